/** Where on the table an event happened: for what moves, and for what is outlined. */
import type { EventView } from "../../lib/wire";
import { factionOf, SIDES, type Props } from "./facts";

export interface Trace {
  event: EventView;
  /** Where it is seen now. */
  at: string;
  /** Where it came from, if it came from a place of the table. */
  from?: string;
  /** How it shows itself. */
  how: "arrives" | "falls" | "rises" | "shakes" | "turns" | "glows";
}

const HOW: Record<string, Trace["how"]> = {
  "clerk-moved": "arrives", "clerk-changed": "arrives", "command-placed": "arrives", "overseer-raised": "arrives", "horde-placed": "falls", attacked: "arrives",
  wounded: "falls", posted: "arrives", rested: "arrives", "soldiers-moved": "arrives", "wall-built": "rises", "barricade-built": "rises", raided: "shakes",
  "wall-breached": "shakes", "wall-held": "glows", activated: "glows", "honour-changed": "glows", "tea-rose": "glows", shamed: "glows", "horde-defeated": "shakes",
  "horde-taken": "glows", "soldiers-killed": "shakes", "breach-ends": "glows", stored: "glows", "shame-lost": "glows",
}; // prettier-ignore

/** The place of an event on the table (rows and spaces are counted from 1); null: it happened elsewhere, such as in a hand. */
export function traceOf(event: EventView, { view, local }: Pick<Props, "view" | "local">): Trace | null {
  const { kind, args } = event;
  const how = HOW[kind];
  if (!how) return null;
  const side = SIDES[args["side"] ?? -1];
  const location = (name = "location") => `[data-location^="${local.set.locations[args[name] ?? -1]?.id ?? ""} "]`;
  /** Where a faction's pieces come from: its line among the others, or my own board. */
  const home = (arg = args["faction"] ?? -1) => `.rival[data-faction="${factionOf(view, arg)}"]`;
  const trace = (at: string, from?: string): Trace => ({ event, at, how, ...(from ? { from } : {}) });
  switch (kind) {
    case "clerk-moved":
    case "overseer-raised":
      return trace(location(), home());
    case "activated":
      return trace(location());
    case "clerk-changed":
      return trace(location(), location("from_location"));
    case "command-placed":
      return trace(`[data-space^="${args["space"]} "]`);
    case "horde-placed":
      return trace(`[data-horde="${side}${args["row"]}"]`);
    case "attacked":
    case "wounded":
      return trace(args["row"] === undefined ? `[data-section="${side}"] .horde:last-of-type` : `[data-horde="${side}${args["row"]}"]`, kind === "attacked" ? home() : undefined);
    case "soldiers-killed":
      return trace(args["row"] ? `[data-horde="${side}${args["row"]}"]` : `[data-wall^="${side}"]`);
    case "horde-taken":
      return trace(home());
    case "stored":
      return trace("[data-warehouse]");
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
    case "breach-ends":
    case "horde-defeated":
      return trace(`[data-section="${side}"]`);
    case "honour-changed":
      return trace(`[data-marker="${factionOf(view, args["faction"] ?? -1)}"]`);
    case "tea-rose":
      return trace("[data-tea]");
    case "shamed":
    case "shame-lost":
      return trace("[data-shame]");
    default:
      return null;
  }
}

export function tracesOf(events: readonly EventView[], props: Pick<Props, "view" | "local">): Trace[] {
  return events.flatMap((event) => traceOf(event, props) ?? []);
}
