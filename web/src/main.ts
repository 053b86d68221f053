import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import shell from "./art/pieces.svg?raw";
import { addSymbols } from "./lib/sprite";

addSymbols("shell", shell);
mount(App, { target: document.getElementById("app")! });
