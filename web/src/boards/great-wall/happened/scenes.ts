/** What happened, in scenes: a turn, a season, the cards that are turned up, the assault on a Section, the defeat of a Horde. From events alone. */
import type { EventView } from "../../../lib/wire";

export interface Scene {
  /** The number of its first event among all that are told: a key. */
  number: number;
  kind: "turn" | "season" | "reveal" | "assault" | "defeat";
  /** What opened it: a turn, a season, an assault, a defeat; null: it was open before the first event that is known. */
  head: EventView | null;
  events: EventView[];
}

/** Something that was done, and what it brought. */
export interface Step {
  event: EventView;
  brought: EventView[];
}

const OPENS: Record<string, Scene["kind"]> = {
  "season-begins": "season",
  "turn-begins": "turn",
  "command-revealed": "reveal",
  "wall-held": "assault",
  "wall-breached": "assault",
  "horde-defeated": "defeat",
};
/** Seasons and turns last until the next one; the others lie inside them and have an end of their own. */
const LASTING = new Set<Scene["kind"]>(["season", "turn"]);
const ENDS = new Set(["breach-ends", "horde-taken", "horde-gone"]);
/** What is told of something else, and not alone. */
const BROUGHT = new Set(["honour-changed", "gained", "paid", "store-used", "stored", "track-shifted", "clerks-home", "advisors-changed", "rested"]);

/** Returns the scenes of the events from a number on, the first one whole unless it is the reader's own turn. Empty ones are left out. */
export function scenesOf(told: readonly EventView[], since: number, reader: number): Scene[] {
  const around = outer(told, since).head;
  const from = around && around.args["faction"] !== reader ? told.indexOf(around) : since;
  const found: Scene[] = [];
  let lasting: Pick<Scene, "kind" | "head"> = outer(told, from);
  let open: Scene | null = null;
  const begin = (number: number, { kind, head }: Pick<Scene, "kind" | "head">) => found.push((open = { number, kind, head, events: [] }));
  told.slice(from).forEach((event, index) => {
    const kind = OPENS[event.kind];
    const goesOn = open?.kind === "reveal" && (event.kind === "command-revealed" || event.kind === "command-placed");
    if (kind && !goesOn) {
      if (LASTING.has(kind)) lasting = { kind, head: event };
      begin(from + index, { kind, head: event });
    } else if (!open || (open.kind === "reveal" && !goesOn)) begin(from + index, lasting);
    if (event.kind !== "year-begins" && open!.head !== event) open!.events.push(event);
    else if (open!.kind === "reveal") open!.events.push(event);
    if (ENDS.has(event.kind)) open = null;
  });
  return found.filter(({ kind, events }) => events.length > 0 || !LASTING.has(kind));
}

/** The season or turn in which an event happened. */
function outer(told: readonly EventView[], from: number): Pick<Scene, "kind" | "head"> {
  const head = told.slice(0, from).findLast(({ kind }) => kind === "turn-begins" || kind === "season-begins") ?? null;
  return { kind: head?.kind === "turn-begins" ? "turn" : "season", head };
}

export function stepsOf(events: readonly EventView[]): Step[] {
  const steps: Step[] = [];
  for (const event of events) {
    const last = steps.at(-1);
    if (last && BROUGHT.has(event.kind)) last.brought.push(event);
    else steps.push({ event, brought: [] });
  }
  return steps;
}
