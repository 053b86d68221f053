/** Guided first games: steps as data. A lesson is a real table with a deal that is always the same. */
import type { EventView, Question, TableView } from "../lib/wire";

/** What a step may look at. */
export interface Scene<V = any> {
  view: V;
  question: Question | null;
  events: EventView[];
  table: TableView;
  seat: number;
}

export interface Step<V = any> {
  /** A name that stays, to remember which steps were shown. */
  id: string;
  /** Shown as soon as this holds, if no earlier step waits to be shown. */
  when: (scene: Scene<V>) => boolean;
  /** Message of the page's catalogue. */
  say: string;
  /** next: a button goes on. choice: it stays until the player has chosen. */
  until: "next" | "choice";
  /** What the words are about, as a selector: it is framed and never covered. */
  about: string;
  /** A rule to read more. */
  rule?: string;
  /** The choice that is lit for the player, by notation; others are possible. */
  point?: (scene: Scene<V>) => string | null;
  /** It depends on how the game goes: the lesson may end without it. */
  chance?: true;
}

/** A stretch of a long lesson. What comes up by chance belongs to the chapter in which it comes. */
export interface LessonChapter {
  title: string;
  /** The ids of its steps. */
  steps: string[];
}

export interface Lesson {
  players: number;
  options: Record<string, string>;
  /** Of a long lesson; the player can stop anywhere and continue another day. */
  chapters?: LessonChapter[];
  steps: Step[];
  /** Enough was seen to play alone, once all steps but those of chance were shown. */
  enough: (scene: Scene) => boolean;
  /** The last words. */
  farewell: string;
}

const found = import.meta.glob<Lesson>("../boards/*/lesson.ts", { import: "default", eager: true });

/** By game; one without a lesson has its rules only. */
export const LESSONS: Record<string, Lesson | undefined> = Object.fromEntries(Object.entries(found).map(([path, lesson]) => [path.split("/").at(-2)!, lesson]));

/** Where the player is in a long lesson, counted from 1: the chapter of the last of its steps that was shown. */
export function chapterAt({ chapters = [] }: Lesson, shown: readonly string[]): number {
  return 1 + Math.max(0, chapters.findLastIndex(({ steps }) => steps.some((id) => shown.includes(id))));
}

/** Where a device remembers the table of a lesson that is not finished. */
export const lessonKey = (game: string): string => `muraglia-lesson-of-${game}`;
