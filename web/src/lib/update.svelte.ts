/** Keeps the page as new as its server: when the server has another build, the page reloads as soon as nothing would be lost. */
import { api } from "./api";
import { recall, remember } from "./settings.svelte";

const OWN = document.querySelector<HTMLMetaElement>('meta[name="muraglia-page"]')?.content ?? "";
const EVERY = 15 * 60_000; // milliseconds between looks at the server while the page is in sight
const CALM = 500; // milliseconds between looks whether everything is answered
const WHEN = "muraglia-updated";
const RELOADED = "muraglia-reloaded"; // in the session: the build for which the page was reloaded

class Update {
  /** Whether a newer page waits for the person to finish something. */
  waits = $state(false);
  /** Whether this page is the first of its build that this device sees after another one. */
  happened = false;
  #holding = new Set<() => boolean>();
  #wanted = "";
  #timer = 0;

  constructor() {
    const [before = "", when = ""] = (recall(WHEN) ?? "").split(" ");
    if (before !== OWN) remember(WHEN, `${OWN} ${Date.now()}`);
    this.happened = before !== "" && before !== OWN;
    this.since = before === OWN ? Number(when) : Date.now();
    setInterval(() => void this.look(), EVERY);
    document.addEventListener("visibilitychange", () => void this.look());
    addEventListener("online", () => void this.look());
  }

  /** When this device first saw this build, in milliseconds since 1970. */
  readonly since: number;

  /** Lets something say that it is unfinished. Returns how to take that back. */
  hold(unfinished: () => boolean): () => void {
    this.#holding.add(unfinished);
    return () => void this.#holding.delete(unfinished);
  }

  /** Asks the server which page it has, and reloads if it is another one and nothing would be lost. */
  async look(): Promise<void> {
    if (document.visibilityState !== "visible" || !import.meta.env.PROD) return;
    const page = await api.about().then(({ page }) => page, () => "");
    // Several servers may be updated one after the other: for each build the page is reloaded once.
    if (!page || page === OWN || sessionStorage.getItem(RELOADED) === page) return;
    this.#wanted = page;
    this.#try();
  }

  #try(): void {
    clearTimeout(this.#timer);
    this.waits = typing() || [...this.#holding].some((unfinished) => unfinished());
    if (this.waits) this.#timer = setTimeout(() => this.#try(), CALM) as unknown as number;
    else this.now();
  }

  now(): void {
    sessionStorage.setItem(RELOADED, this.#wanted);
    location.reload();
  }
}

/** Whether something has been typed that is not sent yet. */
function typing(): boolean {
  const at = document.activeElement;
  return (at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && at.type === "text")) && at.value !== at.defaultValue;
}

export const update = new Update();
