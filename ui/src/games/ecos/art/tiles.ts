/** Terrain tiles: pointy-top hexagons with a side of 50. A tile of one kind and seed always looks the same. */

import { f, outline, rng } from "./shape";

import type { Terrain } from "../types";

export type { Terrain };

interface Tones {
  light: string;
  base: string;
  deep: string;
  ink: string;
  edge: string;
  letter: string;
}

const TONES: Record<Terrain, Tones> = {
  water: { light: "#66AABD", base: "#4A94AC", deep: "#2F7391", ink: "#1D536C", edge: "#1B4459", letter: "#051B26" },
  grassland: { light: "#B3C268", base: "#97AE53", deep: "#748D3C", ink: "#465E20", edge: "#3F501F", letter: "#1C2A08" },
  desert: { light: "#EFD29A", base: "#E0BB79", deep: "#C7985E", ink: "#93622E", edge: "#7A5428", letter: "#40260A" },
};

export const letterTone = (kind: Terrain): string => TONES[kind].letter;

export const ROOT3 = Math.sqrt(3);
const SIDE = 50;
const FACE = 48.2;

/** Where the middle of a cell lies. */
export const middle = (q: number, r: number): [number, number] => [ROOT3 * SIDE * (q + r / 2), 1.5 * SIDE * r];

/** The neighbours of a cell in the order of its edges: edge k lies between corner k and corner k + 1. */
export const STEPS: readonly [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export function corner(k: number, r: number): [number, number] {
  const a = ((60 * k - 30) * Math.PI) / 180;
  return [Math.cos(a) * r, Math.sin(a) * r];
}

const inHex = (x: number, y: number, r: number): boolean => Math.abs(x) <= (r * ROOT3) / 2 && Math.abs(y) <= r - Math.abs(x) / ROOT3;

/** A hexagon with rounded corners around (x, y), a little crooked if there are random numbers for it. */
export function hexPath(r: number, random?: () => number, round = 0.13, x = 0, y = 0): string {
  const jitter = random ? () => (random() - 0.5) * 1.5 : () => 0;
  const corners = [0, 1, 2, 3, 4, 5].map((k) => {
    const [cx, cy] = corner(k, r);
    return [x + cx + jitter(), y + cy + jitter()];
  });
  let d = "";
  for (let k = 0; k < 6; k++) {
    const before = corners[(k + 5) % 6];
    const here = corners[k];
    const after = corners[(k + 1) % 6];
    const a = [here[0] + (before[0] - here[0]) * round, here[1] + (before[1] - here[1]) * round];
    const b = [here[0] + (after[0] - here[0]) * round, here[1] + (after[1] - here[1]) * round];
    d += `${k ? "L" : "M"}${f(a[0])} ${f(a[1])}Q${f(here[0])} ${f(here[1])} ${f(b[0])} ${f(b[1])}`;
  }
  return d + "Z";
}

export const HEX = hexPath(FACE);

function waves(random: () => number, tone: Tones): string {
  let o = "";
  for (let y = -38; y <= 40; y += 11.5)
    for (let x = -40; x <= 40; x += 23) {
      const px = x + (random() - 0.5) * 14 + (Math.round(y / 11.5) % 2 ? 11 : 0);
      const py = y + (random() - 0.5) * 5;
      const w = 5 + random() * 4;
      if (!inHex(px, py, 42) || !inHex(px + w * 2, py, 42) || random() < 0.12) continue;
      o += `<path d="M${f(px)} ${f(py)}q${f(w / 2)} ${f(-3 - random() * 1.6)} ${f(w)} 0t${f(w)} 0" stroke="${random() < 0.35 ? tone.ink : "#fff"}" stroke-opacity="${random() < 0.5 ? 0.3 : 0.42}" stroke-width="1.5" fill="none" stroke-linecap="round"/>`;
    }
  return o;
}

function tufts(random: () => number, tone: Tones): string {
  let o = "";
  for (let y = -36; y <= 42; y += 14)
    for (let x = -38; x <= 38; x += 15) {
      const px = x + (random() - 0.5) * 9 + (Math.round(y / 14) % 2 ? 7 : 0);
      const py = y + (random() - 0.5) * 7;
      if (!inHex(px, py, 40) || random() < 0.1) continue;
      const h = 5.5 + random() * 3.5;
      const stroke = random() < 0.65 ? tone.ink : tone.light;
      o += `<path d="M${f(px - 2.6)} ${f(py)}q-.6 ${f(-h * 0.5)} -2.6 ${f(-h * 0.8)}M${f(px)} ${f(py)}q0 ${f(-h * 0.6)} ${f((random() - 0.5) * 3)} ${f(-h)}M${f(px + 2.6)} ${f(py)}q.6 ${f(-h * 0.5)} 3 ${f(-h * 0.75)}" stroke="${stroke}" stroke-opacity="${stroke === tone.ink ? 0.55 : 0.85}" stroke-width="1.5" fill="none" stroke-linecap="round"/>`;
    }
  for (let i = 0; i < 4; i++) {
    const x = (random() - 0.5) * 66;
    const y = (random() - 0.5) * 66;
    if (inHex(x, y, 40)) o += `<circle cx="${f(x)}" cy="${f(y)}" r="1.5" fill="${random() < 0.5 ? "#FBE7A0" : "#F6F0E4"}" opacity=".9"/>`;
  }
  return o;
}

function dunes(random: () => number, tone: Tones): string {
  let o = "";
  for (let y = -30; y <= 36; y += 17)
    for (let x = -30; x <= 24; x += 30) {
      const px = x + (random() - 0.5) * 14 + (Math.round(y / 17) % 2 ? 12 : 0);
      const py = y + (random() - 0.5) * 7;
      const w = 20 + random() * 9;
      if (!inHex(px, py, 41) || !inHex(px + w, py, 41)) continue;
      const crest = `M${f(px)} ${f(py)}c${f(w * 0.3)} -8 ${f(w * 0.66)} -9 ${f(w)} 0`;
      o += `<path d="${crest}c${f(-w * 0.36)} -3.4 ${f(-w * 0.62)} -2.6 ${f(-w)} 0z" fill="${tone.deep}" opacity=".75"/><path d="${crest}" stroke="${tone.ink}" stroke-opacity=".5" stroke-width="1.4" fill="none" stroke-linecap="round"/>`;
    }
  for (let i = 0; i < 18; i++) {
    const x = (random() - 0.5) * 80;
    const y = (random() - 0.5) * 84;
    if (inHex(x, y, 42)) o += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(0.7 + random() * 0.6)}" fill="${tone.ink}" opacity=".5"/>`;
  }
  return o;
}

const TEXTURE = { water: waves, grassland: tufts, desert: dunes };
const LIGHT = `<path d="M-36 -25.500L-3 -44.600Q0 -46.300 3 -44.600L36 -25.500" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>`;

function paintTile(kind: Terrain, seed: number): string {
  const random = rng(seed * 7919 + 13);
  const tone = TONES[kind];
  const shape = hexPath(FACE, random);
  return `<path d="${shape}" transform="translate(0 4.500)" fill="${tone.edge}"/><path d="${shape}" fill="${tone.base}"/><path d="${hexPath(40, random, 0.3)}" fill="${tone.light}" opacity=".28"/>${TEXTURE[kind](random, tone)}<path d="${shape}" fill="none" stroke="${tone.ink}" stroke-opacity=".55" stroke-width="1.6"/>${LIGHT}`;
}

const painted = new Map<string, string>();

function once(key: string, paint: () => string): string {
  let found = painted.get(key);
  if (found === undefined) {
    found = paint();
    painted.set(key, found);
  }
  return found;
}

/** One tile: cardboard edge, face, texture, soft light from above. Painted once for each kind and seed. */
export const tile = (kind: Terrain, seed: number): string => once(`${kind} ${seed}`, () => paintTile(kind, seed));

/** A wavy line on the water side of edge k, so far from it; (x, y) is the middle of the cell. */
function wave(k: number, inset: number, random: () => number, x = 0, y = 0): string {
  const [x1, y1] = corner(k, FACE - inset);
  const [x2, y2] = corner(k + 1, FACE - inset);
  const nx = -(x1 + x2) / 2;
  const ny = -(y1 + y2) / 2;
  const length = Math.hypot(nx, ny);
  const points: string[] = [];
  for (let i = 0; i <= 5; i++) {
    const t = 0.06 + (0.88 * i) / 5;
    const sway = (i % 2 ? 1.5 : -0.6) + random() * 0.8;
    points.push(`${f(x + x1 + (x2 - x1) * t + (nx / length) * sway)},${f(y + y1 + (y2 - y1) * t + (ny / length) * sway)}`);
  }
  return outline(points.join(" "), true);
}

export const FOAM = [
  { inset: 4.4, width: 2.4, opacity: 0.8 },
  { inset: 9.4, width: 1.3, opacity: 0.45 },
] as const;

/** Foam on edge k of the cell around (x, y): one path for each line of `FOAM`. */
export function foam(k: number, seed: number, x = 0, y = 0): string[] {
  const random = rng(seed + k * 31);
  return FOAM.map(({ inset }) => wave(k, inset, random, x, y));
}

/** Foam of one tile, as a picture. */
export function shore(k: number, seed: number): string {
  return foam(k, seed)
    .map(
      (d, i) =>
        `<path d="${d}" fill="none" stroke="#EAF7F6" stroke-opacity="${FOAM[i].opacity}" stroke-width="${FOAM[i].width}" stroke-linecap="round"/>`,
    )
    .join("");
}

/** The seed of the tile on a cell: a cell always looks the same. */
export const seedOf = (q: number, r: number): number => (q + 40) * 41 + (r + 40) * 7;

const SIGN: Record<Terrain, string> = {
  water:
    '<path d="M22 44q7-9 14 0t14 0t14 0t14 0M22 62q7-9 14 0t14 0t14 0t14 0" stroke="#F2FBFF" stroke-width="6" fill="none" stroke-linecap="round"/>',
  grassland:
    '<path d="M32 68q-1-14-8-20M38 68q0-18 2-28M44 68q1-12 8-18M58 62q-1-12-6-18M64 62q0-16 2-26M70 62q1-12 8-16" stroke="#2E4412" stroke-width="5.500" fill="none" stroke-linecap="round"/>',
  desert:
    '<path d="M18 54c10-14 26-16 38 0M44 68c10-12 24-14 36 0" stroke="#70430F" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="66" cy="42" r="4" fill="#70430F"/><circle cx="34" cy="70" r="4" fill="#70430F"/>',
};

/** A tile as a small sign, 100 × 100. */
export const miniHex = (kind: Terrain): string =>
  `<path d="${hexPath(48)}" transform="translate(50 50)" fill="${TONES[kind].base}" stroke="${TONES[kind].ink}" stroke-width="5"/>${SIGN[kind]}`;

/** Land: Grassland and Desert are the two sides of one tile. */
export const landHex = (): string =>
  `${miniHex("grassland")}<path d="M50 2.500L91 26Q92 27 92 29V71Q92 73 91 74L50 97.500Z" fill="${TONES.desert.base}" stroke="${TONES.desert.ink}" stroke-width="5"/><path d="M58 58c8-10 18-10 26 0M60 74c6-7 12-7 18 0" stroke="#70430F" stroke-width="5.500" fill="none" stroke-linecap="round"/>`;
