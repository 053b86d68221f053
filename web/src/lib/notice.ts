/** Signals that it is my turn: title, favicon, sound, notification. Nothing blinks, and the signals end with the turn. */
import { BASE } from "./router.svelte";
import { settings } from "./settings.svelte";
import { ring } from "./sound";

let marked = false;
let shown: Notification | null = null;

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
  shown?.close();
  shown = null;
  if (!is) return;
  ring();
  if (settings.notify && document.visibilityState === "hidden" && "Notification" in globalThis && Notification.permission === "granted") {
    try {
      shown = new Notification(heading, { body, icon: `${BASE}icon.svg`, tag: "muraglia-turn" });
    } catch {
      return; // browsers on Android only allow this in service workers
    }
    shown.onclick = () => {
      focus();
      shown?.close();
    };
  }
}

/** Asks the browser for permission. Returns whether notifications may be shown. */
export async function allowNotifications(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}
