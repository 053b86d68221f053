/** What the cards do, in words. */
import type { Kind } from "./kinds";
import type { Props } from "./props";

const ABOUT: Record<Kind, string> = {
  wall: "cm-about-wall",
  gate: "cm-about-gate",
  tower: "cm-about-tower",
  noble: "cm-about-noble",
  warrior: "cm-about-warrior",
  rider: "cm-about-rider",
  dragon: "cm-about-dragon",
};
const CAPTION: Partial<Record<Kind, string>> = {
  noble: "cm-caption-noble",
  warrior: "cm-caption-warrior",
  rider: "cm-caption-rider",
  dragon: "cm-caption-dragon",
};

export const about = ({ say }: Pick<Props, "say">, kind: Kind): string => say({ id: ABOUT[kind], args: {} });

/** A few words on the card itself, where its name and number do not say it all. */
export const caption = ({ say }: Pick<Props, "say">, kind: Kind): string => (CAPTION[kind] ? say({ id: CAPTION[kind], args: {} }) : "");
