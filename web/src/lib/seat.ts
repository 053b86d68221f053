/** The names of tables, people and bots. */
import type { SeatView, TableView } from "./wire";
import { t } from "./words.svelte";

// Bots are named after stones, in every language.
const STONES = ["Kiesel", "Granit", "Marmo", "Ardoise", "Basalt", "Flint", "Tuff", "Quarz"];

/** Returns the name of a seat: its player's name, or something to tell it apart. */
export function seatName(seat: SeatView): string {
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return STONES[seat.seat % STONES.length]!;
  return seat.kind === "open" ? t("page-seat-open") : `${t("page-guest")} ${seat.colour.toUpperCase()}`;
}

/** Whether the player has left or resigned and a bot has taken over. */
export const botPlaysOn = (seat: SeatView): boolean => seat.left || seat.resigned;

/** Whether the seat belongs to a person who does not have the page open now. */
export const isAway = (seat: SeatView): boolean => seat.kind === "person" && !botPlaysOn(seat) && !seat.present && !seat.yours;

/** Returns the name of the person who invites to a table. */
export const hostName = (table: TableView): string => table.host_name || t("page-somebody");

/** Returns the name of a table, or its code if it has none. */
export const tableName = (table: TableView): string => table.name || table.code;
