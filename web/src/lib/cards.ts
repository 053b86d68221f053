/** Card browsers of games whose cards are data: boards/<game>/cards/Browser.svelte draws the set that the server plays with. */
import type { Component } from "svelte";
import type { GameEntry } from "./api";

const browsers = import.meta.glob<Component<{ game: GameEntry; set: any }>>("../boards/*/cards/Browser.svelte", { import: "default" });

const browserOf = (game: string) => browsers[`../boards/${boxOf(game)}/cards/Browser.svelte`];

/** The game whatever its cards: with a set of one's own it is called game@digest. */
export const boxOf = (game: string): string => game.split("@")[0]!;

/** Whether there is a page of a game's cards; null: the game is not known yet. */
export const hasCards = (game: GameEntry | null | undefined): boolean => !!game?.set && !!browserOf(game.name);

export const loadBrowser = (game: string) => browserOf(game)!();

export const cardsPath = (game: string): string => `rules/${game}/cards`;
