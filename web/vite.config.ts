import { readFile } from "node:fs/promises";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, transformWithOxc, type Plugin } from "vite";

const server = `http://127.0.0.1:${process.env.MURAGLIA_PORT ?? "8200"}`;

const SHELL = ["api", "Badge", "games", "Icon", "live", "me", "phrases", "problem", "router", "Scene", "screen", "seat", "server-time", "settings", "sprite", "Stepper", "TableList", "TopBar", "words"];
/** What the screens of a table and the boards share. */
const PLAY = ["cards", "choices", "Dialog", "Pieceless", "Rule[A-Z]", "rules", "Running", "Said", "share", "Verdicts", "weighed"];

/** Fluent catalogues as text modules, without comments and without what only the command line says. */
function catalogues(): Plugin {
  return {
    name: "muraglia-catalogues",
    enforce: "pre",
    transform(code, id) {
      if (!/\.ftl(\?|$)/.test(id)) return null;
      const shared = id.includes("/muraglia/locale/");
      const entries = code
        .split(/\n(?=[a-zA-Z#-]|$)/)
        .filter((entry) => entry && !entry.startsWith("#"))
        .filter((entry) => !(shared && /^(cli|engine|text|record)-/.test(entry)) && !/^(host|board|site|notice)-/.test(entry));
      return { code: `export default ${JSON.stringify(entries.join("\n"))};`, map: null, moduleType: "js" };
    },
  };
}

/** The service worker: one file without imports, whose name must not change. */
function serviceWorker(): Plugin {
  const path = new URL("worker/worker.ts", import.meta.url).pathname;
  return {
    name: "muraglia-service-worker",
    apply: "build",
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(path, "utf8"), path);
      this.emitFile({ type: "asset", fileName: "worker.js", source: code.replace(/^export \{\s*\};?\n?/m, "") });
    },
  };
}

export default defineConfig({
  base: "./", // the server says under which path the page lives
  plugins: [catalogues(), svelte(), serviceWorker()],
  build: {
    outDir: "../src/muraglia/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every screen needs comes in one piece: two dozen small files would cost more in headers than they hold.
        codeSplitting: {
          groups: [
            { name: "shell", test: new RegExp(`/src/(lib/(${SHELL.join("|")})|art/)[^/]*\\.(svelte|ts)|/node_modules/`) },
            { name: "play", test: new RegExp(`/src/lib/(${PLAY.join("|")})[^/]*\\.(svelte|ts)`) },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/qr.svg": server },
  },
});
