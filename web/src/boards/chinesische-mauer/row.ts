/** Reading a section: which cards lie on which, who has how much, who leads. Only what the view says, arranged for the eye. */
import type { CardView, ChinesischeMauerView, EventView, SectionView } from "../../lib/wire";
import { indexOf, isKind, type Kind } from "./kinds";

/** Cards on one place: the lowest first; all but the last are covered. */
export interface Stack {
  cards: CardView[];
  top: CardView;
  kind: Kind;
  /** Its number among the places of the row, from one: dragons are sent there. */
  place: number;
}

export const kindOf = (card: CardView): Kind => (isKind(card.card) ? card.card : "wall");

export function stacksOf(row: CardView[]): Stack[] {
  const stacks: CardView[][] = [];
  for (const card of row) {
    if (card.lies_on) stacks.at(-1)?.push(card);
    else stacks.push([card]);
  }
  return stacks.map((cards, index) => {
    const top = cards.at(-1)!;
    return { cards, top, kind: kindOf(top), place: index + 1 };
  });
}


export function standing(section: SectionView): number[] {
  const found = section.points.flatMap((points, seat) => (points === null ? [] : [{ seat, points }]));
  const most = Math.max(...found.map(({ points }) => points));
  return found.filter(({ points }) => points === most).map(({ seat }) => seat);
}

/** A player's points as a sum, such as 2+1 −5. Long sums are not written out. */
export function sum(section: SectionView, seat: number): { terms: number[]; tile: number } {
  const own = section.row.filter((card) => card.owner === seat);
  return { terms: own.map((card) => card.worth), tile: own.reduce((sum, card) => sum + card.tile, 0) };
}

/** Where the seats sit: in turn order, one's own last. */
export function seatOrder(players: number, seat: number): number[] {
  const first = seat < 0 ? 0 : seat + 1;
  return Array.from({ length: players }, (_, index) => (first + index) % players);
}

/** Fame tiles of a player that lie open to this reader; null: only their number is known. */
export function wonBy(view: ChinesischeMauerView, seat: number): number[] | null {
  const hidden = view.public.options["hide_won_fame"] === "on" && !view.public.is_over && seat !== view.seat;
  if (hidden) return null;
  return seat === view.seat && view.own.face_down.length ? view.own.face_down : (view.public.won[seat] ?? []);
}

/** What events point to: cards (by section and index in the row), sections, decks and fame of seats. */
export class Marks {
  readonly #cards = new Set<string>();
  readonly sections = new Set<number>();
  readonly decks = new Set<number>();
  readonly fame = new Set<number>();

  constructor(view: ChinesischeMauerView, events: EventView[]) {
    const left = new Map<string, number>(); // how many of the rightmost cards of that kind are meant
    for (const { kind, args } of events) {
      const section = args["section"] ?? -1;
      const row = view.public.sections[section]?.row ?? [];
      if (kind === "placed") {
        const key = `${section}/${args["seat"]}/${args["card"]}`;
        const count = (left.get(key) ?? 0) + (args["count"] ?? 1);
        left.set(key, count);
        const places = row.flatMap((card, index) =>
          !card.lies_on && card.owner === args["seat"] && indexOf(kindOf(card)) === args["card"] ? [index] : [],
        );
        for (const index of places.slice(-count)) this.#cards.add(`${section}/${index}`);
        if (!places.length) this.sections.add(section);
      } else if (kind === "covered") {
        const index = row.findIndex(
          (card, at) =>
            card.lies_on && card.owner === args["seat"] && row[at - 1]?.owner === args["owner"] && indexOf(kindOf(row[at - 1]!)) === args["card"],
        );
        if (index >= 0) this.#cards.add(`${section}/${index}`);
        else this.sections.add(section);
      } else if (kind === "tile-on-card") {
        const index = row.findIndex((card) => card.tile > 0);
        if (index >= 0) this.#cards.add(`${section}/${index}`);
        else this.sections.add(section);
      } else if (kind === "drew") this.decks.add(args["seat"]!);
      else if (kind === "tile-won" || kind === "tile-to-owner") {
        this.fame.add(args["seat"] ?? args["owner"]!);
        this.sections.add(section);
      } else if (section >= 0) this.sections.add(section);
    }
  }

  has(section: number, index: number): boolean {
    return this.#cards.has(`${section}/${index}`);
  }
}
