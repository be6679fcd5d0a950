/** What the filter of `brush.ts` does, done by hand on pixels: so a worker can paint while the table stays quick. */

import { noise } from "./noise";

const RED = [0, 0.2, 0.5, 0.79, 0.98];
const GREEN = [0, 0.19, 0.48, 0.78, 0.97];
const BLUE = [0.02, 0.2, 0.46, 0.75, 0.93];
const LIGHT = [1, 246 / 255, 228 / 255];

/** A curve as a table of 256 steps. */
function curve(values: number[]): Uint8ClampedArray {
  const table = new Uint8ClampedArray(256);
  for (let i = 0; i < 256; i++) {
    const at = (i / 255) * (values.length - 1);
    const low = Math.min(values.length - 2, Math.floor(at));
    table[i] = Math.round(255 * (values[low] + (values[low + 1] - values[low]) * (at - low)));
  }
  return table;
}

const softly = (under: number, over: number): number => {
  if (over <= 0.5) return under - (1 - 2 * over) * under * (1 - under);
  const d = under <= 0.25 ? ((16 * under - 12) * under + 4) * under : Math.sqrt(under);
  return under + (2 * over - 1) * (d - under);
};

/** Wobble the edges, drag the bristles, light the ridges. The pixels lie `margin` user units beyond the picture. */
export function oil(image: ImageData, seed: number, grain: number, scale: number, margin: number): void {
  const { width, height, data } = image;
  const step = 1 / scale;
  const wobble = noise(width, height, -margin, -margin, step, [0.02 / grain, 0.028 / grain], 2, seed % 97, [0, 1]);
  const bristle = noise(width, height, -margin, -margin, step, [0.14 / grain, 0.06 / grain], 3, (seed % 89) + 3, [1, 2]);
  const source = new Uint32Array(data.buffer.slice(0));
  const dragged = displaced(
    displaced(source, width, height, wobble.first, wobble.second, 15 * grain * scale),
    width,
    height,
    bristle.first,
    bristle.second,
    5 * grain * scale,
  );
  const ridge = new Float32Array(width * height);
  for (let i = 0; i < ridge.length; i++) {
    const p = dragged[i];
    const light = Math.min(1, (0.55 * (p & 255) + 0.7 * ((p >> 8) & 255) + 0.45 * ((p >> 16) & 255)) / 255);
    const track = Math.min(1, Math.max(0, 0.8 * bristle.first[i] + 0.4 * bristle.second[i] - 0.2));
    ridge[i] = Math.min(1, 0.3 * light * track + 0.9 * light + 0.05 * track);
  }
  lit(data, dragged, ridge, width, height, 3 * grain * scale);
}

/** Every pixel taken from where the noise says. */
function displaced(from: Uint32Array, width: number, height: number, dx: Float32Array, dy: Float32Array, by: number): Uint32Array {
  const to = new Uint32Array(from.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const sx = Math.min(width - 1, Math.max(0, Math.floor(x + by * (dx[i] - 0.5) + 0.5)));
      const sy = Math.min(height - 1, Math.max(0, Math.floor(y + by * (dy[i] - 0.5) + 0.5)));
      to[i] = from[sy * width + sx];
    }
  return to;
}

/** A low light from above left over the ridges, softly, and then the contrast of varnish. */
function lit(data: Uint8ClampedArray, paint: Uint32Array, ridge: Float32Array, width: number, height: number, steep: number): void {
  const [azimuth, elevation] = [(230 * Math.PI) / 180, (58 * Math.PI) / 180];
  const lx = Math.cos(azimuth) * Math.cos(elevation);
  const ly = Math.sin(azimuth) * Math.cos(elevation);
  const lz = Math.sin(elevation);
  const curves = [curve(RED), curve(GREEN), curve(BLUE)];
  for (let y = 0, i = 0; y < height; y++) {
    const up = y > 0 ? -width : 0;
    const down = y < height - 1 ? width : 0;
    for (let x = 0; x < width; x++, i++) {
      const west = x > 0 ? -1 : 0;
      const east = x < width - 1 ? 1 : 0;
      const nw = ridge[i + up + west];
      const ne = ridge[i + up + east];
      const sw = ridge[i + down + west];
      const se = ridge[i + down + east];
      const nx = (-steep / 4) * (ne + 2 * ridge[i + east] + se - nw - 2 * ridge[i + west] - sw);
      const ny = (-steep / 4) * (sw + 2 * ridge[i + down] + se - nw - 2 * ridge[i + up] - ne);
      const lamp = Math.max(0, (1.12 * (nx * lx + ny * ly + lz)) / Math.sqrt(nx * nx + ny * ny + 1));
      for (let c = 0; c < 3; c++) {
        const own = ((paint[i] >> (8 * c)) & 255) / 255;
        const light = Math.min(1, lamp * LIGHT[c]);
        const soft = softly(own, light);
        data[4 * i + c] = curves[c][Math.round(255 * Math.min(1, Math.max(0, 0.34 * light * soft + 0.8 * soft)))];
      }
      data[4 * i + 3] = 255;
    }
  }
}
