import type { GameEntry } from "./api";

/** What the page knows of a game beyond what the server tells: a line to win people over, how long it takes. A game without it is shown plainly. */
export interface Blurb {
  pitch: string;
  minutes: number;
  weight: string;
  /** What the winner is ahead by. */
  ahead: string;
}

export const BLURBS: Record<string, Blurb> = {
  "die-mauer": { pitch: "page-pitch-die-mauer", minutes: 20, weight: "page-weight-light", ahead: "page-ahead-points" },
  "chinesische-mauer": { pitch: "page-pitch-chinesische-mauer", minutes: 30, weight: "page-weight-medium", ahead: "page-ahead-fame" },
  "great-wall": { pitch: "page-pitch-great-wall", minutes: 150, weight: "page-weight-heavy", ahead: "page-ahead-honour" },
};

/** Games whose cards are data of the server: it has their names. */
export const CARDS_AS_DATA = ["great-wall"];

/** Bots by strength, weakest first; their words. */
export const BOT_WORDS: Record<string, string> = {
  random: "page-bot-random",
  greedy: "page-bot-greedy",
  novice: "page-bot-novice",
  club: "page-bot-club",
  master: "page-bot-master",
};

/** The bot of a wished strength, or the strongest there is: not every game has all of them. */
export function botFor(game: GameEntry, wish: string): string {
  return game.bots.includes(wish) ? wish : game.bots.at(-1)!;
}
