/** Finds room for a note beside what it speaks of: it never lies on that, nor on what has to be clicked. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const STEP = 8;
const MARGIN = 8;
const GAP = 6;

/** How many square pixels two boxes share. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const wider = (box: Box, by: number): Box => ({ left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by });

export const isFree = (box: Box, keep: Box[]): boolean => keep.every((each) => shared(box, each) === 0);

/** One frame round all of them where they stand together, else one round each. */
export function together(boxes: Box[]): Box[] {
  if (!boxes.length) return [];
  const all = union(boxes);
  const area = (box: Box) => shared(box, box);
  const near = area(all) < 2.2 * boxes.reduce((sum, box) => sum + area(box), 0);
  return (near ? [all] : boxes).map((box) => wider(box, 5));
}

const union = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/** The boxes of what can be seen of these elements. */
export function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility() && !element.closest("dialog"))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight);
}

/** The best corner for a note of this size, or null where it would cover something of `keep`. Of `spare` it covers as little as it can. */
export function findRoom(width: number, height: number, keep: Box[], spare: Box[], near: Box[]): { left: number; top: number } | null {
  const closed = keep.map((box) => wider(box, GAP));
  const goal = near.length ? union(near) : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const middle = { x: (goal.left + goal.right) / 2, y: (goal.top + goal.bottom) / 2 };
  let best: { left: number; top: number; cost: number } | null = null;
  for (let top = MARGIN; top + height <= innerHeight - MARGIN; top += STEP) {
    for (let left = MARGIN; left + width <= innerWidth - MARGIN; left += STEP) {
      const box = { left, top, right: left + width, bottom: top + height };
      const cost = Math.hypot(left + width / 2 - middle.x, top + height / 2 - middle.y) + spare.reduce((sum, each) => sum + shared(box, each), 0) / 120;
      if ((!best || cost < best.cost) && isFree(box, closed)) best = { left, top, cost };
    }
  }
  return best;
}
