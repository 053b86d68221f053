/** What the pictures of the book show: a set with its prices, a table with hands and a wall, or what is left to pay for. */
import type { Colour } from "../../lib/board";

/** People of the examples; the first letter is the one on their pieces. */
export const NAMES: Record<Colour, string> = { a: "Ada", b: "Bo", c: "Cleo", d: "Dario", e: "Edda", f: "Finn" };

export interface Stone {
  block: string;
  /** Who has just built it; null: it stood there before. */
  by: Colour | null;
}

export interface Hand {
  colour: Colour;
  /** What lies on the open palm: a block, nothing ("fist"), or null while the fist is closed. */
  shows: string | null;
  builds: boolean;
}

export interface TablePicture {
  kind: "table";
  /** The first is the master builder. */
  hands: Hand[];
  wall: Stone[];
  /** What the ends take is written at them. */
  ends: boolean;
  /** A block goes from one hand to another, unseen. */
  gift: { from: Colour; to: Colour } | null;
}

export interface PayPicture {
  kind: "pay";
  /** What each of them has left, and pays: null while it is not counted yet. */
  rows: { colour: Colour; blocks: string[]; points: number | null }[];
}

export type Picture = { kind: "set" } | TablePicture | PayPicture;

const COLOURS: Colour[] = ["a", "b", "c", "d", "e", "f"];
/** T, G, 4 as they are written in the rules. */
const block = (letter: string): string => (/\d/.test(letter) ? `W${letter}` : letter);

/**
 * A table. `wall` has a letter or number for each block, and behind it the colour of the player who has just built it: "4b4T4". `hands` are what the
 * players show, the master builder first: "-" is an empty fist, "?" a closed one.
 */
export function table(wall: string, hands = "", more: Partial<Pick<TablePicture, "ends" | "gift">> = {}): TablePicture {
  const stones = [...wall.matchAll(/([TG\d])([a-f]?)/g)].map(([, letter = "", by = ""]) => ({ block: block(letter), by: (by || null) as Colour | null }));
  const builders = new Set(stones.map((stone) => stone.by));
  return {
    kind: "table",
    hands: [...hands].map((letter, seat) => {
      const colour = COLOURS[seat]!;
      return { colour, shows: letter === "?" ? null : letter === "-" ? "fist" : block(letter), builds: builders.has(colour) };
    }),
    wall: stones,
    ends: more.ends ?? false,
    gift: more.gift ?? null,
  };
}

export const pay = (...rows: [Colour, string, number | null][]): PayPicture => ({
  kind: "pay",
  rows: rows.map(([colour, blocks, points]) => ({ colour, blocks: [...blocks].map(block), points })),
});
