/** The drawn board of Chinesische Mauer. */
import type { BoardModule } from "../../lib/board";
import { screen } from "../../lib/screen.svelte";
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

const board: BoardModule<View, Local> = {
  local: () => new Local(),
  Stage,
  Shelf,
  Memo,
  Actions,
  Steps,
  Shared,
  Score,
  prompt: ({ local, question, past, say }) => {
    if (past || !question?.options.some(({ label }) => label.id === "choose-place")) return null;
    if (!local.kind) return screen.narrow ? say({ id: "cm-prompt-act", args: {} }) : null; // the steps below say the rest
    return say({ id: local.kind === "dragon" ? "cm-prompt-dragon" : "cm-prompt-lay", args: { card: indexOf(local.kind), count: local.count } });
  },
  where: ({ view, say }) => say({ id: "cm-where", args: { count: Object.values(view.tiles_left).reduce((sum, count) => sum + count, 0) } }),
  offers: ({ question }) => new Set(question?.options.map(({ pick }) => pick)),
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
    "game-ends": "end",
  },
  layout: { dock: "beside-rail", memo: "below-log", memoOnPhones: false },
};

export default board;
