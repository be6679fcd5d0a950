/** Lines whose thickness follows a tone, and the outlines of fields. */

import { TAU, mix, tenth, type Field, type Point, type Random } from "./fields";

const SIZE = 50; // half of the picture's side

const at = (x: number, y: number): string => `${tenth((x + 1) * SIZE)} ${tenth((y + 1) * SIZE)}`;

/** A line with a thickness at each point, as closed shapes; it stops where it would be thinner than `least`. */
export function ribbon(points: Point[], thickness: number[], least: number): string {
  let path = "";
  let run: [number, number, number][] = [];
  const flush = (): void => {
    if (run.length > 1) {
      const above: Point[] = [];
      const below: Point[] = [];
      run.forEach(([x, y, h], i) => {
        const a = run[Math.max(0, i - 1)];
        const b = run[Math.min(run.length - 1, i + 1)];
        const [nx, ny] = [a[1] - b[1], b[0] - a[0]];
        const m = Math.hypot(nx, ny) || 1;
        above.push([x + (nx / m) * (h / 2), y + (ny / m) * (h / 2)]);
        below.push([x - (nx / m) * (h / 2), y - (ny / m) * (h / 2)]);
      });
      path += `M${[...above, ...below.reverse()].map(([x, y]) => at(x, y)).join("L")}Z`;
    }
    run = [];
  };
  points.forEach(([x, y], i) => {
    if (thickness[i] > least) run.push([x, y, thickness[i]]);
    else flush();
  });
  flush();
  return path;
}

/** Marching squares: the linked contours of a field; below `lowest` the pen is lifted. */
export function outline(d: Field, cells: number, lowest = 9): string {
  const width = cells + 1;
  const value = new Float32Array(width * width);
  const grid = (i: number): number => -1.1 + (i * 2.2) / cells;
  for (let j = 0; j < width; j++) {
    for (let i = 0; i < width; i++) {
      const rim = i === 0 || j === 0 || i === cells || j === cells;
      value[j * width + i] = rim ? 0.02 : d(grid(i), grid(j));
    }
  }
  const links = linked(value, cells);
  const place = (edge: number): Point => {
    const k = edge >> 1;
    const [i, j] = [k % width, (k / width) | 0];
    const other = edge & 1 ? value[k + width] : value[k + 1];
    const t = value[k] / (value[k] - other);
    return edge & 1 ? [grid(i), mix(grid(j), grid(j + 1), t)] : [mix(grid(i), grid(i + 1), t), grid(j)];
  };
  let path = "";
  const seen = new Set<number>();
  for (const start of links.keys()) {
    if (seen.has(start)) continue;
    let edge = start;
    let before = -1;
    let down = false;
    while (edge !== -1) {
      seen.add(edge);
      const [x, y] = place(edge);
      if (y <= lowest) path += (down ? "L" : "M") + at(x, y);
      down = y <= lowest;
      const next = (links.get(edge) as number[]).find((e) => e !== before && !seen.has(e)) ?? -1;
      [before, edge] = [edge, next];
    }
    if (lowest === 9) path += "Z";
  }
  return path;
}

/** Which crossings of the grid belong to one contour. An edge is a cell's number doubled, plus one if it is upright. */
function linked(value: Float32Array, cells: number): Map<number, number[]> {
  const width = cells + 1;
  const links = new Map<number, number[]>();
  const list = (edge: number): number[] => {
    const found = links.get(edge) ?? [];
    links.set(edge, found);
    return found;
  };
  const join = (a: number, b: number): void => {
    list(a).push(b);
    list(b).push(a);
  };
  for (let j = 0; j < cells; j++) {
    for (let i = 0; i < cells; i++) {
      const k = j * width + i;
      const [a, b, c, e] = [value[k] < 0, value[k + 1] < 0, value[k + width + 1] < 0, value[k + width] < 0];
      const crossed: number[] = [];
      if (a !== b) crossed.push(k * 2);
      if (b !== c) crossed.push((k + 1) * 2 + 1);
      if (c !== e) crossed.push((k + width) * 2);
      if (e !== a) crossed.push(k * 2 + 1);
      if (crossed.length >= 2) join(crossed[0], crossed[1]);
      if (crossed.length === 4) join(crossed[2], crossed[3]);
    }
  }
  return links;
}

export type Rhythm = "rays" | "waves" | "rings" | "cells" | "slants";

/** The lines behind a figure. */
export function backdrop(rhythm: Rhythm, dice: Random, pitch: number): Point[][] {
  const found: Point[][] = [];
  const many = Math.ceil(2.9 / pitch);
  const phase = dice() * TAU;
  const q = 0.6 + dice() * 0.8;
  const fan = (n: number, from: number, to: number, step: number, line: (a: number, r: number, i: number) => Point): void => {
    for (let i = 0; i < n; i++) {
      const points: Point[] = [];
      for (let r = from; r < to; r += step) points.push(line((i / n) * TAU, r, i));
      found.push(points);
    }
  };
  if (rhythm === "rays") fan(72, 0.3, 1.5, 0.05, (a, r) => [r * Math.sin(a), -0.12 - r * Math.cos(a)]);
  if (rhythm === "cells") {
    fan(64, 0.25, 1.6, 0.04, (a, r, i) => {
      const b = a + 0.05 * (Math.floor(r * 7 + i) % 2 ? 1 : -1);
      return [r * Math.sin(b), -r * Math.cos(b)];
    });
  }
  if (rhythm === "rings") {
    for (let r = 0.3; r < 1.6; r += pitch) {
      const points: Point[] = [];
      for (let a = 0; a <= TAU + 0.01; a += 0.05) points.push([r * Math.sin(a), -0.14 - r * Math.cos(a)]);
      found.push(points);
    }
  }
  for (let i = -many; i < many; i++) {
    const points: Point[] = [];
    if (rhythm === "waves") {
      for (let y = -1.05; y <= 1.05; y += 0.035) {
        points.push([i * pitch * 0.82 + 0.12 * Math.sin(2.2 * y + phase + i * 0.12 * q) + 0.05 * Math.sin(6 * y + i * 0.5 + phase), y]);
      }
    }
    if (rhythm === "slants") for (let t = -1.5; t <= 1.5; t += 0.07) points.push([i * pitch * 1.05 + t * 0.5, t]);
    if (points.length) found.push(points);
  }
  return found;
}
