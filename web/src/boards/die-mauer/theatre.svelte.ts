/** Motion, made of events: it shows the table as it was until every event has been played. It never holds up an answer. */
import { tick } from "svelte";
import type { EventView } from "../../lib/wire";
import { blockOf } from "./blocks";
import { lastOpening, pictureOf, revealOf, type Picture, type Pose, type View } from "./facts";

/** Milliseconds at pace 1. */
const BEAT = 350;
const SCENE = 2300;
const TRAVEL = 560;
const PAUSE = 900;
/** The part of its travel after which a block has landed. */
const LANDED = 0.86;
/** "Again, slowly". */
const SLOWLY = 1.8;
/** Whatever a person does ends it. */
const SKIPPING = ["pointerdown", "click", "keydown"] as const;

interface Act {
  picture: Picture;
  lasts: number;
  /** What is seen to happen in it. */
  events: EventView[];
  /** A block flies from this seat's hand to this place in the wall. */
  flight?: { seat: number; index: number };
  /** A closed fist crosses the table. */
  courier?: { from: number; to: number };
}

/** What one list of events is played as. */
interface Scene {
  acts: Act[];
  pace: number;
  /** Blocks fly; otherwise it is a row of still pictures. */
  moves: boolean;
  /** All fists open in it. */
  opens: boolean;
}

const everybody = (picture: Picture, pose: Pose): Pose[] => picture.poses.map(() => pose);

/** What is to be seen one after the other. Of several turns only the last one is: nobody who was away watches for minutes. */
function actsOf(news: readonly EventView[], before: Picture, ends: ReadonlyMap<number, number>): Act[] {
  let found: Act[] = [];
  let now = before;
  let first = 0; // of the events that open the fists
  const show = (lasts: number, more: Partial<Act> = {}) => found.push({ picture: now, lasts, events: [], ...more });
  news.forEach((event, index) => {
    const seat = event.args["seat"] ?? -1;
    const next = news[index + 1]?.kind ?? "";
    switch (event.kind) {
      case "showed":
      case "showed-nothing":
        if (!news[index - 1]?.kind.startsWith("showed")) {
          first = index;
          found = [];
          now = { ...now, reveal: null, poses: everybody(now, { hand: "closed", block: null }) };
          show(BEAT); // one beat of silence
          now = { ...now, poses: everybody(now, { hand: "open", block: null }) };
        }
        if (event.kind === "showed") now = { ...now, poses: now.poses.with(seat, { hand: "open", block: blockOf(event.args["block"]!) }) };
        if (!next.startsWith("showed")) {
          now = { ...now, reveal: revealOf(news, first, index, now.master, now.poses.length, ends) };
          show(SCENE);
        }
        break;
      case "built": {
        const stone = { block: blockOf(event.args["block"]!), owner: seat, built: event };
        const left = event.args["end"] === 0;
        const poses = now.poses.with(seat, { hand: "open", block: null, built: true });
        now = { ...now, poses, wall: left ? [stone, ...now.wall] : [...now.wall, stone] };
        show(TRAVEL, { flight: { seat, index: left ? 0 : now.wall.length - 1 } });
        break;
      }
      case "gave":
        show(TRAVEL, { courier: { from: seat, to: event.args["master"]! } });
        break;
      case "declined":
        now = { ...now, poses: now.poses.with(event.args["master"]!, { hand: "open", block: null, declined: true }) };
        show(PAUSE); // the hands close again at once: time to see why
        break;
      case "round-begins":
        show(PAUSE); // the finished wall
        now = { ...now, round: event.args["round"]!, wall: [], poses: everybody(now, { hand: "away", block: null }), master: event.args["master"]! };
        break;
      case "turn-begins":
        now = { ...now, poses: everybody(now, { hand: "away", block: null }), master: event.args["master"]! };
        break;
    }
    if (!(event.kind.startsWith("showed") && next.startsWith("showed"))) found.at(-1)?.events.push(event); // all fists open together
  });
  return found;
}

/** The last turn in which all fists were open, from the events alone. */
function lastTurn(view: View, events: readonly EventView[], ends: ReadonlyMap<number, number>): Act[] {
  const opening = lastOpening(events);
  if (!opening) return [];
  const { first, last, master } = opening;
  const over = events.findIndex((event, index) => index > last && (event.kind === "turn-begins" || event.kind.startsWith("round-")));
  const begun = events.slice(0, first).findLastIndex((event) => event.kind === "round-begins");
  const closed: Pose = { hand: "closed", block: null };
  const nothing: Picture = { round: view.public.round, wall: [], poses: Array.from({ length: view.public.players }, () => closed), master, reveal: null };
  const built = events.slice(begun + 1, first).filter((event) => event.kind === "built");
  const before = actsOf(built, nothing, ends).at(-1)?.picture ?? nothing;
  return actsOf(events.slice(first, over < 0 ? undefined : over), before, ends);
}

/** Where the hand of a seat, or what lies on it, is on the screen. */
function handBox(seat: number): DOMRect | null {
  const hand = document.querySelector(`[data-dm-hand="${seat}"]`);
  const box = (hand?.querySelector(".blk") ?? hand)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/** What the theatre has to know of a board. */
interface Table {
  view: View;
  events: readonly EventView[];
  news: readonly EventView[];
  past: boolean;
  pace: number;
  hear: (events: readonly EventView[]) => void;
}

export class Theatre {
  /** What is shown while something moves; null: the table as it is. */
  picture = $state.raw<Picture | null>(null);
  /** How many ends took a block, by the choice that opened the fists. */
  readonly ends = new Map<number, number>();
  #stage: () => HTMLElement | null = () => null;
  #hear: Table["hear"] = () => {};
  #before: Picture | null = null;
  #played: readonly EventView[] | null = null;
  #waiting: Scene[] = [];
  /** Grows when a performance begins or is broken off. */
  #number = 0;

  /** Called before every redraw. Plays each list of events once, one after the other. */
  attend({ view, events, news, past, pace, hear }: Table, stage: () => HTMLElement | null): void {
    const before = this.#before;
    const isNew = news !== this.#played && news.length > 0;
    this.#stage = stage;
    this.#hear = hear;
    this.#played = news;
    this.#before = past ? null : pictureOf(view, events, this.ends);
    if (past) this.stop();
    // Where the table before the news was not seen they are old: the board is drawn for the first time, or was away meanwhile.
    if (past || !isNew || before === null || pace === 0 || document.visibilityState === "hidden") return;
    const acts = actsOf(news, before, this.ends);
    if (acts.length > 0) this.#add({ acts, pace, moves: true, opens: news.some((event) => event.kind.startsWith("showed")) });
  }

  /** The board goes away: what happens until it comes back is not played. */
  leave(): void {
    this.stop();
    this.#before = null;
  }

  /** The last turn once more. */
  repeat({ view, events, pace }: Table): void {
    this.stop();
    this.#add({ acts: lastTurn(view, events, this.ends), pace: SLOWLY, moves: pace > 0, opens: true });
  }

  /** To the end at once. */
  stop(): void {
    this.#number++;
    this.#waiting = [];
    this.picture = null;
    for (const kind of SKIPPING) removeEventListener(kind, this.#skip, true);
  }

  #add(scene: Scene): void {
    // One turn may wait for another. When a third one opens its fists, those that wait are left out.
    if (scene.opens && this.#waiting.some(({ opens }) => opens)) this.#waiting = [];
    this.#waiting.push(scene);
    if (this.picture === null) void this.#play();
  }

  /** A click or a key ends it, and does what it does besides. A button that is pressed must not move before the click has met it. */
  #skip = (event: Event): void => {
    const on = event.target instanceof Element ? event.target : null;
    const waits = on?.closest(event.type === "pointerdown" ? "a, button, input, select" : "[data-dm-again]");
    const onlyHeld = event instanceof KeyboardEvent && ["Shift", "Control", "Alt", "Meta"].includes(event.key);
    if (!waits && !onlyHeld) this.stop();
  };

  async #play(): Promise<void> {
    const number = ++this.#number;
    for (const kind of SKIPPING) addEventListener(kind, this.#skip, true);
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      for (const act of scene.acts) {
        const lasts = act.lasts * scene.pace;
        const from = act.flight ? handBox(act.flight.seat) : null;
        this.picture = act.picture;
        await tick();
        if (number !== this.#number) return;
        const stage = this.#stage();
        if (stage && act.flight && scene.moves) fly(stage, act.flight.index, from, lasts);
        if (stage && act.courier && scene.moves) carry(stage, act.courier, lasts);
        const unheard = act.flight && scene.moves ? lasts * LANDED : 0;
        await passed(unheard);
        if (number !== this.#number) return;
        this.#hear(act.events);
        await passed(lasts - unheard);
        if (number !== this.#number) return;
      }
    }
    this.stop();
  }
}

const passed = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Boxes are measured on the screen, moves are given in the element's own pixels: the frame may have enlarged the stage. */
const zoomOf = (element: Element): number => (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;

/** A low arc from the hand to its place, a drop, and the neighbours shake. */
function fly(stage: HTMLElement, index: number, from: DOMRect | null, duration: number): void {
  const places = stage.querySelectorAll<HTMLElement>("[data-dm-place]");
  const place = places[index];
  if (!place) return;
  const box = place.getBoundingClientRect();
  const start = from ?? new DOMRect(box.x, stage.getBoundingClientRect().bottom, box.width, box.height);
  const zoom = zoomOf(place);
  const x = (start.x + start.width / 2 - (box.x + box.width / 2)) / zoom;
  const y = (start.bottom - box.bottom) / zoom;
  const size = from && from.width < box.width * 3 ? from.width / box.width : 1;
  const land = duration * LANDED;
  place.animate(
    [
      { translate: `${x}px ${y}px`, scale: size, zIndex: 5, easing: "cubic-bezier(.3, 0, .6, 1)" },
      { translate: `${x * 0.32}px ${Math.min(y * 0.4, 0) - 46}px`, scale: (1 + size) / 2, zIndex: 5, offset: 0.6, easing: "cubic-bezier(.5, 0, .9, .6)" },
      { translate: "0 0", scale: 1, zIndex: 5 },
    ],
    { duration: land, fill: "backwards" },
  );
  const shake = { duration: Math.max(90, duration * 0.2), delay: land };
  for (const near of [index - 1, index, index + 1]) {
    places[near]?.animate([{ translate: "0 1px" }, { translate: near === index ? "0 0" : "0 -1px" }, { translate: "0 0" }], shake);
  }
}

/** Whatever it holds, the fist that crosses the table looks the same. */
function carry(stage: HTMLElement, way: { from: number; to: number }, duration: number): void {
  const courier = stage.querySelector<HTMLElement>("[data-dm-courier]");
  const from = handBox(way.from);
  const to = handBox(way.to);
  if (!courier || !from || !to) return;
  const zoom = zoomOf(courier);
  const home = courier.getBoundingClientRect();
  const move = (x: number, y: number) => `${(x - home.x - home.width / 2) / zoom}px ${(y - home.y - home.height / 2) / zoom}px`;
  const at = (box: DOMRect) => move(box.x + box.width / 2, box.y + box.height / 2);
  const low = Math.max(from.bottom, Math.min(to.bottom, from.bottom + 200)) + 60;
  const middle = move((from.x + to.x + (from.width + to.width) / 2) / 2, low);
  courier.animate(
    [
      { translate: at(from), opacity: 0 },
      { translate: at(from), opacity: 1, offset: 0.15 },
      { translate: middle, opacity: 1, offset: 0.55 },
      { translate: at(to), opacity: 1, offset: 0.85 },
      { translate: at(to), opacity: 0 },
    ],
    { duration: duration * 1.4, easing: "ease-in-out" },
  );
}
