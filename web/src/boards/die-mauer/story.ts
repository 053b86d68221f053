/** Die Mauer as a story: rounds, and where in them a decision was made. */
import type { BoardStory } from "../../lib/board";
import { t } from "../../lib/words.svelte";
import Banner from "./Banner.svelte";
import { turnNumber } from "./facts";

export const story: BoardStory = {
  landmarks: (events) =>
    events.filter((event) => event.kind === "round-begins").map((event) => ({ at: event.choice, label: t("dm-round", { round: event.args["round"] ?? 0 }), chapter: true })),
  when: (events, { seat }, _, name) => {
    const round = events.findLast((event) => event.kind === "round-begins")?.args["round"] ?? 1;
    const master = events.findLast((event) => event.kind === "turn-begins")?.args["master"] ?? -1;
    const where = { round, turn: turnNumber(events), name: name(master) };
    return master === seat ? t("dm-when-master", where) : t("dm-when", where);
  },
  Banner,
};
