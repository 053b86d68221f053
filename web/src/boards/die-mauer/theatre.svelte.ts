/** Motion, made of events: it shows the table as it was until every event has been played. It never holds up an answer. */
import { tick } from "svelte";
import type { Happened } from "../../lib/wire";
import { blockOf } from "./blocks";
import type { Picture, Pose } from "./facts";

/** Milliseconds at pace 1. */
const BEAT = 380;
const SCENE = 1100;
const TRAVEL = 560;
const PAUSE = 900;
const LONGEST = 7000;

interface Act {
  picture: Picture;
  lasts: number;
  /** A block flies from this seat's hand to this place in the wall. */
  flight?: { seat: number; index: number };
  /** A closed fist crosses the table. */
  courier?: { from: number; to: number };
}

const everybody = (picture: Picture, pose: Pose): Pose[] => picture.poses.map(() => pose);

/** What is to be seen one after the other. */
export function acts(news: readonly Happened[], before: Picture): Act[] {
  const found: Act[] = [];
  let now = before;
  const show = (lasts: number, more: Partial<Act> = {}) => found.push({ picture: now, lasts, ...more });
  news.forEach((event, index) => {
    const seat = event.args["seat"] ?? -1;
    const next = news[index + 1]?.kind ?? "";
    switch (event.kind) {
      case "showed":
      case "showed-nothing":
        if (!news[index - 1]?.kind.startsWith("showed")) {
          now = { ...now, poses: everybody(now, { hand: "closed", block: null }) };
          show(BEAT); // one beat of silence
          now = { ...now, poses: everybody(now, { hand: "open", block: null }) };
        }
        if (event.kind === "showed") now = { ...now, poses: now.poses.with(seat, { hand: "open", block: blockOf(event.args["block"]!) }) };
        if (!next.startsWith("showed")) show(SCENE);
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
      case "no-position":
      case "many-empty-fists":
      case "declined":
        show(PAUSE); // the hands close again at once: time to see why
        break;
      case "round-begins":
        show(PAUSE); // the finished wall
        now = { round: event.args["round"]!, wall: [], poses: everybody(now, { hand: "away", block: null }), master: event.args["master"]! };
        break;
      case "turn-begins":
        now = { ...now, poses: everybody(now, { hand: "away", block: null }), master: event.args["master"]! };
        break;
    }
  });
  return found;
}

/** Where the hand of a seat, or what lies on it, is on the screen. */
function handBox(seat: number): DOMRect | null {
  const hand = document.querySelector(`[data-dm-hand="${seat}"]`);
  const box = (hand?.querySelector(".blk") ?? hand)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

export class Theatre {
  /** What is shown while something moves; null: the table as it is. */
  picture = $state.raw<Picture | null>(null);
  /** Whether there is something to show again. */
  canRepeat = $state(false);
  #list: Act[] = [];
  #showing = 0;
  #played: readonly Happened[] | null = null;

  /** Called before every redraw with the newest events and the table before them. Plays each list of events once. */
  attend(news: readonly Happened[], before: Picture, pace: number, stage: () => HTMLElement | null): void {
    if (news.length === 0 || news === this.#played) return;
    this.#played = news;
    const list = acts(news, before);
    if (list.length === 0) return;
    this.#list = list;
    this.canRepeat = true;
    if (pace > 0) void this.#play(list, pace, stage);
  }

  /** The last scene once more, slowly. */
  repeat(stage: () => HTMLElement | null): void {
    void this.#play(this.#list, 1.8, stage);
  }

  /** To the end at once. */
  stop(): void {
    this.#showing++;
    this.picture = null;
  }

  async #play(list: Act[], pace: number, stage: () => HTMLElement | null): Promise<void> {
    const showing = ++this.#showing;
    const length = list.reduce((sum, act) => sum + act.lasts, 0);
    const speed = pace * Math.min(1, LONGEST / Math.max(length, 1)); // whoever was away does not watch for minutes
    for (const act of list) {
      const from = act.flight ? handBox(act.flight.seat) : null;
      this.picture = act.picture;
      await tick();
      if (showing !== this.#showing) return;
      const root = stage();
      if (root && act.flight) fly(root, act.flight.index, from, act.lasts * speed);
      if (root && act.courier) carry(root, act.courier, act.lasts * speed);
      await new Promise((done) => setTimeout(done, act.lasts * speed));
      if (showing !== this.#showing) return;
    }
    this.picture = null;
  }
}

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
  const land = duration * 0.86;
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
