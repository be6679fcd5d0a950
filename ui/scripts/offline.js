import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A list of what the page can load, for the service worker: with it the shell, every game and its art open without a line. */
export function offline() {
  let out = "";
  return {
    name: "offline",
    apply: "build",
    configResolved(config) {
      out = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith("/")) out = config.build.outDir;
    },
    writeBundle() {
      const files = readdirSync(join(out, "assets")).filter((name) => /\.(js|css|woff2|webp|png|svg|json)$/.test(name));
      writeFileSync(join(out, "offline.json"), JSON.stringify(files.sort().map((name) => `/assets/${name}`)));
    },
  };
}
