/** The person using this page. */
import { api, type Me } from "./api";

class Myself {
  /** Whether the server knows this browser, which is the case once its user has done something. */
  known = $state(false);
  name = $state("");
  colour = $state<Me["colour"]>("a");
  /** A name to show for a visitor who has none. */
  proposed = $state("");

  take(found: Me): void {
    this.known = found.known;
    this.name = found.name;
    this.colour = found.colour;
    this.proposed = found.proposed;
  }

  async load(): Promise<void> {
    this.take(await api.me());
  }

  async change(wish: Partial<Pick<Me, "name" | "colour">>): Promise<void> {
    this.take(await api.setMe({ name: this.name, colour: this.colour, ...wish }));
  }
}

export const me = new Myself();
