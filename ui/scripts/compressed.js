/** Beside every text file of the build, what goes out in its place: brotli (`.br`) and gzip (`.gz`), where they are smaller.
 * Browsers take brotli over https and from their own machine, gzip everywhere; see `server/static_files.py`. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

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

/** @returns {import("vite").Plugin} */
export function compressed() {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXTS.test(name)) continue;
        const file = join(folder, name);
        const source = readFileSync(file);
        if (source.length < LEAST) continue;
        for (const [end, small] of [
          [".br", brotliCompressSync(source, brotli(name))],
          [".gz", gzipSync(source, { level: 9 })],
        ])
          if (small.length < source.length) writeFileSync(file + end, small);
      }
    },
  };
}
