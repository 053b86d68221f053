/** Can others reach this server, and where? Links and codes carry that address, not the one this page happens to be open at. */
import { api } from "./api";
import { setOutside } from "./router.svelte";

class Reach {
  /** Nobody can join from another machine. */
  onlyHere = $state(false);

  async load(): Promise<void> {
    const about = await api.about();
    setOutside(about.address);
    this.onlyHere = about.only_here;
  }
}

export const reach = new Reach();
