/** The options of a question, by what they mean. What is legal comes from here and from nowhere else. */
import type { Option, Question, Message } from "../../lib/wire";
import { indexOf, KINDS, type Kind } from "./kinds";

export const number = (message: Message, name: string): number => Number(message.args[name] ?? -1);

export class Options {
  readonly draw: Option | null;
  readonly pass: Option | null;
  /** Sections that may be scored. */
  readonly score: ReadonlyMap<number, Option>;
  /** Fame tiles to choose from, by value. */
  readonly tile: ReadonlyMap<number, Option>;
  /** My cards that may get the tile. */
  readonly onCard: ReadonlyMap<Kind, Option>;
  readonly #places: Option[];
  readonly #covers: Option[];

  constructor(readonly question: Question | null) {
    const all = question?.options ?? [];
    const of = (id: string) => all.filter((option) => option.label.id === id);
    const by = (id: string, arg: string) => new Map(of(id).map((option) => [number(option.label, arg), option]));
    this.draw = of("choose-draw")[0] ?? null;
    this.pass = of("choose-pass")[0] ?? null;
    this.score = by("choose-score", "section");
    this.tile = by("choose-tile", "tile");
    this.onCard = new Map(of("choose-on-card").map((option) => [KINDS[number(option.label, "card")]!, option]));
    this.#places = of("choose-place");
    this.#covers = of("choose-cover");
  }

  /** The section a scoring form is about; -1: none. */
  get scoring(): number {
    return this.tile.size || this.onCard.size ? number(this.question!.prompt, "section") : -1;
  }

  place(kind: Kind, count: number, section: number): Option | null {
    return (
      this.#places.find(
        ({ label }) => number(label, "card") === indexOf(kind) && number(label, "count") === count && number(label, "section") === section,
      ) ?? null
    );
  }

  cover(section: number, owner: number, kind: Kind): Option | null {
    return (
      this.#covers.find(
        ({ label }) => number(label, "section") === section && number(label, "owner") === owner && number(label, "card") === indexOf(kind),
      ) ?? null
    );
  }

  /** The most cards of a kind that may be laid at once; 0: none now. */
  most(kind: Kind): number {
    return Math.max(0, ...this.#places.filter(({ label }) => number(label, "card") === indexOf(kind)).map(({ label }) => number(label, "count")));
  }

  get places(): boolean {
    return this.#places.length > 0;
  }

  get covers(): readonly Option[] {
    return this.#covers;
  }

  byPick(pick: number): Option | null {
    return this.question?.options.find((option) => option.pick === pick) ?? null;
  }
}

let last: { question: Question | null; options: Options } = { question: null, options: new Options(null) };

/** All parts of a board read the same question: it is taken apart once. */
export function read(question: Question | null): Options {
  if (last.question !== question) last = { question, options: new Options(question) };
  return last.options;
}
