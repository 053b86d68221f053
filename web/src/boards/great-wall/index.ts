/** The drawn board of The Great Wall. */
import { api } from "../../lib/api";
import type { BoardModule } from "../../lib/board";
import { addSymbols } from "../../lib/sprite";
import type { GreatWallSetData } from "../../lib/wire";
import { Speaker, t, words } from "../../lib/words.svelte";
import Actions from "./Actions.svelte";
import { SIDES, type View } from "./facts";
import "./board.css";
import Head from "./Head.svelte";
import { Local, type Prepared } from "./local.svelte";
import Memo from "./Memo.svelte";
import pieces from "./pieces.svg?raw";
import Score from "./Score.svelte";
import Shared from "./Shared.svelte";
import Shelf from "./Shelf.svelte";
import { shelfOffers } from "./shelf/offers";
import { sounds } from "./sounds";
import Stage from "./Stage.svelte";
import Steps from "./Steps.svelte";
import { story } from "./story";
import { onTable } from "./targets";

/** On a phone: opens the part in which a place is. */
function reveal(local: Local, place: string): void {
  const [kind = "", where = ""] = place.split("-");
  if (kind === "location") local.tab = "locations";
  else if (["side", "horde", "rest", "wall"].includes(kind)) {
    local.tab = "wall";
    local.side = SIDES.find((side) => where.startsWith(side)) ?? local.side;
  } else if (place) local.tab = "table";
}

const board: BoardModule<View, Local, Prepared> = {
  prepare: async (game) => {
    addSymbols("great-wall", pieces);
    const [set] = await Promise.all([api.cardSet(game.set!), words.load(["great-wall", "cards", "gw-board", "gw-shelf", "gw-happened"])]);
    return { set: set as GreatWallSetData, speaker: new Speaker(game.name, game, () => "") };
  },
  local: (prepared) => new Local(prepared),
  Head,
  Stage,
  Shelf,
  Memo,
  Actions,
  Steps,
  Shared,
  Score,
  where: ({ view: { public: it }, say }) => (it.season ? t("gwb-where", { year: it.year, years: it.years, season: say({ id: `season-${it.season}`, args: {} }) }) : t("gwb-where-set-up")),
  offers: (props) => new Set([...onTable(props), ...shelfOffers(props)]),
  reveal,
  story,
  sounds,
  layout: { dock: "wide", memo: "above-log", memoOnPhones: false, dense: true, marks: "since" },
};

export default board;
