/** The contract between the play frame and a game's drawn board. */
import type { Component } from "svelte";
import { api, type GameEntry } from "./api";
import type { Difference, EventView, Question, Message, TableView } from "./wire";
import type { Stage } from "./fold";
import type { Filled } from "./table.svelte";
import type { Sound } from "./sound";
import type { Weighed } from "./weighed";

export type Colour = TableView["seats"][number]["colour"];

/** What every part of a board receives. Boards are pure functions of this; temporary interaction state is in `local`. */
export interface BoardProps<V = unknown, L = unknown> {
  /** The game as this seat sees it; for an onlooker `view.seat === -1`. */
  view: V;
  table: TableView;
  /** The seat whose view this is; -1: an onlooker. */
  seat: number;
  /** null: nothing to choose. Options have pick, notation and label; a board finds its targets by the label's id and args. */
  question: Question | null;
  /** An earlier moment is shown, so nothing can be chosen. */
  past: boolean;
  /** The shelf is alone on a phone while the stage is on a shared screen: it may be large, and the stage offers no choices. */
  alone: boolean;
  /** What each option would lead to, by pick; null until it is known. */
  foreseen: Record<string, Message[]> | null;
  /** The same as data, for games that foresee it so; patches are folded over the view with `fold` (lib/fold.ts). */
  differences: Record<string, Difference> | null;
  /** What reveals something or asks another seat cannot be taken back alone: it is never given by a click on its place. */
  barrier: boolean;
  /** An answer is being sent to the server. */
  busy: boolean;
  /** All known events up to the moment shown, oldest first: for what the view does not say, such as who built which block. */
  events: EventView[];
  /** Events to mark on the board: those of the last choice, or of the log line under the pointer; with `layout.marks` those of `since`. */
  marks: EventView[];
  /** What my last choice led to, and all that happened since. */
  since: EventView[];
  /** Events that have just happened, to animate; empty when a page opens, when looking back, and when motion is off. */
  news: EventView[];
  /** The whole view after each new event, in order, the last as it is now: what an animation draws on its way. Empty when looking back. */
  stages: Stage<V>[];
  /** The pick that a hint recommends; null: none. */
  hinted: number[] | null;
  /** A decision under review: the board shows what was chosen and what was better, each with a label. */
  weighed?: Weighed | null;
  /** Durations are multiplied by this; 0: no motion. */
  pace: number;
  /** State shared by the parts of a board, such as which piece is lifted. Created by `BoardModule.local`. */
  local: L;
  say: (message: Message) => string;
  name: (seat: number) => string;
  colour: (seat: number) => Colour;
  /** Answers with these picks; the frame prepends those of `question.so_far`. A form that continues returns as a new question. */
  choose: (picks: number[]) => void;
  /** Ways to answer this question and those like it that follow, such as to pass for a season, each with its words. Empty elsewhere. */
  passAhead: { label: string; pass: () => void }[];
  /** What is filled in of a form, each with a way to take it out again. `view` shows it as if it were done. */
  filled: Filled[];
  /** Drops the last pick of an unfinished form, or takes back an answer that the others have not seen yet. */
  back: () => void;
  /** The answer that stands, where all are asked together: to choose it is to agree, to choose another is to propose it. */
  stands: number | null;
  /** Something illegal was clicked: the frame shows why, with the rule. */
  whyNot: (notation: string) => void;
  /** These `news` events are now visible, for example when a block lands: the frame plays their sounds. */
  hear: (events: readonly EventView[]) => void;
}

export type BoardPart<V, L> = Component<BoardProps<V, L>>;

/** The default export of boards/<game>/index.ts. */
export interface BoardModule<V = unknown, L = unknown, P = unknown> {
  /** Fetches what the board needs besides the view, such as the card set, before it is drawn. */
  prepare?: (game: GameEntry) => Promise<P>;
  /** Returns a new object (usually with $state fields) shared by the parts. There is one per table, kept from question to question. */
  local: (prepared: P) => L;
  /** The game's own facts in the bar, such as the season; phones have no room for it. */
  Head?: BoardPart<V, L>;
  /** The public part: everything between the bar, the rail and the status line. */
  Stage: BoardPart<V, L>;
  /** The player's own pieces, on wood at their edge of the table. Not shown to onlookers. */
  Shelf: BoardPart<V, L>;
  /** A part of the rail next to the log. */
  Memo?: BoardPart<V, L>;
  /** The game's buttons in the status line, such as "close the fist", and choices without a piece; the frame adds undo, hint and so on. */
  Actions?: BoardPart<V, L>;
  /** A small line under the prompt, such as the steps of a turn. Without it the frame shows whom the table is waiting for. */
  Steps?: BoardPart<V, L>;
  /** The public board for a shared screen, as large as the width allows. */
  Shared: BoardPart<V, L>;
  /** The score on the end screen, explained line by line. `events` are all events of the game that score or start a group. */
  Score: Component<ScoreProps<V>>;
  /** A sentence for the status line that replaces the question while a piece is lifted; null: the question itself. */
  prompt?: (props: BoardProps<V, L>) => string | null;
  /** A few words for the bar: "round 2 of 4". */
  where: (props: BoardProps<V, L>) => string;
  /** The picks that one of the parts offers as a target or button (respect `alone`); the frame offers all others as plain buttons. */
  offers: (props: BoardProps<V, L>) => ReadonlySet<number>;
  /** Brings a part of the board into view that others point at (`data-spot`), where not all of it is drawn at once. */
  reveal?: (local: L, place: string) => void;
  /** How the page presents a finished game: its chapters, and where something happened. Without it, moments are just numbered. */
  story?: BoardStory;
  /** The sound of each event. The board decides when it plays; without motion it plays as soon as the event arrives. */
  sounds: Record<string, Sound>;
  layout: {
    /** Whether the dock extends under the rail, or the rail down to the edge of the table. */
    dock: "wide" | "beside-rail";
    /** Where the memo is in the rail, and whether phones show it above the stage. */
    memo: "above-log" | "below-log";
    memoOnPhones: boolean;
    /** A board that needs every pixel: low bar, narrow rail, the status line above the stage and the dock as wide as the window. */
    dense?: boolean;
    /** Marks all that changed since the player's last choice, not only what the last choice of anybody did. */
    marks?: "since";
  };
}

/** A point in the game that helps the reader find their way. */
export interface Landmark {
  /** The moment. */
  at: number;
  label: string;
  /** Whether a chapter begins here; otherwise it marks something that happened. */
  chapter: boolean;
}

/** Where a replay can stop, such as at each turn. */
export interface Stops {
  label: string;
  moments: number[];
}

export interface BoardStory {
  landmarks: (events: EventView[]) => Landmark[];
  /** What a replay can go by besides single choices, the smallest first. */
  stops?: (events: EventView[]) => Stops[];
  /** Explains the landmarks that are not chapters. */
  key?: () => string;
  /** "Round 1, turn 6 · Ines was master builder": when in the game a seat made a choice; `events` are those before it. */
  when: (events: EventView[], decision: { seat: number; choice: Message[] }, say: (message: Message) => string, name: (seat: number) => string) => string;
  /** The final picture of the game, at the top of the end screen. */
  Banner?: Component<ScoreProps<never>>;
}

export interface ScoreProps<V = unknown> {
  table: TableView;
  view: V;
  events: EventView[];
  say: (message: Message) => string;
  name: (seat: number) => string;
  colour: (seat: number) => Colour;
}

type AnyModule = BoardModule<never, never, never>;

const modules = import.meta.glob<{ default: AnyModule }>("../boards/*/index.ts");

/** Returns the drawn board of a game, ready to be drawn, or null if it has none and plain questions are used. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  const load = modules[`../boards/${game}/index.ts`];
  if (!load) return null;
  const board = (await load()).default as unknown as BoardModule;
  if (!board.prepare) return board;
  const entry = (await api.games()).find((found) => found.name === game)!;
  const prepared = await board.prepare(entry);
  return { ...board, local: () => board.local(prepared) };
}
