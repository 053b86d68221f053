/** What the screens say about a game. The server lists the games; a game's drawings are in boards/<game>/. */
import type { GameEntry } from "./api";
import type { GameView, GreatWallView } from "./wire";
import { t, words } from "./words.svelte";

/** A line of introduction, if the page or the game has one. */
export function pitchOf({ name }: GameEntry): string {
  const id = `page-pitch-${name}`;
  return words.has(id) ? t(id) : "";
}

/** Fetches the messages of games that the page has no line for. */
export async function loadPitches(games: GameEntry[]): Promise<void> {
  const strangers = games.filter(({ name }) => !words.has(`page-pitch-${name}`));
  if (strangers.length) await words.load(strangers.map(({ name }) => name)).catch(() => {}); // they are shown without a line
}

/** What winners are ahead by: fame, or points if the game has no word of its own. */
export function aheadBy(game: string, count: number): string {
  const id = `page-ahead-${game}`;
  return t(words.has(id) ? id : "page-ahead-points", { count });
}

/** The score of Qin Jiushao, whom a player of The Great Wall meets alone; null: there is no such rival. */
export function rivalOf(shown: GameView | null): number | null {
  const view = shown?.view as { game: string } | undefined;
  if (view?.game !== "great-wall") return null;
  const { players, factions } = (view as GreatWallView).public;
  return players === 1 ? (factions[1]?.honour ?? null) : null;
}

/** What the bots are called. Which a game has, and in which order, `/api/games` says. */
export const BOT_WORDS: Record<string, string> = {
  random: "page-bot-random",
  greedy: "page-bot-greedy",
  novice: "page-bot-novice",
  club: "page-bot-club",
  master: "page-bot-master",
};

/** Returns the bot that was asked for, or the strongest if the game has no such bot any more. */
export function botFor(game: GameEntry, wish: string): string {
  return game.bots.includes(wish) ? wish : game.bots.at(-1)!;
}
