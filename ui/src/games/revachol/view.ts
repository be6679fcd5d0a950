/** What is printed on the cards (src/tablee/games/revachol/face.py), and how the page calls them. */

import type { Cards } from "../contract";
import type { Symbol } from "./types";

export const UNKNOWN = "?";

export interface AllyFace {
  kind: "ally";
  of: string;
  /** The picture that the card set has for it. */
  image?: string;
  symbols: Symbol[];
  points: number;
  skill: string;
  rules: string[];
}

export interface TaskFace {
  kind: "task";
  of: string;
  /** The picture that the card set has for it. */
  image?: string;
  requires: Symbol[];
  points: number;
  special: boolean;
  rules: string[];
}

export interface MoraleFace {
  kind: "morale";
  of: string;
  /** The picture that the card set has for it. */
  image?: string;
  family: string;
  dice: [number, number];
  event: "corps" | "task" | "hand";
  rules: string[];
}

export type CardFace = AllyFace | TaskFace | MoraleFace;

export const faceOf = (cards: Cards, card: string): CardFace | null => (cards.cards[card]?.face as CardFace | undefined) ?? null;

export function allyFace(cards: Cards, card: string): AllyFace | null {
  const face = faceOf(cards, card);
  return face?.kind === "ally" ? face : null;
}

export function taskFace(cards: Cards, card: string): TaskFace | null {
  const face = faceOf(cards, card);
  return face?.kind === "task" ? face : null;
}

export function moraleFace(cards: Cards, card: string): MoraleFace | null {
  const face = faceOf(cards, card);
  return face?.kind === "morale" ? face : null;
}

/** The name within a sentence; nothing for what is face down. */
export const called = (cards: Cards, card: string): string => cards.cards[card]?.called || cards.cards[card]?.name || "";

/** The picture of a card: that of the set, or ours; copies share that of the printed card. */
export function pictureOf(cards: Cards, card: string): string {
  const face = faceOf(cards, card);
  if (!face) return "back:horse";
  if (face.image) return face.image;
  return face.kind === "morale" ? `morale:${face.family}:${face.of}` : `${face.kind}:${face.of}`;
}

/** The shortest name by which a card is still known, for where there is hardly any room: `Gardener`, `Joyce`. */
export function shortName(name: string): string {
  if (name.length <= 9) return name;
  const parts = name.split(" ").filter((word) => !/^(the|call|me|le|la|les|of|de|du)$/i.test(word));
  return parts.find((word) => word[0] !== word[0].toLowerCase()) ?? parts[0] ?? name;
}
