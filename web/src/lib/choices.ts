/** Where the keyboard goes when something new is asked. */

/** Everything that answers the question or leads to an answer. Boards and plain questions mark theirs; "later": others come first. */
const CHOICE = "[data-choice], [data-pick]";
/** Somebody who is busy here is not disturbed. */
const ELSEWHERE = "dialog, .rail, .bar, .coach, input, textarea, select";

/** Moves the focus to the first thing that can be chosen, unless it is on one already, or on something else that matters. */
export function focusNextChoice(): void {
  const now = document.activeElement as HTMLElement | null;
  if (now && (now.closest(ELSEWHERE) || (now.matches(CHOICE) && now.checkVisibility()))) return;
  const found = [...document.querySelectorAll<HTMLElement>(CHOICE)].filter((each) => each.tabIndex >= 0 && each.checkVisibility());
  const first = found.find((each) => each.dataset["choice"] !== "later") ?? found[0] ?? document.getElementById("board");
  first?.focus({ preventScroll: true });
}
