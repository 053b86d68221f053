/** Whether the server can be reached, and where others reach it. Links and codes contain that address, not the one this page was opened at. */
import { api, ApiError } from "./api";
import { setOutside } from "./router.svelte";

const SHORTEST = 1000; // milliseconds between attempts to reach the server; doubled up to the longest
const LONGEST = 15_000;

class Reach {
  /** Whether no other machine can reach it. */
  onlyHere = $state(false);
  /** Whether the page came without its server: from what this device has kept. */
  offline = $state(false);
  version = $state("");
  #tries = 0;
  #timer = 0;

  async load(): Promise<void> {
    try {
      const about = await api.about();
      setOutside(about.address);
      this.onlyHere = about.only_here;
      this.version = about.version;
      this.offline = false;
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 0 && error.status < 502)) return;
      this.offline = true;
      this.#tries++;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.again, Math.min(LONGEST, SHORTEST * 2 ** this.#tries)) as unknown as number;
    }
  }

  again = (): void => void (this.offline && this.load());

  constructor() {
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }
}

export const reach = new Reach();
