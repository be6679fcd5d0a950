/** Fractal noise as `feTurbulence` of SVG makes it, in two channels at once: so a picture has the same wobble everywhere. */

const SIZE = 256;
const MASK = 255;
const FAR = 4096;

/** The two channels of noise over a field of `width` × `height` pixels, each from 0 to 1. */
export interface Noise {
  first: Float32Array;
  second: Float32Array;
}

interface Lattice {
  at: Uint8Array;
  /** For each of the four channels, two numbers per place. */
  slopes: Float32Array[];
}

function lattice(seed: number): Lattice {
  let s = seed <= 0 ? -(seed % 2147483646) + 1 : Math.min(seed, 2147483646);
  const next = (): number => {
    s = 16807 * (s % 127773) - 2836 * Math.floor(s / 127773);
    if (s <= 0) s += 2147483647;
    return s;
  };
  const at = new Uint8Array(SIZE + SIZE + 2);
  const slopes: Float32Array[] = [];
  for (let channel = 0; channel < 4; channel++) {
    const own = new Float32Array(2 * (SIZE + SIZE + 2));
    for (let i = 0; i < SIZE; i++) {
      at[i] = i;
      const x = ((next() % (2 * SIZE)) - SIZE) / SIZE;
      const y = ((next() % (2 * SIZE)) - SIZE) / SIZE;
      const length = Math.hypot(x, y) || 1;
      own[2 * i] = x / length;
      own[2 * i + 1] = y / length;
    }
    slopes.push(own);
  }
  for (let i = SIZE - 1; i > 0; i--) {
    const other = next() % SIZE;
    const kept = at[i];
    at[i] = at[other];
    at[other] = kept;
  }
  for (let i = 0; i < SIZE + 2; i++) {
    at[SIZE + i] = at[i];
    for (const own of slopes) {
      own[2 * (SIZE + i)] = own[2 * i];
      own[2 * (SIZE + i) + 1] = own[2 * i + 1];
    }
  }
  return { at, slopes };
}

/** `x0`, `y0`: the user coordinates of the first pixel; `step`: user units per pixel; `channels`: which of R, G, B, A. */
export function noise(
  width: number,
  height: number,
  x0: number,
  y0: number,
  step: number,
  frequency: [number, number],
  octaves: number,
  seed: number,
  channels: [number, number],
): Noise {
  const { at, slopes } = lattice(seed);
  const one = slopes[channels[0]];
  const two = slopes[channels[1]];
  const first = new Float32Array(width * height);
  const second = new Float32Array(width * height);
  for (let octave = 0; octave < octaves; octave++) {
    const ratio = 1 << octave;
    const fx = frequency[0] * ratio;
    const fy = frequency[1] * ratio;
    for (let j = 0; j < height; j++) {
      const ty = (y0 + j * step) * fy + FAR;
      const iy = Math.floor(ty);
      const ry = ty - iy;
      const ry1 = ry - 1;
      const sy = ry * ry * (3 - 2 * ry);
      const by = iy & MASK;
      const by1 = (by + 1) & MASK;
      let i = j * width;
      for (let k = 0; k < width; k++, i++) {
        const tx = (x0 + k * step) * fx + FAR;
        const ix = Math.floor(tx);
        const rx = tx - ix;
        const rx1 = rx - 1;
        const sx = rx * rx * (3 - 2 * rx);
        const left = at[ix & MASK];
        const right = at[(ix + 1) & MASK];
        const a = 2 * at[left + by];
        const b = 2 * at[right + by];
        const c = 2 * at[left + by1];
        const d = 2 * at[right + by1];
        let u = rx * one[a] + ry * one[a + 1];
        let top = u + sx * (rx1 * one[b] + ry * one[b + 1] - u);
        u = rx * one[c] + ry1 * one[c + 1];
        let low = u + sx * (rx1 * one[d] + ry1 * one[d + 1] - u);
        first[i] += (top + sy * (low - top)) / ratio;
        u = rx * two[a] + ry * two[a + 1];
        top = u + sx * (rx1 * two[b] + ry * two[b + 1] - u);
        u = rx * two[c] + ry1 * two[c + 1];
        low = u + sx * (rx1 * two[d] + ry1 * two[d + 1] - u);
        second[i] += (top + sy * (low - top)) / ratio;
      }
    }
  }
  for (let i = 0; i < first.length; i++) {
    first[i] = Math.min(1, Math.max(0, (first[i] + 1) / 2));
    second[i] = Math.min(1, Math.max(0, (second[i] + 1) / 2));
  }
  return { first, second };
}
