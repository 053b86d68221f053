/** The page's side of its service worker: registers it and tells it what to keep. Browsers allow one only at https:// and on this machine. */
import { BASE, go } from "./router.svelte";

const there = "serviceWorker" in navigator && import.meta.env.PROD;

/** Returns the registration, or null where there is none. */
export async function registration(): Promise<ServiceWorkerRegistration | null> {
  return there ? ((await navigator.serviceWorker.getRegistration(BASE)) ?? null) : null;
}

/** Registers the worker once the page is shown. Without one, the page works as well, but not without a connection. */
export async function register(): Promise<void> {
  if (!there) return;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ go?: string }>) => {
    if (data.go !== undefined) go(data.go);
  });
  try {
    await navigator.serviceWorker.register(`${BASE}worker.js`, { scope: BASE });
    const ready = await navigator.serviceWorker.ready;
    ready.active?.postMessage({ keep: performance.getEntriesByType("resource").map((entry) => entry.name) });
  } catch {
    // storage is disabled, or the server was away for a moment: the next visit tries again
  }
}
