/** What the pictures of the book show: the kinds of cards, or a section with its cards, tiles and points. */
import { kindOfLetter, type Kind } from "../../boards/chinesische-mauer/kinds";
import type { Colour } from "../../lib/board";

/** People of the examples; the first letter is the one on their cards. */
export const NAMES: Record<Colour, string> = { a: "Ada", b: "Bo", c: "Cleo", d: "Dario", e: "Edda", f: "Finn" };

export interface CardOnRow {
  kind: Kind;
  colour: Colour;
  /** What it counts here. */
  worth: number;
  /** The fame tile on it; 0: none. */
  tile: number;
  /** It has come since the step before. */
  fresh: boolean;
  /** The card under it, which counts nothing any more. */
  covers: CardOnRow | null;
}

export interface SectionPicture {
  kind: "section";
  /** Fame tiles beside the section. */
  tiles: number[];
  row: CardOnRow[];
  points: { colour: Colour; points: number }[];
  /** Who is ahead; null: nobody. */
  leads: Colour | null;
  /** What somebody holds and could still draw. */
  hand: { colour: Colour; kinds: Kind[]; deck: number; drew: boolean } | null;
  /** Tiles that were won. */
  won: { colour: Colour; tile: number }[];
}

export type Picture = { kind: "cards" } | SectionPicture;

/** A card as in "aG2": colour, kind, what it counts; behind it "+4" for a tile, "!" if it is new, "/" and the card it covers. */
function card(written: string): CardOnRow {
  const [top = "", under] = written.split("/");
  const [, colour, letter = "", worth, tile, fresh] = /^([a-f])([WGTNSRD])(\d)(?:\+(\d))?(!?)$/.exec(top)!;
  return { kind: kindOfLetter(letter), colour: colour as Colour, worth: Number(worth), tile: Number(tile ?? 0), fresh: fresh === "!", covers: under ? card(under) : null };
}

/** A section: tiles beside it, its row of cards, and points such as "a3 b-1"; the leader's with a star behind. */
export function section(tiles: number[], row: string, points: string, more: Partial<Pick<SectionPicture, "hand" | "won">> = {}): SectionPicture {
  const told = points.split(" ").filter(Boolean);
  return {
    kind: "section",
    tiles,
    row: row.split(" ").filter(Boolean).map(card),
    points: told.map((each) => ({ colour: each[0] as Colour, points: Number.parseInt(each.slice(1)) })),
    leads: (told.find((each) => each.endsWith("*"))?.[0] ?? null) as Colour | null,
    hand: more.hand ?? null,
    won: more.won ?? [],
  };
}

/** A hand as letters, with the cards left in the deck. */
export const hand = (colour: Colour, letters: string, deck: number, drew = false): SectionPicture["hand"] => ({
  colour,
  kinds: [...letters].map((letter) => kindOfLetter(letter)),
  deck,
  drew,
});
