/** Where the keyboard focus goes when there is a new question. */

/** Everything that answers the question or leads to an answer. Boards and plain questions mark theirs; "later" ones come last. */
const CHOICE = "[data-choice], [data-pick]";
/** Focus in these places is left alone. */
const ELSEWHERE = "dialog, .rail, .bar, .coach, input, textarea, select";

/** Moves the focus to the first possible choice, unless it is already on one or somewhere it should stay. */
export function focusNextChoice(): void {
  const now = document.activeElement as HTMLElement | null;
  if (now && (now.closest(ELSEWHERE) || (now.matches(CHOICE) && now.checkVisibility()))) return;
  const found = [...document.querySelectorAll<HTMLElement>(CHOICE)].filter((each) => each.tabIndex >= 0 && each.checkVisibility());
  const first = found.find((each) => each.dataset["choice"] !== "later") ?? found[0] ?? document.getElementById("board");
  first?.focus({ preventScroll: true });
}
