/** The covers of the games as pictures for link previews (1200 × 630), which those who show links want as pixels. It needs a canvas
 * for Node; where there is none for the machine, a link has the icon of the table instead. */

import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "rolldown";
import { compile } from "svelte/compiler";

const UI = join(dirname(fileURLToPath(import.meta.url)), "..");
const CACHE = join(UI, "node_modules/.cache/previews");
const [WIDE, HIGH, QUALITY] = [1200, 630, 84];

const onServer = {
  name: "covers",
  transform: (source, id) =>
    id.endsWith(".svelte") ? { code: compile(source, { generate: "server", filename: id, css: "external" }).js.code } : null,
};

/** The SVG of a game's cover, as the page draws it. */
async function svgOf(game) {
  const entry = join(CACHE, `${game}.entry.mjs`);
  const cover = join(UI, "src/games", game, "Cover.svelte");
  writeFileSync(entry, `export { default as Cover } from ${JSON.stringify(cover)};\nexport { render } from "svelte/server";\n`);
  const { output } = await build({
    input: entry,
    platform: "node",
    plugins: [onServer],
    resolve: { modules: [join(UI, "node_modules")], conditionNames: ["svelte", "node", "import", "default"] },
    write: false,
    logLevel: "silent",
  });
  const file = join(CACHE, `${game}.${createHash("sha256").update(output[0].code).digest("hex").slice(0, 12)}.mjs`);
  writeFileSync(file, output[0].code);
  const { Cover, render } = await import(pathToFileURL(file).href);
  return render(Cover)
    .body.replaceAll(/<!--.*?-->/gs, "")
    .replace(
      /<svg([^>]*)>/,
      (_, rest) =>
        `<svg xmlns="http://www.w3.org/2000/svg"${rest.replaceAll(/ (width|height|class|style)="[^"]*"/g, "")} width="${WIDE}" height="${HIGH}">`,
    );
}

async function drawn(svg) {
  const { createCanvas, loadImage } = await import("@napi-rs/canvas");
  const canvas = createCanvas(WIDE, HIGH);
  canvas.getContext("2d").drawImage(await loadImage(Buffer.from(svg)), 0, 0, WIDE, HIGH);
  return canvas.encode("jpeg", QUALITY);
}

/** @returns {import("vite").Plugin} */
export function previews() {
  return {
    name: "previews",
    apply: "build",
    async generateBundle() {
      mkdirSync(CACHE, { recursive: true });
      const games = readdirSync(join(UI, "src/games")).filter((game) => existsSync(join(UI, "src/games", game, "Cover.svelte")));
      for (const game of games) {
        const svg = await svgOf(game);
        const kept = join(CACHE, `${game}.${createHash("sha256").update(svg).digest("hex").slice(0, 16)}.jpg`);
        try {
          if (!existsSync(kept)) writeFileSync(kept, await drawn(svg));
        } catch (reason) {
          console.warn(`Links have no picture of ${game}: ${reason.message.split("\n")[0]}`);
          continue;
        }
        this.emitFile({ type: "asset", fileName: `previews/${game}.jpg`, source: readFileSync(kept) });
      }
    },
  };
}
