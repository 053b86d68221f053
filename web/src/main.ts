import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import shell from "./art/pieces.svg?raw";
import { me } from "./lib/me.svelte";
import { reach } from "./lib/reach.svelte";
import { applySettings, languageOfBrowser, settings } from "./lib/settings.svelte";
import { addSymbols } from "./lib/sprite";
import { register } from "./lib/worker";
import { words } from "./lib/words.svelte";

const PATIENCE = 300; // milliseconds for the face of the headlines: on a slow line the page comes without it

applySettings();
addSymbols("shell", shell);
void me.load().catch(() => {});
void reach.load(); // the page says so when the server cannot be reached
const face = document.fonts.load('1em "Young Serif"').catch(() => {}); // before the first headline, or it would move
await Promise.all([words.load([], settings.language ?? languageOfBrowser()), Promise.race([face, new Promise((late) => setTimeout(late, PATIENCE))])]);
mount(App, { target: document.getElementById("app")! });
if (document.readyState === "complete") void register();
else addEventListener("load", () => void register());
