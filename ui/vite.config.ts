import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./scripts/compressed.js";
import { offline } from "./scripts/offline.js";
import { elektArt } from "./scripts/elekt-art.js";
import { previews } from "./scripts/previews.js";
import { revacholArt } from "./scripts/revachol-art.js";

// In development the real server answers what is not ours: start it with `tablee serve` (port 8033).
const SERVER = process.env.TABLEE_SERVER ?? "http://127.0.0.1:8033";

/** Few files, each whole: on a slow line every one costs a round trip. The table with what all pages share; and each game. The words
 * of a language, the covers (which the home page shows of every game) and what paints pictures come when they are needed. */
const SHELL = [
  /[\\/]src[\\/]shell[\\/](?!Plain|plain|Foreign)/,
  /[\\/]src[\\/](api|back|client|mine|prefs|route|rules|signal|sound|wire)\b/,
  /[\\/]src[\\/](words[\\/]\w+\.ts|(base|tokens)\.css|fonts)/,
  /[\\/]src[\\/]games[\\/](registry|reuse|seats|names|themes|\w+[\\/](seats\.ts|look[\\/]theme\.css))/,
  /[\\/]src[\\/]pages[\\/](?!HomePage|GameBox|GamePick|LessonOffer|SeatRows|TableRow|NewTable|HowEven|Replay|Coach|coachDraws|share|Rules|Verified|Aid|Learn|List|Print|Privacy|sheets)/,
];
const groups = [
  { name: "base", test: /node_modules[\\/](?!@fontsource)|^\0rolldown/, priority: 3 },
  { name: "shell", test: (id: string) => SHELL.some((part) => part.test(id)), priority: 2 },
  { name: (id: string) => gameOf(id), priority: 1, includeDependenciesRecursively: false },
];
function gameOf(id: string): string | null {
  if (/[\\/]@fontsource[\\/]oswald/.test(id)) return "revachol";
  if (/[\\/]@fontsource[\\/]cormorant/.test(id)) return "elekt";
  const [, painted] = /^\0virtual:(\w+)-pictures/.exec(id) ?? [];
  if (painted) return painted;
  const [, game, rest] = /[\\/]src[\\/]games[\\/](\w+)[\\/](.+)/.exec(id) ?? [];
  if (!game || /^(Cover|Felt|Choice|Landscape|keepsake|where|words)\b/.test(rest)) return null;
  if (game === "ecos" && rest.startsWith("art")) return "ecos-art"; // the cover shows the same tiles
  if (game === "elekt" && /^art[\\/](?!gallery|rosette|signs)/.test(rest)) return null; // engraves the cards of other sets
  return /^art[\\/](cover|chance)\b/.test(rest) ? null : game;
}

export default defineConfig({
  plugins: [svelte(), elektArt(), revacholArt(), previews(), offline(), compressed()],
  build: {
    outDir: process.env.TABLEE_WEB ?? "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
    target: "es2022",
    manifest: "manifest.json",
    rolldownOptions: { preserveEntrySignatures: "allow-extension", output: { codeSplitting: { groups } } },
  },
  server: {
    host: "127.0.0.1",
    port: Number(process.env.PORT ?? 5173),
    strictPort: false,
    proxy: { "/api": SERVER, "/ws": { target: SERVER.replace("http", "ws"), ws: true } },
  },
});
