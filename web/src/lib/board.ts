/** The contract between the play frame and the drawn board of a game. */
import type { Component } from "svelte";
import type { EventView, Question, Message, TableView } from "./wire";
import type { Sound } from "./sound";
import type { Weighed } from "./weighed";

export type Colour = TableView["seats"][number]["colour"];

/** What every part of a board is given. Boards are pure functions of this; what the hand is just doing lives in `local`. */
export interface BoardProps<V = unknown, L = unknown> {
  /** The game as this seat sees it; an onlooker's has `view.seat === -1`. */
  view: V;
  table: TableView;
  /** The seat whose view this is; -1: an onlooker. */
  seat: number;
  /** null: nothing to choose. Options carry pick, notation and label; a board finds its targets by the label's id and args. */
  question: Question | null;
  /** A former moment is shown: nothing can be chosen. */
  past: boolean;
  /** The shelf stands alone on a phone, the stage is on the shared screen: it may be large, and the stage offers nothing. */
  alone: boolean;
  /** What each option would lead to, by pick; null until it is known. */
  foreseen: Record<string, Message[]> | null;
  /** An answer is on its way to the server. */
  busy: boolean;
  /** All events the page knows of up to the moment shown, oldest first: what the view does not tell, such as who built which block. */
  events: EventView[];
  /** Events to mark on the board: those of the last choice, or what a log line under the pointer tells. */
  marks: EventView[];
  /** Events that have just happened, for motion: empty when a page is opened, when looking back and when motion is off. */
  news: EventView[];
  /** The pick a hint points to; null: none. */
  hinted: number[] | null;
  /** A decision that is looked back at: what was chosen and what was better are shown on the board, each with its word. */
  weighed?: Weighed | null;
  /** Durations are multiplied by this; 0: no motion. */
  pace: number;
  /** What the parts of a board share: which piece is lifted, and the like. Made by `BoardModule.local`. */
  local: L;
  say: (message: Message) => string;
  name: (seat: number) => string;
  colour: (seat: number) => Colour;
  /** Answer with these picks; the frame puts those of `question.so_far` before them. A form that goes on comes back as a new question. */
  choose: (picks: number[]) => void;
  /** Drop the picks of an unfinished form, or take back an answer the others have not seen yet. */
  back: () => void;
  /** Something illegal was clicked: the frame says why, with the rule. */
  whyNot: (notation: string) => void;
  /** These of the `news` can be seen now, as when a block lands: the frame makes their sounds. */
  hear: (events: readonly EventView[]) => void;
}

export type BoardPart<V, L> = Component<BoardProps<V, L>>;

/** Default export of boards/<game>/index.ts. */
export interface BoardModule<V = unknown, L = unknown> {
  /** A fresh object (usually with $state fields) for what the parts share. One a table; it outlives questions. */
  local: () => L;
  /** What is public: everything between bar, rail and status line. */
  Stage: BoardPart<V, L>;
  /** What is mine, on wood at my edge. Not shown to onlookers. */
  Shelf: BoardPart<V, L>;
  /** A part of the rail beside the log. */
  Memo?: BoardPart<V, L>;
  /** Buttons of the game in the status line, such as "close the fist", and choices that have no piece; the frame adds undo, hint and the rest. */
  Actions?: BoardPart<V, L>;
  /** A small line under the prompt, such as the steps of a turn. Without it the frame says whom the table waits for. */
  Steps?: BoardPart<V, L>;
  /** The public board for a shared screen: as large as the width allows. */
  Shared: BoardPart<V, L>;
  /** The end screen's score, explained line by line. `events` are those of the whole game that score or head something. */
  Score: Component<ScoreProps<V>>;
  /** A sentence for the status line in place of the question's own words while a piece is lifted; null: the question's. */
  prompt?: (props: BoardProps<V, L>) => string | null;
  /** A word or two for the bar: "round 2 of 4". */
  where: (props: BoardProps<V, L>) => string;
  /** Pick numbers that one of the parts offers as a target or button (heed `alone`); the frame offers all others as plain buttons. */
  offers: (props: BoardProps<V, L>) => ReadonlySet<number>;
  /** What the page tells of a finished game: its chapters, and where in it something happened. Without it moments are counted. */
  story?: BoardStory;
  /** Which sound an event makes. The board says when; without motion it is made as the event comes. */
  sounds: Record<string, Sound>;
  layout: {
    /** Whether the dock reaches under the rail, or the rail down to the edge of the table. */
    dock: "wide" | "beside-rail";
    /** Where the memo stands in the rail, and whether phones show it above the stage. */
    memo: "above-log" | "below-log";
    memoOnPhones: boolean;
  };
}

/** A place along the game to find one's way by. */
export interface Landmark {
  /** The moment. */
  at: number;
  label: string;
  /** A chapter begins here, rather than something that happened. */
  chapter: boolean;
}

export interface BoardStory {
  landmarks: (events: EventView[]) => Landmark[];
  /** What landmarks that are no chapters mean. */
  key?: () => string;
  /** "Round 1, turn 6 · Ines was master builder": where in the game a choice of a seat was made; `events` are those before it. */
  when: (events: EventView[], decision: { seat: number; choice: Message[] }, say: (message: Message) => string, name: (seat: number) => string) => string;
  /** The last picture of the game, at the head of the end screen. */
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

type AnyModule = BoardModule<never, never>;

const modules = import.meta.glob<{ default: AnyModule }>("../boards/*/index.ts");

/** The drawn board of a game, or null: then the plain form serves it. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  const load = modules[`../boards/${game}/index.ts`];
  return load ? ((await load()).default as unknown as BoardModule) : null;
}
