/** Why something happened that nobody chose: a message and the rules it follows from. */
import type { EventView, GreatWallSource } from "../../../lib/wire";

export interface Reason {
  says: string;
  rules: string[];
}

const QIN = 8;
const RUSH = 9;

const why = (says: string, ...rules: string[]): Reason => ({ says, rules });

const OF_QIN: Record<string, Reason> = {
  "turn-begins": why("gwh-why-qin-card", "GW-SOLO-26", "GW-SOLO-27"),
  "command-placed": why("gwh-why-first-space", "GW-SOLO-27"),
  "clerk-moved": why("gwh-why-qin-clerk", "GW-SOLO-24", "GW-SOLO-33"),
  "clerk-changed": why("gwh-why-qin-clerk-changed", "GW-SOLO-34", "GW-SOLO-24"),
  attacked: why("gwh-why-qin-attack", "GW-SOLO-40", "GW-SOLO-42"),
  posted: why("gwh-why-qin-post", "GW-SOLO-43"),
  "wall-built": why("gwh-why-qin-build", "GW-SOLO-44"),
  "advisor-placed": why("gwh-why-qin-advisor", "GW-SOLO-46"),
};

const OF_RUSH: Record<string, Reason> = {
  "turn-begins": why("gwh-why-rush-card", "GW-REED-18", "GW-REED-19"),
  "command-placed": why("gwh-why-first-space", "GW-REED-19"),
  attacked: why("gwh-why-rush-attack", "GW-REED-31", "GW-REED-33"),
  "barricade-built": why("gwh-why-rush-barricade", "GW-REED-30"),
};

const OF_ALL: Record<string, Reason> = {
  "horde-placed": why("gwh-why-horde", "GW-SPRING-04", "GW-SPRING-05"),
  raided: why("gwh-why-raid", "GW-SPRING-07", "GW-RAID-01"),
  "advisors-changed": why("gwh-why-advisors", "GW-SPRING-08"),
  "barricades-gone": why("gwh-why-barricades", "GW-WINTER-09"),
};

/** Returns the reason of an event; null: somebody chose it, or its sentence says it. `turn` is whose turn it was. */
export function reasonOf({ kind, args }: EventView, turn: number | null): Reason | null {
  const who = args["faction"];
  if (who === QIN) return OF_QIN[kind] ?? null;
  if (who === RUSH && kind.startsWith("clerk-")) return turn === QIN ? why("gwh-why-rush-clerk-qin", "GW-SOLO-45", "GW-SOLO-45a") : why("gwh-why-rush-clerk", "GW-REED-20", "GW-REED-22");
  if (who === RUSH) return OF_RUSH[kind] ?? null;
  if (kind === "activated" && turn === QIN) return why("gwh-why-qin-activates", "GW-SOLO-38");
  return OF_ALL[kind] ?? null;
}

/** The reason of what a step brought, by its source. */
export function sourceReason({ kind, args }: EventView, sources: readonly GreatWallSource[]): Reason | null {
  if (kind === "stored" && args["faction"] === RUSH) return why("gwh-why-rush-store", "GW-REED-24", "GW-REED-27");
  if (kind === "track-shifted") return why("gwh-why-qin-track", "GW-SOLO-25");
  if (kind !== "honour-changed" || args["faction"] !== QIN) return null;
  const source = sources[args["source"] ?? -1]?.id;
  if (source === "gathering") return why("gwh-why-qin-gathers", "GW-SOLO-36");
  return source === "point" ? why("gwh-why-qin-point", "GW-SOLO-41") : null;
}
