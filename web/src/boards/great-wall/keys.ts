/** The keyboard on the table: Tab goes from area to area, arrows go to the nearest of the same kind inside one. */

/** What answers the question, or leads to an answer. */
const CHOICES = "[data-choice], .clerk.lit";
/** What only tells more, such as the name of a card. */
const INFO = "button:not([data-choice], .clerk.lit)";

type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** How far away a target is in a direction: straight ahead counts once, sideways twice; Infinity: it lies elsewhere. */
function distance(from: DOMRect, to: DOMRect, key: Arrow): number {
  const dx = to.x + to.width / 2 - (from.x + from.width / 2);
  const dy = to.y + to.height / 2 - (from.y + from.height / 2);
  const [ahead, aside] = key === "ArrowLeft" ? [-dx, dy] : key === "ArrowRight" ? [dx, dy] : key === "ArrowUp" ? [-dy, dx] : [dy, dx];
  return ahead > 2 ? ahead + 2 * Math.abs(aside) : Infinity;
}

/** An arrow key: the focus goes to the nearest of the same kind in the same area. */
export function walk(event: KeyboardEvent): void {
  const at = (event.target as HTMLElement).closest<HTMLElement>("[data-area] button");
  if (!at || !event.key.startsWith("Arrow") || event.altKey || event.ctrlKey || event.metaKey) return;
  const area = at.closest("[data-area]")!;
  const kind = at.matches(CHOICES) ? CHOICES : INFO;
  const here = at.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of area.querySelectorAll<HTMLElement>(kind)) {
    if (each === at) continue;
    const far = distance(here, each.getBoundingClientRect(), event.key as Arrow);
    if (far < least) [best, least] = [each, far];
  }
  event.preventDefault();
  best?.focus();
}

/** In every area one choice and one that tells more can be reached by Tab: the one that had the focus, or the first. */
export function rove(stage: HTMLElement, focused: Element | null = null): void {
  for (const area of stage.querySelectorAll("[data-area]")) {
    for (const kind of [CHOICES, INFO]) {
      const all = [...area.querySelectorAll<HTMLElement>(kind)];
      const stop = all.find((each) => each === focused) ?? all.find((each) => each === document.activeElement) ?? all[0];
      for (const each of all) each.tabIndex = each === stop ? 0 : -1;
    }
  }
}
