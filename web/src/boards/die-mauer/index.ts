/** Die Mauer, drawn. */
import type { BoardModule } from "../../lib/board";
import { addSymbols } from "../../lib/sprite";
import { screen } from "../../lib/screen.svelte";
import { t } from "../../lib/words.svelte";
import Actions from "./Actions.svelte";
import Memo from "./Memo.svelte";
import Score from "./Score.svelte";
import Shared from "./Shared.svelte";
import Shelf from "./Shelf.svelte";
import Stage from "./Stage.svelte";
import { blockToBuild, turnNumber, type View } from "./facts";
import { Local } from "./local.svelte";
import { ifShown, modeOf, onlyEnd } from "./shelf";
import { story } from "./story";
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
  prompt: (props) => {
    const block = props.past ? null : blockToBuild(props.view, props.question);
    if (block !== null) return onlyEnd(props, block);
    const lifted = screen.narrow && !props.alone && !props.past && modeOf(props.question) === "plan" ? props.local.lifted(props.question) : null;
    const option = props.question?.options.find(({ pick }) => pick === lifted);
    return option ? `${ifShown(props, option.notation)} …` : null;
  },
  where: ({ view, events }) => t("dm-where", { round: view.public.round, rounds: Number(view.public.options["rounds"]), turn: turnNumber(events) }),
  offers: ({ question }) => new Set(question?.options.map((option) => option.pick)),
  story,
  // A gift sounds the same whatever it is.
  sounds: {
    showed: "fist",
    "showed-nothing": "fist",
    "rivals-matched": "seal",
    "too-many-rivals": "seal",
    built: "wood",
    gave: "paper",
    "round-begins": "bell",
  },
  layout: { dock: "wide", memo: "above-log", memoOnPhones: true },
};

export default board;
