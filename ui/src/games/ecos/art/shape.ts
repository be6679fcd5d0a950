/** The pencil: outlines through points, seeded numbers. Everything here returns SVG text and touches no page. */

/** A number as it is written into a path. */
export const f = (n: number): number => +n.toFixed(2);

/** Numbers from 0 to 1, always the same ones for a seed. */
export function rng(seed: number): () => number {
  let a = seed >>> 0 || 1;
  return () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

interface Point {
  x: number;
  y: number;
  corner: boolean;
}

function point(text: string): Point {
  const [x, y] = text.replace("!", "").split(",").map(Number);
  return { x, y, corner: text.endsWith("!") };
}

/** A smooth outline through points "x,y"; a point with "!" is a corner. Closed unless `open`. */
export function outline(text: string, open = false): string {
  const points = text.trim().split(/\s+/).map(point);
  const n = points.length;
  const at = (i: number): Point => (open ? points[Math.max(0, Math.min(n - 1, i))] : points[(i + n) % n]);
  const tangent = (i: number): [number, number] => {
    if (at(i).corner) return [0, 0];
    const dx = at(i + 1).x - at(i - 1).x;
    const dy = at(i + 1).y - at(i - 1).y;
    const length = Math.hypot(dx, dy) || 1;
    return [dx / length, dy / length];
  };
  let d = `M${f(points[0].x)} ${f(points[0].y)}`;
  for (let i = 0; i < (open ? n - 1 : n); i++) {
    const p = at(i);
    const q = at(i + 1);
    const reach = Math.hypot(q.x - p.x, q.y - p.y) * 0.36;
    const t = tangent(i);
    const u = tangent(i + 1);
    d += `C${f(p.x + t[0] * reach)} ${f(p.y + t[1] * reach)} ${f(q.x - u[0] * reach)} ${f(q.y - u[1] * reach)} ${f(q.x)} ${f(q.y)}`;
  }
  return d + (open ? "" : "Z");
}

const CUT = "var(--cut,#f1e6d0)";

export const body = (text: string): string => `<path d="${outline(text)}"/>`;
export const line = (text: string, width: number): string =>
  `<path d="${outline(text, true)}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A line in the colour of what lies behind (`--cut`). */
export const cut = (text: string, width: number): string =>
  `<path d="${outline(text, true)}" fill="none" stroke="${CUT}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const hole = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${CUT}"/>`;
export const cutFill = (text: string): string => `<path d="${outline(text)}" fill="${CUT}"/>`;
export const ring = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${CUT}" stroke-width="2.2"/>`;
