/** The keyboard on the table: Tab goes from area to area, arrows go between what can be chosen, to the nearest in their direction. */

const CHOICES = "[data-choice], .clerk.lit";

type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** How far away a target is in a direction: straight ahead counts once, sideways twice; Infinity: it lies elsewhere. */
function distance(from: DOMRect, to: DOMRect, key: Arrow): number {
  const dx = to.x + to.width / 2 - (from.x + from.width / 2);
  const dy = to.y + to.height / 2 - (from.y + from.height / 2);
  const [ahead, aside] = key === "ArrowLeft" ? [-dx, dy] : key === "ArrowRight" ? [dx, dy] : key === "ArrowUp" ? [-dy, dx] : [dy, dx];
  return ahead > 2 ? ahead + 2 * Math.abs(aside) : Infinity;
}

export function walk(event: KeyboardEvent, stage: HTMLElement): void {
  const at = (event.target as HTMLElement).closest<HTMLElement>(CHOICES);
  if (!at || !event.key.startsWith("Arrow") || event.altKey || event.ctrlKey || event.metaKey) return;
  const here = at.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of stage.querySelectorAll<HTMLElement>(CHOICES)) {
    const far = each === at ? Infinity : distance(here, each.getBoundingClientRect(), event.key as Arrow);
    if (far < least) [best, least] = [each, far];
  }
  event.preventDefault();
  best?.focus();
}
