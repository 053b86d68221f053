import type { BoardProps } from "../../lib/board";
import type { ChinesischeMauerView } from "../../lib/wire";
import type { Local } from "./local.svelte";

export type View = ChinesischeMauerView;
export type Props = BoardProps<View, Local>;
