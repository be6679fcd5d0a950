/** What lies on the table as pictures: the browser keeps no tree of elements for each of them, as it does for a `use`. */

import { animalToken } from "./animals";
import { FOREST, MOUNTAIN } from "./pieces";
import { PAINTED } from "./sprite";
import { tile, type Terrain } from "./tiles";

/** So many different tiles of one terrain; a cell always shows the same one. */
const VARIANTS = 9;
/** The corner, the width and the height of a tile's picture. */
export const TILE_BOX = { x: -51, y: -51, width: 102, height: 108 } as const;

const files = new Map<string, string>();

function file(key: string, box: string, paint: () => string): string {
  let found = files.get(key);
  if (found === undefined) {
    found = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${paint()}</svg>`)}`;
    files.set(key, found);
  }
  return found;
}

/** The picture of the tile on a cell. */
export function tilePicture(kind: Terrain, q: number, r: number): string {
  const variant = (((q * 5 + r * 3) % VARIANTS) + VARIANTS) % VARIANTS;
  const { x, y, width, height } = TILE_BOX;
  return file(`${kind} ${variant}`, `${x} ${y} ${width} ${height}`, () => tile(kind, 101 + variant * 37));
}

/** The picture of a piece that stands on a tile. */
export function piecePicture(piece: string, habitat: string[]): string {
  return file(`${piece} ${habitat.join(" ")}`, "0 0 100 100", () =>
    piece === "mountain" ? MOUNTAIN : piece === "forest" ? FOREST : animalToken(piece, habitat),
  );
}

/** The picture of a symbol, if it looks the same everywhere. */
export const symbolPicture = (name: string): string | null =>
  name in PAINTED ? file(`symbol ${name}`, "0 0 100 100", () => PAINTED[name]) : null;
