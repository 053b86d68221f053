/** A question that splits a total over several things, as the page fills it in. Amounts are all the page knows; the picks are the server's. */
import type { Split } from "../../../lib/wire";

/** What the draft holds so far: an amount for each part. Without a draft it is the server's default. */
export function amountsOf(split: Split, draft: readonly number[]): number[] {
  const picks = draft.length ? draft : split.default;
  return split.parts.map((part, index) => Math.max(0, part.picks.indexOf(picks[index] ?? -1)));
}

/** The answer for these amounts: a pick a part, none after the total is reached. */
export function picksOf(split: Split, amounts: readonly number[]): number[] {
  const picks: number[] = [];
  let left = split.total;
  for (const [index, part] of split.parts.entries()) {
    if (index && left <= 0) break;
    picks.push(part.picks[amounts[index] ?? 0]!);
    left -= amounts[index] ?? 0;
  }
  return picks;
}

/** The draft keeps a pick for every part, so that nothing is lost while the sum is not right yet. */
export const draftOf = (split: Split, amounts: readonly number[]): number[] => split.parts.map((part, index) => part.picks[amounts[index] ?? 0]!);

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Whether these amounts answer the question. */
export const isReady = (split: Split, amounts: readonly number[]): boolean => sumOf(amounts) >= split.least && sumOf(amounts) <= split.total;
