/** The blocks as they are named, drawn and priced. Their numbers are those of the game's vocabulary. */
export const BLOCKS = ["T", "G", "W1", "W2", "W3", "W4", "W5", "W6"] as const;
const WORDS = ["tower", "gate", "wall-1", "wall-2", "wall-3", "wall-4", "wall-5", "wall-6"] as const;

/** What is written on the price tag of a block. */
const COSTS = [15, 10, 1, 2, 3, 4, 5, 6] as const;

export interface Shape {
  /** Symbol of the block, with its size in units of the wall. */
  symbol: string;
  width: number;
  height: number;
  /** Symbol of its silhouette, 24 high. */
  outline: string;
  outlineWidth: number;
  cost: number;
}

function shape(name: string, kind: number): Shape {
  const merlons = Number(name.slice(1));
  const cost = COSTS[kind] ?? 0;
  if (name === "T") return { symbol: "tower", width: 48, height: 133, outline: "sil-t", outlineWidth: 14, cost };
  if (name === "G") return { symbol: "gate", width: 72, height: 109, outline: "sil-g", outlineWidth: 22, cost };
  return { symbol: `wall-${merlons}`, width: 24 * merlons, height: 73, outline: `sil-${merlons}`, outlineWidth: 5 * merlons + 2, cost };
}

const SHAPES = new Map(BLOCKS.map((name, kind) => [name as string, shape(name, kind)]));

export function shapeOf(block: string): Shape {
  const found = SHAPES.get(block);
  if (!found) throw new Error(`no such block: ${block}`);
  return found;
}

export const kindOf = (block: string): number => (BLOCKS as readonly string[]).indexOf(block);
export const blockOf = (kind: number): string => BLOCKS[kind] ?? "T";

/** Message id of a block's name. */
export const wordOf = (block: string): string => `block-${WORDS[kindOf(block)]}`;

/** The set every player begins a round with, by the option `wall_values`. */
export const setOf = (wallValues: string): string[] => ["T", "G", ...[...wallValues].map((merlons) => `W${merlons}`)];
