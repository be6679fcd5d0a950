/** Guilloche: interlaced rings of sines, for Privileges, card backs and the watermark of the table. */

import { whenIdle } from "../../../shell/laidOut";
import { TAU, hash, mix, random, tenth } from "./fields";

export interface Rings {
  petals?: number;
  bands?: number;
  strands?: number;
  spread?: number;
  /** Points of one strand. */
  points?: number;
}

/** The path of a rosette on a 100 grid. */
export function rosette(seed: string, { petals, bands = 3, strands = 5, spread = 2, points = 260 }: Rings = {}): string {
  const n = petals ?? 8 + Math.floor(random(hash(`rosette:${seed}`))() * 9);
  let path = "";
  for (let band = 0; band < bands; band++) {
    const middle = mix(0.3, 0.92, (band + 0.5) / bands);
    for (let strand = 0; strand < strands; strand++) {
      const phase = (strand / strands) * TAU;
      for (let i = 0; i <= points; i++) {
        const a = (i / points) * TAU;
        const r = middle + (0.51 / bands) * 0.5 * Math.sin((n + band * spread) * a + phase);
        path += `${i ? "L" : "M"}${tenth(50 + 49 * r * Math.cos(a))} ${tenth(50 + 49 * r * Math.sin(a))}`;
      }
      path += "Z";
    }
  }
  return path;
}

const seals = new Map<string, string>();

/** The rosette of a Privilege: as many petals as its id gives. Drawn once; in a small one half the points are not told apart. */
export function seal(id: string, isLarge = false): string {
  const key = `${id} ${isLarge}`;
  const path = seals.get(key) ?? rosette(id, { bands: 3, strands: 4, petals: 9 + (hash(id) % 7), points: isLarge ? 260 : 120 });
  seals.set(key, path);
  return path;
}

/** Thought out one by one while the page has nothing else to do, so that none has to be when its card is turned up. */
export function sealsAhead(ids: readonly string[]): void {
  if (!ids.length) return;
  whenIdle(() => {
    seal(ids[0]);
    sealsAhead(ids.slice(1));
  });
}
