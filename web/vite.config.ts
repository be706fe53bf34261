import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `sixgun serve` listens while the page is being worked on. */
const server = "127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // The component tests run in Node but test what the browser gets.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    // The texts are read from the Python package beside this folder.
    fs: { allow: [".."] },
    proxy: {
      "/api": `http://${server}`,
      "/metrics": `http://${server}`,
      "/ws": { target: `ws://${server}`, ws: true },
    },
  },
  build: {
    // The server sends the page from its own package.
    outDir: "../src/sixgun/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Drawings are used by reference (`<use href="sheet.svg#id">`), which no data: address allows.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  // Generous: on a busy machine a test may have to wait for its turn.
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
}));
