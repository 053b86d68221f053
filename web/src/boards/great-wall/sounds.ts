/** The sound of each event. */
import type { Sound } from "../../lib/sound";

export const sounds: Record<string, Sound> = {
  "season-begins": "bell",
  "command-revealed": "paper",
  "command-placed": "paper",
  "clerk-moved": "tick",
  "clerk-changed": "tick",
  activated: "seal",
  "wall-built": "wood",
  "barricade-built": "wood",
  attacked: "wood",
  wounded: "tick",
  "horde-placed": "wood",
  "horde-defeated": "seal",
  "wall-held": "wood",
  "wall-breached": "fist",
  "tactic-played": "paper",
  "request-fulfilled": "seal",
  "game-ends": "bell",
  "coop-won": "bell",
  "coop-lost": "bell",
};
