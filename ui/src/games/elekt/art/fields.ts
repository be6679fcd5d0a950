/** Shapes as signed distances (negative inside) on a square from -1 to 1, y down; and the dice that vary them. */

export type Field = (x: number, y: number) => number;
export type Point = [number, number];
export type Random = () => number;

export const TAU = Math.PI * 2;
const { hypot } = Math;

/** FNV-1a: the seed of a picture is the hash of its card. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const c of text) {
    h ^= c.codePointAt(0) as number;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** mulberry32. */
export function random(seed: number): Random {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const clamp = (v: number, low = 0, high = 1): number => (v < low ? low : v > high ? high : v);
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const tenth = (n: number): number => Math.round(n * 10) / 10;

export function smooth(a: number, b: number, v: number): number {
  const t = clamp((v - a) / (b - a));
  return t * t * (3 - 2 * t);
}

export const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Field =>
  (x, y) =>
    (hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry);

export const box =
  (cx: number, cy: number, hx: number, hy: number, r = 0): Field =>
  (x, y) => {
    const dx = Math.abs(x - cx) - hx + r;
    const dy = Math.abs(y - cy) - hy + r;
    return hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - r;
  };

/** The exact distance to a polygon; far points only get the distance to its bounding box. */
export function polygon(points: Point[]): Field {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return (x, y) => {
    const fx = Math.max(x0 - x, x - x1, 0);
    const fy = Math.max(y0 - y, y - y1, 0);
    if (fx > 0.1 || fy > 0.1) return hypot(fx, fy);
    let d = Infinity;
    let sign = 1;
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const [ax, ay] = points[i];
      const [bx, by] = points[j];
      const [ex, ey, wx, wy] = [bx - ax, by - ay, x - ax, y - ay];
      const t = clamp((wx * ex + wy * ey) / (ex * ex + ey * ey));
      const [qx, qy] = [wx - ex * t, wy - ey * t];
      d = Math.min(d, qx * qx + qy * qy);
      const [c1, c2, c3] = [y >= ay, y < by, ex * wy > ey * wx];
      if ((c1 && c2 && c3) || (!c1 && !c2 && !c3)) sign = -sign;
    }
    return sign * Math.sqrt(d);
  };
}

export function ngon(cx: number, cy: number, r: number, n: number, turned = 0, ry = r): Field {
  return polygon(
    Array.from({ length: n }, (_, i) => {
      const a = turned + (i / n) * TAU;
      return [cx + r * Math.sin(a), cy - ry * Math.cos(a)];
    }),
  );
}

export function star(cx: number, cy: number, outer: number, inner: number, n: number, turned = 0): Field {
  return polygon(
    Array.from({ length: n * 2 }, (_, i) => {
      const q = i % 2 ? inner : outer;
      const a = turned + (i / n) * Math.PI;
      return [cx + q * Math.sin(a), cy - q * Math.cos(a)];
    }),
  );
}

/** The right half of an outline, made whole. */
export const mirrored = (points: Point[]): Point[] => [
  ...points,
  ...points
    .filter((p) => p[0] !== 0)
    .map(([x, y]): Point => [-x, y])
    .reverse(),
];

/** A shape on the right, also on the left. */
export const both =
  (d: Field): Field =>
  (x, y) =>
    d(Math.abs(x), y);

export const union =
  (...fields: Field[]): Field =>
  (x, y) => {
    let least = Infinity;
    for (const d of fields) {
      const v = d(x, y);
      if (v < least) least = v;
    }
    return least;
  };

export const less =
  (a: Field, b: Field): Field =>
  (x, y) =>
    Math.max(a(x, y), -b(x, y));

export const within =
  (a: Field, b: Field): Field =>
  (x, y) =>
    Math.max(a(x, y), b(x, y));

/** A horn: a bent stroke that grows thin. */
export const horn =
  (cx: number, cy: number, r: number, width: number, from: number, to: number): Field =>
  (x, y) => {
    const [px, py] = [x - cx, y - cy];
    const middle = (from + to) / 2;
    let a = Math.atan2(py, px);
    while (a < middle - Math.PI) a += TAU;
    while (a > middle + Math.PI) a -= TAU;
    const t = clamp((a - from) / (to - from));
    const q = mix(from, to, t);
    return hypot(px - r * Math.cos(q), py - r * Math.sin(q)) - width * (1 - 0.85 * t);
  };

export const ring =
  (cx: number, cy: number, r: number, width: number): Field =>
  (x, y) =>
    Math.abs(hypot(x - cx, y - cy) - r) - width;

/** How high a shape rises: for the lamp, and to bend the lines over the form. */
export function pillow(d: number, r: number): number {
  if (d >= 0) return 0;
  const t = clamp(-d / r);
  return Math.sqrt(1 - (1 - t) * (1 - t));
}
