/** Live announcements for screen readers, and the short notes at the edge of the page. */
import { untrack } from "svelte";

class Live {
  spoken = $state<string[]>([]);
  note = $state.raw<{ text: string; urgent: boolean } | null>(null);
  #timer = 0;

  /** Announces something without showing it. */
  announce(text: string): void {
    this.spoken = [...untrack(() => this.spoken).slice(-5), text];
  }

  /** Shows something for a while and announces it. */
  tell(text: string, urgent = false): void {
    this.note = { text, urgent };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.note = null), urgent ? 9000 : 5000) as unknown as number;
  }
}

export const live = new Live();
