/** The Year, set-up, the Seasons, Clerks and Locations, Hordes. */
import { example, item, picture, step, text, type Chapter } from "../book";
import { cards, columns, horde, places, section, wall, type Picture } from "./pictures";

type Chapters = Chapter<Picture>[];

/** Everything covered: Ada and Bo hold two Vital Points each. */
const SIEGE = horde("siege-tower", "a3+a4=aH b3=bS b4=bS a5=w b5=w");

export const year: Chapters = [
  {
    id: "year",
    title: "gw-book-year",
    parts: [
      text("gw-book-goal", "GW-GEN-05", "GW-GEN-09"),
      text("gw-book-years", "GW-YEAR-01", "GW-YEAR-02", "GW-YEAR-03", "GW-YEAR-04", "GW-SETUP-20a"),
      picture({ kind: "year" }),
      text("gw-book-tea", "GW-TEA-01", "GW-TEA-02", "GW-TEA-03", "GW-BOARD-09", "GW-EX-03", "GW-INV-14"),
      text("gw-book-secret", "GW-GEN-01", "GW-GEN-02", "GW-GEN-03", "GW-AMB-32"),
      text("gw-book-pay", "GW-GEN-06"),
    ],
  },
];

export const start: Chapter<Picture> = {
  id: "set-up",
  title: "gw-book-set-up",
  parts: [
    text("gw-book-board", "GW-BOARD-01", "GW-BOARD-10", "GW-BOARD-11", "GW-BOARD-12", "GW-BOARD-13", "GW-BOARD-15", "GW-BOARD-20", "GW-COMP-01", "GW-COMP-20"),
    text(
      "gw-book-pieces", "GW-COMP-02", "GW-COMP-03", "GW-COMP-04", "GW-COMP-06", "GW-COMP-14", "GW-COMP-15", "GW-COMP-16", "GW-COMP-17", "GW-COMP-18", "GW-COMP-19",
      "GW-COMP-21", "GW-GEN-04", "GW-GEN-08", "GW-AMB-36", "GW-INV-01", "GW-INV-02", "GW-ICON-01", "GW-ICON-02", "GW-ICON-03", "GW-ICON-04", "GW-AMB-03",
    ),
    picture({ kind: "pieces" }),
    text("gw-book-deal", "GW-SETUP-01", "GW-SETUP-02", "GW-SETUP-03", "GW-SETUP-04", "GW-SETUP-05", "GW-SETUP-05a", "GW-SETUP-06", "GW-SETUP-07", "GW-SETUP-18", "GW-BOARD-05", "GW-BOARD-14", "GW-COMP-05", "GW-COMP-07", "GW-COMP-08", "GW-AMB-70", "GW-EX-01"),
    text("gw-book-leaders", "GW-SETUP-08", "GW-SETUP-09", "GW-SETUP-10", "GW-SETUP-11", "GW-SETUP-12", "GW-SETUP-13", "GW-SETUP-14", "GW-SETUP-16", "GW-SETUP-17", "GW-SETUP-19", "GW-COMP-09", "GW-COMP-10", "GW-AMB-35", "GW-EX-02"),
    text("gw-book-start", "GW-SETUP-15", "GW-SETUP-20", "GW-BOARD-19", "GW-CLERK-01", "GW-AMB-34", "GW-EXD-34"),
    text("gw-book-modes", "GW-MODE-01", "GW-MODE-02", "GW-MODE-03", "GW-MODE-04", "GW-MODE-05", "GW-MODE-06", "GW-COMP-11", "GW-COMP-12", "GW-COMP-13", "GW-COMP-22", "GW-COMP-23"),
  ],
}; // prettier-ignore

export const commands: Chapters = [
  {
    id: "spring",
    title: "gw-book-spring",
    parts: [
      text("gw-book-spring-time", "GW-SPRING-01", "GW-SPRING-02", "GW-BOARD-08", "GW-EX-06"),
      text("gw-book-spring-where", "GW-SPRING-03", "GW-SPRING-04", "GW-SPRING-05", "GW-SPRING-06", "GW-BOARD-02", "GW-BOARD-03", "GW-BOARD-16", "GW-BOARD-17", "GW-AMB-30", "GW-INV-05"),
      text("gw-book-raid", "GW-SPRING-07", "GW-RAID-01", "GW-RAID-02", "GW-RAID-03", "GW-RAID-04", "GW-AMB-17"),
      text("gw-book-spring-acts", "GW-AMB-71"),
      text("gw-book-spring-advisors", "GW-SPRING-08", "GW-AMB-31"),
      example(
        "gw-book-ex-spring",
        step(columns("", "levy", "", "left"), "gw-book-ex-spring-1", "GW-SPRING-02"),
        step(columns("raiders", "levy", "", "centre", [0, 0]), "gw-book-ex-spring-2", "GW-SPRING-04"),
        step(columns("raiders", "levy", "scouts", "left", [2, 0]), "gw-book-ex-spring-3", "GW-SPRING-04", "GW-EXD-01"),
        step(columns("raiders ram", "levy", "scouts", "left", [0, 1]), "gw-book-ex-spring-4", "GW-SPRING-05", "GW-EX-07"),
        step(columns("raiders ram horse-archers", "levy", "scouts", "left"), "gw-book-ex-spring-5", "GW-RAID-01", "GW-EXD-02"),
      ),
    ],
  },
  {
    id: "summer",
    title: "gw-book-summer",
    parts: [
      text("gw-book-summer-intro"),
      item("gw-book-summer-income", "GW-SUMMER-01", "GW-SUMMER-02", "GW-EX-08"),
      item("gw-book-summer-shame", "GW-SUMMER-03", "GW-AMB-33"),
      item("gw-book-summer-discard", "GW-SUMMER-04", "GW-AMB-60"),
      item("gw-book-summer-recover", "GW-SUMMER-05", "GW-SUMMER-06", "GW-SUMMER-07", "GW-SUMMER-08", "GW-AMB-28", "GW-EXD-20"),
    ],
  },
  {
    id: "autumn",
    title: "gw-book-autumn",
    parts: [
      text("gw-book-autumn-choose", "GW-AUTUMN-01", "GW-AMB-29", "GW-INV-13"),
      text("gw-book-autumn-track", "GW-AUTUMN-02", "GW-AUTUMN-03", "GW-AUTUMN-04", "GW-AUTUMN-05"),
      text("gw-book-autumn-turn"),
      item("gw-book-autumn-boxes", "GW-AUTUMN-06", "GW-AUTUMN-07", "GW-AUTUMN-08", "GW-AUTUMN-09", "GW-AUTUMN-10", "GW-AUTUMN-11"),
      item("gw-book-autumn-activate", "GW-AUTUMN-12", "GW-AUTUMN-13", "GW-AUTUMN-14", "GW-AUTUMN-15", "GW-AMB-20"),
      item("gw-book-autumn-hordes", "GW-AUTUMN-20", "GW-AUTUMN-21"),
      picture(cards(["command", "economy"], ["command", "despotism"], ["command", "treason"])),
      text("gw-book-autumn-cards", "GW-CARD-01", "GW-CARD-02"),
      text("gw-book-autumn-end", "GW-AUTUMN-22"),
      example(
        "gw-book-ex-autumn",
        step(places({ sawmill: "bb", quarry: "", builders: "" }), "gw-book-ex-autumn-1", "GW-AUTUMN-05"),
        step(places({ sawmill: "bba", quarry: "a", builders: "a" }), "gw-book-ex-autumn-2", "GW-AUTUMN-07"),
        step(places({ sawmill: "bba", quarry: "ab", builders: "ac" }), "gw-book-ex-autumn-3", "GW-AUTUMN-08", "GW-EX-29"),
        step(places({ sawmill: "", quarry: "ab", builders: "" }), "gw-book-ex-autumn-4", "GW-AUTUMN-12", "GW-AUTUMN-13"),
      ),
    ],
  },
];

export const locations: Chapter<Picture> = {
  id: "clerks",
  title: "gw-book-clerks",
  parts: [
    text("gw-book-move", "GW-CLERK-02", "GW-CLERK-06", "GW-CLERK-07"),
    text("gw-book-ordinary", "GW-LOC-01", "GW-LOC-02", "GW-LOC-03", "GW-CLERK-03", "GW-CLERK-04", "GW-INV-09"),
    text("gw-book-special", "GW-LOC-04", "GW-LOC-05"),
    picture(places({ quarry: "aab", builders: "bc" })),
    text("gw-book-activated", "GW-LOC-06", "GW-LOC-07", "GW-LOC-08", "GW-LOC-09", "GW-LOC-11", "GW-CLERK-05", "GW-INV-10", "GW-AMB-59"),
    text("gw-book-alone", "GW-LOC-10", "GW-SHAME-2", "GW-AMB-18", "GW-AMB-19"),
    text("gw-book-advanced", "GW-ADVACT-01", "GW-ADVACT-02", "GW-ADVACT-03", "GW-ADVACT-04", "GW-ADVACT-05"),
    example(
      "gw-book-ex-clerks",
      step(places({ "gold-mine": "ab" }), "gw-book-ex-clerks-1", "GW-LOC-03"),
      step(places({ "gold-mine": "aba" }), "gw-book-ex-clerks-2", "GW-CLERK-04", "GW-EXD-18"),
      step(places({ "gold-mine": "" }), "gw-book-ex-clerks-3", "GW-LOC-09"),
      step(places({ "gold-mine": "c" }), "gw-book-ex-clerks-4", "GW-ADVACT-02", "GW-EXD-19"),
    ),
  ],
};

export const hordes: Chapter<Picture> = {
  id: "hordes",
  title: "gw-book-hordes",
  parts: [
    text("gw-book-horde-card", "GW-HORDE-CARD-01", "GW-HORDE-CARD-02", "GW-HORDE-CARD-03", "GW-HORDE-CARD-06"),
    picture(cards(["horde", "raiders"])),
    text("gw-book-covered", "GW-HORDE-CARD-04", "GW-GEN-07", "GW-AMB-09", "GW-AMB-78", "GW-INV-06", "GW-INV-07"),
    text("gw-book-defeated", "GW-HORDE-DEFEAT-0", "GW-HORDE-DEFEAT-8", "GW-AMB-10", "GW-INV-08", "GW-EXD-07", "GW-EXD-08"),
    item("gw-book-defeat-honour", "GW-HORDE-DEFEAT-1", "GW-HORDE-DEFEAT-2"),
    item("gw-book-defeat-taker", "GW-HORDE-DEFEAT-3", "GW-HORDE-DEFEAT-3a"),
    item("gw-book-defeat-dead", "GW-HORDE-DEFEAT-4", "GW-HORDE-DEFEAT-5", "GW-AMB-06"),
    item("gw-book-defeat-card", "GW-HORDE-DEFEAT-6", "GW-HORDE-DEFEAT-7", "GW-HORDE-DEFEAT-9"),
    text("gw-book-lethality", "GW-KILL-01", "GW-KILL-02", "GW-KILL-03", "GW-KILL-04", "GW-KILL-05", "GW-KILL-06", "GW-AMB-07", "GW-EX-11"),
    text("gw-book-save", "GW-SAVE-01", "GW-SAVE-02", "GW-SAVE-03", "GW-SAVE-04", "GW-SAVE-05", "GW-REST-02", "GW-AMB-08", "GW-AMB-79"),
    example(
      "gw-book-ex-defeat",
      step(wall({ centre: section([SIEGE], { posts: "c", wall: 1 }) }), "gw-book-ex-defeat-1", "GW-HORDE-DEFEAT-0"),
      step(wall({ centre: section([SIEGE], { posts: "c", wall: 1 }) }), "gw-book-ex-defeat-2", "GW-HORDE-DEFEAT-1", "GW-HORDE-DEFEAT-2"),
      step(wall({ centre: section([SIEGE], { posts: "c", wall: 1 }) }), "gw-book-ex-defeat-3", "GW-HORDE-DEFEAT-3", "GW-EXD-03"),
      step(wall({ centre: section([], { posts: "c", wall: 1, rest: "bS" }) }), "gw-book-ex-defeat-4", "GW-KILL-01", "GW-EXD-04"),
      step(wall({ centre: section([], { posts: "c", wall: 1, rest: "aH bS" }) }), "gw-book-ex-defeat-5", "GW-SAVE-01", "GW-EXD-05"),
      step(wall({ centre: section([horde("scouts", "a3=w a4=w")], { posts: "c", wall: 1 }) }), "gw-book-ex-defeat-6", "GW-HORDE-DEFEAT-3a", "GW-EXD-06"),
    ),
  ],
};

export const winter: Chapter<Picture> = {
  id: "winter",
  title: "gw-book-winter",
  parts: [
    text("gw-book-arrows", "GW-WINTER-01", "GW-WINTER-02", "GW-WINTER-03", "GW-AMB-54"),
    text("gw-book-assault", "GW-WINTER-04", "GW-WINTER-05", "GW-WINTER-06", "GW-WINTER-07", "GW-WINTER-11", "GW-EX-09"),
    text("gw-book-breach", "GW-WINTER-08", "GW-BREACH-7", "GW-BREACH-8"),
    item("gw-book-breach-shame", "GW-BREACH-1", "GW-AMB-05"),
    item("gw-book-breach-dead", "GW-BREACH-2", "GW-BREACH-3", "GW-BREACH-4", "GW-AMB-04", "GW-AMB-74"),
    item("gw-book-breach-rest", "GW-BREACH-5", "GW-REST-01"),
    item("gw-book-breach-event", "GW-BREACH-6"),
    text("gw-book-winter-end", "GW-WINTER-09", "GW-WINTER-10", "GW-INV-16"),
    example(
      "gw-book-ex-winter",
      step(wall({ centre: section([horde("scouts")]) }), "gw-book-ex-winter-1", "GW-WINTER-07", "GW-EXD-09"),
      step(wall({ centre: section([horde("scouts", "a3=aS"), horde("horse-archers")], { posts: "a", rest: "bS" }) }), "gw-book-ex-winter-2", "GW-WINTER-08", "GW-EX-10"),
      step(wall({ centre: section([horde("scouts", "a3=aS"), horde("horse-archers")], { posts: "a", rest: "bS" }) }), "gw-book-ex-winter-3", "GW-BREACH-1", "GW-EXD-10"),
      step(wall({ centre: section([horde("scouts", "a3=w"), horde("horse-archers")], { rest: "bS" }) }), "gw-book-ex-winter-4", "GW-BREACH-2", "GW-BREACH-4", "GW-EXD-11"),
    ),
  ],
};
