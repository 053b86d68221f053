/** What tables, people and bots are called. */
import type { SeatView, TableView } from "./wire";
import { t } from "./words.svelte";

// Bots have names of stone; the same for everybody, whatever language they read.
const STONES = ["Kiesel", "Granit", "Marmo", "Ardoise", "Basalt", "Flint", "Tuff", "Quarz"];

/** What a seat is called: its player's name, or something to tell it apart by. */
export function seatName(seat: SeatView): string {
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return STONES[seat.seat % STONES.length]!;
  return seat.kind === "open" ? t("page-seat-open") : `${t("page-guest")} ${seat.colour.toUpperCase()}`;
}

/** The player has left or resigned, and a bot plays on for them. */
export const botPlaysOn = (seat: SeatView): boolean => seat.left || seat.resigned;

/** The seat is somebody's who does not have the page open now. */
export const isAway = (seat: SeatView): boolean => seat.kind === "person" && !botPlaysOn(seat) && !seat.present && !seat.yours;

/** Who invites to a table. */
export const hostName = (table: TableView): string => table.host_name || t("page-somebody");

/** What a table is called; one without a name goes by its code. */
export const tableName = (table: TableView): string => table.name || table.code;
