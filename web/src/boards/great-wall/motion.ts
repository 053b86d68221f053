/**
 * What moves, from events: on a picture of what happened (happened/telling.svelte.ts), or above the table as it is now. Only transform and
 * opacity change, so nothing is laid out again. Several events follow each other and are over in two seconds. A press of a key or the pointer ends it.
 */
import type { EventView } from "../../lib/wire";
import type { Props } from "./facts";
import { tracesOf, type Trace } from "./traces";

const STEP = 300;
const LONGEST = 2000;
const OUT = "cubic-bezier(.2, .8, .2, 1)";
const DROP = "cubic-bezier(.35, 1.4, .5, 1)";

const FRAMES: Record<Trace["how"], Keyframe[]> = {
  arrives: [{ transform: "scale(.94)", opacity: 0.35 }, { transform: "scale(1.03)", opacity: 1, offset: 0.7 }, { transform: "none", opacity: 1 }],
  falls: [{ transform: "translateY(-26px)", opacity: 0 }, { transform: "none", opacity: 1 }],
  rises: [{ transform: "translateY(14px)", opacity: 0.4 }, { transform: "none", opacity: 1 }],
  shakes: [{ transform: "none" }, { transform: "translateX(-4px)" }, { transform: "translateX(4px)" }, { transform: "translateX(-2px)" }, { transform: "none" }],
  turns: [{ transform: "rotateY(90deg)", opacity: 0.4 }, { transform: "none", opacity: 1 }],
  glows: [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }],
};

/** A copy of a piece that crosses the table. */
function travel(of: Element, from: DOMRect, to: DOMRect, options: KeyframeAnimationOptions): Animation {
  const box = document.createElement("div");
  box.setAttribute("aria-hidden", "true");
  box.inert = true;
  box.style.cssText = `position:fixed;z-index:60;pointer-events:none;left:${to.left}px;top:${to.top}px`;
  box.append(of.cloneNode(true));
  document.body.append(box);
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const moving = box.animate([{ transform: `translate(${x}px, ${y}px)`, opacity: 0.9 }, { transform: "none", opacity: 1 }], { easing: OUT, fill: "both", ...options });
  moving.onfinish = moving.oncancel = () => box.remove();
  return moving;
}

/** Plays events on the stage, one after the other or, with `lasts`, together in that time. Returns what ends it at once. */
export function animate(stage: HTMLElement, news: readonly EventView[], props: Props, lasts = 0): () => void {
  const traces = tracesOf(news, props);
  const between = lasts ? 0 : Math.min(STEP * props.pace, LONGEST / Math.max(1, traces.length));
  const running: Animation[] = [];
  const sounds: ReturnType<typeof setTimeout>[] = [];
  traces.forEach(({ at, from, how, event }, index) => {
    const target = stage.querySelector(at);
    const delay = index * between;
    sounds.push(setTimeout(() => props.hear([event]), delay));
    if (!target) return;
    const duration = lasts || Math.max(between, STEP * props.pace);
    running.push(target.animate(FRAMES[how], { duration, delay, easing: how === "falls" || how === "rises" ? DROP : OUT }));
    const start = from ? document.querySelector(from)?.getBoundingClientRect() : undefined;
    const piece = start?.width && [...target.querySelectorAll(".figure")].at(-1);
    if (start && piece) running.push(travel(piece, start, piece.getBoundingClientRect(), { duration, delay }));
  });
  const silent = news.filter((event) => !traces.some((trace) => trace.event === event));
  if (silent.length) props.hear(silent);
  return () => {
    running.forEach((moving) => moving.finish());
    sounds.forEach(clearTimeout);
  };
}
