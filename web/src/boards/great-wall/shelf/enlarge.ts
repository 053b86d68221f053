/** A card under the finger, large: by a long press, by the right button, or by the key Z. */
import type { Attachment } from "svelte/attachments";

const LONG = 480; // milliseconds

/** Use as `{@attach enlarge(() => …)}` on the card's button. The click that ends a long press does nothing else. */
export function enlarge(open: () => void): Attachment<HTMLElement> {
  return (button) => {
    let timer = 0;
    let opened = false;
    const stop = () => clearTimeout(timer);
    const onpointerdown = (event: PointerEvent) => {
      opened = false;
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        opened = true;
        open();
      }, LONG);
    };
    const oncontextmenu = (event: Event) => {
      event.preventDefault();
      if (!opened) open();
    };
    const onclick = (event: Event) => {
      if (!opened) return;
      opened = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onkeydown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "z" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      open();
    };
    button.addEventListener("pointerdown", onpointerdown);
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) button.addEventListener(end, stop);
    button.addEventListener("contextmenu", oncontextmenu);
    button.addEventListener("click", onclick, { capture: true });
    button.addEventListener("keydown", onkeydown);
    return () => {
      stop();
      button.removeEventListener("pointerdown", onpointerdown);
      for (const end of ["pointerup", "pointercancel", "pointerleave"]) button.removeEventListener(end, stop);
      button.removeEventListener("contextmenu", oncontextmenu);
      button.removeEventListener("click", onclick, { capture: true });
      button.removeEventListener("keydown", onkeydown);
    };
  };
}
