/** Guilloche: interlaced rings of sines, for Privileges, card backs and the watermark of the table. */

import { TAU, hash, mix, random, tenth } from "./fields";

export interface Rings {
  petals?: number;
  bands?: number;
  strands?: number;
  spread?: number;
}

/** The path of a rosette on a 100 grid. */
export function rosette(seed: string, { petals, bands = 3, strands = 5, spread = 2 }: Rings = {}): string {
  const n = petals ?? 8 + Math.floor(random(hash(`rosette:${seed}`))() * 9);
  let path = "";
  for (let band = 0; band < bands; band++) {
    const middle = mix(0.3, 0.92, (band + 0.5) / bands);
    for (let strand = 0; strand < strands; strand++) {
      const phase = (strand / strands) * TAU;
      for (let i = 0; i <= 260; i++) {
        const a = (i / 260) * TAU;
        const r = middle + (0.51 / bands) * 0.5 * Math.sin((n + band * spread) * a + phase);
        path += `${i ? "L" : "M"}${tenth(50 + 49 * r * Math.cos(a))} ${tenth(50 + 49 * r * Math.sin(a))}`;
      }
      path += "Z";
    }
  }
  return path;
}

/** The rosette of a Privilege: as many petals as its id gives. */
export const seal = (id: string): string => rosette(id, { bands: 3, strands: 4, petals: 9 + (hash(id) % 7) });
