/** Sentences: Fluent catalogues by language, loaded on demand, and the games' messages in the same form as in the server's Language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { BASE } from "./router.svelte";
import type { EventView, Message } from "./wire";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

/** How numbers in a game's messages become words; from GET /api/games. */
export interface Vocabulary {
  vocabulary: Record<string, string[]>;
  seat_args: string[];
  counted_from_one: string[];
  /** Seats from here on belong to no player: they have words instead of names. */
  first_neutral: number | null;
}

/** A piece of a sentence; `seat` if it is the name of a player. */
export interface Segment {
  text: string;
  seat: number | null;
}

type Args = Record<string, FluentVariable>;
type Loader = () => Promise<string>;

const files: Record<string, Loader> = {
  ...import.meta.glob<string>("../../locale/*/*.ftl", { import: "default" }),
  ...import.meta.glob<string>("../../../src/muraglia/locale/*.ftl", { import: "default" }),
  ...import.meta.glob<string>("../../../src/muraglia/table/locale/*.ftl", { import: "default" }),
  ...import.meta.glob<string>("../../../src/muraglia/server/locale/*.ftl", { import: "default" }),
  ...import.meta.glob<string>("../../../src/muraglia/games/*/locale/*.ftl", { import: "default" }),
};
const parsed = new Map<string, Promise<FluentResource>>();

const SERVER = "server:";

/** Catalogues that come from the server. */
async function ask(path: string): Promise<string> {
  const answer = await fetch(`${BASE}api/${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

function resource(path: string): Promise<FluentResource> {
  let found = parsed.get(path);
  if (!found) {
    const load = path.startsWith(SERVER) ? () => ask(path.slice(SERVER.length)) : files[path];
    found = load ? load().then((text) => new FluentResource(text)) : Promise.resolve(new FluentResource(""));
    found.catch(() => parsed.delete(path)); // the network failed: retry on the next request
    parsed.set(path, found);
  }
  return found;
}

/** What tables and the server say: refusals, and what happens besides the game. */
export const COMMON = "common";

const ofPage = (code: Language) => `../../locale/${code}/page.ftl`;
const ofCommon = (code: Language) => [
  `../../../src/muraglia/locale/${code}.ftl`,
  `../../../src/muraglia/table/locale/${code}.ftl`,
  `../../../src/muraglia/server/locale/${code}.ftl`,
];
/** The page has the messages of games it draws; those of other games come from the server, with the names of their cards. */
function ofArea(code: Language, area: string): string[] {
  if (area === COMMON) return ofCommon(code);
  const own = `../../locale/${code}/${area}.ftl`;
  const game = `../../../src/muraglia/games/${area.replaceAll("-", "_")}/locale/${code}.ftl`;
  if (!files[own]) return [...ofCommon(code), `${SERVER}words/${area}?lang=${code}`];
  return files[game] ? [...ofCommon(code), own, game] : [own];
}

async function bundle(code: Language, areas: string[]): Promise<Map<string, FluentBundle>> {
  const made = new Map<string, FluentBundle>();
  const paths = [["", []] as const, ...areas.map((area) => [area, ofArea(code, area)] as const)];
  await Promise.all(
    paths.map(async ([area, own]) => {
      const parts = await Promise.all([ofPage(code), ...own].map(resource));
      const whole = new FluentBundle(code, { useIsolating: false });
      parts.forEach((part) => whole.addResource(part, { allowOverrides: true }));
      made.set(area, whole);
    }),
  );
  return made;
}

// Marks around a player's name, so that it can be coloured later. They are private-use characters, which no name or catalogue contains.
const OPEN = "\uE000";
const CLOSE = "\uE001";

class Words {
  /** The language shown; it changes once its catalogue is loaded. */
  language = $state<Language>("en");
  #bundles = $state.raw(new Map<string, FluentBundle>());
  // not states: who loads words is not told when they change
  #areas: string[] = [];
  #wanted: Language = "en";
  #made = { language: "", areas: [] as string[] };

  /** Loads the messages of the page and of these areas, which are games and files of web/locale, in the current or another language. */
  async load(areas: string[] = [], language: Language = this.#wanted): Promise<void> {
    this.#wanted = language;
    this.#areas.push(...areas.filter((area) => !this.#areas.includes(area)));
    if (language === this.#made.language && areas.every((area) => this.#made.areas.includes(area))) return;
    const all = [...this.#areas];
    const made = await bundle(language, all);
    if (language !== this.#wanted) return this.load(areas); // another was chosen meanwhile
    if (language === this.#made.language && this.#made.areas.length > all.length) return; // a later request came first, with these and more
    this.#made = { language, areas: all };
    this.#bundles = made;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Whether there is such a message, in this area or in any. */
  has(id: string, area?: string): boolean {
    if (area === undefined) return [...this.#bundles.values()].some((found) => found.hasMessage(id));
    return this.#bundles.get(area)?.hasMessage(id) ?? false;
  }

  /** Returns the message in the first of these forms that exists, or else its plain form. */
  format(id: string, args: Args | null, game = "", forms: string[] = []): string {
    const found = this.#bundles.get(game) ?? this.#bundles.get("");
    const message = found?.getMessage(id);
    const form = forms.find((name) => message?.attributes[name]);
    const pattern = form ? message!.attributes[form] : message?.value;
    if (!found || !pattern) {
      if (found && import.meta.env.DEV) console.warn(`no words for ${id} in ${this.language}`);
      return id;
    }
    return found.formatPattern(pattern, args, import.meta.env.DEV ? undefined : []);
  }

  /** Returns a message of the page or, depending on the prefix of the id, of a board. */
  t(id: string, args: Args | null = null): string {
    for (const [game, found] of this.#bundles) if (found.hasMessage(id)) return this.format(id, args, game);
    return this.format(id, args);
  }
}

export const words = new Words();
export const t = (id: string, args: Args | null = null): string => words.t(id, args);

/** A component and the words that only it says, loaded together: it is shown when both are there. */
export async function withWords<Part>(component: Promise<{ default: Part }>, ...areas: string[]): Promise<Part> {
  const [found] = await Promise.all([component, words.load(areas)]);
  return found.default;
}

/** The message that says an event. */
export const messageOf = (event: EventView): Message => ({ id: `event-${event.kind}${event.known ? "-known" : ""}`, args: event.args });

/** Turns the messages of one table into sentences, with its game and its players. */
export class Speaker {
  constructor(
    private readonly game: string,
    private readonly vocabulary: Vocabulary,
    private readonly nameOf: (seat: number) => string,
    private readonly reader: () => number = () => -1,
  ) {}

  say = (message: Message): string => words.format(message.id, this.#args(message, (seat) => this.nameOf(seat)), this.game, this.#forms(message));

  /**
   * Returns the attributes to try, most specific first, like the server's Language: sentences about the reader say "you",
   * and there are special forms for two arguments that are the same seat.
   */
  #forms({ args }: Message): string[] {
    const reader = this.reader();
    const seats = this.vocabulary.seat_args.filter((name) => name in args);
    const own = new Set(seats.map((name) => args[name])).size < seats.length ? ["own"] : [];
    const you = reader < 0 ? undefined : seats.find((name) => args[name] === reader);
    return you === undefined ? own : [...own.map((word) => `${you}-${word}`), you];
  }

  /** Returns the same in pieces, with the players' names separate. */
  said = (message: Message): Segment[] => {
    const text = words.format(message.id, this.#args(message, (seat) => `${OPEN}${seat}${OPEN}${this.nameOf(seat)}${CLOSE}`), this.game, this.#forms(message));
    return text.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`)).flatMap((part): Segment[] => {
      if (!part) return [];
      if (!part.startsWith(OPEN)) return [{ text: part, seat: null }];
      const [, seat = "", name = ""] = part.slice(0, -1).split(OPEN);
      return [{ text: name, seat: Number(seat) }];
    });
  };

  /** Returns the word for a number in the game's vocabulary, such as a card. */
  term = (kind: string, index: number): string => words.format(`${kind}-${this.vocabulary.vocabulary[kind]?.[index]}`, { count: 1 }, this.game);

  /** Returns the shape of a sentence, with dots in place of its arguments. */
  outline = (id: string, names: string[]): string => {
    const args: Args = {};
    for (const name of names) for (const key of [name, `the_${name}`, `${name}s`]) args[key] = "…";
    return words.format(id, args, this.game);
  };

  #args(message: Message, name: (seat: number) => string): Args {
    const args: Args = {};
    const neutral = this.vocabulary.first_neutral;
    for (const [key, value] of Object.entries(message.args)) {
      const word = typeof value === "number" ? this.vocabulary.vocabulary[key]?.[value] : undefined;
      if (typeof value === "string") args[key] = value;
      else if (this.vocabulary.seat_args.includes(key)) args[key] = neutral === null || value < neutral ? name(value) : this.term("neutral", value - neutral);
      else if (this.vocabulary.counted_from_one.includes(key)) args[key] = value + 1;
      else if (word !== undefined) {
        const count = { count: message.args["count"] ?? 1 };
        args[key] = words.format(`${key}-${word}`, count, this.game);
        args[`the_${key}`] = words.format(`${key}-${word}`, count, this.game, ["the"]);
        args[`${key}s`] = words.format(`${key}-${word}`, count, this.game, ["counted"]);
      } else args[key] = value < 0 ? `−${-value}` : value; // with the minus sign used on the boards
    }
    return args;
  }
}
