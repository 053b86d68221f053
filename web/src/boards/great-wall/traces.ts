/** Where on the table an event happened: for what moves, and for what is outlined. */
import type { EventView } from "../../lib/wire";
import { SIDES, type Props } from "./facts";

export interface Trace {
  event: EventView;
  /** Where it is seen now. */
  at: string;
  /** Where it came from, if it came from a place of the table. */
  from?: string;
  /** How it shows itself. */
  how: "arrives" | "falls" | "rises" | "shakes" | "glows";
}

const HOW: Record<string, Trace["how"]> = {
  "clerk-moved": "arrives", "clerk-changed": "arrives", "command-placed": "arrives", "overseer-raised": "arrives", "horde-placed": "falls", attacked: "arrives",
  wounded: "falls", posted: "arrives", rested: "arrives", "soldiers-moved": "arrives", "wall-built": "rises", "barricade-built": "rises", raided: "shakes",
  "wall-breached": "shakes", "wall-held": "glows", activated: "glows", "honour-changed": "glows", "tea-rose": "glows", shamed: "glows", "horde-defeated": "shakes",
}; // prettier-ignore

/** The place of an event on the table; null: it happened elsewhere, such as in a hand. */
export function traceOf(event: EventView, { view, local }: Pick<Props, "view" | "local">): Trace | null {
  const { kind, args } = event;
  const how = HOW[kind];
  if (!how) return null;
  const side = SIDES[args["side"] ?? -1];
  const location = (name = "location") => `[data-location^="${local.set.locations[args[name] ?? -1]?.id ?? ""} "]`;
  const trace = (at: string, from?: string): Trace => ({ event, at, how, ...(from ? { from } : {}) });
  switch (kind) {
    case "clerk-moved":
    case "activated":
    case "overseer-raised":
      return trace(location());
    case "clerk-changed":
      return trace(location(), location("from_location"));
    case "command-placed":
      return trace(`[data-space^="${(args["space"] ?? 0) + 1} "]`);
    case "horde-placed":
      return trace(`[data-horde="${side}${(args["row"] ?? 0) + 1}"]`);
    case "attacked":
    case "wounded":
      return args["row"] === undefined ? trace(`[data-section="${side}"] .horde:last-of-type`) : trace(`[data-horde="${side}${args["row"] + 1}"]`);
    case "rested":
      return trace(`[data-rest^="${side}"]`);
    case "soldiers-moved":
      return trace(`[data-rest^="${SIDES[args["to_side"] ?? -1]}"]`, `[data-rest^="${side}"]`);
    case "posted":
    case "wall-built":
    case "barricade-built":
      return trace(`[data-wall^="${side}"]`);
    case "wall-held":
    case "wall-breached":
      return trace(`[data-gauge^="${side}"]`);
    case "raided":
    case "horde-defeated":
      return trace(`[data-section="${side}"]`);
    case "honour-changed":
      return trace(`[data-marker="${markerOf(view.public.players, args["faction"] ?? -1)}"]`);
    case "tea-rose":
      return trace("[data-tea]");
    case "shamed":
      return trace("[data-shame]");
    default:
      return null;
  }
}

const markerOf = (players: number, arg: number) => (arg < 8 ? arg : arg === 8 ? 1 : players === 1 ? 2 : players);

export function tracesOf(events: readonly EventView[], props: Pick<Props, "view" | "local">): Trace[] {
  return events.flatMap((event) => traceOf(event, props) ?? []);
}
