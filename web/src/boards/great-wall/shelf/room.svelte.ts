/** How much room my board has. */
class Room {
  /** The window is so low that my board folds to one line. */
  low = $state(false);

  constructor() {
    const query = matchMedia("(max-height: 859px)");
    this.low = query.matches;
    query.addEventListener("change", () => (this.low = query.matches));
  }
}

export const room = new Room();
