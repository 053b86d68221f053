/** What the pictures of the book show, in short notations. Ada, Bo and Cleo play; they are the factions a, b and c. */
import type { Side } from "../../boards/great-wall/facts";
import type { Kind } from "../../boards/great-wall/cards/set";

export const NAMES = ["Ada", "Bo", "Cleo"];

export interface HordePicture {
  horde: string;
  /** What covers its Vital Points: "a3=aS" is a Spearman of Ada's on a3, "a3+a4=bH" a Horseman of Bo's, "b3=w" a Wound. */
  cover: string;
}

export interface SectionPicture {
  hordes: HordePicture[];
  /** Wall level. */
  wall: number;
  barricades: number;
  /** Owners of the Archers in Shooting Posts: "ab". */
  posts: string;
  /** Who rests: "aS bH". */
  rest: string;
}

/** Years, Seasons and what happens in them. */
export interface YearPicture {
  kind: "year";
}

/** The pieces with their names. */
export interface PiecesPicture {
  kind: "pieces";
}

/** Cards of the set in use, side by side. */
export interface CardsPicture {
  kind: "cards";
  cards: [Kind, string][];
}

/** One or two Sections as on the board. */
export interface WallPicture {
  kind: "wall";
  sections: Partial<Record<Side, SectionPicture>>;
}

/** Hordes in their columns, only by name, and the Section that the deck threatens; the one that has just come is lit. */
export interface ColumnsPicture {
  kind: "columns";
  columns: string[][];
  next: Side;
  fresh: [number, number] | null;
}

/** Locations as on the board: the owners of the Clerks by Location, Overseers as "a2" for level 2 of Ada's. */
export interface PlacesPicture {
  kind: "places";
  clerks: Record<string, string>;
  overseers: Record<string, string>;
  /** Wood, stone and gold in the Warehouse; null: it is not shown. */
  warehouse: [number, number, number] | null;
}

/** Tea markers from top to bottom. */
export interface TeaPicture {
  kind: "tea";
  order: string;
}

/** Qin Jiushao's Location track, highest first; the one that has just moved is lit. */
export interface TrackPicture {
  kind: "track";
  tokens: string[];
  fresh: string | null;
}

/** A sum of Honour, line by line; the last line is the result. */
export interface SumPicture {
  kind: "sum";
  lines: { icon: string; says: string; honour: number }[];
}

export type Picture = YearPicture | PiecesPicture | CardsPicture | WallPicture | ColumnsPicture | PlacesPicture | TeaPicture | TrackPicture | SumPicture;

export const horde = (name: string, cover = ""): HordePicture => ({ horde: name, cover });
export const section = (hordes: HordePicture[], more: Partial<Omit<SectionPicture, "hordes">> = {}): SectionPicture => ({ hordes, wall: 0, barricades: 0, posts: "", rest: "", ...more });
export const wall = (sections: WallPicture["sections"]): WallPicture => ({ kind: "wall", sections });
export const cards = (...shown: [Kind, string][]): CardsPicture => ({ kind: "cards", cards: shown });
export const columns = (left: string, centre: string, right: string, next: Side, fresh: ColumnsPicture["fresh"] = null): ColumnsPicture => ({
  kind: "columns",
  columns: [left, centre, right].map((each) => each.split(" ").filter(Boolean)),
  next,
  fresh,
});
export const places = (clerks: Record<string, string>, overseers: Record<string, string> = {}, warehouse: PlacesPicture["warehouse"] = null): PlacesPicture => ({ kind: "places", clerks, overseers, warehouse });
export const tea = (order: string): TeaPicture => ({ kind: "tea", order });
export const track = (tokens: string, fresh: string | null = null): TrackPicture => ({ kind: "track", tokens: tokens.split(" "), fresh });
export const sum = (...lines: SumPicture["lines"]): SumPicture => ({ kind: "sum", lines });
