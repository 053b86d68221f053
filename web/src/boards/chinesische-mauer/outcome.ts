/** What a choice would lead to, as the server foresees it: one's own points there, and how they compare. */
import type { Props } from "./props";

export interface Outcome {
  change: string;
  have: string;
  words: string;
  spoken: string;
  leads: boolean;
}

export function outcomeOf({ foreseen, say }: Pick<Props, "foreseen" | "say">, pick: number): Outcome | null {
  const told = foreseen?.[String(pick)] ?? [];
  const points = told.find(({ id }) => id === "foresee-points");
  if (!points) return null;
  const rest = told.filter((message) => message !== points);
  const words = rest.map(say).join(", ");
  const have = say({ id: "cm-you-have", args: { points: points.args["points"] ?? 0 } });
  return {
    change: String(points.args["change"] ?? ""),
    have,
    words,
    spoken: words ? `${have}, ${words}` : have,
    leads: rest.some(({ id }) => id === "foresee-leads" || id === "foresee-alone"),
  };
}
