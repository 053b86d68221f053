/** How large hands and blocks are drawn, so that all of it has room. Lengths are in CSS pixels. */
import { shapeOf } from "./blocks";

export interface Edge {
  /** side: name beside the hand. below: under it. tight, flat: badge and sign only, names stand in the memory table. */
  layout: "side" | "below" | "tight" | "flat";
  /** Width of a sleeve. */
  arm: number;
  /** Width of what is written beside it. */
  plate: number;
  /** How far the hands reach down. */
  depth: number;
  marker: number;
}

const between = (low: number, wanted: number, high: number): number => Math.max(low, Math.min(wanted, high));

export function fitRivals(width: number, height: number, rivals: number, namesElsewhere: boolean): Edge {
  const column = width / Math.max(rivals, 1);
  if (column >= 196 && height >= 260) {
    const arm = between(72, Math.min(column * 0.42, height * 0.27), 132);
    return { layout: "side", arm, plate: Math.min(column - arm - 6, 178), depth: Math.max(arm * 1.42, 112), marker: between(24, arm * 0.34, 40) };
  }
  if (height >= 290 || !namesElsewhere) {
    const arm = between(38, Math.min(column * 0.72, height * 0.2), 104);
    return { layout: "below", arm, plate: column, depth: arm * 1.4 + 66, marker: between(22, arm * 0.34, 34) };
  }
  const arm = between(28, Math.min(column * 0.62, height * 0.32), 68);
  if (height < 150) return { layout: "flat", arm: between(24, column * 0.4, 32), plate: 44, depth: 46, marker: 16 };
  return { layout: "tight", arm, plate: 24, depth: arm * 1.42, marker: 22 };
}

export interface WallSize {
  u: number;
  /** From the foot of the wall to the lower edge of the stage. */
  ground: number;
  pad: number;
  /** Room for words at the ends. */
  roomy: boolean;
  zoomable: boolean;
  /** The wall is shorter than what is written at its ends. */
  short: boolean;
  /** No room for how much is built. */
  quiet: boolean;
}

const SMALLEST = 0.11;
const SLOT = 50; // a slot is never narrower than a finger

/** `towards`: exactly one end is lit; a small wall is then drawn larger, and the stage scrolls there. `slot`: units of a place at an end. */
export function fitWall(width: number, height: number, depth: number, wall: readonly { block: string }[], zoom: number, towards: boolean, slot = 48, largest = 1.75): WallSize {
  const roomy = width >= 560 && height >= 260;
    const units = wall.reduce((sum, stone) => sum + shapeOf(stone.block).width, 0);
  const pad = !roomy ? 12 : units > 1100 ? 20 : 40;
  const room = width - 2 * pad - 12;
  const narrow = (room - 2 * SLOT) / Math.max(units, 1);
  const wide = narrow > SLOT / slot ? room / (units + 2 * slot) : narrow; // slots grow with the blocks
  const zoomable = wide < 0.5;
  const ground = roomy ? (height < 400 ? 48 : 64) : height < 190 ? 20 : zoomable ? 46 : 34;
  const high = between(SMALLEST, (height - depth - ground - (roomy ? 26 : 8)) / 133, largest);
  const fitting = between(SMALLEST, Math.min(wide, high), largest);
  const readable = towards && zoom === 1 ? Math.max(fitting, Math.min(0.6, high)) : fitting * zoom;
  const u = between(SMALLEST, readable, Math.max(high, fitting));
  return { u, ground, pad, roomy, zoomable: zoomable && ground > 20, short: units * u < 360, quiet: ground === 20 || ground === 48 };
}
