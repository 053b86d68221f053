/** Who sits in front of this page. */
import { api, type Me } from "./api";

class Myself {
  name = $state("");
  colour = $state<Me["colour"]>("a");

  take(found: Me): void {
    this.name = found.name;
    this.colour = found.colour;
  }

  async load(): Promise<void> {
    this.take(await api.me());
  }

  async change(wish: Partial<Pick<Me, "name" | "colour">>): Promise<void> {
    this.take(await api.setMe({ name: this.name, colour: this.colour, ...wish }));
  }
}

export const me = new Myself();
