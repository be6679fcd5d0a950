import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { elektArt } from "./scripts/elekt-art.js";
import { revacholArt } from "./scripts/revachol-art.js";

// In development the real server answers what is not ours: start it with `tablee serve` (port 8033).
const SERVER = process.env.TABLEE_SERVER ?? "http://127.0.0.1:8033";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), elektArt(), revacholArt()],
  build: {
    outDir: process.env.TABLEE_WEB ?? "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
    target: "es2022",
  },
  server: {
    host: "127.0.0.1",
    port: Number(process.env.PORT ?? 5173),
    strictPort: false,
    proxy: { "/api": SERVER, "/ws": { target: SERVER.replace("http", "ws"), ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts", "src/games/**/*.test.ts"],
  },
});
