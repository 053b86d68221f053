/** Live announcements for screen readers, and the short notes at the edge of the page. */
import { untrack } from "svelte";

/** So many lines stay: more than ever come at once, so that none is gone before it is read. */
const KEPT = 100;

class Live {
  /** Numbered, so that a line that is there already is not read again when the first ones go. */
  spoken = $state.raw<{ number: number; text: string }[]>([]);
  note = $state.raw<{ text: string; urgent: boolean } | null>(null);
  #timer = 0;

  /** Announces something without showing it. */
  announce(text: string): void {
    const before = untrack(() => this.spoken);
    this.spoken = [...before.slice(1 - KEPT), { number: (before.at(-1)?.number ?? 0) + 1, text }];
  }

  /** Shows something for a while and announces it. */
  tell(text: string, urgent = false): void {
    this.note = { text, urgent };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.note = null), urgent ? 9000 : 5000) as unknown as number;
  }
}

export const live = new Live();
