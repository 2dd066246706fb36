import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server that `npm run dev` passes calls on to.
const server = process.env.HELIOPAUSE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    // Where the server finds it, and where the wheel picks it up.
    outDir: process.env.HELIOPAUSE_CLIENT_OUT ?? "../src/heliopause/server/client",
    emptyOutDir: true,
    // The policy of the page allows no data: addresses.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { page: "index.html", sw: "src/sw.ts" },
      output: {
        // A service worker is asked for by one name for ever; everything else carries its content in its name.
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
