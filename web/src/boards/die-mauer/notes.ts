/** The word under a player's name: what the hand is doing, as far as everybody can see. */
import { botPlaysOn, isAway } from "../../lib/seat";
import type { SeatView } from "../../lib/wire";
import { buildersOf, type Picture } from "./facts";
import type { Props } from "./local.svelte";

export interface Note {
  /** Message id. */
  id: string;
  icon: "check" | "clock" | "x" | "undo" | "bot" | null;
  /** hit: this hand decides something now. done: nothing more is expected of it. */
  tone: "hit" | "done" | "plain";
}

const note = (id: string, tone: Note["tone"] = "plain", icon: Note["icon"] = null): Note => ({ id, icon, tone });

/** All of it is told by the picture: while a turn is being played out, the view may be turns ahead of it. */
export function noteOf({ view, table, past }: Props, picture: Picture, seat: number): Note {
  const { master, reveal } = picture;
  const pose = picture.poses[seat] ?? { hand: "away", block: null };
  if (view.public.is_over) return view.public.winners.includes(seat) ? note("dm-note-won", "hit", "check") : note("dm-note-over", "plain", "check");
  if (pose.hand === "closed") return note("dm-note-closed", "done", "check");
  if (pose.hand === "away") return (past ? null : absence(table.seats[seat]!)) ?? note("dm-note-thinking", "plain", "clock");
  if (pose.built) return note("dm-note-has-built", "done", "check");
  if (reveal && !pose.declined && buildersOf(reveal).includes(seat)) return note(reveal.outcome === "lone-empty-fist" ? "dm-note-builds-any" : "dm-note-builds", "hit", "check");
  if (reveal?.outcome === "gift" && reveal.matching.includes(seat)) return note("dm-note-gives", "hit", "check");
  if (pose.block === null) return note("dm-note-empty", "plain", "x");
  if (seat === master) return note("dm-note-master", "done", "check");
  if (pose.block === picture.poses[master]?.block) return note(master === view.seat ? "dm-note-matched-you" : "dm-note-matched", "hit", "check");
  return note("dm-note-goes-back", "plain", "undo");
}

/** Somebody who is not there now does not think. */
function absence(info: SeatView): Note | null {
  if (botPlaysOn(info)) return note("dm-note-left", "plain", "bot");
  return isAway(info) ? note("dm-note-away") : null;
}
