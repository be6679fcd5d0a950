/** Where the pieces of a tile stand on it: mountain and forests behind, animals in front. */

import type { TileView } from "../../types";

export interface Standing {
  piece: string;
  x: number;
  y: number;
  size: number;
  count: number;
}

const PLACES: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-19, 0],
    [19, 0],
  ],
  3: [
    [0, -18],
    [-20, 14],
    [20, 14],
  ],
  4: [
    [-18, -17],
    [18, -17],
    [-18, 17],
    [18, 17],
  ],
};

function features({ mountain, forests }: TileView, animals: number): Standing[] {
  const found: Standing[] = [];
  const lift = animals > 0;
  if (mountain) found.push({ piece: "mountain", x: forests === 1 ? -6 : 0, y: lift ? -15 : -4, size: forests ? 54 : 60, count: 1 });
  if (forests && !mountain) found.push({ piece: "forest", x: 0, y: lift ? -16 : -4, size: 52, count: forests });
  if (mountain && forests === 1) found.push({ piece: "forest", x: 22, y: lift ? -2 : 8, size: 36, count: 1 });
  if (mountain && forests > 1)
    found.push({ piece: "forest", x: -24, y: 0, size: 34, count: 1 }, { piece: "forest", x: 24, y: 0, size: 34, count: 1 });
  return found;
}

function animals(tile: TileView): Standing[] {
  const own = Object.entries(tile.animals);
  const crowded = tile.mountain || tile.forests > 0;
  return own.map(([piece, count], i) => {
    let at: [number, number];
    let size = 36;
    if (crowded) {
      const step = own.length > 2 ? 68 / own.length : 38;
      at = [(i - (own.length - 1) / 2) * step, 23];
      if (own.length > 2) size = 28;
    } else if (own.length <= 4) {
      at = PLACES[own.length][i];
      if (own.length === 1) size = 40;
      if (own.length === 4) size = 31;
    } else {
      const angle = (i / own.length) * 2 * Math.PI - Math.PI / 2;
      at = [Math.cos(angle) * 25, Math.sin(angle) * 25];
      size = 26;
    }
    return { piece, x: at[0], y: at[1], size, count };
  });
}

export const standing = (tile: TileView): { features: Standing[]; animals: Standing[] } => ({
  features: features(tile, Object.keys(tile.animals).length),
  animals: animals(tile),
});
