/** Looking back at a finished game together: who is there, who leads, and what they show. */
import { me } from "./me.svelte";
import type { TablePage } from "./table.svelte";
import type { Companion, GatheringView } from "./wire";
import { t } from "./words.svelte";

const PAUSE = 200; // milliseconds between moments, when the leader pulls the scrubber

export class Gathering {
  view = $state.raw<GatheringView | null>(null);
  /** Shows what the leader shows; set by the screen that can. */
  follow: ((moment: number, seat: number) => void) | null = null;
  #wished: { moment: number; seat: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #here = false; // whether I take part, or will when the connection is back

  constructor(private readonly page: TablePage) {}

  get people(): Companion[] {
    return this.view?.people ?? [];
  }
  get joined(): boolean {
    return (this.view?.you ?? -1) >= 0;
  }
  get leads(): boolean {
    return this.joined && this.view!.you === this.view!.leader;
  }
  get leader(): Companion | null {
    return this.people[this.view?.leader ?? -1] ?? null;
  }

  nameOf = (one: Companion): string => (one.seat >= 0 ? this.page.name(one.seat) : one.name || t("page-onlooker"));

  hear(view: GatheringView): void {
    const came = !this.joined;
    this.view = view;
    if (!this.joined) return;
    if (!this.leads) this.page.replaying = false;
    if (came || !this.leads) this.follow?.(view.moment, view.seat);
  }

  join = async (moment: number, seat: number): Promise<void> => {
    if (!me.known) await me.load();
    if (!me.known) {
      await me.change({ name: me.proposed }); // others see who looks with them
      this.page.reconnect();
    }
    this.#here = true;
    const answer = await this.page.send({ do: "gather", moment, seat });
    if (answer?.is === "not_done") this.#here = false;
  };

  /** After a lost connection. */
  rejoin(): void {
    const view = this.view;
    if (this.#here && view) void this.join(view.moment, view.seat);
  }

  depart = (): void => {
    if (this.#here) void this.page.send({ do: "depart" });
    this.#here = false;
  };

  /** I have gone to another moment: a leader takes the others along, anybody else goes alone. */
  moved(moment: number, seat: number): void {
    if (this.leads) this.lead(moment, seat);
    else if (this.joined) this.depart();
  }

  lead = (moment: number, seat: number): void => {
    this.#wished = { moment, seat };
    if (this.#timer === undefined) this.#show();
  };

  #show(): void {
    const wished = this.#wished;
    this.#timer = undefined;
    if (!wished) return;
    this.#wished = null;
    void this.page.send({ do: "lead", ...wished });
    this.#timer = setTimeout(() => this.#show(), PAUSE);
  }
}
