/** What the parts of the board share and nobody else needs to know: what is lifted, picked, looked at. */
import { draftOf, keepDraft, type KeptDraft } from "../../lib/drafts";
import { route } from "../../lib/router.svelte";
import type { EventView, Question } from "../../lib/wire";
import type { Speaker } from "../../lib/words.svelte";
import type { Card } from "./cards/set";
import type { SetData } from "./facts";
import { Telling } from "./happened/telling.svelte";

export type Tab = "wall" | "locations" | "table" | "happened";

export interface Prepared {
  set: SetData;
  speaker: Speaker;
}

// The seat belongs to it: on a device that is passed around the next player must not see what was lifted.
const keyOf = ({ seat, version, so_far }: Question): string => `${seat} ${version} ${so_far.join(" ")}`;

export class Local {
  readonly set: SetData;
  /** For the words of cards. */
  readonly speaker: Speaker;
  /** What happened, while it is shown. */
  readonly telling = new Telling();
  /** Events that somebody points at in the rail. */
  pointed = $state.raw<EventView[] | null>(null);
  /** The pick under the pointer or the focus, anywhere on the board. */
  at = $state<number | null>(null);
  /** A card that is shown large. */
  zoomed = $state.raw<Card | null>(null);
  /** On phones: which part of the table is shown. */
  tab = $state<Tab>("wall");
  /** On phones: which Section of the Wall is shown. */
  side = $state("centre");
  /** My board is risen over the table, where it is folded to a line. */
  open = $state(false);
  #lifted = $state.raw<{ from: string; key: string } | null>(null);
  readonly #table = route.parts[1] ?? "";
  #draft = $state.raw<KeptDraft | null>(draftOf(this.#table));

  constructor({ set, speaker }: Prepared) {
    this.set = set;
    this.speaker = speaker;
  }

  /** Where the Clerk in my hand comes from: "home", a Location, or null: none is lifted. It belongs to one question and is gone with it. */
  lifted(question: Question | null): string | null {
    return question && this.#lifted?.key === keyOf(question) ? this.#lifted.from : null;
  }

  lift(question: Question, from: string | null): void {
    this.#lifted = from === null ? null : { from, key: keyOf(question) };
  }

  /** The picks that are chosen but not given yet. They survive a reload of the page. */
  draft(question: Question | null): number[] {
    return question && this.#draft?.key === keyOf(question) ? this.#draft.picks : [];
  }

  setDraft(question: Question, picks: number[]): void {
    this.#draft = { picks, key: keyOf(question) };
    keepDraft(this.#table, picks.length ? this.#draft : null);
  }

  /** The one pick that is chosen but not given yet. */
  picked(question: Question | null): number | null {
    return this.draft(question)[0] ?? null;
  }

  pick(question: Question, pick: number | null): void {
    this.setDraft(question, pick === null ? [] : [pick]);
  }
}
