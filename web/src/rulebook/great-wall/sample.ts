/** A table of three made up for a picture, so that the board's own parts can draw it. Only what those parts read is filled in. */
import { api } from "../../lib/api";
import type { Colour } from "../../lib/board";
import { addSymbols } from "../../lib/sprite";
import type { GreatWallSetData, HordeView, PieceView, WallView } from "../../lib/wire";
import { Speaker, words } from "../../lib/words.svelte";
import type { Card, Kind } from "../../boards/great-wall/cards/set";
import { cardOf, Facts, SIDES, SOLDIERS, type Props, type View } from "../../boards/great-wall/facts";
import { Local, type Prepared } from "../../boards/great-wall/local.svelte";
import pieces from "../../boards/great-wall/pieces.svg?raw";
import { NAMES, type HordePicture, type PlacesPicture, type SectionPicture, type WallPicture } from "./pictures";

const GAME = "great-wall";
const COLOURS: Colour[] = ["a", "b", "c"];
const LETTERS: Record<string, (typeof SOLDIERS)[number]> = { S: "spearman", A: "archer", H: "horseman" };
const factionOf = (letter: string) => COLOURS.indexOf(letter as Colour);

let prepared: Promise<Prepared> | null = null;

/** The set in use with its words, fetched once. */
export function prepare(): Promise<Prepared> {
  prepared ??= load();
  prepared.catch(() => (prepared = null));
  return prepared;
}

async function load(): Promise<Prepared> {
  addSymbols(GAME, pieces);
  const game = (await api.games()).find((found) => found.name === GAME)!;
  const [set] = await Promise.all([api.cardSet(game.set!), words.load([GAME, "cards", "gw-board", "gw-shelf"])]);
  return { set: set as GreatWallSetData, speaker: new Speaker(GAME, game, () => "") };
}

/** A card of the set in use; another set may not have it, then any card of the kind stands for it. */
export function cardFor(set: GreatWallSetData, kind: Kind, id: string): Card | null {
  const found = (["player", "rush", "qin"] as const).map((clan) => cardOf(set, kind, id, clan)).find(Boolean);
  return found ?? firstOf(set, kind);
}

function firstOf(set: GreatWallSetData, kind: Kind): Card | null {
  const first = (set[`${kind}s` as "hordes"] as { id: string }[])[0];
  return first ? cardOf(set, kind, first.id) : null;
}

function hordeView(set: GreatWallSetData, { horde, cover }: HordePicture): HordeView {
  const card = (cardFor(set, "horde", horde) as Card & { kind: "horde" }).card;
  const names = card.points.map((point) => `${"ab"[point.row]}${point.column + 1}`);
  const laid = cover.split(" ").filter(Boolean).map((each): PieceView => {
    const [points = "", piece = ""] = each.split("=");
    return { piece: piece === "w" ? "wound" : LETTERS[piece[1]!]!, faction: piece === "w" ? null : factionOf(piece[0]!), points: points.split("+") };
  }); // prettier-ignore
  const shown = laid.filter((piece) => piece.points.every((point) => names.includes(point)));
  return {
    card: { horde: card.id, back: "left" },
    cover: shown,
    vacant: names.filter((name) => !shown.some((piece) => piece.points.includes(name))),
    offence: card.power + (card.ability.kind === "stronger" && card.ability.per === "foes" ? (card.ability.number ?? 0) : 0),
    defeat: 0,
  };
}

function wallView(set: GreatWallSetData, index: number, shown: SectionPicture | undefined): WallView {
  const { hordes, wall, barricades, posts, rest } = shown ?? { hordes: [], wall: 0, barricades: 0, posts: "", rest: "" };
  const printed = set.sections[index]!;
  const level = printed.levels[wall]!;
  const views = hordes.map((each) => hordeView(set, each));
  const resting = rest.split(" ").filter(Boolean);
  return {
    wall,
    barricades,
    defence: (level.defence["three"] ?? 0) + barricades * printed.barricade_defence,
    offence: views.reduce((all, each) => all + each.offence, 0),
    free_posts: Math.max(0, (level.posts["three"] ?? 0) - posts.length),
    posts: COLOURS.map((colour) => [...posts].filter((each) => each === colour).length),
    rest: COLOURS.map((colour) => SOLDIERS.map((soldier) => resting.filter((each) => each[0] === colour && LETTERS[each[1]!] === soldier).length)),
    hordes: views,
  };
}

function viewOf(set: GreatWallSetData, sections: WallPicture["sections"], places: Pick<PlacesPicture, "clerks" | "overseers">): View {
  const overseers = (faction: number) =>
    set.locations.map(({ id }) => {
      const found = (places.overseers[id] ?? "").split(" ").find((each) => each[0] === COLOURS[faction]);
      return found ? Number(found[1]) : 0;
    });
  const pub = {
    players: 3,
    options: { mode: "standard" },
    steps: [],
    tea: [0, 1, 2],
    sections: SIDES.map((side, index) => wallView(set, index, sections[side])),
    clerks: Object.fromEntries(set.locations.map(({ id }) => [id, COLOURS.map((colour) => [...(places.clerks[id] ?? "")].filter((each) => each === colour).length)])),
    factions: COLOURS.map((_, faction) => ({ honour: 0, overseers: overseers(faction), overseer_soldiers: set.locations.map(() => "spearman") })),
    command_track: [],
    forecast: null,
  };
  return { game: GAME, seat: -1, public: pub, own: { forecast: null } } as unknown as View;
}

/** What the parts of the board get, with nothing to choose; and the same taken apart. */
export function scene({ set, speaker }: Prepared, sections: WallPicture["sections"], places: Pick<PlacesPicture, "clerks" | "overseers">): { props: Props; facts: Facts } {
  const view = viewOf(set, sections, places);
  const props = {
    view,
    seat: -1,
    question: null,
    past: true,
    alone: false,
    foreseen: null,
    differences: null,
    busy: false,
    barrier: false,
    events: [],
    marks: [],
    news: [],
    stages: [],
    hinted: null,
    weighed: null,
    pace: 0,
    local: new Local({ set, speaker }),
    say: speaker.say,
    name: (faction: number) => NAMES[faction] ?? "",
    colour: (faction: number) => COLOURS[faction] ?? "d",
  };
  return { props: props as unknown as Props, facts: new Facts(view, set) };
}
