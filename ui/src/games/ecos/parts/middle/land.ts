/** Geometry of the map as it is drawn: what changed, the free cells around it, outlines of groups, how to fit it. */

import { corner, foam, hexPath, middle, seedOf, STEPS, type Terrain } from "../../art/tiles";
import type { TileView } from "../../types";
import { cellAt, cellName } from "../../view";

const looks = (tile: TileView): string => JSON.stringify([tile.terrain, tile.mountain, tile.forests, tile.animals]);

/** The cells that look different from before. */
export function changedCells(before: TileView[], now: TileView[]): string[] {
  const then = new Map(before.map((tile) => [cellName(tile.q, tile.r), looks(tile)]));
  return now.filter((tile) => then.get(cellName(tile.q, tile.r)) !== looks(tile)).map((tile) => cellName(tile.q, tile.r));
}

/** The free cells that share a side with a tile. */
export function ringAround(cells: string[]): string[] {
  const taken = new Set(cells);
  const ring = new Set<string>();
  for (const cell of cells) {
    const [q, r] = cellAt(cell);
    for (const [dq, dr] of STEPS) {
      const name = cellName(q + dq, r + dr);
      if (!taken.has(name)) ring.add(name);
    }
  }
  return [...ring];
}

/** All these cells as one path: what is drawn alike for every cell is one element. */
export function hexesAt(cells: string[], radius = 48.2): string {
  return cells.map((name) => hexPath(radius, undefined, 0.13, ...middle(...cellAt(name)))).join("");
}

/** The foam of the whole map: one path for each of its lines. */
export function foamOf(terrains: Map<string, Terrain>): string[] {
  const lines = ["", ""];
  for (const [name, terrain] of terrains) {
    if (terrain !== "water") continue;
    const [q, r] = cellAt(name);
    STEPS.forEach(([dq, dr], edge) => {
      const near = terrains.get(cellName(q + dq, r + dr));
      if (near && near !== "water") foam(edge, seedOf(q, r), ...middle(q, r)).forEach((d, i) => (lines[i] += d));
    });
  }
  return lines;
}

/** The outer edge of a group of cells, as a path; drawn a little inside so that two outlines can be told apart. */
export function outlineOf(cells: string[], radius = 47): string {
  const own = new Set(cells);
  let d = "";
  for (const name of cells) {
    const [q, r] = cellAt(name);
    const [x, y] = middle(q, r);
    STEPS.forEach(([dq, dr], edge) => {
      if (own.has(cellName(q + dq, r + dr))) return;
      const [x1, y1] = corner(edge, radius);
      const [x2, y2] = corner(edge + 1, radius);
      d += `M${(x + x1).toFixed(1)} ${(y + y1).toFixed(1)}L${(x + x2).toFixed(1)} ${(y + y2).toFixed(1)}`;
    });
  }
  return d;
}

/** From one cell to another: a line with a head, from edge to middle. */
export function wayOf(from: string, to: string): string {
  const [x1, y1] = middle(...cellAt(from));
  const [x2, y2] = middle(...cellAt(to));
  const long = Math.hypot(x2 - x1, y2 - y1);
  if (!long) return "";
  const [dx, dy] = [(x2 - x1) / long, (y2 - y1) / long];
  const at = (along: number, aside: number): string =>
    `${(x1 + dx * along - dy * aside).toFixed(1)} ${(y1 + dy * along + dx * aside).toFixed(1)}`;
  return `M${at(30, 0)}L${at(long - 22, 0)}M${at(long - 36, -10)}L${at(long - 22, 0)}L${at(long - 36, 10)}`;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around these cells. */
export function boxAround(cells: string[], margin = 48): Box {
  if (!cells.length) return { x: -200, y: -150, width: 400, height: 300 };
  const at = cells.map((name) => middle(...cellAt(name)));
  const xs = at.map(([x]) => x);
  const ys = at.map(([, y]) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin - 4;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin + 8 - y };
}

/** The cell among these that lies next in a direction from another one, for the arrow keys. */
export function nextCell(from: string, cells: string[], key: string): string | null {
  const way: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const step = way[key];
  if (!step) return null;
  const [x, y] = middle(...cellAt(from));
  let best: string | null = null;
  let least = Infinity;
  for (const name of cells) {
    if (name === from) continue;
    const [cx, cy] = middle(...cellAt(name));
    const along = (cx - x) * step[0] + (cy - y) * step[1];
    const aside = Math.abs((cx - x) * step[1]) + Math.abs((cy - y) * step[0]);
    if (along <= 1 || aside > along * 2.2) continue;
    const cost = along + aside * 2;
    if (cost < least) {
      least = cost;
      best = name;
    }
  }
  return best;
}
