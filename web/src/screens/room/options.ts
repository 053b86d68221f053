/** How the options of a table are shown: words come from the game's catalogue, so a new game needs nothing here. */
import type { TableOption } from "../../lib/api";
import { span } from "../../lib/phrases";
import type { Clock } from "../../lib/wire";
import { t, words } from "../../lib/words.svelte";

/** The words of an option; a game that has none for it shows its plain name. */
export function optionWords(game: string, option: TableOption): { title: string; help: string } {
  const id = `option-${option.name.replaceAll("_", "-")}`;
  if (!words.has(id, game)) return { title: option.name, help: "" };
  const help = words.format(id, null, game, ["help"]);
  const title = words.format(id, null, game);
  return { title, help: help === title ? "" : help };
}

export function valueWords(game: string, option: TableOption, value: string): string {
  if (shapeOf(option) === "switch") return value === onOf(option) ? t("page-on") : t("page-off");
  const id = `option-${option.name.replaceAll("_", "-")}-${value}`;
  if (words.has(id, game)) return words.format(id, null, game);
  return /^\d{3,}$/.test(value) ? [...value].join(", ") : value; // several digits are several pieces
}

/** The value of a switch that is on. */
export const onOf = (option: TableOption): string => (option.values.includes("true") ? "true" : "on");
export const offOf = (option: TableOption): string => (option.values.includes("true") ? "false" : "off");

/** Whether an option is another reading of a rule that is not clear, for those who know the game. */
export const isReading = (option: TableOption): boolean => option.rule.includes("-AMB-");

/** Whether an option makes a difference with this number of players and these values of the others. */
export const matters = (option: TableOption, players: number, valueOf: (name: string) => string | undefined): boolean =>
  (!option.players.length || option.players.includes(players)) && Object.entries(option.given).every(([name, value]) => valueOf(name) === value);

export function shapeOf(option: TableOption): "switch" | "number" | "list" {
  if (option.values.length === 2 && option.values.includes(onOf(option)) && option.values.includes(offOf(option))) return "switch";
  const numbers = option.values.map(Number);
  const steady = numbers.every((value, index) => index === 0 || value === numbers[index - 1]! + 1);
  return option.values.length > 3 && steady ? "number" : "list";
}

/** Seconds after which silence agrees to what is decided together; 0: never. */
export const SILENCES = [15, 30, 60, 180, 0];
export const silenceWords = (seconds: number): string => (seconds ? span(seconds) : t("page-together-never"));

export const CLOCKS: Clock[] = [
  { kind: "none", seconds: 0, increment: 0 },
  { kind: "move", seconds: 45, increment: 0 },
  { kind: "bank", seconds: 300, increment: 10 },
  { kind: "bank", seconds: 900, increment: 20 },
  { kind: "move", seconds: 86400, increment: 0 },
  { kind: "bank", seconds: 3 * 86400, increment: 43200 },
];
