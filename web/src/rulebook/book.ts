/** The rules as players learn them: chapters of short paragraphs, pictures and examples to step through, as data. */

/** A few sentences and the ids of the rules they tell. */
export interface Paragraph {
  /** Message of the book's catalogue. */
  say: string;
  rules: string[];
}

export interface Text extends Paragraph {
  kind: "text";
  /** One of several cases below a sentence that introduces them. */
  item: boolean;
}

export interface Picture<P> {
  kind: "picture";
  picture: P;
}

export interface Step<P> extends Paragraph {
  picture: P;
}

export interface Example<P> {
  kind: "example";
  title: string;
  steps: Step<P>[];
}

export type Part<P> = Text | Picture<P> | Example<P>;

export interface Chapter<P> {
  /** Its address within the page. */
  id: string;
  title: string;
  parts: Part<P>[];
}

export interface Book<P = any> {
  /** How long reading takes. */
  minutes: number;
  chapters: Chapter<P>[];
}

export const text = (say: string, ...rules: string[]): Text => ({ kind: "text", say, rules, item: false });
export const item = (say: string, ...rules: string[]): Text => ({ kind: "text", say, rules, item: true });
export const picture = <P>(drawn: P): Picture<P> => ({ kind: "picture", picture: drawn });
export const example = <P>(title: string, ...steps: Step<P>[]): Example<P> => ({ kind: "example", title, steps });
export const step = <P>(drawn: P, say: string, ...rules: string[]): Step<P> => ({ picture: drawn, say, rules });

/** Where a paragraph stands. */
export interface Found {
  chapter: Chapter<any>;
  paragraph: Paragraph;
  /** The example it is a step of. */
  example: Example<any> | null;
  /** The sentence above, without which one of its cases cannot be understood. */
  above: Paragraph | null;
}

export function paragraphsOf(book: Book): Found[] {
  const found: Found[] = [];
  for (const chapter of book.chapters) {
    let above: Paragraph | null = null;
    for (const part of chapter.parts) {
      if (part.kind === "text") {
        found.push({ chapter, paragraph: part, example: null, above: part.item ? above : null });
        if (!part.item) above = part;
      } else {
        above = null;
        if (part.kind === "example") found.push(...part.steps.map((paragraph) => ({ chapter, paragraph, example: part, above })));
      }
    }
  }
  return found;
}

/** The paragraph that tells a rule; a step of an example only where no sentence does. */
export function tells(book: Book, rule: string): Found | null {
  const found = paragraphsOf(book).filter(({ paragraph }) => paragraph.rules.includes(rule));
  return found.find((each) => each.example === null) ?? found[0] ?? null;
}
