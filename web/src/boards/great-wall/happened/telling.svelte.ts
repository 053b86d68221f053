/**
 * Plays what happened: pictures of the table, one after the other, folded from events. It ends by itself, and a question to me waits for it
 * two seconds at most. A press of a key or the pointer ends a step, a second one all of it. Afterwards one can walk through it by hand.
 */
import type { Stage } from "../../../lib/fold";
import { recall, remember } from "../../../lib/settings.svelte";
import type { EventView } from "../../../lib/wire";
import type { Props, View } from "../facts";
import { traceOf } from "../traces";

/** Milliseconds at pace 1. */
const STEP = 420;
const SCENES: Record<string, number> = { "wall-held": 900, "wall-breached": 900, "command-revealed": 700, "horde-defeated": 700, "turn-begins": 600 };
/** The longest that a question to me waits, and that the table lags behind what bots do. */
const ASKED = 2000;
const WATCHED = 5000;
/** In the first game everything takes longer. */
const SLOWLY = 1.7;

const PLAYED = "muraglia-great-wall-played";

/** Whether this device has seen a game of The Great Wall to its end. */
export const isFirstGame = (): boolean => recall(PLAYED) === null;
export const firstGameOver = (): void => remember(PLAYED, "1");

/** A picture on the way, and the events that led to it. */
export interface Frame {
  events: EventView[];
  view: View;
}

/** What is turned up together is one picture. */
const together = (frame: Frame | undefined, event: EventView) => event.kind === "command-revealed" && frame?.events.at(-1)?.kind === "command-revealed";

function framesOf(stages: readonly Stage<View>[], props: Props): Frame[] {
  const frames: Frame[] = [];
  for (const { event, view } of stages) {
    if (!event || !(traceOf(event, props) || event.kind === "turn-begins" || event.kind === "command-revealed")) continue;
    const { forecast } = view.public;
    // What is reckoned of the Wall is that of the end of it all; the pictures say it by themselves.
    const shown = { ...view, public: { ...view.public, forecast: forecast && { ...forecast, sections: [], hordes: [] } } };
    const last = frames.at(-1);
    if (last && together(last, event)) frames[frames.length - 1] = { events: [...last.events, event], view: shown };
    else frames.push({ events: [event], view: shown });
  }
  return frames;
}

export class Telling {
  /** The pictures since my last choice. */
  frames = $state.raw<Frame[]>([]);
  /** Which of them is shown; -1: the table as it is now. */
  at = $state(-1);
  /** Somebody goes through them by hand. */
  walking = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #limit = 0;
  #pressed = false;
  #pace = 1;

  get frame(): Frame | null {
    return this.frames[this.at] ?? null;
  }

  get plays(): boolean {
    return this.at >= 0 && !this.walking;
  }

  /** New events: they are played after those that are still to be seen. What I did myself is seen at once. */
  hear(props: Props): void {
    const found = framesOf(props.stages, props);
    const mine = ({ events }: Frame) => events.every(({ args }) => args["faction"] === props.seat);
    const first = props.since[0]?.choice ?? Infinity;
    const kept = this.frames.filter(({ events }) => events[0]!.choice >= first);
    const next = this.plays ? Math.max(0, this.at - (this.frames.length - kept.length)) : kept.length + Math.max(0, found.findIndex((frame) => !mine(frame)));
    this.walking = false;
    this.frames = [...kept, ...found];
    if (!props.pace || found.every(mine)) return this.end();
    const asked = props.question !== null && props.question.answered === null;
    this.#limit = Math.min(this.#limit > performance.now() ? this.#limit : Infinity, performance.now() + (asked ? ASKED : WATCHED));
    this.#pace = props.pace * (isFirstGame() ? SLOWLY : 1);
    this.#pressed = false;
    this.#show(next);
  }

  /** How long the picture is shown. */
  get lasts(): number {
    const left = Math.max(0, this.#limit - performance.now());
    const rest = this.frames.slice(this.at).reduce((sum, frame) => sum + wished(frame), 0);
    const wish = this.frame ? wished(this.frame) : STEP;
    return Math.min(wish * this.#pace, (left * wish) / Math.max(1, rest));
  }

  #show(at: number): void {
    clearTimeout(this.#timer);
    if (at >= this.frames.length) return this.end();
    this.at = at;
    this.#timer = setTimeout(() => this.#show(at + 1), this.lasts);
  }

  /** A press: the first one ends the step, the next one all. */
  press(): void {
    if (!this.plays) return;
    if (this.#pressed) return this.end();
    this.#pressed = true;
    this.#show(this.at + 1);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.at = -1;
    this.walking = false;
    this.#limit = 0;
  }

  /** By hand: shows a picture and stays there; beyond the last one is the table as it is. */
  walk(at: number): void {
    clearTimeout(this.#timer);
    if (at < 0 || at >= this.frames.length) return this.end();
    this.walking = true;
    this.at = at;
  }

  /** The picture right after an event; -1: there is none, as after the page was loaded again. */
  after(event: EventView): number {
    return this.frames.findIndex(({ events }) => events.includes(event));
  }
}

const wished = ({ events }: Frame): number => SCENES[events[0]!.kind] ?? STEP;
