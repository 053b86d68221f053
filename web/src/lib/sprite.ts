/** Symbols for <use href="#name"/>: each game brings its own with its board, so the start page stays light. */
const there = new Set<string>();

export function addSymbols(key: string, svg: string): void {
  if (there.has(key)) return;
  there.add(key);
  const sheet = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  sheet.setAttribute("class", "sprite");
  sheet.setAttribute("aria-hidden", "true");
  document.body.prepend(document.adoptNode(sheet));
}
