/** All HTTP requests of the page. */
import type { Considered, LookBack } from "./advice";
import { BASE } from "./router.svelte";
import { hearDate } from "./server-time";
import type { AnyCommand, Clock, Digest, EventView, GameView, Message, Option, SetView, TableEntry, TableView } from "./wire";
import type { Colour } from "./board";
import { COMMON, words, type Vocabulary } from "./words.svelte";

export interface Me {
  known: boolean;
  name: string;
  colour: Colour;
  /** A suggested name for a person without one. */
  proposed: string;
}

/** A device on which I am known; times are seconds since 1970. */
export interface Device {
  id: string;
  /** Browser and system. */
  label: string;
  since: number;
  used: number;
  this: boolean;
}

export interface TableOption {
  name: string;
  values: string[];
  default: string;
  rule: string;
  /** With how many players it matters (empty: with any number), and with which values of other options. */
  players: number[];
  given: Record<string, string>;
}

export interface GameEntry extends Vocabulary {
  name: string;
  title: string;
  author: string;
  publisher: string;
  year: number;
  players: number[];
  variant_players: number[];
  lowest_wins: boolean;
  options: TableOption[];
  /** Strengths, weakest first. */
  bots: string[];
  usual_players: number;
  minutes: number;
  weight: "light" | "medium" | "heavy";
  /** How long a standing answer may hold, and the events that end each span. */
  spans: Record<string, string[]>;
  /** Questions that may be answered for a while. */
  standing: StandingQuestion[];
  /** What is decided together, at tables with this value of this option; null: nothing. */
  council: { option: string; value: string; sayings: { kind: string; args: string[]; limits: number[] }[]; places: string[] } | null;
  /** The digest of its card set; null: its cards are not data. */
  set: string | null;
  /** Sets of the host's own that can be chosen for a new table. */
  sets: SetView[];
  events: { kind: string; args: string[]; heading: boolean; scores?: string }[];
}

export interface StandingQuestion {
  name: string;
  answers: Option[];
  /** Kinds of events that may end an answer. */
  ends: string[];
}

/** `seat` is null if every seat is taken; `instead`: the seat in the link is taken and this is a different one. */
export interface Invitation {
  seat: number | null;
  instead: boolean;
  name: string;
}

export interface Rule {
  id: string;
  heading: string;
  text: string;
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, string>;
  /** The digest of one of the game's `sets`. */
  set?: string;
  clock: Partial<Clock>;
  public: boolean;
  way: TableView["way"];
  casual: boolean;
  silence?: number;
  name?: string;
  seats: { kind: "me" | "open" | "bot"; bot?: string; name?: string; colour?: Colour }[];
  start: boolean;
  guided?: boolean;
}

/** How to sit at a table that starts in the middle of a game: at `seat`, with bots at the others or open seats for friends. */
export interface Chair {
  seat: number;
  bot?: string;
  friends?: boolean;
}

/** My vacation, if I am on one, and the days left of those that this server allows in a year. */
export interface VacationLeft {
  until: number | null;
  left: number;
  days: number;
}

/** How I wish to be reached when I am away. Quiet hours are minutes after midnight. */
export interface ReachWish {
  language: string;
  zone: string;
  quiet_from: number | null;
  quiet_to: number | null;
  webhook: string;
}

export interface Reach extends ReachWish {
  /** What a browser needs to subscribe. */
  key: string;
  webhooks: boolean;
  devices: number;
  here: boolean;
  tables: string[];
}

/** The server refused, or could not be reached (`status` 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly say: Message | null,
  ) {
    super(say?.id ?? String(status));
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  const sent = Date.now();
  try {
    answer = await fetch(`${BASE}api/${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new ApiError(0, { id: "page-error-offline", args: {} });
  }
  hearDate(answer.headers.get("date"), sent);
  const text = await answer.text();
  let found: any = null;
  try {
    found = text ? JSON.parse(text) : null;
  } catch {
    found = null;
  }
  if (!answer.ok) {
    if (found?.refusal) await words.load([COMMON]).catch(() => {}); // without them it is said in general
    throw new ApiError(answer.status, found?.refusal?.message ?? null);
  }
  return found as T;
}

const get = <T>(path: string) => call<T>("GET", path);
const seatQuery = (seat: number) => `seat=${seat}`;

let games: Promise<GameEntry[]> | null = null;

export const api = {
  me: () => get<Me>("me"),
  setMe: (me: Pick<Me, "name" | "colour">) => call<Me>("PUT", "me", me),
  deleteMe: () => call<{ tables: number }>("DELETE", "me"),
  devices: () => get<Device[]>("me/devices"),
  logOut: (device: string) => call<Device[]>("DELETE", `me/devices/${device}`),
  elsewhere: () => call<{ code: string; link: string }>("POST", "me/elsewhere"),
  claim: (code: string) => call<Me>("POST", "me/claim", { code }),
  /** Data that never changes while the page is open. */
  games(): Promise<GameEntry[]> {
    games ??= get<GameEntry[]>("games").catch((error) => {
      games = null;
      throw error;
    });
    return games;
  },
  /** A game by name, or name@digest with a card set of the host's own. */
  game: (name: string) => get<GameEntry>(`games/${encodeURIComponent(name)}`),
  /** A card set as data; the browser keeps it. */
  cardSet: (digest: string) => get<unknown>(`sets/${digest}`),
  tables: (which: "" | "/mine") => get<TableEntry[]>(`tables${which}`),
  /** All my tables, however many: the finished ones, or the others. */
  async mine(finished: boolean): Promise<TableEntry[]> {
    const found: TableEntry[] = [];
    for (let page: TableEntry[]; ; found.push(...page)) {
      page = await get<TableEntry[]>(`tables/mine?finished=${finished}&skip=${found.length}`);
      if (!page.length) return found;
    }
  },
  openTable: (wish: NewTable) => call<TableView>("POST", "tables", wish),
  /** Opens a table that starts at a moment of a finished game. */
  tryMoment: (id: string, moment: number, chair: Chair) => call<TableView>("POST", `tables/${id}/branch`, { moment, chair }),
  /** Opens a table that starts from a position text, or from a moment of a record. */
  tryText: (text: string, moment: number | null, chair: Chair) => call<TableView>("POST", "tables/from-text", { text, moment, chair }),
  table: (id: string) => get<TableView>(`tables/${id}`),
  /** The seat and name that a visitor is offered. */
  invitation: (id: string, invite: string | null) => call<Invitation>("POST", `tables/${id}/invitation`, { invite }),
  join: (id: string, wish: { invite: string | null; seat: number | null; name: string }) => call<TableView>("POST", `tables/${id}/join`, wish),
  find: (code: string) => get<{ id: string }>(`find/${encodeURIComponent(code)}`),
  /** Events by number; the server limits how many it returns at a time. */
  async log(id: string, seat: number, first: number, last: number): Promise<EventView[]> {
    const found: EventView[] = [];
    while (first + found.length < last) {
      const { events } = await get<{ events: EventView[] }>(`tables/${id}/log?first=${first + found.length}&last=${last}&${seatQuery(seat)}`);
      if (!events.length) break;
      found.push(...events);
    }
    return found;
  },
  /** What mattered since I last chose something, on whatever device. */
  digest: (id: string, seat: number) => get<Digest>(`tables/${id}/digest?${seatQuery(seat)}`),
  moment: (id: string, seat: number, number: number, text: boolean) => get<GameView>(`tables/${id}/moments/${number}?${seatQuery(seat)}${text ? "&text=true" : ""}`),
  /** A review from every seat. The first request starts it, so repeat the request until it is finished. */
  analysis: (id: string) => get<LookBack>(`tables/${id}/analysis`),
  recordLink: (id: string, seat: number) => `${BASE}api/tables/${id}/record?${seatQuery(seat)}`,
  note: (id: string) => get<{ text: string }>(`tables/${id}/note`),
  setNote: (id: string, text: string) => call<null>("PUT", `tables/${id}/note`, { text }),
  token: (id: string, seat: number) => call<{ token: string }>("POST", `tables/${id}/tokens`, { seat }),
  /** Whether I am told at this table when it is my turn and I am away. */
  setNotices: (id: string, on: boolean) => call<null>("PUT", `tables/${id}/notices`, { on }),
  vacation: () => get<VacationLeft>("me/vacation"),
  setVacation: (until: number | null) => call<VacationLeft>("PUT", "me/vacation", { until }),
  reach: () => get<Reach>("me/reach"),
  setReach: (wish: ReachWish) => call<Reach>("PUT", "me/reach", wish),
  subscribe: (subscription: { endpoint: string; p256dh: string; auth: string }) => call<null>("POST", "me/reach/subscription", subscription),
  unsubscribe: (endpoint: string) => call<null>("DELETE", "me/reach/subscription", { endpoint }),
  testReach: () => call<{ taken: number }>("POST", "me/reach/test"),
  command: (id: string, command: AnyCommand) => call<unknown>("POST", `tables/${id}/commands`, command),
  rules: (game: string, language: string) => get<Rule[]>(`rules/${game}?lang=${language}`),
  about: () => get<{ version: string; address: string; only_here: boolean; webhooks: boolean; page: string }>("about"),
  /** A QR code for a path of the page. */
  qr: (path: string) => `${BASE}qr.svg?path=${encodeURIComponent(path.startsWith("/") ? path : `/${path}`)}`,
  socket: (id: string, seat: number | null) =>
    `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${BASE}api/tables/${id}/socket${seat === null ? "" : `?${seatQuery(seat)}`}`,
};
