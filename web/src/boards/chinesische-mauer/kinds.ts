/** The cards, in the order of the game's vocabulary, and what is printed on them. */
export const KINDS = ["wall", "gate", "tower", "noble", "warrior", "rider", "dragon"] as const;
export type Kind = (typeof KINDS)[number];

/** The letters of the notation, such as W2>1. */
const LETTERS = "WGTNSRD";

const PRINTED: Record<Kind, number> = { wall: 1, gate: 2, tower: 3, noble: 1, warrior: 1, rider: 2, dragon: 1 };

export const isKind = (word: string): word is Kind => (KINDS as readonly string[]).includes(word);
export const indexOf = (kind: Kind): number => KINDS.indexOf(kind);
export const letterOf = (kind: Kind): string => LETTERS.charAt(indexOf(kind));
export const printed = (kind: Kind): number => PRINTED[kind];
export const picture = (kind: Kind): string => `pic-${kind === "tower" ? "watchtower" : kind}`;

/** How a section is carved on its stele: as the log and the keys number it. */
export const numeral = (section: number): string => String(section + 1);

/** How a choice is written, for asking why it is not possible. */
export const placing = (kind: Kind, count: number, section: number): string =>
  `${letterOf(kind)}${count > 1 ? count : ""}>${section + 1}`;
export const covering = (section: number, place: number): string => `D>${section + 1}.${place}`;

/** A word at the beginning of a caption. */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);
