/** Where on the table a place is that somebody points at, and which place was pressed. */
import type { Colour } from "../../lib/board";

const AREAS: Record<string, string> = { "place-track": "track", "place-stores": "stores" };

function selectorOf(place: string): string {
  const [kind, id = ""] = [place.slice(0, place.indexOf("-")), place.slice(place.indexOf("-") + 1)];
  if (kind === "location") return `[data-location^="${id} "]`;
  return kind === "side" ? `[data-section="${id}"]` : `[data-area="${AREAS[place] ?? ""}"]`;
}

/** The name of the place that an element belongs to; null: nobody can point at it. */
export function placeUnder(element: Element): string | null {
  const location = element.closest("[data-location]")?.getAttribute("data-location")?.split(" ")[0];
  if (location) return `location-${location}`;
  const side = element.closest("[data-section]")?.getAttribute("data-section");
  if (side) return `side-${side}`;
  const area = element.closest("[data-area]")?.getAttribute("data-area");
  return Object.keys(AREAS).find((place) => AREAS[place] === area) ?? null;
}

export function showPointings(stage: HTMLElement, pointings: readonly { place: string; colour: Colour; name: string }[]): void {
  for (const shown of stage.querySelectorAll("[data-pointed]")) {
    shown.removeAttribute("data-pointed");
    shown.classList.remove(...[..."abcdef"].map((letter) => `pointed-${letter}`));
  }
  for (const { place, colour, name } of pointings) {
    for (const found of stage.querySelectorAll(selectorOf(place))) {
      found.setAttribute("data-pointed", name);
      found.classList.add(`pointed-${colour}`);
    }
  }
}
