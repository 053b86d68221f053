/** Effects in pictures: which symbols of pieces.svg say what an operation does. Every symbol stands beside its words or names them. */
import type { GreatWallAbility, GreatWallOperation } from "../../../lib/wire";

export interface Glyph {
  /** A symbol, without `gw-`. */
  icon: string;
  /** Before the symbol: an amount, or a sign. */
  amount: string;
}

/** Verbs with a picture of their own; the others are known by what they are about. */
const VERBS: Record<string, string> = {
  draw: "verb-draw", move: "verb-move", recruit: "verb-recruit", attack: "verb-attack", wound: "wound", build: "verb-build", upgrade: "verb-upgrade",
  shift: "verb-shift", tea: "verb-tea", hire: "verb-hire", unshame: "verb-unshame", shame: "shame", activate: "verb-activate", copy: "verb-copy",
  recover: "verb-recover", save: "verb-save", defence: "defence", offence: "offence", spare: "verb-spare", horde: "verb-horde", raze: "verb-raze", raid: "verb-raid",
}; // prettier-ignore

/** What is counted, as a thing. */
const COUNTED: Record<string, string> = {
  support: "support", active: "advisor", overseers: "overseer", levels: "overseer", resting: "rest", posted: "post", fighting: "soldier", taken: "horde",
  tiles: "shame", walls: "wall", barricades: "barricade", placed: "clerk", held: "tactic", piled: "command", foes: "horde", dead: "lethality", below: "tea",
  above: "tea", hands: "clerk", strangers: "clerk", "high-walls": "wall-3", years: "spring", recruits: "soldier", types: "soldier", clean: "horde",
  hired: "clerk", invaders: "horde", track: "command",
}; // prettier-ignore

const CHANGED: Record<string, string> = {
  "save-cost": "verb-save", "advisor-cost": "advisor", "clerk-cost": "clerk", "recruit-cost": "verb-recruit", "wall-cost": "wall", "barricade-cost": "barricade",
  "upgrade-cost": "verb-upgrade", "hand-limit": "tactic", lethality: "lethality", "shame-cost": "shame", donation: "honour", "base-defence": "defence",
}; // prettier-ignore

const MOMENTS: Record<string, string> = {
  summer: "summer", autumn: "autumn", winter: "winter", reveal: "command", turn: "command", "others-turn": "command", activation: "verb-activate", gathered: "any",
  recruited: "verb-recruit", covered: "vital", "built-wall": "wall", "built-barricade": "barricade", hired: "verb-hire", "turn-end": "verb-activate", defeated: "horde",
  taken: "horde", killed: "lethality", shamed: "shame", shot: "wound", assault: "offence", held: "defence", breached: "offence", donated: "honour",
  upgraded: "verb-upgrade", tea: "tea",
}; // prettier-ignore

export const countedIcon = (counted: string): string => COUNTED[counted] ?? "location";
export const changedIcon = (change: string): string => CHANGED[change] ?? "location";

/** When it acts: the place or the Soldier it is about, or else the moment. */
export const momentIcon = (ability: Pick<GreatWallAbility, "when"> & Partial<Pick<GreatWallAbility, "location" | "soldier">>): string =>
  ability.location ?? ability.soldier ?? MOMENTS[ability.when] ?? "spring";

/** What an operation does: the verb, or the thing that is gained. */
export function glyphOf(operation: GreatWallOperation): Glyph {
  const { verb, amount, what } = operation;
  const only = what.length === 1 ? what[0]! : "";
  const number = amount === null ? "∞" : String(amount);
  if (verb === "gain") return { icon: only, amount: amount === 1 ? "" : number };
  if (verb === "lose" || verb === "pay") return { icon: only, amount: `−${number}` };
  if (verb === "defence") return { icon: "defence", amount: `+${number}` };
  if (verb === "offence") return { icon: "offence", amount: `−${number}` };
  if ((verb === "build" || verb === "recruit" || verb === "attack") && only) return { icon: only, amount: `+${number}` };
  return { icon: VERBS[verb] ?? "location", amount: amount === 1 ? "" : number };
}

/** A number from a name, the same for ever: which of some drawings a card gets. */
export function pick(id: string, count: number): number {
  let hash = 2166136261; // FNV-1a
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) % count;
}
