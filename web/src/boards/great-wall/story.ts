/** The Great Wall as a story: its years, its breaches, and in whose turn of which season a decision was made. */
import type { BoardStory, Landmark } from "../../lib/board";
import { t } from "../../lib/words.svelte";
import { SEASONS } from "./facts";

const STOPS = { "turn-begins": "gwb-stop-turn", "season-begins": "gwb-stop-season", "year-begins": "gwb-stop-year" };

export const story: BoardStory = {
  // A turn that begins at a season's first moment is no stop of its own; a season is one of the turns.
  stops: (events) =>
    Object.entries(STOPS).map(([kind, label], index, all) => {
      const kinds = all.slice(index).map(([each]) => each);
      return { label: t(label), moments: [...new Set(events.filter((event) => kinds.includes(event.kind)).map(({ choice }) => choice))].sort((a, b) => a - b) };
    }),
  landmarks: (events) =>
    events.flatMap(({ kind, args, choice }): Landmark[] => {
      if (kind === "year-begins") return [{ at: choice, label: t("gwb-year", { year: args["year"] ?? 1 }), chapter: true }];
      if (kind === "wall-breached") return [{ at: choice, label: "✕", chapter: false }];
      return [];
    }),
  key: () => t("gwb-story-key"),
  when: (events, _, say) => {
    const year = events.findLast((event) => event.kind === "year-begins")?.args["year"] ?? 1;
    const season = events.findLast((event) => event.kind === "season-begins")?.args["season"];
    const turn = events.findLast((event) => event.kind === "turn-begins" || event.kind === "season-begins");
    return [
      t("gwb-year", { year }),
      ...(season === undefined ? [] : [say({ id: `season-${SEASONS[season]}`, args: {} })]),
      ...(turn?.kind === "turn-begins" ? [say({ id: "event-turn-begins", args: turn.args })] : []),
    ].join(" · ");
  },
};
