/** Every picture as a symbol, drawn once into the page and used by its name (`#eco-cube`). */

import { ANIMALS, animalToken, silhouette } from "./animals";
import { ELEMENT_GLYPHS, ELEMENTS, elementToken } from "./elements";
import { BAG, CUBE, FOREST, LEAF, MOUNTAIN, SEAL } from "./pieces";
import { landHex, miniHex } from "./tiles";

export interface Species {
  id: string;
  habitat: string[];
  count: number;
}

const symbol = (id: string, inner: string, box = "0 0 100 100"): string => `<symbol id="eco-${id}" viewBox="${box}">${inner}</symbol>`;
const inked = (inner: string): string => `<g fill="currentColor">${inner}</g>`;

/** Pictures that look the same wherever they are: nothing in them takes the colours of the page. */
export const PAINTED: Record<string, string> = {
  ...Object.fromEntries(ELEMENTS.map((kind) => [`tok-${kind}`, elementToken(kind)])),
  ...Object.fromEntries((["water", "grassland", "desert"] as const).map((kind) => [`hex-${kind}`, miniHex(kind)])),
  "hex-land": landHex(),
  mountain: MOUNTAIN,
  forest: FOREST,
  cube: CUBE,
  bag: BAG,
};

const FIXED =
  ELEMENTS.map((kind) => symbol(`el-${kind}`, inked(ELEMENT_GLYPHS[kind]))).join("") +
  Object.entries(PAINTED)
    .map(([name, inner]) => symbol(name, inner))
    .join("") +
  symbol("leaf", inked(LEAF)) +
  symbol("seal", inked(SEAL));

/** The symbols for a table with these species. */
export function sprite(species: Species[]): string {
  return (
    FIXED +
    species
      .map(({ id, habitat }) => symbol(`an-${id}`, inked(silhouette(id)), "-4 -6 108 108") + symbol(`at-${id}`, animalToken(id, habitat)))
      .join("")
  );
}

/** The species of the shipped cards, for pictures without a table (the box, the round table before the game). */
export const HOUSE_SPECIES: Species[] = (
  [
    ["fish", "water"],
    ["shark", "water"],
    ["manatee", "water"],
    ["rhino", "desert"],
    ["antelope", "grassland"],
    ["cheetah", "grassland desert"],
    ["lion", "grassland desert"],
    ["elephant", "grassland desert"],
    ["gorilla", "mountain"],
    ["leopard", "forest"],
    ["stork", "water grassland"],
  ] as const
).map(([id, habitat]) => ({ id, habitat: habitat.split(" "), count: 0 }));

export const isSpecies = (id: string): boolean => id in ANIMALS;

/** The symbol that shows a piece of the box. */
export function pieceSymbol(piece: string): string {
  if (piece === "mountain" || piece === "forest") return piece;
  if (piece === "water" || piece === "grassland" || piece === "desert" || piece === "land") return `hex-${piece}`;
  return piece === "animal" ? "tok-animal" : `at-${piece}`;
}
