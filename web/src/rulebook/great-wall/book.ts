/** The Great Wall for players: the Year on one page, then a chapter for each Season and place, and one for each way to play. */
import type { Book } from "../book";
import { commands, hordes, locations, start, winter, year } from "./chapters-year";
import { barracks, builders, embassy, logistics, production, school, teaHouse } from "./chapters-places";
import { cooperative, court, end, fine, rush, shame, solo } from "./chapters-ways";
import type { Picture } from "./pictures";

export const book: Book<Picture> = {
  minutes: 25,
  chapters: [...year, start, ...commands, locations, production, barracks, builders, logistics, teaHouse, embassy, school, hordes, winter, shame, court, end, rush, solo, cooperative, fine],
};
