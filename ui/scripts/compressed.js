/** Beside every text file of the build, what goes out in its place: brotli (`.br`) and gzip (`.gz`), where they are smaller.
 * Browsers take brotli over https and from their own machine, gzip everywhere; see `server/static_files.py`. */

import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTS = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const LEAST = 512;
/** What every visit needs is pressed as hard as it goes; pictures, each seen now and then, are a quarter larger and take a
 * tenth of the time. */
const brotli = (name) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: name.endsWith(".svg") ? 9 : 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

/** On threads of their own, so on every core. */
const [pressedByBrotli, pressedByGzip] = [promisify(brotliCompress), promisify(gzip)];

async function press(file) {
  const source = await readFile(file);
  if (source.length < LEAST) return;
  const pressed = { ".br": pressedByBrotli(source, brotli(file)), ".gz": pressedByGzip(source, { level: 9 }) };
  for (const [end, coming] of Object.entries(pressed)) {
    const small = await coming;
    if (small.length < source.length) await writeFile(file + end, small);
  }
}

/** @returns {import("vite").Plugin} */
export function compressed() {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    async closeBundle() {
      if (!existsSync(folder)) return; // the build failed, and says why
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => TEXTS.test(name));
      await Promise.all(names.map((name) => press(join(folder, name))));
    },
  };
}
