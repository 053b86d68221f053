/** What the screens say of a game. The server says which games there are; a game brings its drawings in boards/<game>/. */
import type { GameEntry } from "./api";
import { t, words } from "./words.svelte";

/** A line to win people over, where the page or the game has one. */
export function pitchOf({ name }: GameEntry): string {
  const id = `page-pitch-${name}`;
  return words.has(id) || words.has(id, name) ? t(id) : "";
}

/** Fetches the words of games that the page has no line for. */
export async function loadPitches(games: GameEntry[]): Promise<void> {
  const strangers = games.filter(({ name }) => !words.has(`page-pitch-${name}`));
  if (strangers.length) await words.load(strangers.map(({ name }) => name)).catch(() => {}); // they are shown without it
}

/** What the winner is ahead by: fame, or points where the game has no word of its own. */
export function aheadBy(game: string, count: number): string {
  const id = `page-ahead-${game}`;
  return t(words.has(id, game) ? id : "page-ahead-points", { count });
}

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
