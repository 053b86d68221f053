/** The cards, in the order of the game's vocabulary, and what is printed on them. */
export const KINDS = ["wall", "gate", "tower", "noble", "warrior", "rider", "dragon"] as const;
export type Kind = (typeof KINDS)[number];

/** The letter of the notation, such as W2>1, what is printed on the card, and how many each player has. A test compares this with the rules. */
const CARDS: Record<Kind, { letter: string; printed: number; count: number }> = {
  wall: { letter: "W", printed: 1, count: 7 },
  gate: { letter: "G", printed: 2, count: 3 },
  tower: { letter: "T", printed: 3, count: 1 },
  noble: { letter: "N", printed: 1, count: 1 },
  warrior: { letter: "S", printed: 1, count: 5 },
  rider: { letter: "R", printed: 2, count: 2 },
  dragon: { letter: "D", printed: 1, count: 1 },
};

export const isKind = (word: string): word is Kind => (KINDS as readonly string[]).includes(word);
export const indexOf = (kind: Kind): number => KINDS.indexOf(kind);
export const letterOf = (kind: Kind): string => CARDS[kind].letter;
export const kindOfLetter = (letter: string): Kind => KINDS.find((kind) => letterOf(kind) === letter)!;
export const printed = (kind: Kind): number => CARDS[kind].printed;
export const inDeck = (kind: Kind): number => CARDS[kind].count;
export const picture = (kind: Kind): string => `pic-${kind === "tower" ? "watchtower" : kind}`;

/** How a section is carved on its stele: as the log and the keys number it. */
export const numeral = (section: number): string => String(section + 1);

/** How a choice is written, for asking why it is not possible. */
export const placing = (kind: Kind, count: number, section: number): string =>
  `${letterOf(kind)}${count > 1 ? count : ""}>${section + 1}`;
export const covering = (section: number, place: number): string => `D>${section + 1}.${place}`;

/** A word at the beginning of a caption. */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);
