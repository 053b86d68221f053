/** What the master says, in the sentences of the terminal: a hint, and a look back at a decision. */
import type { TablePage } from "./table.svelte";
import type { Hinted, Message } from "./wire";
import { t } from "./words.svelte";

/** A decision of a finished game and what was better, judged by what the seat knew then; chances in percent. */
export interface Considered {
  /** The moment right before it. */
  moment: number;
  choice: Message[];
  /** What it could lead to. */
  leads: Message[];
  /** Points of winning chance. */
  cost: number;
  chance: number;
  score: number;
  better: Message[];
  better_leads: Message[];
  better_chance: number;
  better_score: number;
}

/** A seat's winning chance over the game, and the decisions that cost it most, the worst first. */
export interface SeatLookBack {
  seat: number;
  moments: number[];
  chances: number[];
  decisions: number;
  costliest: Considered[];
}

/** A game looked back at from every seat; grows while the server works on it. */
export interface LookBack {
  done: number;
  total: number;
  finished: boolean;
  failed: boolean;
  seats: SeatLookBack[];
}

/** Below this part of the mix the answer is one of several that should be varied. */
const MIXES = 90;

const expected = (page: TablePage, score: number) => page.speaker.say({ id: "advice-score", args: { score } });
export const choiceWords = (page: TablePage, labels: Message[]) => labels.map(page.speaker.say).join(", ");

/** How good the hint is, whether to vary it, and how it compares. */
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
