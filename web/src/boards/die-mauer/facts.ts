/** What the drawings need besides the view: read off the view and the events, never worked out by rules. */
import type { DieMauerView, EventView, Question } from "../../lib/wire";
import { blockOf } from "./blocks";

export type View = DieMauerView;

/** A block in the wall. Its builder is unknown (-1) where the page does not know of events that far back. */
export interface Stone {
  block: string;
  owner: number;
  /** The event that tells of it. */
  built: EventView | null;
}

/** How a hand is seen at the edge of the table. */
export interface Pose {
  hand: "away" | "closed" | "open";
  /** What lies on the open palm; null: nothing. */
  block: string | null;
  /** What lay on it stands in the wall now. */
  built?: boolean;
  /** It may build any block, and builds none. */
  declined?: boolean;
}

/** What open fists lead to. All but the last are told by an event; a gift is only asked for. */
export type Outcome = "master-unmatched" | "rivals-matched" | "too-many-rivals" | "no-position" | "lone-empty-fist" | "many-empty-fists" | "gift";

/** All fists were open: what they showed, and who builds because of it. */
export interface Reveal {
  /** The choice that opened them: one reveal is told from the next by it. */
  choice: number;
  master: number;
  /** What the master showed; "fist": nothing. */
  shown: string;
  /** The rivals who showed the same, in the order in which they build. */
  matching: number[];
  outcome: Outcome;
  /** How many ends took the block; null: any number, or it is not known any more. */
  ends: number | null;
}

/** The part of the table that moves. */
export interface Picture {
  round: number;
  wall: Stone[];
  poses: Pose[];
  master: number;
  /** The last time all fists were open. */
  reveal: Reveal | null;
}

export const isPlanning = (view: View): boolean => view.public.steps[0]?.step === "planning";

/** Those who come next, in the order of their turns from a seat on. */
export const clockwise = (players: number, from: number): number[] => Array.from({ length: players }, (_, step) => (from + step) % players);

/** The others as they sit around the table for this seat; for an onlooker everybody. */
export const rivalsOf = (view: View): number[] => (view.seat < 0 ? clockwise(view.public.players, 0) : clockwise(view.public.players, view.seat).slice(1));

/** Who built which block: the last blocks stand at the ends, so events are taken off the wall from the newest back. */
export function stones(wall: readonly string[], events: readonly EventView[]): Stone[] {
  const found: Stone[] = wall.map((block) => ({ block, owner: -1, built: null }));
  let left = 0;
  let right = found.length - 1;
  for (let index = events.length - 1; index >= 0 && left <= right; index--) {
    const event = events[index]!;
    if (event.kind === "round-begins") break;
    if (event.kind !== "built") continue;
    const at = event.args["end"] === 0 ? left : right;
    const stone = found[at]!;
    if (stone.block !== blockOf(event.args["block"] ?? 0)) break; // events and wall are of different moments
    stone.owner = event.args["seat"] ?? -1;
    stone.built = event;
    if (event.args["end"] === 0) left++;
    else right--;
  }
  return found;
}

function poseOf(view: View, seat: number): Pose {
  const fist = view.public.fists[seat] ?? null;
  if (isPlanning(view)) return { hand: view.public.chosen[seat] ? "closed" : "away", block: null };
  if (fist === null) return { hand: "away", block: null };
  return { hand: "open", block: fist === "fist" ? null : fist };
}

/** `ends`: how many ends took a block, by the choice that opened the fists. It can be counted until the first of them is built, and is kept here. */
export function pictureOf(view: View, events: readonly EventView[], ends: Map<number, number>): Picture {
  const wall = stones(view.public.wall, events);
  const poses = clockwise(view.public.players, 0).map((seat) => poseOf(view, seat));
  const turn = thisTurn(events);
  // A block that has been built is no longer on the palm of its builder.
  for (const event of turn) {
    const pose = poses[event.args["seat"] ?? -1];
    if (event.kind === "built" && pose) poses[event.args["seat"]!] = { hand: "open", block: null, built: true };
  }
  const reveal = lastReveal(events, view.public.players, ends);
  if (reveal && !isPlanning(view) && !turn.some((event) => event.kind === "built")) {
    const taking = endsFor(reveal.shown, view);
    if (taking !== null) ends.set(reveal.choice, taking);
    reveal.ends ??= taking;
  }
  return { round: view.public.round, wall, poses, master: view.public.master, reveal };
}

/** How many ends take this block, as the view tells; null: wall pieces are never short of room. */
function endsFor(block: string, view: View): number | null {
  if (block === "fist" || block.startsWith("W")) return null;
  return view.public.wall.length === 0 ? 1 : view.public.open_ends.filter(Boolean).length;
}

const isShown = (event: EventView | undefined): boolean => event?.kind === "showed" || event?.kind === "showed-nothing";

/** What the fists opened by these events led to; `first` to `last` are the events that show them. */
export function revealOf(events: readonly EventView[], first: number, last: number, master: number, players: number, ends: ReadonlyMap<number, number>): Reveal {
  const shown = new Map(events.slice(first, last + 1).map((event) => [event.args["seat"]!, event.kind === "showed" ? blockOf(event.args["block"]!) : "fist"]));
  const choice = events[first]!.choice;
  const told = events[last + 1]?.kind ?? "";
  const outcome = VERDICTS.has(told) ? (told as Outcome) : "gift";
  const what = shown.get(master) ?? "fist";
  const matching = clockwise(players, master).slice(1).filter((seat) => shown.get(seat) === what);
  return { choice, master, shown: what, matching, outcome, ends: outcome === "no-position" ? 0 : (ends.get(choice) ?? null) };
}

/** Where the fists were last open, from the first event that shows one to the last; null: nowhere the page knows of. */
export function lastOpening(events: readonly EventView[]): { first: number; last: number; master: number } | null {
  const last = events.findLastIndex(isShown);
  let first = last;
  while (first > 0 && isShown(events[first - 1])) first--;
  const master = last < 0 ? undefined : events.slice(0, first).findLast((event) => event.kind === "turn-begins")?.args["master"];
  return master === undefined ? null : { first, last, master };
}

function lastReveal(events: readonly EventView[], players: number, ends: ReadonlyMap<number, number>): Reveal | null {
  const at = lastOpening(events);
  return at && revealOf(events, at.first, at.last, at.master, players, ends);
}

/** Who builds because of it. */
export function buildersOf({ outcome, master, matching }: Reveal): number[] {
  if (outcome === "rivals-matched") return matching;
  return outcome === "master-unmatched" || outcome === "too-many-rivals" || outcome === "lone-empty-fist" ? [master] : [];
}

/** The events since the last turn began. */
export function thisTurn(events: readonly EventView[]): EventView[] {
  let from = events.length;
  while (from > 0 && events[from - 1]!.kind !== "turn-begins") from--;
  return events.slice(from);
}

/** What the fists showed when they were last open in this round, by seat: a block, "fist", or nothing known. */
export function lastShown(events: readonly EventView[]): Map<number, string> {
  const found = new Map<number, string>();
  for (let index = events.length - 1; index >= 0; index--) {
    const event = events[index]!;
    if (event.kind === "round-begins" || (event.kind === "turn-begins" && found.size > 0)) break;
    if (event.kind === "showed") found.set(event.args["seat"]!, blockOf(event.args["block"]!));
    if (event.kind === "showed-nothing") found.set(event.args["seat"]!, "fist");
  }
  return found;
}

const VERDICTS = new Set<string>(["master-unmatched", "rivals-matched", "too-many-rivals", "no-position", "lone-empty-fist", "many-empty-fists"]);

/** Which turn of the round this is; 0 where the page does not know of the round's beginning. */
export function turnNumber(events: readonly EventView[]): number {
  let turns = 0;
  for (let index = events.length - 1; index >= 0; index--) {
    if (events[index]!.kind === "turn-begins") turns++;
    if (events[index]!.kind === "round-begins") return turns;
  }
  return 0;
}

export interface Bill {
  seat: number;
  /** What was left, dearest first, a block as often as it was held. */
  left: string[];
  points: number;
  total: number;
}

export interface RoundEnd {
  round: number;
  /** Why it ended. */
  event: EventView;
  bills: Bill[];
}

/** How every finished round ended, and what it cost. */
export function roundEnds(events: readonly EventView[]): RoundEnd[] {
  const found: RoundEnd[] = [];
  let left: string[] = [];
  for (const event of events) {
    const round = found.at(-1);
    if (event.kind.startsWith("round-ends-")) {
      found.push({ round: event.args["round"]!, event, bills: [] });
      left = [];
    } else if (event.kind === "left-with") {
      for (let count = 0; count < (event.args["count"] ?? 1); count++) left.push(blockOf(event.args["block"]!));
    } else if (event.kind === "paid" && round) {
      round.bills.push({ seat: event.args["seat"]!, left: left.sort(byMerlons), points: event.args["points"]!, total: event.args["total"]! });
      left = [];
    }
  }
  return found;
}

/** Tower, gate, then the longest wall piece first. */
function byMerlons(one: string, other: string): number {
  const rank = (block: string) => (block === "T" ? -9 : block === "G" ? -8 : -Number(block.slice(1)));
  return rank(one) - rank(other);
}

/** The pick of an option by the word it is written with; null: it is not on offer. */
export function pickOf(question: Question | null, notation: string): number | null {
  return question?.options.find((option) => option.notation === notation)?.pick ?? null;
}

/** The block I am about to build: the one in the open fist, or the one chosen from the shelf. */
export function blockToBuild(view: View, question: Question | null): string | null {
  if (!question || (pickOf(question, "left") === null && pickOf(question, "right") === null)) return null;
  const block = question.prompt.args["block"];
  return typeof block === "number" ? blockOf(block) : null;
}
