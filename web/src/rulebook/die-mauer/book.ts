/** Die Mauer for players. */
import { example, item, picture, step, text, type Book } from "../book";
import { pay, table, type Picture } from "./pictures";

export const book: Book<Picture> = {
  minutes: 5,
  chapters: [
    {
      id: "about",
      title: "dm-book-about",
      parts: [text("dm-book-goal", "DM-END-3", "DM-END-4"), text("dm-book-guess", "DM-ROUND-2")],
    },
    {
      id: "set-up",
      title: "dm-book-set-up",
      parts: [
        text("dm-book-set", "DM-COMP-1"),
        picture({ kind: "set" }),
        text("dm-book-start", "DM-ROUND-1", "DM-ROUND-4", "DM-COMP-4"),
        text("dm-book-open", "DM-ROUND-1"),
      ],
    },
    {
      id: "turn",
      title: "dm-book-turn",
      parts: [
        text("dm-book-plan", "DM-PLAN-1"),
        text("dm-book-reveal", "DM-ROUND-2"),
        item("dm-book-nobody", "DM-OPEN-1"),
        item("dm-book-some", "DM-OPEN-2"),
        item("dm-book-crowd", "DM-OPEN-3"),
        item("dm-book-no-room", "DM-OPEN-4"),
        text("dm-book-back", "DM-OPEN-5"),
        text("dm-book-marker", "DM-ROUND-3"),
        example(
          "dm-book-ex-builds",
          step(table("", "??????"), "dm-book-ex-builds-1", "DM-PLAN-1"),
          step(table("Ta", "T643G4"), "dm-book-ex-builds-2", "DM-OPEN-1", "DM-EX-A1"),
          step(table("4d4bT4e", "446446"), "dm-book-ex-builds-3", "DM-OPEN-2", "DM-EX-B1"),
          step(table("Ga44T4", "GG3GG6"), "dm-book-ex-builds-4", "DM-OPEN-3", "DM-EX-C1"),
          step(table("G4T", "T64634"), "dm-book-ex-builds-5", "DM-OPEN-4", "DM-EX-D1"),
        ),
      ],
    },
    {
      id: "places",
      title: "dm-book-places",
      parts: [
        text("dm-book-ends", "DM-BUILD-1"),
        text("dm-book-apart", "DM-BUILD-2"),
        text("dm-book-room", "DM-BUILD-3", "DM-BUILD-4"),
        example(
          "dm-book-ex-room",
          step(table("444T", "", { ends: true }), "dm-book-ex-room-1", "DM-BUILD-3"),
          step(table("Gb444T", "GG464T", { ends: true }), "dm-book-ex-room-2", "DM-EX-B3"),
          step(table("T3a", "364466", { ends: true }), "dm-book-ex-room-3", "DM-EX-A2"),
          step(table("Gb44T4Gc", "GGG64T", { ends: true }), "dm-book-ex-room-4", "DM-EX-B2"),
          step(table("G44T4Ta", "TTT64G", { ends: true }), "dm-book-ex-room-5", "DM-EX-C2"),
        ),
      ],
    },
    {
      id: "empty-fist",
      title: "dm-book-empty-fist",
      parts: [
        text("dm-book-fist", "DM-PLAN-1", "DM-OPEN-5"),
        item("dm-book-fist-alone", "DM-FIST-1"),
        item("dm-book-fist-gift", "DM-FIST-2"),
        item("dm-book-fist-many", "DM-FIST-3"),
        example(
          "dm-book-ex-fist",
          step(table("G3Ta", "-42"), "dm-book-ex-fist-1", "DM-FIST-1"),
          step(table("G3T", "--2", { gift: { from: "b", to: "a" } }), "dm-book-ex-fist-2", "DM-FIST-2"),
          step(table("G3T", "---"), "dm-book-ex-fist-3", "DM-FIST-3", "DM-ROUND-3"),
        ),
      ],
    },
    {
      id: "end",
      title: "dm-book-end",
      parts: [
        text("dm-book-round-end", "DM-END-1", "DM-END-3"),
        text("dm-book-winner", "DM-END-4", "DM-ROUND-4"),
        example(
          "dm-book-ex-pay",
          step(pay(["a", "G2", null], ["b", "T14", null], ["c", "", 0]), "dm-book-ex-pay-1", "DM-END-1"),
          step(pay(["a", "G2", 12], ["b", "T14", null], ["c", "", 0]), "dm-book-ex-pay-2", "DM-END-3"),
          step(pay(["a", "G2", 12], ["b", "T14", 20], ["c", "", 0]), "dm-book-ex-pay-3", "DM-END-3", "DM-END-4"),
        ),
        text("dm-book-tip"),
      ],
    },
    {
      id: "fine-points",
      title: "dm-book-fine-points",
      parts: [
        text("dm-book-must", "DM-OPEN-6"),
        text("dm-book-bluff", "DM-PLAN-2"),
        text("dm-book-twins", "DM-PLAN-3"),
        text("dm-book-change", "DM-PLAN-1"),
        text("dm-book-stuck", "DM-END-2"),
        text("dm-book-laps", "DM-END-5"),
        text("dm-book-two", "DM-COMP-3"),
        text("dm-book-pieces", "DM-COMP-2"),
      ],
    },
  ],
};
