/** Whether a finger or a mouse button is down. What follows a question by itself waits until it is up: nothing moves under a finger. */
const AFTER = 60; // milliseconds until the click that ends a touch has found its target

class Finger {
  down = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    // A pan cancels the pointer, and the finger is still down: only touches say when it is up.
    addEventListener("pointerdown", () => this.#press(), { capture: true, passive: true });
    addEventListener("touchend", (event) => event.touches.length || this.#lift(), { capture: true, passive: true });
    addEventListener("touchcancel", (event) => event.touches.length || this.#lift(), { capture: true, passive: true });
    addEventListener("pointerup", (event) => event.pointerType === "touch" || this.#lift(), { capture: true, passive: true });
  }

  #press(): void {
    clearTimeout(this.#timer);
    this.down = true;
  }

  #lift(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.down = false), AFTER);
  }
}

export const finger = new Finger();
