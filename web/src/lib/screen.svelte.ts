/** How much space the screen has. */
class Screen {
  narrow = $state(false);

  constructor() {
    const query = matchMedia("(max-width: 720px)");
    this.narrow = query.matches;
    query.addEventListener("change", () => (this.narrow = query.matches));
  }
}

export const screen = new Screen();
