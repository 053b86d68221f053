/** Chinesische Mauer for players. */
import { example, item, picture, step, text, type Book } from "../book";
import { hand, section, type Picture } from "./pictures";

export const book: Book<Picture> = {
  minutes: 10,
  chapters: [
    {
      id: "about",
      title: "cm-book-about",
      parts: [text("cm-book-goal", "CM-SCORE-1", "CM-END-3"), text("cm-book-twist", "CM-VALUE-5")],
    },
    {
      id: "set-up",
      title: "cm-book-set-up",
      parts: [
        text("cm-book-sections", "CM-SETUP-1", "CM-SETUP-2", "CM-COMP-2"),
        text("cm-book-deck", "CM-COMP-1", "CM-SETUP-4"),
        picture(section([7, 3], "", "", { hand: hand("a", "WWGSR", 15) })),
        text("cm-book-first", "CM-SETUP-5"),
      ],
    },
    {
      id: "turn",
      title: "cm-book-turn",
      parts: [
        text("cm-book-three", "CM-TURN-1"),
        item("cm-book-place", "CM-ACT-1"),
        item("cm-book-draw", "CM-ACT-2"),
        text("cm-book-must", "CM-ACT-3"),
        example(
          "cm-book-ex-turn",
          step(section([5, 2], "aG2 bT3", "a2 b3*", { hand: hand("a", "WWSRT", 9) }), "cm-book-ex-turn-1", "CM-TURN-1", "CM-SCORE-1"),
          step(section([5, 2], "aG2 bT3 aW1! aW1!", "a4* b3", { hand: hand("a", "SRT", 9) }), "cm-book-ex-turn-2", "CM-ACT-1"),
          step(section([5, 2], "aG2 bT3 aW1 aW1 aR2!", "a6* b3", { hand: hand("a", "ST", 9) }), "cm-book-ex-turn-3", "CM-ACT-4"),
          step(section([5, 2], "aG2 bT3 aW1 aW1 aR2", "a6* b3", { hand: hand("a", "STD", 8, true) }), "cm-book-ex-turn-4", "CM-ACT-2"),
        ),
      ],
    },
    {
      id: "cards",
      title: "cm-book-cards",
      parts: [
        text("cm-book-values", "CM-VALUE-1", "CM-COMP-1"),
        picture({ kind: "cards" }),
        item("cm-book-warriors", "CM-VALUE-2"),
        item("cm-book-riders", "CM-ACT-4"),
        item("cm-book-noble", "CM-VALUE-3"),
        item("cm-book-dragon", "CM-ACT-5", "CM-VALUE-4"),
        example(
          "cm-book-ex-cards",
          step(section([4, 2], "cT3 bS1 cS1 bS2 bS3", "b6* c4"), "cm-book-ex-cards-1", "CM-VALUE-2", "CM-EX-WARRIOR"),
          step(section([5, 3], "aT3 cW1 aG2 cG2", "a5* c3"), "cm-book-ex-cards-2", "CM-VALUE-1", "CM-EX-NOBLE"),
          step(section([5, 3], "aT1 cW1 aG1 cG1 cN1!", "a2 c3*"), "cm-book-ex-cards-3", "CM-VALUE-3", "CM-EX-NOBLE"),
          step(section([8, 3], "bW1 aW1 bW1 aG1 bN1", "a2 b3*"), "cm-book-ex-cards-4", "CM-VALUE-3", "CM-EX-DRAGON"),
          step(section([8, 3], "bW1 aW1 bW1 aG2 aD1!/bN0", "a4* b2"), "cm-book-ex-cards-5", "CM-VALUE-4", "CM-ACT-5", "CM-EX-DRAGON"),
        ),
      ],
    },
    {
      id: "scoring",
      title: "cm-book-scoring",
      parts: [
        text("cm-book-lead", "CM-SCORE-1"),
        item("cm-book-first-tile", "CM-SCORE-2", "CM-VALUE-5"),
        item("cm-book-second-tile", "CM-SCORE-3"),
        text("cm-book-both", "CM-SCORE-4"),
        text("cm-book-order", "CM-SCORE-6"),
        example(
          "cm-book-ex-score",
          step(section([7, 3], "aG2 aW1 bG2", "a3* b2"), "cm-book-ex-score-1", "CM-SCORE-1", "CM-EX-1"),
          step(section([5, 4], "cG2 aW1 cW1 aW1 bT3", "a2 b3 c3"), "cm-book-ex-score-2", "CM-SCORE-1", "CM-EX-2"),
          step(section([2], "bG2+4 cW1 bW1 cW1", "b-1 c2*"), "cm-book-ex-score-3", "CM-SCORE-2", "CM-VALUE-5", "CM-EX-3"),
          step(section([5, 3], "", "", { won: [{ colour: "b", tile: 4 }, { colour: "c", tile: 2 }] }), "cm-book-ex-score-4", "CM-SCORE-3"),
          step(section([4], "aG2+7 aW1 aT3", "a-1*"), "cm-book-ex-score-5", "CM-SCORE-4", "CM-EX-4"),
        ),
      ],
    },
    {
      id: "end",
      title: "cm-book-end",
      parts: [
        item("cm-book-last-tile", "CM-END-1"),
        item("cm-book-all-played", "CM-END-2"),
        text("cm-book-count", "CM-END-3"),
        example(
          "cm-book-ex-end",
          step(section([3], "bG2+5 aS1 aS2", "a3* b-3", { hand: hand("a", "", 0) }), "cm-book-ex-end-1", "CM-END-2"),
          step(section([], "", "", { won: [{ colour: "b", tile: 5 }, { colour: "a", tile: 3 }] }), "cm-book-ex-end-2", "CM-END-2", "CM-SCORE-3"),
          step(section([2], "cG2+4 bW1 cW1 aR2 bW1", "a2 b2 c-1"), "cm-book-ex-end-3", "CM-END-3"),
        ),
        text("cm-book-tip"),
      ],
    },
    {
      id: "fine-points",
      title: "cm-book-fine-points",
      parts: [
        text("cm-book-two", "CM-SETUP-3", "CM-SCORE-7"),
        text("cm-book-no-tiles", "CM-SCORE-5"),
        text("cm-book-covered", "CM-SCORE-1", "CM-VALUE-4"),
        text("cm-book-alike", "CM-VALUE-6"),
        text("cm-book-only-riders", "CM-ACT-6", "CM-ACT-7"),
        text("cm-book-last-scorings", "CM-END-2"),
        text("cm-book-hidden", "CM-SETUP-4"),
      ],
    },
  ],
};
