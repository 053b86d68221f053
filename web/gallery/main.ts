import { mount } from "svelte";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import shell from "../src/art/pieces.svg?raw";
import { addSymbols } from "../src/lib/sprite";
import Gallery from "./Gallery.svelte";

addSymbols("shell", shell);
mount(Gallery, { target: document.getElementById("app")! });
