/** The picture on the box: a piece of continent in the evening light. SVG text, no page needed. */

import { animalToken } from "./animals";
import { FOREST, MOUNTAIN } from "./pieces";
import { f } from "./shape";
import { HOUSE_SPECIES } from "./sprite";
import { middle, shore, STEPS, tile, type Terrain } from "./tiles";

const ROWS = ["WWGGDDWGWG", "WGGGWDDWGW", "GGGWGDWGGG", "WGGDGWGGDW", "WWGDDWGGWG"];
const KIND: Record<string, Terrain> = { W: "water", G: "grassland", D: "desert" };

const PIECES: Record<string, string> = {
  "1,1": "stork",
  "2,1": "forest",
  "3,1": "antelope",
  "4,1": "fish",
  "5,1": "rhino",
  "6,1": "mountain",
  "7,1": "shark",
  "2,0": "antelope",
  "3,0": "mountain",
  "5,0": "cheetah",
  "1,2": "forest",
  "2,2": "manatee",
  "3,2": "lion",
  "4,2": "mountain",
  "5,2": "fish",
  "6,2": "forest",
  "0,3": "elephant",
  "2,3": "rhino",
  "3,3": "antelope",
  "4,3": "fish",
  "5,3": "stork",
};

const box = (inner: string, x: number, y: number, size: number): string =>
  `<svg x="${f(x - size / 2)}" y="${f(y - size / 2)}" width="${size}" height="${size}" viewBox="0 0 100 100">${inner}</svg>`;

function standing(piece: string, x: number, y: number): string {
  if (piece === "mountain") return box(MOUNTAIN, x, y - 7, 58);
  if (piece === "forest") return box(FOREST, x, y - 5, 54);
  const habitat = HOUSE_SPECIES.find((each) => each.id === piece)?.habitat ?? [];
  return `<ellipse cx="${f(x)}" cy="${f(y + 19)}" rx="18" ry="6" fill="#000" opacity=".3"/>${box(animalToken(piece, habitat), x, y, 40)}`;
}

let made = "";

export function coverArt(): string {
  if (made) return made;
  const land = new Map<string, Terrain>();
  ROWS.forEach((row, r) => [...row].forEach((letter, c) => land.set(`${c - Math.floor(r / 2)},${r}`, KIND[letter])));
  let ground = "";
  let pieces = "";
  for (const [cell, kind] of land) {
    const [q, r] = cell.split(",").map(Number);
    const [x, y] = middle(q, r);
    let foam = "";
    if (kind === "water")
      STEPS.forEach(([dq, dr], edge) => {
        const near = land.get(`${q + dq},${r + dr}`);
        if (near && near !== "water") foam += shore(edge, q * 9 + r);
      });
    ground += `<g transform="translate(${f(x)} ${f(y)})">${tile(kind, (q + 9) * 31 + r * 5)}${foam}</g>`;
    if (cell in PIECES) pieces += standing(PIECES[cell], x, y);
  }
  made = `<defs><linearGradient id="eco-evening" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffdf9a" stop-opacity=".34"/><stop offset=".5" stop-color="#ffb066" stop-opacity="0"/><stop offset="1" stop-color="#10212a" stop-opacity=".55"/></linearGradient></defs><rect x="-100" y="-100" width="900" height="600" fill="#1d3b46"/><g transform="rotate(-5 320 130)">${ground}${pieces}</g><rect x="-100" y="-100" width="900" height="600" fill="url(#eco-evening)"/>`;
  return made;
}
