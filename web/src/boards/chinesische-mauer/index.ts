/** The drawn board of Chinesische Mauer. */
import type { BoardModule } from "../../lib/board";
import Actions from "./Actions.svelte";
import { indexOf } from "./kinds";
import { Local } from "./local.svelte";
import Memo from "./Memo.svelte";
import type { View } from "./props";
import Score from "./Score.svelte";
import Shared from "./Shared.svelte";
import Shelf from "./Shelf.svelte";
import Stage from "./Stage.svelte";
import Steps from "./Steps.svelte";
import { story } from "./story";

const board: BoardModule<View, Local> = {
  local: () => new Local(),
  Stage,
  Shelf,
  Memo,
  Actions,
  Steps,
  Shared,
  Score,
  // Short, because the steps below and the marks on the cards say the rest.
  prompt: ({ local, question, past, say }) => {
    const has = (id: string) => !past && (question?.options.some(({ label }) => label.id === id) ?? false);
    const draws = has("choose-draw");
    if (!has("choose-place")) return draws ? say({ id: "cm-prompt-draw", args: {} }) : null;
    if (local.kind) return say({ id: local.kind === "dragon" ? "cm-prompt-dragon" : "cm-prompt-lay", args: { card: indexOf(local.kind), count: local.count } });
    return draws ? say({ id: "cm-prompt-act", args: {} }) : null;
  },
  where: ({ view, say }) => say({ id: "cm-where", args: { count: Object.values(view.public.tiles_left).reduce((sum, count) => sum + count, 0) } }),
  offers: ({ question }) => new Set(question?.options.map(({ pick }) => pick)),
  story,
  sounds: {
    placed: "paper",
    covered: "wood",
    drew: "paper",
    "tile-on-card": "seal",
    "tile-won": "seal",
    "tiles-laid": "tick",
    "section-closed": "wood",
    "all-played": "bell",
    "last-scorings": "bell",
  },
  layout: { dock: "beside-rail", memo: "below-log", memoOnPhones: false },
};

export default board;
