/** What the page reads in a view of Ecos, and the faces of its cards (src/tablee/games/ecos/face.py). */

import type { Cards } from "../contract";
import type { SeatInfo, Update } from "../../wire";
import { reuse } from "../reuse";
import type { ActiveView, PlayerView, TileView, View } from "./types";

/** What somebody at the table is doing. */
export type Doing = "ready" | "choosing" | "now" | "next" | "done" | "";

/** What a line of a card is about. */
export interface Picture {
  shows: string;
  places: boolean;
  what?: string;
  old?: string;
  n?: number;
  inner?: Picture[];
}

export interface Face {
  number: number;
  /** The picture that the card set has for it. */
  image?: string;
  back: "brown" | "blue";
  slots: string[];
  leaves: number;
  red: boolean;
  decks: Record<string, string>;
  dark: string[];
  lines: Picture[];
}

/** What preview.py says of an answer. */
export interface Hint {
  points?: number;
  lines?: number[];
  next?: number;
  cells?: string[];
  empty?: number;
  possible?: boolean;
  dial?: number;
}

/** Another player, as their place at the table shows them. */
export interface Rival {
  seat: number;
  player: PlayerView;
  name: string;
  info: SeatInfo | undefined;
  harbinger: boolean;
  state: Doing;
  /** The card that they carry out. */
  resolving: string;
  rotations: number;
}

export const viewOf = (update: Update): View => update.view as View;

const NAMES = { land: (tile: TileView) => cellName(tile.q, tile.r), active: (own: ActiveView) => own.card };

/** The view of an update, made of the parts of the one before wherever they are the same. */
export const nextView = (before: View | null, update: Update): View => reuse(before, viewOf(update), NAMES);

const NO_FACE: Face = { number: 0, back: "brown", slots: [], leaves: 0, red: false, decks: {}, dark: [], lines: [] };

export const faceOf = (cards: Cards, id: string): Face => (cards.cards[id]?.face as unknown as Face | undefined) ?? NO_FACE;
export const nameOf = (cards: Cards, id: string): string => cards.cards[id]?.name ?? id;

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The lines printed on a card; one for each picture, or the whole text if somebody typed a text of his own. */
export function linesOf(cards: Cards, id: string): { text: string; picture: Picture | null }[] {
  const texts = (cards.cards[id]?.text ?? "").split("\n").filter(Boolean).map(upper);
  const pictures = faceOf(cards, id).lines;
  if (texts.length !== pictures.length) return texts.map((text) => ({ text, picture: null }));
  return texts.map((text, i) => ({ text, picture: pictures[i] }));
}

/** What stands for a card in its watermark: the first piece it places, else what it is about. */
export function emblemOf(lines: Picture[]): string {
  const flat = lines.flatMap((line) => [line, ...(line.inner ?? [])]);
  const placed = flat.find((line) => line.shows === "place") ?? flat.find((line) => line.what);
  if (!placed?.what) return "seal";
  if (placed.shows === "element") return `el-${placed.what}`;
  if (placed.what === "mountain" || placed.what === "forest") return placed.what;
  if (["water", "grassland", "desert", "land"].includes(placed.what)) return `hex-${placed.what}`;
  return placed.what === "animal" ? "el-animal" : `an-${placed.what}`;
}

export const cellName = (q: number, r: number): string => `${q},${r}`;
export const cellAt = (name: string): [number, number] => name.split(",").map(Number) as [number, number];
