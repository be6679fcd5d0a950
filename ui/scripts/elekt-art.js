/** Engraves the pictures of Elekt's house set for the build; each takes some 40 ms. */

import { houseCards, maker, picturesOf } from "./pictures.js";

const DENSITIES = { base: ["small", "mid"], elite: ["small", "mid"], skirmish: ["mid"], machination: ["mid"] };

/** Every picture of the house set: `base.acolyte.small` and its SVG. */
export async function* pictures() {
  const { engrave, pictureOf, kept } = await maker("elekt", "pictures.ts");
  for (const { kind, id } of houseCards("elekt")) {
    for (const density of DENSITIES[kind] ?? []) {
      const { family, hints, ink } = pictureOf(id, { kind });
      const key = `${kind}.${id}.${density}`;
      yield [key, `${key}.svg`, kept(`${key}.svg`, () => engrave(id, family, hints, density, ink))];
    }
  }
}

export const elektArt = () => picturesOf("elekt");
