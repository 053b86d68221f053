/** What the parts of the board share and nobody else needs to know: which piece is lifted, what is just moving. */
import { untrack } from "svelte";
import type { BoardProps } from "../../lib/board";
import type { Question } from "../../lib/wire";
import { pictureOf, type Picture, type View } from "./facts";
import { Theatre } from "./theatre.svelte";

export type Props = BoardProps<View, Local>;

// The seat belongs to it: on a device that is passed around the next player must not see what was lifted.
const keyOf = (question: Question): string => `${question.seat} ${question.version} ${question.so_far.join(" ")}`;

export class Local {
  #lifted = $state.raw<{ pick: number; key: string } | null>(null);
  /** The block under the pointer or the focus, for the memory table. */
  looked = $state<string | null>(null);
  /** How large the wall is drawn; 1: it fits. */
  zoom = $state(1);
  /** On a phone beside a shared screen a closed fist covers the blocks, until one wants to look. */
  peeking = $state(false);
  /** The end a block was dropped at before the end was asked for. */
  droppedAt: string | null = null;
  readonly theatre = new Theatre();

  /** The table as it is to be seen: what just moves, or as it is. */
  picture({ view, events }: Pick<Props, "view" | "events">): Picture {
    return this.theatre.picture ?? pictureOf(view, events, this.theatre.ends);
  }

  /** The pick that is lifted but not given yet. It belongs to one question and is gone with it. */
  lifted(question: Question | null): number | null {
    const lifted = this.#lifted;
    if (lifted?.pick === question?.answered?.[0]) return null; // it is in the fist
    return question && lifted?.key === keyOf(question) && question.options.some((option) => option.pick === lifted.pick) ? lifted.pick : null;
  }

  lift(question: Question, pick: number): void {
    this.#lifted = { pick, key: keyOf(question) };
  }

  drop(): void {
    this.#lifted = null;
  }
}

/** A part of the board that sees everything that happens tells the theatre. Called while the part is made. */
export function attend(board: () => Props, stage: () => HTMLElement | null): void {
  const { theatre } = untrack(board).local;
  $effect.pre(() => {
    const { view, events, news, past, pace, hear } = board();
    untrack(() => theatre.attend({ view, events, news, past, pace, hear }, stage));
  });
  $effect(() => () => theatre.leave());
}
