/**
 * What moves, from events. The board shows the new state at once; ghosts travel above it and vanish, so nothing ever waits for a motion.
 * A card slides in from its owner's side, a dragon falls flat, a seal stamps or flies to its owner, a won section folds away.
 */
import type { EventView } from "../../lib/wire";
import type { Props } from "./props";

const STEP = 260;
const TRAVEL = 480;
const OUT = "cubic-bezier(.2, .8, .2, 1)";
const DROP = "cubic-bezier(.35, 1.4, .5, 1)";

/** How long something is on its way at pace 1. */
const MOVING: Record<string, number> = {
  placed: TRAVEL,
  covered: TRAVEL + STEP,
  "tile-on-card": TRAVEL + STEP,
  "tile-won": TRAVEL + STEP,
  "tiles-laid": TRAVEL,
  drew: TRAVEL,
};

interface Picture {
  row: HTMLElement | null;
  rowAt: DOMRect | null;
  stacks: DOMRect[];
  heights: number[];
  tiles: DOMRect[];
  stamped: DOMRect | null;
}
/** How the touched sections looked before. */
export type Photograph = Map<number, Picture> | null;

const sectionOf = (stage: HTMLElement, section: number) => stage.querySelector<HTMLElement>(`[data-section="${section}"]`);
const at = (element: Element | null | undefined): DOMRect | null => element?.getBoundingClientRect() ?? null;

const heightOf = (stack: Element): number => stack.querySelectorAll(".under").length;

export function photograph(stage: HTMLElement, news: EventView[]): Photograph {
  const pictures = new Map<number, Picture>();
  for (const { args } of news) {
    const section = args["section"];
    if (section === undefined || pictures.has(section)) continue;
    const found = sectionOf(stage, section);
    const row = found?.querySelector<HTMLElement>(".row") ?? null;
    const stacks = [...(found?.querySelectorAll(".stack") ?? [])];
    pictures.set(section, {
      row: row && news.some(({ kind }) => kind === "tile-to-owner") ? (row.cloneNode(true) as HTMLElement) : null,
      rowAt: at(row),
      stacks: stacks.map((stack) => stack.getBoundingClientRect()),
      heights: stacks.map(heightOf),
      tiles: [...(found?.querySelectorAll(".stele [data-tile], .stele .take") ?? [])].map((tile) => tile.getBoundingClientRect()),
      stamped: at(found?.querySelector("[data-stamped]")),
    });
  }
  return pictures;
}

/** A copy of a drawing that travels above the table. */
function ghost(of: Element, from: DOMRect, to: DOMRect, frames: (start: string) => Keyframe[], options: KeyframeAnimationOptions): void {
  const box = document.createElement("div");
  box.setAttribute("aria-hidden", "true");
  box.inert = true;
  box.style.cssText = `position:fixed;z-index:60;pointer-events:none;left:${to.left}px;top:${to.top}px;width:${to.width}px;height:${to.height}px`;
  const copy = of.cloneNode(true) as HTMLElement;
  copy.style.width = "100%";
  copy.style.height = "100%";
  box.append(copy);
  document.body.append(box);
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(1.4, Math.max(0.35, from.height / Math.max(1, to.height)));
  const moving = box.animate(frames(`translate(${x}px, ${y}px) scale(${scale})`), { fill: "both", ...options });
  moving.onfinish = moving.oncancel = () => box.remove();
}

const hide = (element: Element, duration: number) => element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });

export function animate(stage: HTMLElement, news: EventView[], before: Photograph, { seat, pace, local, hear }: Props): void {
  const place = (who: number, part = ""): DOMRect | null => {
    const mine = who === seat ? document.querySelector("[data-fan]") : null;
    if (mine && !part) return local.from ?? at(mine);
    const panel = stage.querySelector(`[data-seat="${who}"]`);
    return at((part && panel?.querySelector(part)) || panel);
  };
  let clearing = 0; // tiles of a refilled section are laid when the old row has gone
  const landings = new Map<number, EventView[]>();

  for (const event of news) {
    const { kind, args } = event;
    const section = args["section"] ?? -1;
    const found = section >= 0 ? sectionOf(stage, section) : null;
    const picture = before?.get(section);
    const stacks = [...(found?.querySelectorAll<HTMLElement>(".stack") ?? [])];

    if (kind === "placed") {
      const from = place(args["seat"]!);
      const laid = stacks.slice(-(args["count"] ?? 1));
      makeRoom(stacks.slice(0, -laid.length), picture, pace);
      laid.forEach((stack, index) => {
        const top = stack.querySelector(".top");
        const drawing = top?.querySelector("svg.card");
        if (!from || !top || !drawing) return;
        const delay = index * 90 * pace;
        const duration = TRAVEL * pace;
        hide(top, duration + delay - 20);
        ghost(drawing, from, drawing.getBoundingClientRect(), (start) => [{ transform: `${start} rotate(-7deg)` }, { transform: "none" }], { duration, delay, easing: OUT });
      });
    } else if (kind === "covered") {
      const from = place(args["seat"]!);
      const target = grown(stacks, picture)?.querySelector(".top");
      const drawing = target?.querySelector("svg.card");
      makeRoom(stacks, picture, pace);
      if (from && target && drawing) {
        const duration = (TRAVEL + STEP) * pace;
        hide(target, duration - 20);
        ghost(
          drawing,
          from,
          drawing.getBoundingClientRect(),
          (start) => [
            { transform: `${start} rotate(-12deg)`, easing: OUT },
            { transform: "translate(6px, -46px) scale(1.22) rotate(-9deg)", offset: 0.62, easing: DROP },
            { transform: "rotate(2.5deg)" },
          ],
          { duration },
        );
      }
    } else if (kind === "tile-on-card") {
      const stamped = found?.querySelector("[data-stamped]");
      const drawing = stamped?.querySelector("svg");
      const from = picture?.tiles[0] ?? at(found?.querySelector(".stele"));
      if (stamped && drawing && from) {
        const duration = (TRAVEL + STEP) * pace;
        hide(stamped, duration - 20);
        ghost(
          drawing,
          from,
          drawing.getBoundingClientRect(),
          (start) => [
            { transform: start, easing: OUT },
            { transform: "translateY(-26px) scale(2) rotate(-6deg)", offset: 0.65, easing: DROP },
            { transform: "rotate(5deg)" },
          ],
          { duration },
        );
        found?.querySelector(".stack:has([data-stamped]) .top")?.animate([{ translate: "0 0" }, { translate: "0 2px" }, { translate: "0 0" }], { duration: 120 * pace, delay: duration });
      }
    } else if (kind === "tile-won" || kind === "tile-to-owner") {
      const from = kind === "tile-won" ? picture?.tiles[0] : picture?.stamped;
      const to = place(args["seat"] ?? args["owner"]!, "[data-fame]");
      const delay = (kind === "tile-won" ? 0 : STEP) * pace;
      if (from && to) {
        const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        drawing.setAttribute("viewBox", "0 0 64 64");
        drawing.innerHTML = `<use href="#fame-${args["tile"]}"/>`;
        const size = 34;
        const end = new DOMRect(to.left + Math.min(20, to.width / 2) - size / 2, to.top + to.height / 2 - size / 2, size, size);
        ghost(
          drawing,
          from,
          end,
          (start) => [
            { transform: start, opacity: 1, easing: OUT },
            { transform: `${start} scale(1.35)`, opacity: 1, offset: 0.3, easing: "ease-in-out" },
            { transform: "none", opacity: 1, offset: 0.9 },
            { transform: "scale(.6)", opacity: 0 },
          ],
          { duration: (TRAVEL + STEP) * pace, delay },
        );
      }
      if (kind === "tile-to-owner" && picture?.row && picture.rowAt && !stacks.length) {
        clearing = (TRAVEL + STEP) * pace;
        fold(picture.row, picture.rowAt, found, clearing);
      }
    } else if (kind === "tiles-laid") {
      for (const tile of found?.querySelectorAll(".stele [data-tile]") ?? [])
        tile.animate([{ transform: "rotateY(90deg) scale(1.2)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: TRAVEL * pace, delay: clearing, easing: DROP, fill: "backwards" });
    } else if (kind === "section-closed") {
      found?.animate([{ filter: "none", opacity: 1 }, { filter: "grayscale(1)", opacity: 0.82 }], { duration: 900 * pace });
    } else if (kind === "drew" && args["seat"] !== seat) {
      const from = place(args["seat"]!, "[data-deck]");
      const to = place(args["seat"]!, "[data-hand]");
      if (from && to) {
        const back = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        back.setAttribute("viewBox", "0 0 100 140");
        back.setAttribute("class", stage.querySelector(`[data-seat="${args["seat"]}"]`)?.className.match(/p-[a-f]/)?.[0] ?? "");
        back.innerHTML = '<use href="#card-back"/>';
        const end = new DOMRect(to.right - 25, to.top + to.height / 2 - 17, 25, 35);
        ghost(back, from, end, (start) => [{ transform: start }, { transform: "none", opacity: 1, offset: 0.9 }, { transform: "none", opacity: 0 }], { duration: TRAVEL * pace, easing: OUT });
      }
    }
    const landed = (MOVING[kind] ?? 0) * pace + (kind === "tiles-laid" ? clearing : 0);
    landings.set(landed, [...(landings.get(landed) ?? []), event]);
  }
  for (const [landed, events] of landings) setTimeout(() => hear(events), landed);
  local.from = null;
}

/** The stack onto which a dragon has come since the photograph. */
function grown(stacks: HTMLElement[], picture: Picture | undefined): HTMLElement | null {
  return stacks.find((stack, index) => heightOf(stack) > (picture?.heights[index] ?? Infinity)) ?? null;
}

/** Cards that lay there move over when the row grows tighter. */
function makeRoom(stacks: HTMLElement[], picture: Picture | undefined, pace: number): void {
  stacks.forEach((stack, index) => {
    const was = picture?.stacks[index];
    if (!was) return;
    const shift = was.left - stack.getBoundingClientRect().left;
    if (Math.abs(shift) > 1) stack.animate([{ translate: `${shift}px 0` }, { translate: "0 0" }], { duration: STEP * pace, easing: OUT });
  });
}

/** A section whose cards leave the game. */
function fold(row: HTMLElement, from: DOMRect, section: HTMLElement | null, duration: number): void {
  const box = document.createElement("div");
  box.setAttribute("aria-hidden", "true");
  box.inert = true;
  box.style.cssText = `position:fixed;z-index:50;pointer-events:none;overflow:hidden;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px;transform-origin:50% 100%`;
  const inner = section?.closest(".inner");
  if (inner) for (const name of ["--cw", "--row"]) box.style.setProperty(name, getComputedStyle(inner).getPropertyValue(name));
  row.style.height = "100%";
  row.style.boxSizing = "border-box";
  box.append(row);
  document.body.append(box);
  const folding = box.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: "none", opacity: 1, offset: 0.35 },
      { transform: "perspective(700px) rotateX(-78deg) scaleY(.6)", opacity: 0 },
    ],
    { duration, easing: "ease-in", fill: "both" },
  );
  folding.onfinish = folding.oncancel = () => box.remove();
}
