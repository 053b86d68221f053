/** Chinesische Mauer as a story: which section was won when, and in whose which turn a decision was made. */
import type { BoardStory } from "../../lib/board";
import { t } from "../../lib/words.svelte";
import { numeral } from "./kinds";

const WINS = new Set(["tile-on-card", "tile-won"]);

export const story: BoardStory = {
  landmarks: (events) => {
    const won = new Map<number, Set<string>>();
    for (const event of events) {
      if (!WINS.has(event.kind)) continue;
      const sections = won.get(event.choice) ?? new Set();
      won.set(event.choice, sections.add(numeral(event.args["section"] ?? 0)));
    }
    return [...won].map(([at, sections]) => ({ at, label: [...sections].join(" "), chapter: false }));
  },
  key: () => t("cm-story-key"),
  when: (events, { seat, choice }, say) => {
    const turn = events.filter((event) => event.kind === "turn-begins" && event.args["seat"] === seat).length;
    const section = choice.map((label) => label.args["section"]).find((value) => typeof value === "number");
    return [t("cm-when", { turn }), ...(typeof section === "number" ? [say({ id: "cm-section", args: { section } })] : [])].join(" · ");
  },
};
