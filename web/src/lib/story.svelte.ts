/** The review of a finished game: all players' chances of winning, computed by the server while someone is looking. */
import { api, type ApiError } from "./api";
import type { Considered, LookBack, SeatLookBack } from "./advice";
import type { BoardStory } from "./board";
import { sayProblem } from "./problem";
import type { TablePage } from "./table.svelte";
import type { Weighed } from "./weighed";
import { t, words } from "./words.svelte";

const PAUSE = 400; // milliseconds between progress requests

/** A costly decision: whose it was, and its rank among that player's, where 1 is the worst. */
export interface Costly extends Considered {
  seat: number;
  rank: number;
}

export class Story {
  look = $state.raw<LookBack | null>(null);
  trouble = $state("");
  /** Whose decisions are shown; null: those of the person looking. */
  chosen = $state<number | null>(null);
  /** Whether the messages are loaded. */
  ready = $state(false);
  #readers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly page: TablePage) {}

  /** Requests the review until it is finished. Returns a function that stops this. */
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

  /** The seat whose decisions are shown: the reader's own, otherwise that of another person. */
  get seat(): number {
    const seats = this.page.table?.seats ?? [];
    return this.chosen ?? (seats.find((seat) => seat.yours) ?? seats.find((seat) => seat.kind === "person") ?? seats[0])?.seat ?? 0;
  }

  costly(seat: number): Costly[] {
    return (this.lines[seat]?.costliest ?? []).map((one, index) => ({ ...one, seat, rank: index + 1 }));
  }

  /** Returns the seat's costly decision that comes right after a moment, if there is one. */
  at(moment: number, seat: number): Costly | null {
    return this.ready ? (this.costly(seat).find((one) => one.moment === moment) ?? null) : null;
  }
}

/** Returns the decision after the moment shown, for the board; null if it cost nothing. */
export function decisionShown(page: TablePage): Costly | null {
  return page.moment ? page.story.at(page.moment.number, page.moment.state.seat) : null;
}

export const weighedOf = (one: Costly | null): Weighed | null => one && { played: one.choice, better: one.better };

/** Returns when in the game a decision was made, in the game's own terms. */
export function whenOf(page: TablePage, told: BoardStory | null, one: Costly): string {
  const events = page.events.filter((event) => !event.undone && event.choice <= one.moment);
  return told ? told.when(events, one, page.speaker.say, page.name) : t("page-story-choice", { number: one.moment + 1, count: page.choices });
}
