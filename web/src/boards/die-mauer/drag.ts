/** Dragging as an extra to pressing: a copy of the piece follows the pointer and is dropped on whatever carries `data-dm-drop`. */
export interface Drag {
  /** null: it cannot be dragged now. */
  piece: (() => Element | null) | null;
  begins: () => void;
  /** What it was dropped on; null: nowhere. */
  ends: (target: string | null) => void;
}

const FAR = 9; // pixels before a press becomes a drag

export function draggable(node: HTMLElement, drag: Drag) {
  let copy: HTMLElement | null = null;
  let from = { x: 0, y: 0 };
  let pointer = -1;

  const at = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-dm-drop]") ?? null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !drag.piece) return;
    from = { x: event.clientX, y: event.clientY };
    pointer = event.pointerId;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
  }
  function move(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!copy) {
      if (Math.hypot(x, y) < FAR) return;
      const piece = drag.piece?.();
      if (!piece) return stop();
      copy = lift(piece);
      drag.begins();
    }
    copy.style.translate = `${x}px ${y}px`;
    document.querySelectorAll(".drop-over").forEach((element) => element.classList.remove("drop-over"));
    at(event)?.classList.add("drop-over");
  }
  function up(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const dragged = copy !== null;
    const target = at(event)?.dataset["dmDrop"] ?? null;
    stop();
    if (!dragged) return;
    addEventListener("click", swallow, { capture: true, once: true }); // the press that began the drag is none
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    drag.ends(target);
  }
  function cancel(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const dragged = copy !== null;
    stop();
    if (dragged) drag.ends(null);
  }
  function stop(): void {
    copy?.remove();
    copy = null;
    pointer = -1;
    document.querySelectorAll(".drop-over").forEach((element) => element.classList.remove("drop-over"));
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
  }

  /** The browser's own dragging, of a word that happens to be marked, would take the pointer away. */
  const refuse = (event: Event) => event.preventDefault();

  node.addEventListener("pointerdown", down);
  node.addEventListener("dragstart", refuse);
  return {
    update(next: Drag) {
      drag = next;
    },
    destroy() {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", refuse);
    },
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function lift(piece: Element): HTMLElement {
  const box = piece.getBoundingClientRect();
  const copy = document.createElement("div");
  copy.append(piece.cloneNode(true));
  copy.style.cssText = `position:fixed;left:${box.x}px;top:${box.y}px;z-index:99;pointer-events:none;filter:drop-shadow(0 12px 8px rgb(30 15 0 / .45))`;
  copy.style.setProperty("--u", getComputedStyle(piece).getPropertyValue("--u"));
  document.body.append(copy);
  return copy;
}
