/** Short phrases used by several screens. */
import type { Clock, SeatView, TableEntry, TableView } from "./wire";
import { t, words } from "./words.svelte";
import { BOT_WORDS } from "./games";
import { seatName } from "./seat";

/** Formats a list of numbers as a range: 2–5. */
export function range(numbers: number[]): string {
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  return low === high ? String(low) : `${low}–${high}`;
}

export function botName(bot: string): string {
  const id = BOT_WORDS[bot];
  return id ? t(id) : bot;
}

/** Formats how long ago something was, or how soon it will be: "3 h ago". */
export function ago(at: number, now = Date.now() / 1000): string {
  const seconds = Math.round(at - now);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto", style: "short" });
  const size = Math.abs(seconds);
  if (size < 90) return format.format(Math.round(seconds / 60), "minute");
  if (size < 5400) return format.format(Math.round(seconds / 60), "minute");
  if (size < 129600) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}

/** Formats a duration: 30 s, 5 min, 3 days. */
export function span(seconds: number): string {
  const [value, unit]: [number, string] = seconds < 120 ? [seconds, "second"] : seconds < 7200 ? [seconds / 60, "minute"] : seconds < 172800 ? [seconds / 3600, "hour"] : [seconds / 86400, "day"];
  return new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay: value >= 1 && unit === "day" ? "long" : "short", maximumFractionDigits: 1 }).format(value);
}

/** Formats a percentage as usual in this language: 125%, 125 %. */
export const percent = (share: number): string => new Intl.NumberFormat(words.language, { style: "percent" }).format(share);

export function clockWords(clock: Clock): string {
  if (clock.kind === "none") return t("page-clock-none");
  if (clock.kind === "move") return t("page-clock-move-is", { time: span(clock.seconds) });
  return t("page-clock-bank-is", { time: span(clock.seconds), more: span(clock.increment) });
}

/** Formats the time on a clock: 8:41, 2:05:10, 23 h 5 min, 3 d 4 h. */
export function face(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return t("page-clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours >= 6) return t("page-clock-hours", { hours, minutes: Math.floor(seconds / 60) % 60 });
  if (hours) return `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

const DAY = 86_400;

/** Says a moment in the reader's time zone: Friday 18:00, or with the date if it is not within a week. */
export function moment(at: number, now = Date.now() / 1000): string {
  const language = words.language === "en" ? "en-GB" : words.language;
  const day: Intl.DateTimeFormatOptions = Math.abs(at - now) < 6 * DAY ? { weekday: "long" } : { weekday: "short", day: "numeric", month: "short" };
  const parts = [day, { hour: "2-digit", minute: "2-digit" } as const].map((part) => new Intl.DateTimeFormat(language, part).format(at * 1000));
  return parts.join(" ");
}

/** Says a day: 3 December. */
export const day = (at: number): string => new Intl.DateTimeFormat(words.language === "en" ? "en-GB" : words.language, { day: "numeric", month: "long" }).format(at * 1000);

/** Whether people think for days, so that nobody need be connected. */
export const countsDays = (clock: Clock): boolean => clock.seconds >= DAY / 2;

/** Says until when a player has time, where clocks count days: Friday 18:00; nothing elsewhere. */
export function deadline(table: TableView, seat: SeatView | undefined): string {
  if (!seat?.clock?.running || seat.late || !countsDays(table.clock)) return "";
  return moment(seat.clock.at + seat.clock.left_ms / 1000);
}

/** The same in few words: by Friday 18:00. */
export function byWhen(table: TableView, seat: SeatView | undefined): string {
  const when = deadline(table, seat);
  return when && t("page-by", { when });
}

/** Says in one line whom a table is waiting for. */
export function standing({ table, thinking: asked }: TableEntry): { text: string; mine: boolean } {
  if (table.status === "open") {
    const free = table.seats.filter((seat) => seat.kind === "open").length;
    return { text: free ? t("page-free-seats", { count: free }) : t("page-all-seated"), mine: false };
  }
  if (table.status === "paused") return { text: t("page-paused"), mine: false };
  if (table.status === "over" || table.status === "closed") {
    const first = (table.winners.length ? table.winners : table.ended_by === "rules" ? table.seats.map((seat) => seat.seat) : []).map((seat) => seatName(table.seats[seat]!));
    const said = table.winners.length ? "page-won-by" : "page-lost-by";
    return { text: first.length ? t(said, { names: list(first), count: first.length }) : t("page-over"), mine: false };
  }
  const thinking = table.seats.filter((seat) => asked.includes(seat.seat));
  if (thinking.some((seat) => seat.yours)) return { text: t("page-your-move"), mine: true };
  return { text: t("page-waits-for", { names: list(thinking.map(seatName)), count: thinking.length }), mine: false };
}

export function list(names: string[]): string {
  const language = words.language === "en" ? "en-GB" : words.language; // American English would put a comma before "and"
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
