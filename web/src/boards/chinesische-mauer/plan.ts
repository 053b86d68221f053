/** How the stage is laid out in the room it is given. One place decides, so that nothing overlaps at any size. */
export interface Plan {
  /** wide: seats in a column at the left. strip: seats in a row above. narrow: the portrait layout of phones. */
  mode: "wide" | "strip" | "narrow";
  /** Width of a card in a row. */
  card: number;
  /** Height of a section, its gap not counted. */
  row: number;
  /** Names on the cards: only where they can be read. */
  names: boolean;
  /** Words under the numbers of a target, and how wide it is at least. */
  words: boolean;
  end: number;
  /** Points as a sum, and who leads in words; only who leads; or points alone. */
  tally: "full" | "short" | "bare";
  /** Fame tiles side by side, where a row is too low for two above each other. */
  flat: boolean;
  /** Width of the stele and of the tally. */
  stele: number;
  side: number;
  /** How much of a player is shown. */
  seat: "full" | "small" | "middle" | "line" | "least";
}

const GAP = 12;
const LEDGE = 29; // the ledge, and air above the cards

const CLOSED = 52;
const STRIP = 66;

/** `sections` are those under construction, `closed` those that take no more room than their name. */
export function plan(width: number, height: number, sections: number, closed: number, players: number): Plan {
  const mode = width >= 860 ? "wide" : width >= 600 ? "strip" : "narrow";
  if (mode === "narrow") {
    const gap = 5;
    const head = 33;
    const free = height - 60 - 6 - gap * (sections + closed - 1) - closed * CLOSED;
    const share = Math.floor(free / Math.max(1, sections));
    // Slightly smaller cards if all sections then fit; if even that is too little, the stage scrolls and the cards stay readable.
    const row = share >= head + 62 ? share : head + 72;
    const card = Math.floor(Math.min(82, (row - head - 16) / 1.4));
    return { mode, card, row: Math.min(row, head + 16 + Math.ceil(card * 1.4) + 30), names: false, words: false, end: 56, tally: "bare", flat: false, stele: 0, side: 0, seat: width / players < 72 ? "least" : "line" };
  }
  const above = mode === "strip" ? STRIP : 0;
  const gap = mode === "strip" ? 8 : GAP;
  const row = Math.max(84, Math.floor((height - above - gap * (sections + closed + 1) - CLOSED * closed) / Math.max(1, sections)));
  const most = mode === "wide" ? 124 : 100;
  const card = Math.floor(Math.min(most, Math.max(46, (row - LEDGE) / 1.4)));
  const seatRoom = (height - GAP * (players + 1)) / players;
  return {
    mode,
    card,
    row,
    names: card >= 92,
    words: card >= (mode === "wide" ? 56 : 76),
    end: card >= (mode === "wide" ? 56 : 76) ? 106 : 60,
    tally: row >= 27 * players + 50 ? "full" : row >= 104 ? "short" : "bare",
    flat: row < 122,
    stele: mode === "wide" ? 92 : 84,
    side: mode === "wide" ? 176 : 150,
    seat: mode === "strip" ? "line" : seatRoom >= 148 ? "full" : seatRoom >= 116 ? "small" : seatRoom >= 84 ? "middle" : "line",
  };
}
