/** Die Mauer, drawn. */
import type { BoardModule } from "../../lib/board";
import { addSymbols } from "../../lib/sprite";
import { t } from "../../lib/words.svelte";
import Actions from "./Actions.svelte";
import Memo from "./Memo.svelte";
import Score from "./Score.svelte";
import Shared from "./Shared.svelte";
import Shelf from "./Shelf.svelte";
import Stage from "./Stage.svelte";
import { turnNumber, type View } from "./facts";
import { Local } from "./local.svelte";
import pieces from "./pieces.svg?raw";

addSymbols("die-mauer", pieces);

const board: BoardModule<View, Local> = {
  local: () => new Local(),
  Stage,
  Shelf,
  Memo,
  Actions,
  Shared,
  Score,
  where: ({ view, events }) => t("dm-where", { round: view.round, rounds: Number(view.options["rounds"]), turn: turnNumber(events) }),
  offers: ({ question }) => new Set(question?.options.map((option) => option.pick)),
  // A gift sounds the same whatever it is.
  sounds: {
    showed: "fist",
    "showed-nothing": "fist",
    "rivals-matched": "seal",
    "too-many-rivals": "seal",
    built: "wood",
    gave: "paper",
    "round-begins": "bell",
    "game-ends": "end",
  },
  layout: { dock: "wide", memo: "above-log", memoOnPhones: true },
};

export default board;
