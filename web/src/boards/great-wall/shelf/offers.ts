/** What my own board asks: which options are its pieces, which are buttons, and which sheet a question has. */
import type { Option, Question } from "../../../lib/wire";
import type { Props } from "../facts";
import { Targets } from "../targets";

let last: Targets | null = null;

/** What can be chosen on my board. A hidden choice that is made can still be changed, so it stays here when it is answered. */
export function readMine({ question, past, local }: Pick<Props, "question" | "past" | "local">): Targets {
  const asked = past ? null : question;
  if (last?.question !== asked || last.set !== local.set) last = new Targets(asked, local.set);
  return last;
}

/** Pieces and cards on my board and in its sheets, by the beginning of their places. */
const PIECES = [
  "general:", "advisor:", "command:", "discard:", "play:", "resource:", "soldier:", "shame-soldier:", "shame-horde:", "unshame-soldier:", "unshame-horde:",
  "save:", "kill:", "request:", "active", "support",
]; // prettier-ignore

/** Choices without a place, in the order of their buttons. */
export const BUTTONS = ["yes", "top", "recover", "score-pile", "hire-clerk", "pay-honour", "pass"];

/** The buttons of a question; how many cards to draw has one for each number. */
export function buttonsOf(targets: Targets): { place: string; option: Option }[] {
  const draws = targets.starting("draw:").map(([count, option]) => ({ place: `draw:${count}`, option }));
  const others = BUTTONS.flatMap((place) => {
    const option = targets.at(place);
    return option ? [{ place, option }] : [];
  });
  return [...draws, ...others];
}

/** The picks that Shelf, its sheets and the status line offer. */
export function shelfOffers(props: Props): Set<number> {
  const targets = readMine(props);
  if (targets.question?.split) return new Set(targets.question.options.map(({ pick }) => pick));
  const found = [...PIECES.flatMap((prefix) => targets.starting(prefix).map(([, option]) => option)), ...buttonsOf(targets).map(({ option }) => option)];
  return new Set(found.map(({ pick }) => pick));
}

/** Parts of my board that a question is asked on; empty: it is asked on the table. */
export type Part = "mix" | "set-up" | "commands" | "pile" | "tactics" | "stock" | "reserve" | "save" | "place-advisor" | "hire" | "requests" | "soldiers";

const PART_OF: Record<string, Part> = {
  "ask-general": "set-up", "ask-first-advisor": "set-up",
  "ask-command": "commands", "ask-recovery": "pile", "ask-recover-one": "pile",
  "ask-window": "tactics", "ask-discard": "tactics",
  "ask-gain": "stock",
  "ask-shame": "reserve", "ask-unshame": "reserve", "ask-unshame-summer": "reserve", "ask-unshame-coop": "reserve", "ask-sacrifice": "reserve",
  "ask-upgrade": "soldiers", "ask-recruit": "soldiers",
  "ask-save": "save", "ask-kill": "save",
  "ask-active-or-support": "place-advisor", "ask-hire": "hire", "ask-rush-advisor": "hire", "ask-fulfil": "requests", "ask-give": "requests",
}; // prettier-ignore

export function partOf(question: Question | null): Part | null {
  if (!question) return null;
  return question.split ? "mix" : (PART_OF[question.prompt.id] ?? null);
}
