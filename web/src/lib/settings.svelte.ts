/** The user's settings, kept on this device. */
import { LANGUAGES, words, type Language } from "./words.svelte";

export type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";

interface Kept {
  language: Language | null; // null: the browser's
  theme: Theme;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  chat: boolean; // whether to show the chat
  textView: boolean; // whether to show boards in words
  keys: boolean; // whether single-key shortcuts are on
  warnings: boolean; // whether to say what an option would waste
}

const KEY = "muraglia";
const onPhone = matchMedia("(pointer: coarse)").matches;
const FRESH: Kept = { language: null, theme: "system", speed: "normal", sound: !onPhone, notify: false, chat: true, textView: false, keys: true, warnings: true };

function kept(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FRESH }; // storage is disabled or contains something else
  }
}

export const settings = $state<Kept>(kept());

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage, the settings last only until the page is closed.
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was kept as JSON; null: nothing, or something else than it should be. */
export function recallAs<T>(key: string, fits: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(recall(key) ?? "null");
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let isCalm = $state(calm.matches);
calm.addEventListener("change", () => (isCalm = calm.matches));

const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

/** The factor for durations; 0: nothing moves. */
export const pace = (): number => (isCalm ? 0 : PACE[settings.speed]);

export function languageOfBrowser(): Language {
  for (const wanted of navigator.languages) {
    const code = wanted.slice(0, 2).toLowerCase();
    if (code in LANGUAGES) return code as Language;
  }
  return "en";
}

export async function setLanguage(language: Language): Promise<void> {
  settings.language = language;
  await words.load([], language);
}

/** Saves the settings and sets what the styles need on the document. Call it once. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => remember(KEY, JSON.stringify(settings)));
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === "system") delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
      root.dataset.speed = settings.speed;
    });
  });
  addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    const before = settings.language;
    Object.assign(settings, kept()); // another tab has changed something
    if (settings.language && settings.language !== before) void words.load([], settings.language);
  });
}
