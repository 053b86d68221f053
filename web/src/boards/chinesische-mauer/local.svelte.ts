/** What the hand is just doing: shared by the parts of the board, known to nobody else. */
import type { Kind } from "./kinds";

export class Local {
  /** The kind of the lifted cards. */
  kind = $state<Kind | null>(null);
  /** Which of the cards of that kind are lifted, by their place among them. */
  which = $state<number[]>([]);
  /** A card under the pointer or the focus: it is explained. */
  seen = $state<Kind | null>(null);
  /** The section under a card that is being dragged. */
  over = $state<number | null>(null);
  /** Where the lifted card was when its place was chosen: it sets out from there. */
  from: DOMRect | null = null;

  get count(): number {
    return this.which.length;
  }

  isLifted(kind: Kind, place: number): boolean {
    return this.kind === kind && this.which.includes(place);
  }

  /** Lift a card, or one more of the same kind; a lifted one is put down. */
  toggle(kind: Kind, place: number, most: number): void {
    if (this.kind !== kind) {
      this.kind = kind;
      this.which = [place];
    } else if (this.which.includes(place)) {
      this.which = this.which.filter((other) => other !== place);
      if (!this.which.length) this.kind = null;
    } else {
      this.which = this.which.length < most ? [...this.which, place] : [place];
    }
  }

  /** Lifts the given number of cards of the lifted kind, out of those in hand. */
  setCount(count: number, held: number): void {
    const which = [...this.which];
    for (let place = 0; which.length < count && place < held; place++) if (!which.includes(place)) which.push(place);
    this.which = which.slice(0, count);
  }

  lift(kind: Kind, count = 1): void {
    this.kind = kind;
    this.which = Array.from({ length: count }, (_, place) => place);
  }

  clear(): void {
    this.kind = null;
    this.which = [];
    this.over = null;
  }
}
