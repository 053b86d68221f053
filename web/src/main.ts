import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import shell from "./art/pieces.svg?raw";
import { me } from "./lib/me.svelte";
import { reach } from "./lib/reach.svelte";
import { applySettings, languageOfBrowser, settings } from "./lib/settings.svelte";
import { addSymbols } from "./lib/sprite";
import { words } from "./lib/words.svelte";

applySettings();
addSymbols("shell", shell);
for (const asked of [me, reach]) void asked.load().catch(() => {}); // the screens say so themselves when the server cannot be reached
await words.load([], settings.language ?? languageOfBrowser());
mount(App, { target: document.getElementById("app")! });
