/** Whether and where others can reach this server. Links and codes contain that address, not the one this page was opened at. */
import { api } from "./api";
import { setOutside } from "./router.svelte";

class Reach {
  /** Whether no other machine can reach it. */
  onlyHere = $state(false);

  async load(): Promise<void> {
    const about = await api.about();
    setOutside(about.address);
    this.onlyHere = about.only_here;
  }
}

export const reach = new Reach();
