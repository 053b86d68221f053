/** The keyboard in a group of buttons: Tab comes in and goes out once, arrows, Home and End go from one to the next. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Use as `{@attach roving()}` on the group. */
export function roving(selector = "button"): Attachment<HTMLElement> {
  return (group) => {
    const all = () => [...group.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
    /** The stop is where the focus was last, or else on the first thing that can be chosen. */
    function settle(wanted?: HTMLElement): void {
      const found = all();
      const stop = wanted ?? found.find((each) => each.tabIndex === 0 && each.hasAttribute("data-stop")) ?? found.find((each) => each.hasAttribute("data-pick")) ?? found[0];
      for (const each of found) {
        each.tabIndex = each === stop ? 0 : -1;
        each.toggleAttribute("data-stop", each === stop && wanted !== undefined);
      }
    }
    function onfocusin(event: FocusEvent): void {
      const button = (event.target as HTMLElement).closest<HTMLElement>(selector);
      if (button && group.contains(button)) settle(button);
    }
    function onkeydown(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const found = all();
      const at = found.indexOf((event.target as HTMLElement).closest<HTMLElement>(selector)!);
      const step = STEPS[event.key];
      const to = event.key === "Home" ? 0 : event.key === "End" ? found.length - 1 : step === undefined ? -1 : at + step;
      if (at < 0 || (step === undefined && event.key !== "Home" && event.key !== "End")) return;
      event.preventDefault(); // arrows in a group never look back in the game
      found[to]?.focus();
    }
    const watch = new MutationObserver(() => settle());
    settle();
    watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-pick"] });
    group.addEventListener("focusin", onfocusin);
    group.addEventListener("keydown", onkeydown);
    return () => {
      watch.disconnect();
      group.removeEventListener("focusin", onfocusin);
      group.removeEventListener("keydown", onkeydown);
    };
  };
}
