import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = `http://127.0.0.1:${process.env.MURAGLIA_PORT ?? "8200"}`;

const SHELL = ["api", "Badge", "games", "Icon", "live", "me", "phrases", "problem", "router", "Scene", "screen", "seat", "server-time", "settings", "sprite", "Stepper", "TableList", "TopBar", "words"];

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
        .filter((entry) => !(shared && /^(cli|engine|text|record)-/.test(entry)) && !/^(host|board)-/.test(entry));
      return { code: `export default ${JSON.stringify(entries.join("\n"))};`, map: null, moduleType: "js" };
    },
  };
}

export default defineConfig({
  base: "./", // the server says under which path the page lives
  plugins: [catalogues(), svelte()],
  build: {
    outDir: "../src/muraglia/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every screen needs comes in one piece: two dozen small files would cost more in headers than they hold.
        codeSplitting: { groups: [{ name: "shell", test: new RegExp(`/src/(lib/(${SHELL.join("|")})|art/)[^/]*\\.(svelte|ts)|/node_modules/`) }] },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/qr.svg": server },
  },
});
