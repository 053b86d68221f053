/** Symbols for <use href="#name"/>. Each game loads its own with its board, so the start page stays small. */
const there = new Set<string>();
const sheets = import.meta.glob<string>("../boards/*/pieces.svg", { query: "?raw", import: "default" });

/** The pieces of a game that are also drawn elsewhere on the page. */
export async function symbolsOf(game: string): Promise<void> {
  addSymbols(game, await sheets[`../boards/${game}/pieces.svg`]!());
}

export function addSymbols(key: string, svg: string): void {
  if (there.has(key)) return;
  there.add(key);
  const sheet = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  sheet.setAttribute("class", "sprite");
  sheet.setAttribute("aria-hidden", "true");
  document.body.prepend(document.adoptNode(sheet));
}
