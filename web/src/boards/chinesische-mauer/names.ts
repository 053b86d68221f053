import { words } from "../../lib/words.svelte";
import type { Props } from "./props";

/** Several players in a sentence; the reader comes first and is not called by name. */
export function namesOf(seats: number[], { seat, say, name }: Pick<Props, "seat" | "say" | "name">): string {
  const mine = seats.includes(seat) ? [say({ id: "cm-you", args: {} })] : [];
  const others = seats.filter((other) => other !== seat).map(name);
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format([...mine, ...others]);
}
