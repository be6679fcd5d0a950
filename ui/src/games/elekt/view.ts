/** What the page reads in a view of Elekt, and the faces of its cards (src/tablee/games/elekt/face.py). */

import type { Line, Update } from "../../wire";
import type { Cards } from "../contract";
import { reuse } from "../reuse";
import { ATTRIBUTES, ZONES, type Attribute, type UnitView, type View, type ZoneName } from "./types";

export type Tally = Record<Attribute, number>;

export const RANKS = ["I", "II", "III", "IV"];
export const HIDDEN = "?";

/** What the game foretells of an answer (`preview.py`). */
export interface Foretold {
  zones?: { name: ZoneName; totals: Tally[]; leads: Record<Attribute, number[]> }[];
  owner?: number;
  price?: number;
  can_pay?: boolean;
}

export interface Face {
  kind: "base" | "elite" | "skirmish" | "machination" | "privilege";
  printed: string;
  /** The picture that the card set has for it. */
  image?: string;
  message: string;
  line: string;
  amber: number;
  discards: boolean;
  type?: string;
  symbols?: Attribute[];
  shield?: boolean;
  immediate?: boolean;
  zone?: ZoneName;
  titles?: number;
  titled?: Record<string, string>[];
  decides?: Attribute[];
  on_turn?: boolean;
}

export const viewOf = (update: Update): View => update.view as View;

const NAMES = { units: (unit: UnitView) => unit.card };

/** The view of an update, made of the parts of the one before wherever they are the same. */
export const nextView = (before: View | null, update: Update): View => reuse(before, viewOf(update), NAMES);

const NO_FACE: Face = { kind: "elite", printed: "", message: "", line: "", amber: 0, discards: false };

export const faceOf = (cards: Cards, card: string): Face => (cards.cards[card]?.face as Face | undefined) ?? NO_FACE;

export const isZone = (name: string): name is ZoneName => (ZONES as readonly string[]).includes(name);
export const isAttribute = (name: string): name is Attribute => (ATTRIBUTES as readonly string[]).includes(name);

/** The zone that has the room: the one being resolved, or the one of a clash or banishment in another phase. */
export function zoneInFocus(view: View): ZoneName | null {
  if (view.end) return null;
  if (isZone(view.phase)) return view.phase;
  if (view.clash) return view.clash.zone;
  const target = view.banishment?.card;
  return view.zones.find((z) => z.sides.some((s) => s.units.some((u) => u.card === target)))?.name ?? null;
}

/** The sides in the order of the lanes: the others clockwise from the reader on, the reader nearest to the hand. */
export function lanes(view: View): number[] {
  const n = view.players.length;
  const me = view.seat ?? n - 1;
  return Array.from({ length: n }, (_, i) => (me + 1 + i) % n);
}

/** The log as far as it is known: an update brings the lines from `log_from` on. */
export function grown(log: Line[], update: Update): Line[] {
  return [...log.slice(0, update.log_from), ...update.log];
}

/** Letters of the longest word of a name: it grows smaller before it is broken. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));

/** The side whose Unit that is; -1 if it is in no zone. */
export const sideOf = (view: View, card: string): number =>
  view.players.findIndex((_, side) => view.zones.some((zone) => zone.sides[side].units.some((unit) => unit.card === card)));
