/** One table as this page knows it: what the server sent, what is being chosen, and which moment is shown. */
import { SvelteMap } from "svelte/reactivity";
import { api, ApiError, type GameEntry } from "./api";
import type { Colour } from "./board";
import { Connection, freshId, type Answer, type Link } from "./connection.svelte";
import { formOf, keepDraft, keepForm } from "./drafts";
import { fold, stagesOf, type Stage } from "./fold";
import { Gathering } from "./gathering.svelte";
import { Pointers, type Spot } from "./pointing.svelte";
import { seatName } from "./seat";
import { recall, remember, settings } from "./settings.svelte";
import { Story } from "./story.svelte";
import { update } from "./update.svelte";
import type { AnyCommand, AnyNews, Chat, Difference, EventView, GameView, Hinted, Message, Option, OptionFacts, PlanStep, Question, Refusal, TableView } from "./wire";
import { Speaker, words } from "./words.svelte";


/** Returns the events with those taken back marked, as `table-undone` says. `from` is the number of the first new event. */
function struck(events: EventView[], news: EventView[], from: number): EventView[] {
  news.forEach((event, index) => {
    if (event.kind !== "table-undone") return;
    const first = event.args["first"] ?? 0;
    events = events.map((each, number) => (number >= first && number < from + index ? { ...each, undone: true } : each));
  });
  return events;
}

/** A pick of a form that is half filled in. */
export interface Filled {
  label: Message;
  /** Of a split: how much. */
  amount: number | null;
  drop: () => void;
}

/** What an option would waste, for those who wish to be told. */
export const warningsOf = (facts: OptionFacts | undefined): Message[] => (settings.warnings ? (facts?.warns ?? []) : []);

const STALE = 5000; // milliseconds to show that an answer came too late

export class TablePage {
  table = $state.raw<TableView | null>(null);
  state = $state.raw<GameView | null>(null);
  /** All events by number, including those of the table and those taken back; gaps are fetched. */
  events = $state.raw<EventView[]>([]);
  /** The new events in the latest state; empty when a table is opened or another seat is shown. */
  news = $state.raw<EventView[]>([]);
  /** The game after each of these events, one after the other; empty when the server does not tell what they changed. */
  stages = $state.raw<Stage[]>([]);
  chats = $state.raw<Chat[]>([]);
  game = $state.raw<GameEntry | null>(null);
  /** The next question of a form that is being filled in. */
  form = $state.raw<Question | null>(null);
  /** Where in `form.so_far` the picks are that the person has made. */
  #mine = $state.raw<number[]>([]);
  /** What the picks of the form would change; null until it is known. */
  begun = $state.raw<Difference | null>(null);
  foreseen = $state.raw<Record<string, Message[]> | null>(null);
  #differences = $state.raw<Record<string, Difference>>({});
  hint = $state.raw<Hinted | null>(null);
  /** Whether a hint was requested and is being computed. */
  hinting = $state(false);
  /** What a lesson recommends, highlighted like a hint. */
  pointer = $state.raw<number[] | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** An earlier moment, if one is shown. */
  moment = $state.raw<{ number: number; state: GameView } | null>(null);
  problem = $state.raw<ApiError | null>(null);
  /** How many events the seat had seen when it last chose. */
  seen = $state(0);
  /** Moments follow each other by themselves. */
  replaying = $state(false);
  /** How many moments there were before the seat last chose; -1: not known. */
  chosenAt = $state(-1);
  /** Whether I have answered something since the page was opened. */
  answered = $state(false);
  /** The labels of picks in earlier questions, to show the answer so far in a form. */
  readonly labels = new Map<number, Message>();
  /** The same for the amounts of a split. */
  readonly amounts = new Map<number, { label: Message; amount: number }>();
  /** The same by notation, for answers set in advance. */
  readonly notations = new SvelteMap<string, Message>();
  /** The review after the game. */
  readonly story = new Story(this);
  /** Looking back with others. */
  readonly gathering = new Gathering(this);
  /** Places of the board that people point at. */
  readonly pointers = new Pointers(this);
  /** The next place of the board that is pressed is pointed at. */
  pointing = $state(false);
  #connection = $state.raw<Connection | null>(null);
  #seat: number | null;
  #text = false;
  #moments = new Map<string, Promise<GameView>>();
  /** The moment asked for last: an answer to an earlier question that comes late is not shown. */
  #lookingAt = "";
  #wanted = "";
  #release: () => void;

  speaker = $state.raw<Speaker>(new Speaker("", { vocabulary: {}, seat_args: [], counted_from_one: [], first_neutral: null }, (seat) => this.name(seat)));

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    this.#seat = seat;
    this.#release = update.hold(() => this.busy || this.form !== null || (this.#connection?.pending ?? false));
    void this.#begin();
  }

  async #begin(): Promise<void> {
    try {
      const [games, table] = await Promise.all([api.games(), api.table(this.id)]);
      const name = table.set ? `${table.game}@${table.set.digest}` : table.game; // a game with cards of one's own is a game of its own
      this.game = table.set ? await api.game(name) : (games.find((game) => game.name === name) ?? null);
      if (this.game) this.speaker = new Speaker(name, this.game, this.name, () => this.seat);
      await words.load([...new Set([table.game, name])]);
      this.table = table;
      this.#connection = new Connection(this.id, () => this.#seat, this.#hear, this.#opened);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error;
    }
  }

  close(): void {
    this.#release();
    this.#connection?.close();
  }

  get link(): Link {
    return this.#connection?.link ?? "connecting";
  }

  name = (seat: number): string => {
    const info = this.table?.seats[seat];
    return info ? seatName(info) : "?";
  };
  colour = (seat: number): Colour => this.table?.seats[seat]?.colour ?? "a";

  // What is shown

  get shown(): GameView | null {
    return this.moment?.state ?? this.state;
  }
  /** The seats the table is waiting for. */
  get thinking(): number[] {
    return this.state?.thinking ?? [];
  }
  /** How many moments there are to look back at. */
  get choices(): number {
    return this.state?.choices ?? 0;
  }
  get past(): boolean {
    return this.moment !== null;
  }
  get question(): Question | null {
    return this.past ? null : (this.form ?? this.state?.question ?? null);
  }
  /** The picks of a form that the person has made. Those that left no choice are not theirs. */
  get picked(): number[] {
    const form = this.past ? null : this.form;
    return form ? this.#mine.flatMap((at) => form.so_far[at] ?? []) : [];
  }
  /** The same in words, each with a way to take it out. Amounts of 0 are not said. */
  get filled(): Filled[] {
    return this.picked.flatMap((pick, index) => {
      const amount = this.amounts.get(pick);
      const label = amount?.label ?? this.labels.get(pick);
      return label && amount?.amount !== 0 ? [{ label, amount: amount?.amount ?? null, drop: () => void this.drop(index) }] : [];
    });
  }
  /** What is shown: the moment, with what is filled in of a form. */
  get pictured(): unknown {
    const view = this.shown?.view as { public: object; own: object } | undefined;
    const begun = this.past || !this.form ? null : this.begun;
    return view && begun ? { ...view, public: fold(view.public, begun.public), own: fold(view.own, begun.own) } : view;
  }
  /** The seat of the latest state; -1: an onlooker. */
  get seat(): number {
    return this.state?.seat ?? -1;
  }
  /** The events of the game up to the moment shown, without those taken back. */
  get told(): EventView[] {
    const moment = this.moment;
    return this.events.filter((event) => !event.undone && !/^(table|said)-/.test(event.kind) && (!moment || event.choice <= moment.number));
  }
  /** What the last choice led to. */
  get last(): EventView[] {
    const told = this.told;
    const choice = told.at(-1)?.choice;
    return told.filter((event) => event.choice === choice);
  }

  /** What the seat's last choice led to, and all that others did since; as far as that is not known, what the last choice led to. */
  get since(): EventView[] {
    return this.chosenAt < 0 ? this.last : this.told.filter((event) => event.choice > this.chosenAt);
  }

  /** Whether this table decides things together. */
  get together(): boolean {
    const rules = this.game?.council;
    return !!rules && this.table?.options[rules.option] === rules.value;
  }

  // What the server says

  #opened = (): void => {
    this.gathering.rejoin();
    if (this.state) void update.look(); // the server may have been restarted with a new page
    if (this.#text && this.state) void this.send({ do: "look", seat: this.seat, text: true });
  };

  #hear = (news: AnyNews): void => {
    switch (news.is) {
      case "table":
        this.table = news;
        break;
      case "game":
        this.#see(news);
        break;
      case "question":
        if (news.version === this.state?.version) this.form = news.so_far.length ? news : null;
        this.busy = false;
        this.#foresee();
        break;
      case "chats": {
        const known = new Set(this.chats.map((line) => line.number));
        this.chats = [...this.chats, ...news.lines.filter((line) => !known.has(line.number))];
        break;
      }
      case "foreseen":
        if (news.version === this.state?.version && String(news.so_far) === String(this.question?.so_far ?? [])) {
          this.foreseen = news.outcomes;
          this.#differences = news.differences;
          this.begun = news.begun;
        }
        break;
      case "gathering":
        this.gathering.hear(news);
        break;
      case "pointed":
        this.pointers.hear(news);
        break;
      case "not_done":
        this.busy = false;
        break;
    }
  };

  #see(next: GameView): void {
    const before = this.state;
    const same = before !== null && before.seat === next.seat;
    const old = same ? this.events : [];
    const kept = old.slice(0, next.first);
    const hole = next.first - kept.length;
    this.news = same && hole === 0 ? next.events.slice(old.length - next.first) : [];
    this.events = struck([...kept, ...next.events], this.news, old.length);
    if (this.news.some((event) => event.kind === "table-undone")) this.#moments.clear(); // what came after has changed
    this.stages = stagesOf(before, next);
    this.state = next;
    this.busy = false;
    if (!same) {
      const [seen, chosen] = (recall(this.#seenKey) ?? "0 -1").split(" ");
      this.seen = Number(seen);
      this.chosenAt = Number(chosen);
    }
    if (hole > 0) void this.#fill(next.seat, kept.length, next.first);
    if (!same || before.version !== next.version || !next.question) {
      this.refusal = null; // it belonged to another question
      this.form = null;
      this.foreseen = null;
      this.hint = null;
      if (same) keepForm(this.id, next.seat, null);
    }
    if (this.moment && !same) this.moment = null;
    this.#foresee();
    if (!same) void this.#takeUp(next);
  }

  /** Goes on with the form that was half filled in when the page was left. */
  async #takeUp({ seat, version, question }: GameView): Promise<void> {
    const kept = formOf(this.id, seat);
    if (!kept) return;
    if (kept.version !== version || !question || question.answered || !(await this.#refill(seat, kept.so_far))) return keepForm(this.id, seat, null);
    if (!this.form) return;
    kept.mine.forEach((at, index) => {
      const { label, amount } = kept.said[index]!;
      const pick = kept.so_far[at]!;
      if (amount === null) this.labels.set(pick, label);
      else this.amounts.set(pick, { label, amount });
    });
    this.#mine = kept.mine; // last: what is filled in is said from now on
  }

  /** Keeps what is filled in of the form for the next time the page is opened. */
  #keep(): void {
    const { form, picked } = this;
    if (!form || !this.state) return keepForm(this.id, this.seat, null);
    const said = picked.map((pick) => {
      const amount = this.amounts.get(pick);
      return { label: amount?.label ?? this.labels.get(pick)!, amount: amount?.amount ?? null };
    });
    keepForm(this.id, this.seat, { version: this.state.version, so_far: [...form.so_far], mine: this.#mine, said });
  }

  /** Fetches events between those known and those sent, if the page was opened in mid-game or was asleep for long. */
  async #fill(seat: number, first: number, last: number): Promise<void> {
    const found = await api.log(this.id, seat, first, last).catch(() => []);
    if (this.seat !== seat || !found.length) return;
    this.events = [...this.events.slice(0, first), ...found, ...this.events.slice(first)];
  }

  /** What each option would change, as data; null until it is known. */
  get differences(): Record<string, Difference> | null {
    return this.foreseen && this.#differences;
  }

  /** What there is to say of an option: what it costs and brings, then what it would lead to. */
  saysOf(pick: number): Message[] {
    const facts = this.question?.facts[pick];
    return [...(facts?.says ?? []), ...(this.foreseen?.[pick] ?? []), ...warningsOf(facts)];
  }

  #foresee(): void {
    const question = this.question;
    for (const option of question?.options ?? []) {
      this.labels.set(option.pick, option.label);
      if (!question?.so_far.length) this.notations.set(option.notation, option.label);
    }
    for (const part of question?.split?.parts ?? []) part.picks.forEach((pick, amount) => this.amounts.set(pick, { label: part.label, amount }));
    if (!question || (question.options.length < 2 && !question.so_far.length)) return;
    const key = `${question.version} ${question.seat} ${question.so_far}`;
    if (key === this.#wanted && this.foreseen) return;
    this.#wanted = key;
    this.foreseen = null;
    void this.send({ do: "foresee", so_far: question.so_far, seat: question.seat });
  }

  // What the person does

  async send(command: AnyCommand): Promise<Answer | null> {
    const answer = (await this.#connection?.send(command)) ?? null;
    if (answer?.is === "not_done") this.#refuse(answer.refusal, answer.stale);
    return answer;
  }

  /** Shows a refusal. If the answer came too late, the note disappears by itself, because there is a new question. */
  #refuse(refusal: Refusal, stale: boolean): void {
    this.refusal = refusal;
    if (stale) setTimeout(() => this.refusal === refusal && (this.refusal = null), STALE);
  }

  choose = async (picks: number[]): Promise<void> => {
    const question = this.question;
    if (!question || this.busy) return;
    const first = question.so_far.length;
    const whole = [...question.so_far, ...picks];
    const before = this.chosenAt;
    this.chosenAt = this.choices; // from here on it is the last choice, unless it is refused or only begun
    const leads = this.differences?.[picks.at(-1) ?? -1] ?? null;
    this.busy = true;
    this.refusal = null;
    if (whole.some((pick, index) => this.hint?.picks[index] !== pick)) this.hint = null; // a form may still be on its way
    const answer = await this.send({ do: "choose", id: freshId(), version: question.version, picks: whole, seat: question.seat });
    this.busy = false;
    if (answer?.is !== "done") this.chosenAt = before;
    if (answer?.is === "go_on") {
      this.#mine = [...this.#mine.filter((at) => this.form && at < first), ...picks.map((_, index) => first + index)];
      this.begun = leads;
      this.form = answer.question;
      this.#foresee();
      this.#keep();
    } else if (answer?.is === "done") {
      this.form = null;
      this.#keep();
      this.hint = null;
      this.#remember();
    }
  };

  /** Passes now, and in every window until one of these events, such as the beginning of the next turn. */
  passUntil = async (pass: Option, events: string[]): Promise<void> => {
    await this.stand("windows", [pass.notation], events);
    await this.choose([pass.pick]);
  };

  back = (): void => {
    this.refusal = null;
    if (this.picked.length) void this.drop(this.picked.length - 1);
    else if (this.state?.question?.answered) void this.send({ do: "withdraw", seat: this.seat });
  };

  /** Takes a pick out of a form. Those after it stay if they can without it. */
  drop = async (index: number): Promise<void> => {
    const form = this.form;
    const out = this.#mine[index];
    if (!form || out === undefined || this.busy) return;
    this.hint = null;
    this.begun = null;
    const earlier = this.#mine.slice(0, index);
    const later = this.#mine.slice(index + 1);
    if (later.length && (await this.#refill(form.seat, form.so_far.toSpliced(out, 1)))) this.#mine = [...earlier, ...later.map((at) => at - 1)];
    else if (earlier.length && (await this.#refill(form.seat, form.so_far.slice(0, out)))) this.#mine = earlier;
    else {
      this.form = null;
      this.foreseen = null;
      this.#foresee();
    }
    this.#keep();
  };

  /** Asks for the form with other picks. Returns whether they can be made. */
  async #refill(seat: number, picks: number[]): Promise<boolean> {
    this.busy = true;
    const answer = await this.#connection?.send({ do: "ask", so_far: picks, seat });
    this.busy = false;
    return answer?.is === "done";
  }

  whyNot = async (notation: string): Promise<void> => {
    const answer = await this.send({ do: "why_not", notation, seat: this.seat });
    if (answer?.is === "explained") this.refusal = answer.refusal;
  };

  /** Shows the others a place of the board. While the game runs, what is pressed next is a choice again. */
  point = (spot: Spot): void => {
    if (this.table?.status === "running") this.pointing = false;
    void this.send({ do: "point", ...spot, seat: this.seat < 0 ? null : this.seat });
  };

  askHint = async (): Promise<void> => {
    if (this.hinting) return;
    const version = this.state?.version;
    this.hint = null;
    this.hinting = true;
    const answer = await this.send({ do: "hint", seat: this.seat });
    this.hinting = false;
    if (answer?.is === "hinted" && answer.version === version && this.state?.version === version) this.hint = answer;
  };

  /** Answers a question from now on, until one of these events; without answers it is asked again. */
  stand = (question: string, answers: string[], until: string[]): Promise<Answer | null> => this.send({ do: "stand", question, answers, until, seat: this.seat });

  /** Comes again as someone with a name. */
  reconnect(): void {
    this.#connection?.renew();
  }

  plan = (steps: PlanStep[]): Promise<Answer | null> => this.send({ do: "plan", steps, seat: this.seat });

  /** Shows another seat of this person, or the table as an onlooker (-1). */
  look = (seat: number, text = this.#text): void => {
    this.#seat = seat;
    this.#text = text;
    void this.send({ do: "look", seat, text });
  };

  get #seenKey(): string {
    return `muraglia-chose-${this.id}-${this.seat}`;
  }

  #remember(): void {
    this.answered = true;
    this.seen = this.events.length;
    remember(this.#seenKey, `${this.seen} ${this.chosenAt}`);
  }

  /** Removes what this device remembers about the game, because it is over. */
  forget(): void {
    for (const { seat } of this.table?.seats ?? []) {
      for (const what of ["chose", "told"]) remember(`muraglia-${what}-${this.id}-${seat}`, null);
      keepForm(this.id, seat, null);
    }
    keepDraft(this.id, null);
    remember(`muraglia-lesson-${this.id}`, null);
  }

  // Looking back

  async showMoment(number: number, seat = this.seat): Promise<void> {
    const key = `${number} ${seat} ${this.#text}`;
    this.#lookingAt = key;
    let found = this.#moments.get(key);
    if (!found) {
      found = api.moment(this.id, seat, number, this.#text);
      this.#moments.set(key, found);
      found.catch(() => this.#moments.delete(key));
      if (this.#moments.size > 400) this.#moments.delete(this.#moments.keys().next().value!);
    }
    const state = await found.catch(() => null);
    if (state && this.#lookingAt === key) this.moment = { number, state };
  }

  live(): void {
    this.#lookingAt = "";
    this.moment = null;
  }
}
