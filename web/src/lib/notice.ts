/** Signals that it is my turn: title, favicon, sound, notification. Nothing blinks, and the signals end with the turn. */
import { BASE } from "./router.svelte";
import { settings } from "./settings.svelte";
import { ring } from "./sound";
import { registration } from "./worker";

const TAG = "muraglia-here"; // the notice of a page that is open in the background
let marked = false;

function icon(name: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = `${BASE}${name}`;
}

/** The title of the page, with a mark in front while it is my turn. */
export function title(text: string, myTurn: boolean): void {
  document.title = myTurn ? `● ${text}` : text;
}

export function myTurn(is: boolean, heading: string, body: string): void {
  if (is === marked) return;
  marked = is;
  icon(is ? "icon-turn.svg" : "icon.svg");
  if (is) ring();
  void notify(is, heading, body);
}

/** Shows or removes the notice. It goes through the service worker, because phones allow no other way. */
async function notify(is: boolean, heading: string, body: string): Promise<void> {
  if (notices() !== "granted") return; // it may have been taken back since it was wished for
  const worker = await registration();
  if (is && marked && settings.notify && document.visibilityState === "hidden") {
    const path = location.pathname.slice(BASE.length);
    await worker?.showNotification(heading, { body, icon: `${BASE}icon-192.png`, badge: `${BASE}badge-96.png`, tag: TAG, data: { path } }).catch(() => {});
  } else {
    // People who have come to the table need not be told any more, neither by the page nor by the server.
    const told = document.visibilityState === "visible" ? [TAG, "turn"] : [TAG];
    for (const tag of told) for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close();
  }
}

/** Whether notices can be shown: "insecure" without https, "missing" where the browser has none. */
export function notices(): NotificationPermission | "insecure" | "missing" {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in globalThis) || !("serviceWorker" in navigator)) return "missing";
  return Notification.permission;
}

/** Asks the browser for permission. Returns whether notices may be shown. */
export async function allowNotices(): Promise<boolean> {
  return notices() === "default" ? (await Notification.requestPermission()) === "granted" : notices() === "granted";
}
