/** The word under a player's name: what the hand is doing, as far as everybody can see. */
import type { TableInfo } from "../../lib/wire";
import { agenda, isPlanning, type Picture, type View } from "./facts";

export interface Note {
  /** Message id. */
  id: string;
  icon: "check" | "clock" | "x" | "undo" | "bot" | null;
  /** hit: this hand decides something now. done: nothing more is expected of it. */
  tone: "hit" | "done" | "plain";
}

const note = (id: string, tone: Note["tone"] = "plain", icon: Note["icon"] = null): Note => ({ id, icon, tone });

export function noteOf(view: View, picture: Picture, { seat, left }: TableInfo["seats"][number]): Note {
  const pose = picture.poses[seat] ?? { hand: "away", block: null };
  if (view.is_over) return view.winners.includes(seat) ? note("dm-note-won", "hit", "check") : note("dm-note-over", "plain", "check");
  if (pose.hand === "closed") return note("dm-note-closed", "done", "check");
  if (pose.hand === "away") return left ? note("dm-note-left", "plain", "bot") : note("dm-note-thinking", "plain", "clock");
  // What is shown may be a former turn.
  const todo = isPlanning(view) || picture.master !== view.master ? undefined : agenda(view).find((step) => step.seat === seat && step.step !== "end-of-turn");
  if (todo?.step === "building") return note("dm-note-builds", "hit", "check");
  if (todo?.step === "lone-fist") return note("dm-note-builds-any", "hit", "check");
  if (todo?.step === "giving") return note("dm-note-gives", "hit", "check");
  if (pose.built) return note("dm-note-has-built", "done", "check");
  if (pose.block === null) return note("dm-note-empty", "plain", "x");
  if (seat === picture.master) return note("dm-note-master", "done", "check");
  if (pose.block === picture.poses[picture.master]?.block) return note(picture.master === view.seat ? "dm-note-matched-you" : "dm-note-matched", "hit", "check");
  return note("dm-note-goes-back", "plain", "undo");
}
