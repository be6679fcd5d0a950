/** A picture is a tone field (shapes and one lamp) cut into lines whose thickness follows the tone, like a banknote.
 *
 * Everything follows from the card's id: same id, same picture. Nothing is loaded, nothing is drawn by hand.
 */

import { BATTLES } from "./battles";
import { beast, disciple, engine } from "./creatures";
import { TAU, clamp, hash, pillow, random, smooth, tenth, union, type Field, type Point } from "./fields";
import { Figure, type Hints, type Layer } from "./figure";
import { INTRIGUES } from "./intrigues";
import { backdrop, outline, ribbon, type Rhythm } from "./lines";
import { court, spectre } from "./people";

export type Density = "small" | "mid" | "large";
export type Ink = keyof typeof INKS;
/** How a family is engraved: its shapes, the lines behind it, and the way the lines run over it. */
interface Kit {
  draw: (f: Figure) => void;
  behind: Rhythm;
  cut: "flow" | "rings" | "level" | "sagging";
}

/** Lines on lacquer. Cards stay dark in both themes, so the colours can be part of the picture. */
export const INKS = {
  court: "#e6dcc8",
  spectre: "#b7aff7",
  disciple: "#dcb86e",
  beast: "#e4806f",
  engine: "#97ccbc",
  skirmish: "#e59a87",
  machination: "#a4d2c2",
} as const;
const LACQUER = "#151116";

const PEOPLE: Record<string, Kit> = {
  court: { draw: court, behind: "rays", cut: "level" },
  spectre: { draw: spectre, behind: "waves", cut: "flow" },
  disciple: { draw: disciple, behind: "rings", cut: "rings" },
  beast: { draw: beast, behind: "cells", cut: "sagging" },
  engine: { draw: engine, behind: "slants", cut: "level" },
};
const PLACES: Record<string, Kit> = Object.fromEntries([
  ...Object.entries(BATTLES).map(([name, draw]) => [name, { draw, behind: "waves", cut: "level" }]),
  ...Object.entries(INTRIGUES).map(([name, draw]) => [name, { draw, behind: "rays", cut: "level" }]),
]);
const KITS: Record<string, Kit> = { ...PLACES, ...PEOPLE };

export const FAMILIES = Object.keys(PEOPLE);
export const BATTLE_NAMES = Object.keys(BATTLES);
export const INTRIGUE_NAMES = Object.keys(INTRIGUES);

const PITCH: Record<Density, number> = { large: 0.036, mid: 0.056, small: 0.08 };
const GRID: Record<Density, number> = { large: 150, mid: 110, small: 80 };
const LAMP = [-0.52, -0.66, 0.54];
const SIDE = 50;

/** The picture of a card as an SVG text. */
export function engrave(id: string, family: string, hints: Hints, density: Density, ink: Ink): string {
  const kit = KITS[family] ?? KITS.court;
  const dice = random(hash(`elekt:${id}`));
  const figure = new Figure(dice, hints);
  kit.draw(figure);
  const rays = 5 + Math.floor(dice() * 4);
  const phase = dice() * TAU;
  const sampled = sample(figure, kit.behind, rays, phase, GRID[density]);
  const pitch = PITCH[density];
  let behind = "";
  for (const line of backdrop(kit.behind, dice, pitch * 1.25)) {
    const seen = ([x, y]: Point): number => (Math.abs(x) > 1.02 || Math.abs(y) > 1.02 ? 0 : sampled.around(x, y) * pitch * 1.5);
    behind += ribbon(line, line.map(seen), pitch * 0.1);
  }
  const front = cuts(kit.cut, sampled, pitch, density === "small" ? 0.035 : 0.024, phase);
  return svg(figure, density, INKS[ink], behind, front);
}

interface Sampled {
  tone: Field;
  height: Field;
  around: Field;
}

function topmost(figure: Figure, x: number, y: number): Layer | null {
  for (let i = figure.layers.length - 1; i >= 0; i--) if (figure.layers[i].d(x, y) < 0) return figure.layers[i];
  return null;
}

/** The fields once on a grid; the lines read them bilinearly, about ten times faster. */
function sample(figure: Figure, behind: Rhythm, rays: number, phase: number, cells: number): Sampled {
  const body = union(...figure.layers.map((l) => l.d));
  const [low, step, width] = [-1.1, 2.4 / cells, cells + 1];
  const [tones, heights, arounds] = [0, 1, 2].map(() => new Float32Array(width * width));
  for (let j = 0; j <= cells; j++) {
    for (let i = 0; i <= cells; i++) {
      const [x, y, k] = [low + i * step, low + j * step, j * width + i];
      const layer = topmost(figure, x, y);
      if (layer) {
        tones[k] = toneOf(figure, layer, x, y, phase);
        heights[k] = layer.z * pillow(layer.d(x, y), layer.r) * 0.34;
      } else {
        arounds[k] = aroundOf(body(x, y), behind, rays, phase, x, y);
      }
    }
  }
  const read =
    (grid: Float32Array): Field =>
    (x, y) => {
      const [u, v] = [(x - low) / step, (y - low) / step];
      const [i, j] = [u | 0, v | 0];
      if (u < 0 || v < 0 || i >= cells || j >= cells) return 0;
      const [a, b, k] = [u - i, v - j, j * width + i];
      return (grid[k] * (1 - a) + grid[k + 1] * a) * (1 - b) + (grid[k + width] * (1 - a) + grid[k + width + 1] * a) * b;
    };
  return { tone: read(tones), height: read(heights), around: read(arounds) };
}

/** One lamp from the top left, a weak one from the right; a dark seam inside every edge and round every layer above. */
function toneOf(figure: Figure, layer: Layer, x: number, y: number, phase: number): number {
  if ((figure.dark && !layer.over && figure.dark(x, y) < 0) || layer.solid) return 0;
  const e = 0.02;
  let n: number[];
  if (layer.facet) {
    const a = Math.atan2(x, -(y + 0.12));
    const q = (Math.floor((a / TAU) * layer.facet + 0.5) / layer.facet) * TAU;
    n = [Math.sin(q) * 0.8, -Math.cos(q) * 0.8, 0.6];
  } else {
    const h = (a: number, b: number): number => layer.z * pillow(layer.d(a, b), layer.r) * 0.34;
    const [gx, gy] = [(h(x + e, y) - h(x - e, y)) / (2 * e), (h(x, y + e) - h(x, y - e)) / (2 * e)];
    const m = Math.hypot(gx, gy, 1);
    n = [-gx / m, -gy / m, 1 / m];
  }
  const lit = n[0] * LAMP[0] + n[1] * LAMP[1] + n[2] * LAMP[2];
  const rim = n[0] * 0.86 + n[1] * -0.2 + n[2] * 0.1;
  let t = (0.1 + 0.92 * Math.max(0, lit) + 0.5 * Math.max(0, rim)) * layer.lit;
  t *= smooth(-0.004, -0.03, layer.d(x, y));
  for (let i = figure.layers.indexOf(layer) + 1; i < figure.layers.length; i++) {
    const d = figure.layers[i].d(x, y);
    if (d < 0.045) t *= smooth(0.018, 0.045, d);
  }
  if (figure.fade) t *= figure.fade(y + 0.1 * Math.sin(11 * x + phase)) * (0.78 + 0.22 * Math.sin(9 * x + 5 * y + phase));
  return clamp(t, 0, 1.1);
}

/** Behind the figure: darker near it and at the rim, in the rhythm of the family. */
function aroundOf(d: number, behind: Rhythm, rays: number, phase: number, x: number, y: number): number {
  if (d < 0.05) return 0;
  const r = Math.hypot(x, y + 0.1);
  const a = Math.atan2(y + 0.12, x);
  const t = 0.32 * smooth(0.04, 0.3, d) * (1 - smooth(0.85, 1.35, r));
  switch (behind) {
    case "rays":
      return t * (0.55 + 0.75 * smooth(-0.2, 0.6, Math.sin(a * rays * 2 + phase)));
    case "waves":
      return t * (0.5 + 0.9 * smooth(-0.4, 0.9, Math.sin(3 * x + 2.4 * y + phase) * Math.cos(2 * y - x * 1.5)));
    case "rings":
      return t * (0.5 + 0.9 * smooth(-0.3, 0.4, Math.cos(a * rays * 2)));
    case "cells":
      return t * (0.45 + smooth(0.1, 0.7, Math.sin(a * rays + phase + 3 * r)));
    case "slants":
      return t * (0.45 + 0.7 * smooth(-0.1, 0.1, Math.sin(r * 9)));
  }
}

/** The lines over the figure: flowing down a hood, in rings about a mask, or level and bent over the form. */
function cuts(cut: Kit["cut"], { tone, height }: Sampled, pitch: number, step: number, phase: number): string {
  let path = "";
  if (cut === "flow") {
    for (let c = -1.1; c < 1.1; c += pitch) {
      const line: Point[] = [];
      for (let y = -1; y <= 1.02; y += step) {
        const x = c + 0.05 * Math.sin(3.4 * y + phase + c * 2) + 0.03 * Math.sin(8 * y + c * 9);
        line.push([x + Math.sign(c) * 0.16 * height(x, y) * (1 - Math.abs(c)), y]);
      }
      path += ribbon(
        line,
        line.map(([x, y]) => tone(x, y) * pitch * 0.98),
        pitch * 0.09,
      );
    }
  } else if (cut === "rings") {
    for (let r = 0.02; r < 1.5; r += pitch) {
      const n = Math.max(24, Math.ceil(r * 90));
      const line = Array.from({ length: n + 1 }, (_, i): Point => [r * Math.sin((i / n) * TAU), -0.12 - r * Math.cos((i / n) * TAU)]);
      const seen = ([x, y]: Point): number => (Math.abs(x) > 1.02 || Math.abs(y) > 1.02 ? 0 : tone(x, y) * pitch * 0.94);
      path += ribbon(line, line.map(seen), pitch * 0.1);
    }
  } else {
    for (let c = -1; c < 1.3; c += pitch) {
      const line: Point[] = [];
      for (let x = -1; x <= 1; x += step) {
        const y = c + (cut === "sagging" ? 0.16 : 0) * Math.abs(x);
        line.push([x, y - 0.26 * height(x, y)]);
      }
      path += ribbon(
        line,
        line.map(([x, y]) => (y > 1.02 ? 0 : tone(x, y) * pitch * 0.96)),
        pitch * 0.1,
      );
    }
  }
  return path;
}

/** Thin charges are filled; where two cross, they counterchange. */
function charges(figure: Figure, cells: number): string {
  let path = "";
  figure.layers.forEach((layer, i) => {
    if (!layer.solid) return;
    const above = figure.layers.slice(i + 1).filter((l) => !l.solid);
    const seen: Field = (x, y) => {
      let d = layer.d(x, y);
      if (d > 0.1) return d;
      for (const l of above) d = Math.max(d, 0.03 - l.d(x, y));
      return figure.dark ? Math.max(d, 0.02 - figure.dark(x, y)) : d;
    };
    path += outline(seen, cells);
  });
  return path;
}

function contours(figure: Figure, density: Density): string {
  const rim = union(...figure.layers.filter((l) => !l.solid).map((l) => l.d));
  const cells = { small: 44, mid: 64, large: 110 }[density];
  const around = outline(rim, cells, figure.fade ? 0.4 : 9);
  const { dark } = figure;
  if (!dark) return around;
  const hole: Field = (x, y) => {
    const d = dark(x, y);
    if (d > 0.1) return d;
    const layer = topmost(figure, x, y);
    return layer && !layer.over ? d : 1;
  };
  return around + outline(hole, density === "large" ? 110 : 72);
}

const px = (v: number): number => tenth((v + 1) * SIDE);

function marks(figure: Figure): string {
  return figure.marks
    .map((mark) => {
      if (mark.kind === "rivet") return `<circle cx="${px(mark.x)}" cy="${px(mark.y)}" r="1.1" fill="${LACQUER}"/>`;
      const pen = { slit: 2, lines: 1.2, pleats: 0.8 }[mark.kind];
      let d = "";
      if (mark.kind === "pleats") {
        for (let i = -7; i <= 7; i++) {
          const a = (i / 7) * 1.45;
          d += `M${px(mark.rx * 0.3 * Math.sin(a))} ${px(mark.y - mark.ry * 0.3)}L${px(mark.rx * 0.97 * Math.sin(a))} ${px(mark.y + mark.ry * 0.9 * Math.cos(a))}`;
        }
      } else {
        for (const [a, b, c, e] of mark.strokes) d += `M${px(a)} ${px(b)}L${px(c)} ${px(e)}`;
      }
      return `<path d="${d}" fill="none" stroke="${LACQUER}" stroke-width="${pen}" stroke-linecap="round"/>`;
    })
    .join("");
}

function eyes(figure: Figure): string {
  return figure.eyes
    .map(([x, y, w, h]) => {
      const [cx, cy, rx, ry] = [(x + 1) * SIDE, (y + 1) * SIDE, w * SIDE, Math.max(h * SIDE, 1) * 1.7];
      const [left, right, middle] = [tenth(cx - rx), tenth(cx + rx), tenth(cx)];
      return `M${left} ${tenth(cy)}Q${middle} ${tenth(cy - ry)} ${right} ${tenth(cy)}Q${middle} ${tenth(cy + ry)} ${left} ${tenth(cy)}Z`;
    })
    .join("");
}

function svg(figure: Figure, density: Density, ink: string, behind: string, front: string): string {
  const solid = charges(figure, { small: 84, mid: 110, large: 140 }[density]);
  const soft = figure.fade ? ' opacity=".5"' : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">` +
    `<path fill="${ink}" opacity=".5" d="${behind}"/><path fill="${ink}" d="${front}"/>` +
    `<path fill="${ink}" fill-rule="evenodd" d="${solid}"/>` +
    `<path fill="none" stroke="${ink}" stroke-width=".8" stroke-linejoin="round"${soft} d="${contours(figure, density)}"/>` +
    `${marks(figure)}<path fill="#fff3cf" d="${eyes(figure)}"/></svg>`
  );
}
