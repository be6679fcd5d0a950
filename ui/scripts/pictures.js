/** What the pictures of house sets have in common: the code that makes them is bundled for Node, each picture is kept in
 * the cache as long as that code stays the same, and a virtual module tells the addresses. They are files of the build, not
 * of the repository; in development, and for other card sets, the browser makes them itself. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { build } from "rolldown";

const UI = join(dirname(fileURLToPath(import.meta.url)), "..");

/** A game's code as Node can load it, from a file named by its fingerprint; and where its pictures are kept.
 * @param {string} game
 * @param {string} entry below `src/games/<game>/art` */
export async function maker(game, entry) {
  const cache = join(UI, "node_modules/.cache", `${game}-art`);
  const { output } = await build({ input: join(UI, "src/games", game, "art", entry), write: false, logLevel: "silent" });
  const [{ code }] = output;
  const print = createHash("sha256").update(code).digest("hex").slice(0, 16);
  const file = join(cache, `maker.${print}.mjs`);
  mkdirSync(cache, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, code);
  const made = await import(pathToFileURL(file).href);
  /** The picture of that name, out of the cache or made now. */
  const kept = (name, make) => {
    const [stem, kind] = [name.slice(0, name.lastIndexOf(".")), name.slice(name.lastIndexOf("."))];
    const place = join(cache, `${stem}.${print}${kind}`);
    if (!existsSync(place)) writeFileSync(place, make());
    return readFileSync(place);
  };
  return { ...made, kept };
}

/** The cards of a game's house set, as `[kind.id]` heads with what follows them; none where the file is not there. */
export function houseCards(game) {
  const file = join(UI, "../src/tablee/games", game, "cards/house.toml");
  if (!existsSync(file)) return [];
  const parts = readFileSync(file, "utf8").split(/^\[(\w+)\.(\w+)\]$/m);
  return Array.from({ length: (parts.length - 1) / 3 }, (_, i) => ({
    kind: parts[3 * i + 1],
    id: parts[3 * i + 2],
    values: parts[3 * i + 3],
  }));
}

/** What `<game>-art.js` makes, in a thread of its own: it takes longer than to bundle the page, which goes on meanwhile.
 * @param {string} game
 * @returns {Promise<[key: string, file: string, source: Uint8Array | string][]>} */
function madeAside(game) {
  const found = [];
  const thread = new Worker(new URL("./painter.js", import.meta.url), { workerData: game });
  return new Promise((done, fail) => {
    thread.on("message", (picture) => (picture ? found.push(picture) : done(found))); // null: that was the last
    thread.on("error", fail);
    thread.on("exit", (code) => fail(new Error(`the pictures of ${game} were not made to the end (${code})`))); // unless done
  });
}

/** The module `virtual:<game>-pictures`: the addresses of the pictures by key; empty in development.
 * @param {string} game
 * @returns {import("vite").Plugin} */
export function picturesOf(game) {
  const module = `virtual:${game}-pictures`;
  let building = false;
  let made = Promise.resolve([]);
  return {
    name: `${game}-pictures`,
    configResolved: (config) => void (building = config.command === "build"),
    buildStart() {
      if (building) made = madeAside(game);
      made.catch(() => {}); // it is told where they are wanted
    },
    resolveId: (id) => (id === module ? `\0${module}` : null),
    async load(id) {
      if (id !== `\0${module}`) return null;
      const found = [];
      for (const [key, name, source] of await made) {
        const file = this.emitFile({ type: "asset", name, source });
        found.push(`${JSON.stringify(key)}: import.meta.ROLLUP_FILE_URL_${file}`);
      }
      return `export default { ${found.join(", ")} };`;
    },
  };
}
