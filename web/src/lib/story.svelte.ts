/** The story of a finished game: the winning chances of all players, worked out by the server while somebody looks. */
import { api, type ApiError } from "./api";
import type { Considered, LookBack, SeatLookBack } from "./advice";
import type { BoardStory } from "./board";
import { sayProblem } from "./problem";
import type { TablePage } from "./table.svelte";
import type { Weighed } from "./weighed";
import { t, words } from "./words.svelte";

const PAUSE = 400; // milliseconds between questions how far it is

/** A costly decision: whose, and which of its owner's, the worst is 1. */
export interface Costly extends Considered {
  seat: number;
  rank: number;
}

export class Story {
  look = $state.raw<LookBack | null>(null);
  trouble = $state("");
  /** Whose decisions are shown; null: those of the person who looks. */
  chosen = $state<number | null>(null);
  /** The words are here. */
  ready = $state(false);
  #readers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly page: TablePage) {}

  /** Somebody looks: ask until it is finished. What is returned ends it. */
  follow = (): (() => void) => {
    this.#readers++;
    if (!this.ready) void words.load(["end"]).then(() => (this.ready = true));
    if (this.#readers === 1) this.again();
    return () => {
      if (--this.#readers === 0) clearTimeout(this.#timer);
    };
  };

  again = (): void => {
    this.trouble = "";
    if (!this.look?.finished) void this.#ask();
  };

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const found = await api.analysis(this.page.id);
      this.look = found;
      if (found.failed) this.trouble = t("page-look-back-failed");
      else if (!found.finished && this.#readers) this.#timer = setTimeout(() => void this.#ask(), PAUSE);
    } catch (error) {
      this.trouble = sayProblem(error as ApiError);
    }
  }

  get lines(): SeatLookBack[] {
    return this.look?.seats ?? [];
  }

  /** The seat whose decisions are shown: the reader's own, else that of a person. */
  get seat(): number {
    const seats = this.page.table?.seats ?? [];
    return this.chosen ?? (seats.find((seat) => seat.yours) ?? seats.find((seat) => seat.kind === "person") ?? seats[0])?.seat ?? 0;
  }

  costly(seat: number): Costly[] {
    return (this.lines[seat]?.costliest ?? []).map((one, index) => ({ ...one, seat, rank: index + 1 }));
  }

  /** The costly decision that is about to be made at a moment, by the seat with whose eyes it is seen. */
  at(moment: number, seat: number): Costly | null {
    return this.ready ? (this.costly(seat).find((one) => one.moment === moment) ?? null) : null;
  }
}

/** The decision before the moment that is shown, for the board; null: none that cost anything. */
export function decisionShown(page: TablePage): Costly | null {
  return page.moment ? page.story.at(page.moment.number, page.moment.state.seat) : null;
}

export const weighedOf = (one: Costly | null): Weighed | null => one && { played: one.choice, better: one.better };

/** Where in the game a decision was made, in the words of its game. */
export function whenOf(page: TablePage, told: BoardStory | null, one: Costly): string {
  const events = page.events.filter((event) => !event.undone && event.choice <= one.moment);
  return told ? told.when(events, one, page.speaker.say, page.name) : t("page-story-choice", { number: one.moment + 1, count: page.choices });
}
