/** The view and the set as the board reads them: named, typed, pure. Nothing here is a rule; what neither says is not known. */
import type { BoardProps, Colour } from "../../lib/board";
import type {
  FactionView,
  GreatWallLocation,
  GreatWallPublicView,
  GreatWallSetData,
  GreatWallStepView,
  GreatWallView,
  GreatWallWallLevel,
  GreatWallWay,
  HordeForecast,
  HordeView,
  LocationForecast,
  PieceView,
  PriceForecast,
  SectionForecast,
  WallView,
} from "../../lib/wire";
import type { Card, Kind } from "./cards/set";
import { cardsOf } from "./cards/set";
import type { Local } from "./local.svelte";

export type View = GreatWallView;
export type SetData = GreatWallSetData;
export type Props = BoardProps<View, Local>;

export const RESOURCES = ["wood", "stone", "gold", "qi"] as const;
export const SOLDIERS = ["spearman", "archer", "horseman"] as const;
export const SIDES = ["left", "centre", "right"] as const;
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export const ROWS = 3;
/** In events and messages Qin Jiushao is 8 and the Rush Clan 9, so that no seat is meant. */
const NEUTRAL = 8;

export type Side = (typeof SIDES)[number];
export type Soldier = (typeof SOLDIERS)[number];
/** Who plays: a person or bot at a seat, Qin Jiushao, or the Rush Clan. */
export type Kin = "player" | "qin" | "rush";

export interface Clan {
  faction: number;
  kind: Kin;
  view: FactionView;
}

export interface Horde {
  /** From 1, at the Wall, to 3. */
  row: number;
  view: HordeView;
  /** Null: another set's card that the page does not have. */
  card: (Card & { kind: "horde" }) | null;
  /** What lies on a Vital Point, by its name a1 to b6. */
  covered: ReadonlyMap<string, PieceView>;
  /** What would happen if it fell now; null: the server does not say. */
  forecast: HordeForecast | null;
}

export interface Resting {
  faction: number;
  soldier: Soldier;
  count: number;
}

export interface Section {
  index: number;
  id: Side;
  /** Whether this way to play uses it. */
  used: boolean;
  view: WallView;
  /** The side of the board: three or four. */
  side: string;
  /** What is printed for its level. */
  level: GreatWallWallLevel;
  /** The next level; null: it is as high as it gets. */
  next: GreatWallWallLevel | null;
  /** Printed on the level, for this side of the board. */
  base: number;
  /** Barricade spaces, and what each Barricade adds. */
  spaces: number;
  each: number;
  /** Archers by faction, one for each post; null: an empty post. */
  posts: (number | null)[];
  resting: Resting[];
  hordes: Horde[];
  holds: boolean;
  /** What an assault would come to now. */
  forecast: SectionForecast | null;
}

export interface Overseer {
  faction: number;
  level: number;
  soldier: string | null;
}

export interface Location {
  index: number;
  id: string;
  printed: GreatWallLocation;
  /** Clerk spaces; 0: a Special Location with room for any number. */
  spaces: number;
  /** The owner of each Clerk, in the order of the factions. */
  clerks: number[];
  /** Clerks that are missing until it is Activated; 0: it will be. */
  missing: number;
  overseers: Overseer[];
  /** What its Activation would bring now. */
  forecast: LocationForecast | null;
}

export class Facts {
  readonly pub: GreatWallPublicView;
  readonly cooperative: boolean;
  readonly solo: boolean;
  /** The seat whose view it is; -1: an onlooker. */
  readonly me: number;
  readonly way: GreatWallWay;
  readonly clans: Clan[];
  readonly sections: Section[];
  readonly locations: Location[];
  /** The step that comes next. */
  readonly now: GreatWallStepView | null;

  constructor(
    readonly view: View,
    readonly set: SetData,
  ) {
    this.pub = view.public;
    this.me = view.seat;
    this.cooperative = this.pub.options["mode"] === "cooperative";
    this.solo = this.pub.players === 1;
    this.way = set.ways.find((way) => way.cooperative === this.cooperative && way.players.includes(this.pub.players)) ?? set.ways[0]!;
    this.now = this.pub.steps[0] ?? null;
    this.clans = this.pub.factions.map((faction, index) => ({ faction: index, kind: kinOf(this.pub.players, index), view: faction }));
    this.sections = SIDES.map((_, index) => this.#section(index));
    this.locations = set.locations.map((printed, index) => this.#location(printed, index));
  }

  get side(): string {
    return this.way.side;
  }

  card<K extends Kind>(kind: K, id: string): (Card & { kind: K }) | null {
    return cardOf(this.set, kind, id);
  }

  #section(index: number): Section {
    const id = SIDES[index]!;
    const view = this.pub.sections[index]!;
    const printed = this.set.sections[index]!;
    const level = printed.levels[view.wall] ?? printed.levels.at(-1)!;
    const archers = view.posts.flatMap((count, faction) => Array<number>(count).fill(faction));
    return {
      index,
      id,
      used: this.way.sections.includes(id),
      view,
      side: this.side,
      level,
      next: printed.levels[view.wall + 1] ?? null,
      base: level.defence[this.side] ?? 0,
      spaces: printed.barricades,
      each: printed.barricade_defence,
      posts: [...archers, ...Array<null>(Math.max(0, view.free_posts)).fill(null)],
      resting: view.rest.flatMap((kinds, faction) => kinds.flatMap((count, soldier) => (count ? [{ faction, soldier: SOLDIERS[soldier]!, count }] : []))),
      hordes: view.hordes.map((horde, place) => ({
        row: place + 1,
        view: horde,
        card: this.card("horde", horde.card.horde),
        covered: new Map(horde.cover.flatMap((piece) => piece.points.map((point) => [point, piece] as const))),
        forecast: this.pub.forecast?.hordes.find((each) => each.section === id && each.row === place + 1) ?? null,
      })),
      holds: view.defence >= view.offence,
      forecast: this.pub.forecast?.sections[index] ?? null,
    };
  }

  #location(printed: GreatWallLocation, index: number): Location {
    const spaces = printed.spaces[this.side] ?? 0;
    const clerks = (this.pub.clerks[printed.id] ?? []).flatMap((count, faction) => Array<number>(count).fill(faction));
    return {
      index,
      id: printed.id,
      printed,
      spaces,
      clerks,
      missing: Math.max(0, (spaces || 1) - clerks.length),
      overseers: printed.overseer
        ? this.clans.flatMap(({ faction, view }) => {
            const level = view.overseers[index] ?? 0;
            return level ? [{ faction, level, soldier: view.overseer_soldiers[index] ?? null }] : [];
          })
        : [],
      forecast: this.pub.forecast?.locations[index] ?? null,
    };
  }

  /** What something costs me now. */
  price(thing: PriceForecast["thing"], about: string | null): PriceForecast | null {
    return this.view.own.forecast?.prices.find((price) => price.thing === thing && (price.about === about || price.about === null)) ?? null;
  }
}

const kinOf = (players: number, faction: number): Kin => (faction < players ? "player" : players === 1 && faction === 1 ? "qin" : "rush");

const taken = new WeakMap<View, Facts>();

/** Many parts of a board read the same view: it is taken apart once. */
export function factsOf({ view, local }: Pick<Props, "view" | "local">): Facts {
  let facts = taken.get(view);
  if (facts?.set !== local.set) taken.set(view, (facts = new Facts(view, local.set)));
  return facts!;
}

const indexes = new WeakMap<SetData, Map<string, Card>>();

/** A card of the set by its kind and id. Of Commands and Generals the players' come first: Qin's have the same ids. */
export function cardOf<K extends Kind>(set: SetData, kind: K, id: string, clan: Kin = "player"): (Card & { kind: K }) | null {
  let index = indexes.get(set);
  if (!index) {
    index = new Map(cardsOf(set).map((card) => [`${card.kind} ${card.card.id} ${"clan" in card.card ? card.card.clan : "player"}`, card]));
    indexes.set(set, index);
  }
  return (index.get(`${kind} ${id} ${clan}`) ?? index.get(`${kind} ${id} player`) ?? null) as (Card & { kind: K }) | null;
}

// Factions as the page shows them

const ALL_COLOURS: Colour[] = ["d", "e", "f", "c", "b", "a"];

/** The faction of a view that an event or a message means. */
export function factionOf(view: View, arg: number): number {
  if (arg < NEUTRAL) return arg;
  const { players } = view.public;
  return arg === NEUTRAL ? 1 : players === 1 ? 2 : players;
}

/** The seat argument of a message about a faction. */
export const argOf = (view: View, faction: number): number => {
  const kind = kinOf(view.public.players, faction);
  return kind === "player" ? faction : kind === "qin" ? NEUTRAL : NEUTRAL + 1;
};

/** Who it is, at the beginning of a caption. */
export function nameOf({ view, name, say }: Pick<Props, "view" | "name" | "say">, faction: number): string {
  const kind = kinOf(view.public.players, faction);
  if (kind === "player") return name(faction);
  const said = say({ id: `neutral-${kind}`, args: {} });
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** The colour of a faction: its seat's, or for Qin and the Rush Clan one that no player has. */
export function colourOf({ view, colour }: Pick<Props, "view" | "colour">, faction: number): Colour {
  const { players } = view.public;
  if (faction < players) return colour(faction);
  const taken = new Set(Array.from({ length: players }, (_, seat) => colour(seat)));
  const free = ALL_COLOURS.filter((each) => !taken.has(each));
  return free[faction - players] ?? "f";
}

/** The letter on its figures. */
export function letterOf(props: Pick<Props, "view" | "colour">, faction: number): string {
  const kind = kinOf(props.view.public.players, faction);
  return kind === "player" ? colourOf(props, faction).toUpperCase() : kind === "qin" ? "Q" : "R";
}
