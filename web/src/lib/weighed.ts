/** A decision that is looked back at, for the pieces of a board: is this what was chosen, is it what was better? */
import type { Message } from "./wire";

export interface Weighed {
  played: Message[];
  better: Message[];
}

export type Verdict = "played" | "better";

/** Which of the two choices a piece or a place belongs to, by the labels of their picks. */
export function verdictsOn(weighed: Weighed | null | undefined, isIt: (label: Message) => boolean): Verdict[] {
  if (!weighed) return [];
  return (["played", "better"] as const).filter((which) => weighed[which].some(isIt));
}
