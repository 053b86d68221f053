/** What the table knows of a clan, added up. */
import type { FactionView } from "../../../lib/wire";

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Shame tiles under Soldiers and on Hordes. */
export const shameOf = (view: FactionView): number => sum(view.shamed) + sum(view.taken.map(({ tiles }) => tiles));
