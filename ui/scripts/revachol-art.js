/** Paints the pictures of Revachol's house set for the build, as the worker in the browser would; each takes some 0.1 s.
 * It needs a canvas for Node. Where there is none for the machine, nothing is painted here, and the browser does it. */

import { houseCards, maker, picturesOf } from "./pictures.js";

const OTHERS = ["back:horse", "back:church", "event", "table"];
const QUALITY = 80;

async function canvas() {
  try {
    return await import("@napi-rs/canvas");
  } catch (reason) {
    console.warn(`Revachol is painted in the browser: there is no canvas for Node here (${reason.message.split("\n")[0]}).`);
    return null;
  }
}

/** Every picture of the house set by its key, as a file. */
export async function* pictures() {
  const tools = await canvas();
  if (!tools) return;
  const { draw, paint, SCALE, kept } = await maker("revachol", "canvas.ts");
  const easel = { canvas: (width, height) => tools.createCanvas(width, height), path: (d) => new tools.Path2D(d) };
  for (const key of keys()) {
    const name = `${key.replaceAll(":", "-")}.webp`;
    yield [key, name, kept(name, () => draw(paint(key), SCALE, easel).encodeSync("webp", QUALITY))];
  }
}

function keys() {
  const cards = houseCards("revachol").map(({ kind, id, values }) => {
    const family = /^family = "(\w+)"/m.exec(values)?.[1];
    return family ? `${kind}:${family}:${id}` : `${kind}:${id}`;
  });
  return [...OTHERS, ...cards];
}

export const revacholArt = () => picturesOf("revachol");
