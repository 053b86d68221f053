/** What stands on the shelf, and what a press on it would mean. */
import type { Question } from "../../lib/wire";
import { verdictsOn } from "../../lib/weighed";
import { t } from "../../lib/words.svelte";
import { BLOCKS, kindOf, setOf } from "./blocks";
import { isPlanning, pickOf, stones } from "./facts";
import type { Props } from "./local.svelte";

/** plan: into the fist. build: out of the lone empty fist. give: to the master. none: nothing is chosen here. */
export type Mode = "plan" | "build" | "give" | "none";

export interface Item {
  /** A block, or "fist": the empty one. */
  name: string;
  count: number;
  notation: string;
  /** null: it cannot be chosen now. */
  pick: number | null;
  /** Where it went, if none is left: message id. */
  gone: string;
  /** It lies in my hand: closed in the fist, or shown on the palm. */
  inHand: "" | "fist" | "palm";
}

/** "If you show the tower": on phones it stands in the status line. */
export function ifShown(board: Pick<Props, "say">, name: string): string {
  return name === "fist" ? t("dm-if-fist") : t("dm-if-show", { block: board.say({ id: "choose-show", args: { block: kindOf(name) } }) });
}

/** Where there is one place only, the status line names it; null: there are two to choose from. */
export function onlyEnd(board: Pick<Props, "say" | "question" | "view">, name: string): string | null {
  const ends = (["left", "right"] as const).filter((end) => pickOf(board.question, end) !== null);
  if (ends.length !== 1) return null;
  const block = board.say({ id: "choose-show", args: { block: kindOf(name) } });
  return t(board.view.public.wall.length === 0 ? "dm-only-first" : ends[0] === "left" ? "dm-only-left" : "dm-only-right", { block });
}

export function modeOf(question: Question | null): Mode {
  const notations = question?.options.map((option) => option.notation) ?? [];
  if (notations.includes("fist")) return "plan";
  if (notations.includes("build-none")) return "build";
  if (notations.some((notation) => notation.startsWith("give-"))) return "give";
  return "none";
}

const PREFIX: Record<Mode, string> = { plan: "", build: "build-", give: "give-", none: "" };

/** The pieces of a full set in their order, then what was given besides; with the empty fist at the end while planning. */
export function itemsOf(board: Props, mode: Mode, answered: number | null): Item[] {
  const { view, question } = board;
  const set = setOf(view.public.options["wall_values"] ?? "");
  const names = BLOCKS.filter((block) => set.includes(block) || view.own.hand.includes(block));
  const built = stones(view.public.wall, board.events).filter((stone) => stone.owner === view.seat);
  const shown = isPlanning(view) ? null : view.public.fists[view.seat];
  const items = names.map((name): Item => {
    const notation = PREFIX[mode] + name;
    const pick = mode === "none" ? null : pickOf(question, notation);
    const gone = built.some((stone) => stone.block === name) ? "dm-gone-built" : "dm-gone-given";
    const inHand = name === shown && !built.some((stone) => stone.block === name) ? "palm" : pick !== null && pick === answered ? "fist" : "";
    return { name, count: view.own.hand.filter((block) => block === name).length, notation, pick, gone, inHand };
  });
  if (mode === "plan" || verdictsOn(board.weighed, (label) => label.id === "choose-empty-fist").length) items.push({ name: "fist", count: 1, notation: "fist", pick: pickOf(question, "fist"), gone: "", inHand: "" });
  return items;
}
