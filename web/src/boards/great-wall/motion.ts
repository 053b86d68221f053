/**
 * What moves, from events. The table shows the new state at once; motion runs above it, so nothing ever waits for it.
 * Steps follow each other, each a little faster the more there are, and all of it is over in two seconds. A press of a key or the pointer ends it.
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

/** Plays the news on the stage. Returns what ends it at once. */
export function animate(stage: HTMLElement, news: readonly EventView[], props: Props): () => void {
  const traces = tracesOf(news, props);
  const between = Math.min(STEP * props.pace, LONGEST / Math.max(1, traces.length));
  const running: Animation[] = [];
  const sounds: ReturnType<typeof setTimeout>[] = [];
  traces.forEach(({ at, from, how, event }, index) => {
    const target = stage.querySelector(at);
    const delay = index * between;
    sounds.push(setTimeout(() => props.hear([event]), delay));
    if (!target) return;
    const duration = Math.max(between, STEP * props.pace);
    running.push(target.animate(FRAMES[how], { duration, delay, easing: how === "falls" || how === "rises" ? DROP : OUT }));
    const start = from ? stage.querySelector(from) : null;
    const piece = start && [...target.querySelectorAll(".figure")].at(-1);
    if (start && piece) running.push(travel(piece, start.getBoundingClientRect(), piece.getBoundingClientRect(), { duration, delay }));
  });
  const silent = news.filter((event) => !traces.some((trace) => trace.event === event));
  if (silent.length) props.hear(silent);
  return () => {
    running.forEach((moving) => moving.finish());
    sounds.forEach(clearTimeout);
  };
}
