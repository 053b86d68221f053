/** The master bot's advice, in the same sentences as in the terminal: a hint, or a review of a decision. */
import type { TablePage } from "./table.svelte";
import type { Hinted, Message } from "./wire";
import { t } from "./words.svelte";

/** A decision of a finished game and a better one, judged by what the seat knew at the time. Chances are in percent. */
export interface Considered {
  /** The moment just before it. */
  moment: number;
  choice: Message[];
  /** What it could lead to. */
  leads: Message[];
  /** Percentage points of winning chance. */
  cost: number;
  chance: number;
  score: number;
  better: Message[];
  better_leads: Message[];
  better_chance: number;
  better_score: number;
}

/** A seat's chance of winning over the game, and its costliest decisions, worst first. */
export interface SeatLookBack {
  seat: number;
  moments: number[];
  chances: number[];
  decisions: number;
  costliest: Considered[];
}

/** A review of a game from every seat; it grows while the server is working on it. */
export interface LookBack {
  done: number;
  total: number;
  finished: boolean;
  failed: boolean;
  seats: SeatLookBack[];
}

/** Below this percentage the answer is one of several that a player should vary. */
const MIXES = 90;

const expected = (page: TablePage, score: number) => page.speaker.say({ id: "advice-score", args: { score } });
export const choiceWords = (page: TablePage, labels: Message[]) => labels.map(page.speaker.say).join(", ");

/** Returns how good the hint is, whether to vary it, and how it compares. */
export function hintSentences(page: TablePage, hint: Hinted): string[] {
  const said = [t("page-hint-chance", { chance: hint.chance, score: expected(page, hint.score) })];
  if (hint.share < MIXES) said.push(t("advice-mix", { share: hint.share }));
  if (hint.other.length) {
    const less = hint.chance - hint.other_chance;
    const other = { choice: choiceWords(page, hint.other), chance: hint.other_chance, score: expected(page, hint.other_score) };
    said.push(less >= 1 ? t("advice-next", { ...other, less }) : t("advice-as-good", other));
  }
  return said;
}
