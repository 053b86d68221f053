/** A decision under review, for the pieces of a board: what was chosen, and what was better. */
import type { Message } from "./wire";

export interface Weighed {
  played: Message[];
  better: Message[];
}

export type Verdict = "played" | "better";

/** Returns which of the two choices involve a piece or place, by the labels of their picks. */
export function verdictsOn(weighed: Weighed | null | undefined, isIt: (label: Message) => boolean): Verdict[] {
  if (!weighed) return [];
  return (["played", "better"] as const).filter((which) => weighed[which].some(isIt));
}
