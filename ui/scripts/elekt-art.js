/** Engraves the pictures of Elekt's house set for the build: each takes some 40 ms, so they are kept in the cache as long
 * as the engraver stays the same. They are files of the build, not of the repository; in development, and for other
 * card sets, the browser engraves them itself. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "rolldown";

const UI = join(dirname(fileURLToPath(import.meta.url)), "..");
const ART = join(UI, "src/games/elekt/art");
const CACHE = join(UI, "node_modules/.cache/elekt-art");
const CARDS = join(UI, "../src/tablee/games/elekt/cards/house.toml");
const MODULE = "virtual:elekt-pictures";
const DENSITIES = { base: ["small", "mid"], elite: ["small", "mid"], skirmish: ["mid"], machination: ["mid"] };

/** The engraver as Node can load it, in a file named by its fingerprint. */
async function engraver() {
  const { output } = await build({ input: join(ART, "pictures.ts"), write: false, logLevel: "silent" });
  const [{ code }] = output;
  const print = createHash("sha256").update(code).digest("hex").slice(0, 16);
  const file = join(CACHE, `engraver.${print}.mjs`);
  mkdirSync(CACHE, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, code);
  return { print, ...(await import(pathToFileURL(file).href)) };
}

/** Every picture of the house set: `acolyte.small` and its SVG. */
export async function* pictures() {
  if (!existsSync(CARDS)) return;
  const { print, engrave, pictureOf } = await engraver();
  for (const [, kind, id] of readFileSync(CARDS, "utf8").matchAll(/^\[(base|elite|skirmish|machination)\.(\w+)\]/gm)) {
    for (const density of DENSITIES[kind]) {
      const kept = join(CACHE, `${id}.${density}.${print}.svg`);
      if (!existsSync(kept)) {
        const { family, hints, ink } = pictureOf(id, { kind }, true);
        writeFileSync(kept, engrave(id, family, hints, density, ink));
      }
      yield [`${id}.${density}`, readFileSync(kept, "utf8")];
    }
  }
}

/** The module `virtual:elekt-pictures`: the addresses of the pictures by name; empty in development.
 * @returns {import("vite").Plugin} */
export function elektArt() {
  let building = false;
  return {
    name: "elekt-art",
    configResolved: (config) => void (building = config.command === "build"),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const found = [];
      for await (const [name, source] of building ? pictures() : []) {
        const file = this.emitFile({ type: "asset", name: `${name}.svg`, source });
        found.push(`${JSON.stringify(name)}: import.meta.ROLLUP_FILE_URL_${file}`);
      }
      return `export default { ${found.join(", ")} };`;
    },
  };
}
