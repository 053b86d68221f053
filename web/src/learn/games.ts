/** Opening the tables of a lesson and of the real game after it. */
import { api, type GameEntry } from "../lib/api";
import { botFor } from "../lib/games";
import { go } from "../lib/router.svelte";
import { recall, remember } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import { LESSONS, lessonKey } from "./lessons";

async function open(game: GameEntry, bot: string, more: { options?: Record<string, string>; name?: string; guided?: boolean }): Promise<string> {
  const { players } = LESSONS[game.name]!;
  const table = await api.openTable({
    game: game.name,
    players,
    options: {},
    clock: {},
    public: false,
    way: "devices",
    casual: true,
    seats: [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }))],
    start: true,
    ...more,
  });
  return table.id;
}

export async function beginLesson(game: GameEntry): Promise<void> {
  const name = t("page-lesson-of", { title: game.title });
  const id = await open(game, game.bots.at(-1)!, { options: LESSONS[game.name]!.options, name, guided: true });
  remember(lessonKey(game.name), id);
  go(`t/${id}?lesson=1`);
}

/** The table of a lesson that was begun on this device and is still running; null: there is none. */
export async function lessonToContinue(game: string): Promise<string | null> {
  const id = recall(lessonKey(game));
  if (!id) return null;
  const mine = await api.tables("/mine");
  const running = mine.some(({ table }) => table.id === id && table.status === "running");
  if (!running) remember(lessonKey(game), null);
  return running ? id : null;
}

/** Against as many bots as in the lesson, of the strength last chosen on the start page. */
export async function playForReal(game: GameEntry): Promise<void> {
  go(`t/${await open(game, botFor(game, recall("muraglia-bot") ?? "greedy"), {})}`);
}
