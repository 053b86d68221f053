/** Where the keyboard focus goes when there is a new question. */

/** Everything that answers the question or leads to an answer. Boards and plain questions mark theirs; "later" ones come last. */
const CHOICE = "[data-choice], [data-pick]";
/** Focus in these places is left alone. */
const ELSEWHERE = "dialog, .rail, .bar, .coach, input, textarea, select";

/** An option in a list; its number is written beside it. */
const LISTED = ".option";

/** What the digits pick, nine at most: what is listed, then targets on the board, then buttons. Where an amount is typed, a digit is the amount. */
export function numbered(): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(CHOICE)].filter((each) => each.checkVisibility() && !each.matches("[data-commit], [role=spinbutton], [aria-disabled=true]") && !each.closest(ELSEWHERE));
  const rank = (each: HTMLElement) => (each.matches(LISTED) ? 0 : each.dataset["choice"] === "later" ? 2 : 1);
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, 9);
}

/** Writes its digit on each target as long as the keyboard is used. Returns a function that ends this. */
export function showDigits(): () => void {
  let due = 0;
  let shown: HTMLElement[] = [];
  function clear(): void {
    for (const each of shown.filter((each) => !each.matches(LISTED))) {
      delete each.dataset["digit"];
      each.removeAttribute("aria-keyshortcuts");
    }
  }
  function write(): void {
    due = 0;
    clear();
    shown = numbered();
    shown.forEach((each, index) => {
      if (each.matches(LISTED)) return;
      each.dataset["digit"] = String(index + 1);
      each.setAttribute("aria-keyshortcuts", String(index + 1));
    });
  }
  const watch = new MutationObserver(() => (due ||= requestAnimationFrame(write)));
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-pick", "data-choice", "aria-disabled"] });
  write();
  return () => {
    watch.disconnect();
    cancelAnimationFrame(due);
    clear();
  };
}

/** Moves the focus to the first possible choice, unless it is already on one or somewhere it should stay. */
export function focusNextChoice(): void {
  const now = document.activeElement as HTMLElement | null;
  if (now && (now.closest(ELSEWHERE) || (now.matches(CHOICE) && now.checkVisibility()))) return;
  const found = [...document.querySelectorAll<HTMLElement>(CHOICE)].filter((each) => each.tabIndex >= 0 && each.checkVisibility());
  const first = found.find((each) => each.dataset["choice"] !== "later") ?? found[0] ?? document.getElementById("board");
  first?.focus({ preventScroll: true });
}
