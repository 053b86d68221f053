/** Pictures of a game between two states: the changes that the server sends with events, folded over the view before them. No rules are needed. */
import type { EventView, GameView, ViewChange } from "./wire";

/**
 * Returns a value with a patch applied; nothing is changed in place. A patch of an object or a list says what is new by field or by place,
 * anything else is the new value itself (kernel/changes.py).
 */
export function fold(value: unknown, patch: unknown): unknown {
  if (!isObject(patch) || typeof value !== "object" || value === null) return patch;
  const folded = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(patch)) folded[key] = fold(folded[key], part);
  return folded;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The game after an event; after the last one, when `event` is null. */
export interface Stage<V = unknown> {
  event: EventView | null;
  view: V;
}

interface Seen {
  public: unknown;
}

/** Returns the views after each new event. What is the seat's own, and what is reckoned for people, is that of the new state. */
export function stagesOf(before: GameView | null, next: GameView): Stage[] {
  if (!before || before.seat !== next.seat) return [];
  const stages: Stage[] = [];
  let seen = (before.view as Seen).public;
  const { public: now } = next.view as Seen & { public: Record<string, unknown> };
  for (const change of next.changes) {
    seen = fold(seen, change.patch);
    stages.push({ event: eventOf(next, change), view: { ...(next.view as object), public: { ...(seen as object), forecast: now.forecast } } });
  }
  return stages;
}

function eventOf(state: GameView, change: ViewChange): EventView | null {
  return change.event === null ? null : (state.events[change.event - state.first] ?? null);
}
