/**
 * Pointing at a place of the board, for all who look at it. A place is a part of the board with a name (`data-spot`) and where in
 * that part, because the board is laid out differently on every screen.
 */
import type { TablePage } from "./table.svelte";
import type { Companion, Pointed } from "./wire";
import { t } from "./words.svelte";

/** Milliseconds for which a place stays marked. */
const SHOWN = 5000;

export interface Mark extends Pointed {
  number: number;
}

export interface Spot {
  place: string;
  x: number;
  y: number;
}

const BOARD = "#board, .dock .shelf";

/** Returns the place at a point of the window, or null if there is none: one of these, or without them any part of the board and the board itself. */
export function spotAt(target: Element, x: number, y: number, places: readonly string[] | null): Spot | null {
  const board = target.closest(BOARD);
  if (!board) return null;
  let part = target.closest<HTMLElement>("[data-spot]");
  while (part && places && !places.includes(nameOf(part))) part = part.parentElement?.closest<HTMLElement>("[data-spot]") ?? null;
  if (!part && places) return null;
  const box = (part ?? board).getBoundingClientRect();
  const share = (at: number, from: number, size: number) => Math.min(1, Math.max(0, (at - from) / (size || 1)));
  return { place: part ? nameOf(part) : "", x: share(x, box.left, box.width), y: share(y, box.top, box.height) };
}

const nameOf = (part: HTMLElement): string => part.dataset["spot"] ?? "";

/** Returns the part of the board that a place is in, if it is drawn here. */
export const partOf = (place: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(place ? `[data-spot="${CSS.escape(place)}"]` : "#board");

/** Whether a point of the window is where the board is seen; what is scrolled out of it is behind something else. */
export function isSeen(part: HTMLElement, x: number, y: number): boolean {
  const box = part.closest(BOARD)?.getBoundingClientRect();
  return !box || (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
}

/** The places that are marked now: one for each person, the latest. */
export class Pointers {
  marks = $state.raw<Mark[]>([]);
  #count = 0;

  constructor(private readonly page: TablePage) {}

  hear(pointed: Pointed): void {
    const mark = { ...pointed, number: ++this.#count };
    this.marks = [...this.marks.filter((other) => !same(other.by, pointed.by)), mark];
    setTimeout(() => (this.marks = this.marks.filter((other) => other !== mark)), SHOWN);
  }

  /** What someone points at, in the game's words for its places, or in those of the part of the board. */
  say = ({ by, place }: Pointed): string => {
    const { game, gathering, speaker } = this.page;
    const name = gathering.nameOf(by);
    const what = game?.council?.places.includes(place) ? speaker.say({ id: place, args: {} }) : partOf(place)?.ariaLabel;
    return what ? t("page-points", { name, place: what }) : t("page-points-board", { name });
  };
}

const same = (one: Companion, other: Companion): boolean => one.seat === other.seat && one.name === other.name;
