/** Shame, the court, the end, and the ways to play: two, alone, together. */
import { example, item, picture, step, text, type Chapter } from "../book";
import { cards, sum, track, type Picture } from "./pictures";

type Way = Chapter<Picture>;

export const shame: Way = {
  id: "shame",
  title: "gw-book-shame",
  parts: [
    text("gw-book-shame-whence", "GW-SHAME-1", "GW-SHAME-3"),
    text("gw-book-shame-where", "GW-SHAME-4", "GW-AMB-58", "GW-AMB-80", "GW-INV-04"),
    item("gw-book-shame-soldier", "GW-SHAME-5", "GW-SHAME-7", "GW-SHAME-10"),
    item("gw-book-shame-horde", "GW-SHAME-6", "GW-SHAME-11"),
    text("gw-book-shame-none", "GW-SHAME-8", "GW-SHAME-9", "GW-AMB-27", "GW-INV-17", "GW-EXD-13", "GW-EXD-14"),
    text("gw-book-shame-away", "GW-SHAME-12", "GW-SHAME-13", "GW-INV-03"),
  ],
};

export const court: Way = {
  id: "advisors",
  title: "gw-book-court",
  parts: [
    text("gw-book-advisor", "GW-ADVISOR-01", "GW-ADVISOR-04", "GW-ADVISOR-05", "GW-AMB-21"),
    item("gw-book-active", "GW-ADVISOR-02", "GW-CARD-04", "GW-AMB-55", "GW-EX-05"),
    item("gw-book-support", "GW-ADVISOR-03", "GW-GENERAL-01", "GW-GENERAL-02", "GW-CARD-05", "GW-EX-04"),
    picture(cards(["general", "yue-fei"], ["advisor", "guardian"])),
    text("gw-book-court-order", "GW-AMB-72"),
  ],
};

export const end: Way = {
  id: "end",
  title: "gw-book-end",
  parts: [
    text("gw-book-end-when", "GW-END-01", "GW-END-05", "GW-EXD-32"),
    item("gw-book-end-walls", "GW-END-02", "GW-AMB-01", "GW-EXD-31"),
    item("gw-book-end-shame", "GW-END-03"),
    item("gw-book-end-time", "GW-END-04"),
    text("gw-book-score", "GW-SCORE-01"),
    item("gw-book-score-shame", "GW-SCORE-02"),
    item("gw-book-score-hordes", "GW-SCORE-03"),
    item("gw-book-score-artifacts", "GW-SCORE-04"),
    picture(cards(["artifact", "jade-seal"], ["artifact", "bell"])),
    text("gw-book-winner", "GW-SCORE-05"),
    example(
      "gw-book-ex-score",
      step(sum({ icon: "honour", says: "gw-book-sum-play", honour: 8 }), "gw-book-ex-score-1", "GW-SCORE-01"),
      step(sum({ icon: "honour", says: "gw-book-sum-play", honour: 8 }, { icon: "shame", says: "gw-book-sum-shame", honour: -8 }), "gw-book-ex-score-2", "GW-SCORE-02"),
      step(sum({ icon: "honour", says: "gw-book-sum-play", honour: 8 }, { icon: "shame", says: "gw-book-sum-shame", honour: -8 }, { icon: "horde", says: "gw-book-sum-hordes", honour: 7 }), "gw-book-ex-score-3", "GW-SCORE-03"),
      step(sum({ icon: "honour", says: "gw-book-sum-play", honour: 8 }, { icon: "shame", says: "gw-book-sum-shame", honour: -8 }, { icon: "horde", says: "gw-book-sum-hordes", honour: 7 }, { icon: "artifact", says: "gw-book-sum-artifacts", honour: 4 }), "gw-book-ex-score-4", "GW-SCORE-04", "GW-EXD-12"),
    ),
  ],
}; // prettier-ignore

export const rush: Way = {
  id: "rush-clan",
  title: "gw-book-rush",
  parts: [
    text("gw-book-rush-what", "GW-REED-01", "GW-REED-15", "GW-REED-24", "GW-REED-25", "GW-REED-26", "GW-INV-19"),
    text("gw-book-rush-set-up", "GW-REED-02", "GW-REED-03", "GW-REED-04", "GW-REED-05", "GW-REED-06", "GW-REED-07", "GW-REED-08", "GW-REED-09", "GW-REED-10", "GW-REED-11", "GW-AMB-16"),
    text("gw-book-rush-command", "GW-REED-17", "GW-REED-18", "GW-REED-19", "GW-AMB-12"),
    picture(cards(["command", "rushes"])),
    text("gw-book-rush-commander", "GW-REED-20", "GW-REED-21", "GW-AMB-13", "GW-AMB-41"),
    text("gw-book-rush-clerks", "GW-REED-12", "GW-REED-13", "GW-REED-14", "GW-REED-16", "GW-REED-22", "GW-REED-23", "GW-AMB-56", "GW-EXD-23"),
    text("gw-book-rush-effects"),
    item("gw-book-rush-production", "GW-REED-27", "GW-EXD-24"),
    item("gw-book-rush-temple", "GW-REED-28"),
    item("gw-book-rush-barracks", "GW-REED-31", "GW-REED-32", "GW-REED-33"),
    item("gw-book-rush-builders", "GW-REED-30"),
    item("gw-book-rush-embassy", "GW-REED-29"),
    item("gw-book-rush-tea", "GW-REED-35", "GW-AMB-15"),
    item("gw-book-rush-others", "GW-REED-34"),
    text("gw-book-rush-hordes", "GW-REED-36", "GW-REED-37", "GW-REED-38", "GW-AMB-14", "GW-EXD-33"),
  ],
};

export const solo: Way = {
  id: "solo",
  title: "gw-book-solo",
  parts: [
    text("gw-book-solo-goal", "GW-SOLO-01", "GW-SOLO-22", "GW-SOLO-48", "GW-SOLO-49", "GW-AMB-47"),
    text("gw-book-solo-set-up", "GW-SOLO-02", "GW-SOLO-03", "GW-SOLO-04", "GW-SOLO-05", "GW-SOLO-06", "GW-SOLO-07", "GW-SOLO-08", "GW-SOLO-09", "GW-SOLO-10", "GW-SOLO-11", "GW-SOLO-12", "GW-SOLO-13", "GW-SOLO-14", "GW-SOLO-15", "GW-AMB-48"),
    text("gw-book-solo-track", "GW-SOLO-23", "GW-SOLO-24", "GW-SOLO-25", "GW-INV-18"),
    text("gw-book-solo-commands", "GW-SOLO-26", "GW-SOLO-27", "GW-SOLO-28", "GW-SOLO-29", "GW-SOLO-30", "GW-AMB-43", "GW-EX-24"),
    text("gw-book-solo-clerks", "GW-SOLO-31", "GW-SOLO-32", "GW-SOLO-33", "GW-SOLO-34", "GW-SOLO-35", "GW-AMB-49", "GW-AMB-61", "GW-EX-26"),
    text("gw-book-solo-activation", "GW-SOLO-36", "GW-SOLO-37", "GW-SOLO-38", "GW-SOLO-39", "GW-AMB-02", "GW-EX-25", "GW-EX-27"),
    text("gw-book-solo-soldiers", "GW-SOLO-19", "GW-SOLO-20", "GW-SOLO-40", "GW-SOLO-41", "GW-SOLO-42", "GW-SOLO-43", "GW-AMB-45", "GW-AMB-46", "GW-EXD-28"),
    text("gw-book-solo-means", "GW-SOLO-16", "GW-SOLO-17", "GW-SOLO-18", "GW-SOLO-44", "GW-AMB-42"),
    text("gw-book-solo-honour", "GW-SOLO-21", "GW-SOLO-21a", "GW-SOLO-46", "GW-SOLO-47", "GW-AMB-44"),
    text("gw-book-solo-commander", "GW-SOLO-45", "GW-SOLO-45a", "GW-SOLO-45b", "GW-SOLO-45c"),
    text("gw-book-solo-levels", "GW-SOLO-50"),
    example(
      "gw-book-ex-solo",
      step(track("gold qi wound wood stone"), "gw-book-ex-solo-1", "GW-SOLO-23"),
      step(track("gold qi wound wood stone"), "gw-book-ex-solo-2", "GW-SOLO-32", "GW-EXD-26"),
      step(track("wood gold qi wound stone", "wood"), "gw-book-ex-solo-3", "GW-SOLO-25", "GW-EXD-25"),
      step(track("wood qi gold wound stone", "wood"), "gw-book-ex-solo-4", "GW-SOLO-38", "GW-EXD-27"),
    ),
  ],
}; // prettier-ignore

export const cooperative: Way = {
  id: "cooperative",
  title: "gw-book-coop",
  parts: [
    text("gw-book-coop-goal", "GW-COOP-01", "GW-COOP-52", "GW-COOP-55", "GW-AMB-38"),
    item("gw-book-coop-lost-shame", "GW-COOP-51"),
    item("gw-book-coop-lost-time", "GW-COOP-53", "GW-COOP-54"),
    text("gw-book-coop-set-up", "GW-COOP-02", "GW-COOP-03", "GW-COOP-04", "GW-COOP-05", "GW-COOP-06", "GW-COOP-07", "GW-COOP-08", "GW-COOP-09", "GW-COOP-34", "GW-COOP-41", "GW-COOP-42", "GW-CARD-06", "GW-EXD-29"),
    text("gw-book-coop-request", "GW-COOP-20", "GW-COOP-21", "GW-COOP-22", "GW-COOP-23", "GW-COOP-24", "GW-COOP-26", "GW-AMB-62", "GW-EX-28"),
    text("gw-book-coop-sacrifice", "GW-COOP-27", "GW-AMB-77"),
    picture(cards(["request", "guardsmen"], ["event", "famine"])),
    text("gw-book-coop-winter", "GW-COOP-25", "GW-COOP-28", "GW-COOP-29", "GW-COOP-30", "GW-COOP-50", "GW-INV-20", "GW-INV-21", "GW-EXD-30"),
    text("gw-book-coop-order", "GW-COOP-37", "GW-COOP-38", "GW-COOP-39", "GW-AMB-37", "GW-AMB-40"),
    text("gw-book-coop-changes"),
    item("gw-book-coop-commands", "GW-COOP-33", "GW-COOP-35"),
    item("gw-book-coop-shame", "GW-COOP-31", "GW-COOP-32", "GW-AMB-39"),
    item("gw-book-coop-hordes", "GW-COOP-36"),
  ],
};

export const fine: Way = {
  id: "readings",
  title: "gw-book-fine",
  parts: [text("gw-book-cards", "GW-AMB-50"), text("gw-book-readings")],
};
