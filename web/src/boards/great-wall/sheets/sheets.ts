/** Which questions have a sheet, and where it lies. */
import type { Part } from "../shelf/offers";

/** In the middle of my board, beside the stock it is about. */
const IN_PLACE: ReadonlySet<Part> = new Set(["mix", "save", "place-advisor"]);
/** Over the table, because whole cards have to be read. */
const OVER: ReadonlySet<Part> = new Set(["set-up", "hire", "requests"]);

export const inPlace = (part: Part | null): boolean => part !== null && IN_PLACE.has(part);
export const overTable = (part: Part | null): boolean => part !== null && OVER.has(part);
