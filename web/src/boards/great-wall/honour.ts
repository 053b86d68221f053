/** Where Honour comes from: the parts of the game it belongs to, and how much of each there was at the end of each Year. */
import type { EventView, GreatWallSource } from "../../lib/wire";
import { factionOf, type View } from "./facts";

/** The words of each part, in the order they are listed. */
export const PARTS: Record<string, string> = {
  wall: "gwb-score-wall", battle: "gwb-score-battle", court: "gwb-score-court", cards: "gwb-score-cards", play: "gwb-score-play",
  hordes: "gwb-score-hordes", artifacts: "gwb-score-artifacts", shame: "gwb-score-shame",
}; // prettier-ignore

/** What the rules give Honour for, by the part of the game it belongs to. Everything else is a card's. */
const RULES: Record<string, string> = {
  building: "wall", defeat: "battle", taking: "battle", point: "battle", saving: "battle", recruiting: "battle", donation: "court", overseer: "court", hiring: "court",
  request: "court", gathering: "court", income: "court", shame: "shame", unshaming: "shame", pile: "cards", start: "play", rules: "play",
}; // prettier-ignore

/** What is counted when the game is over. */
const SCORED: Record<string, string> = { "horde-scored": "hordes", "artifact-scored": "artifacts", "shame-scored": "shame" };

type Told = Pick<EventView, "kind" | "args">;

function partOf({ kind, args }: Told, sources: readonly GreatWallSource[]): string | null {
  if (kind !== "honour-changed") return SCORED[kind] ?? null;
  const source = sources[args["source"] ?? -1];
  if (!source) return "play";
  return source.kind === "rule" ? (RULES[source.id] ?? "play") : source.kind === "horde" ? "battle" : "cards";
}

/** Honour by part, a number for each faction. */
export type Sums = Record<string, number[]>;

/** A column of the chart: all Honour so far at the end of a Year, or with what is counted when the game is over. */
export interface Column {
  /** 0: the end of the game. */
  year: number;
  sums: Sums;
}

/** Returns the Honour of all at the end of each Year, and at the end of the game. */
export function honourByYear(events: readonly Told[], view: View, sources: readonly GreatWallSource[]): Column[] {
  const columns: Column[] = [];
  let year = 1;
  let sums: Sums = {};
  let counting = false;
  function close(): void {
    columns.push({ year, sums });
    sums = Object.fromEntries(Object.entries(sums).map(([part, line]) => [part, [...line]]));
  }
  for (const event of events) {
    if (event.kind === "year-begins" && (event.args["year"] ?? 1) > year) {
      close();
      year = event.args["year"] ?? year + 1;
    }
    const part = partOf(event, sources);
    const faction = factionOf(view, event.args["faction"] ?? -1);
    if (part === null || faction < 0) continue;
    if (event.kind in SCORED && !counting) {
      close();
      counting = true;
    }
    const line = (sums[part] ??= view.public.factions.map(() => 0));
    line[faction] = (line[faction] ?? 0) + (event.args["count"] ?? 0);
  }
  if (!counting) close();
  return [...columns, { year: 0, sums }];
}
