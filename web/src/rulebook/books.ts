/** The books there are: each is loaded with its words when somebody opens it. */
import type { Component } from "svelte";
import { words } from "../lib/words.svelte";
import type { Book } from "./book";

const books = import.meta.glob<Book>("./*/book.ts", { import: "book" });
const drawings = import.meta.glob<Component<{ picture: any }>>("./*/Drawing.svelte", { import: "default" });

/** The book of a game, or null: then it has its detailed rules only. */
export async function bookOf(game: string): Promise<Book | null> {
  const load = books[`./${game}/book.ts`];
  const [book] = await Promise.all([load?.() ?? null, words.load(load ? ["rulebook", `rulebook-${game}`] : ["rulebook"])]);
  return book;
}

/** What draws the pictures of a book. */
export async function drawingOf(game: string): Promise<Component<{ picture: any }>> {
  const [Drawing] = await Promise.all([drawings[`./${game}/Drawing.svelte`]!(), words.load([game])]);
  return Drawing;
}
