/** How I am told that it is my turn when the page is closed: through the browser's push service, or a call of an address of mine. */
import { api, ApiError, type Reach, type ReachWish } from "./api";
import { live } from "./live.svelte";
import { allowNotices, notices } from "./notice";
import { sayProblem } from "./problem";
import { registration } from "./worker";
import { t, words } from "./words.svelte";

class Calls {
  known = $state.raw<Reach | null>(null);

  async load(): Promise<void> {
    this.known = await api.reach().catch(() => null);
    if (this.known && notices() === "granted") await this.#renew();
  }

  /** Why this browser cannot be reached, or an empty text. */
  get whyNot(): string {
    const state = notices();
    if (state === "insecure") return t("page-call-insecure");
    if (state === "missing" || !("PushManager" in globalThis)) return t("page-notify-missing");
    return state === "denied" ? t("page-notify-blocked") : "";
  }

  /** Whether I am told at this table, in any way. */
  at(table: string): boolean {
    return this.known?.tables.includes(table) ?? false;
  }

  /** Sets whether I am told at a table. If I cannot be reached yet, this browser asks for permission. Returns whether it is as wished. */
  async set(table: string, on: boolean): Promise<boolean> {
    return this.#attempt(async () => {
      if (!this.known) await this.load();
      if (on && !this.known?.here && !this.known?.webhook && !(await this.subscribe())) return false;
      await api.setNotices(table, on);
      await this.load();
      live.tell(on ? t("page-call-kept") : t("page-call-ended"));
      return true;
    });
  }

  /** Lets this browser take messages. Returns whether it does. */
  async subscribe(): Promise<boolean> {
    return this.#attempt(async () => {
      if (this.whyNot || !(await allowNotices())) {
        live.tell(this.whyNot || t("page-notify-blocked"), true);
        return false;
      }
      const first = this.known ?? (await api.reach());
      if (!first.devices && !first.webhook) await api.setReach({ ...wishOf(first), language: words.language, zone: zoneHere() });
      const worker = await registration();
      const made = await worker?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: first.key });
      if (!made) return false;
      await this.#send(made);
      await this.load();
      return true;
    });
  }

  async unsubscribe(): Promise<void> {
    await this.#attempt(async () => {
      const made = await (await registration())?.pushManager.getSubscription();
      if (made) await api.unsubscribe(made.endpoint);
      await made?.unsubscribe();
      await this.load();
      return true;
    });
  }

  async change(wish: Partial<ReachWish>): Promise<void> {
    await this.#attempt(async () => {
      this.known = await api.setReach({ ...wishOf(this.known!), language: words.language, zone: zoneHere(), ...wish });
      live.tell(t("page-saved"));
      return true;
    });
  }

  async test(): Promise<void> {
    await this.#attempt(async () => {
      const { taken } = await api.testReach();
      live.tell(taken ? t("page-call-tested", { count: taken }) : t("page-call-not-tested"), !taken);
      return true;
    });
  }

  /** A browser may get a new subscription by itself: the server is told with the next visit. */
  async #renew(): Promise<void> {
    const made = await (await registration())?.pushManager.getSubscription();
    if (made && !this.known?.here) await this.#send(made).then(async () => (this.known = await api.reach())).catch(() => {});
  }

  async #send(made: PushSubscription): Promise<void> {
    const { endpoint, keys } = made.toJSON();
    await api.subscribe({ endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]! });
  }

  async #attempt(what: () => Promise<boolean>): Promise<boolean> {
    try {
      return await what();
    } catch (error) {
      live.tell(error instanceof ApiError ? sayProblem(error) : t("page-call-failed"), true); // the push service of the browser failed
      return false;
    }
  }
}

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";
const wishOf = ({ language, zone, quiet_from, quiet_to, webhook }: Reach): ReachWish => ({ language, zone, quiet_from, quiet_to, webhook });

export const calls = new Calls();
