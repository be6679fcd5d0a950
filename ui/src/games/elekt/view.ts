/** The view of Elekt as `src/tablee/games/elekt/view.py` builds it, and the faces of its cards (`face.py`). */

import type { Line, Update } from "../../wire";
import type { Cards } from "../contract";

export const ATTRIBUTES = ["mysticism", "duplicity", "brutality", "authority"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export const ZONES = ["skirmish", "machination", "privilege"] as const;
export type ZoneName = (typeof ZONES)[number];
export type Tally = Record<Attribute, number>;

export const RANKS = ["I", "II", "III", "IV"];
export const ASSIGNMENTS = 5;
export const MOST_AMBER = 3;
export const SEALS = 3;
export const HIDDEN = "?";

export interface PostedUnit {
  card: string;
  tokens: Attribute[];
}

export interface Side {
  units: PostedUnit[];
  room: number;
  shown: Tally;
  totals: Tally;
}

export interface Zone {
  name: ZoneName;
  card: string;
  deck: number;
  order: Attribute[];
  leads: Record<Attribute, number[]>;
  would_win: number[];
  sides: Side[];
}

export interface Player {
  coalition: boolean;
  hand: string[];
  recruits: string[];
  amber: number;
  assigned: number;
  finished: boolean;
  privileges: string[];
  won: string[];
  face_down: number;
  titles: number;
  ready: boolean;
  sealed: string;
}

export interface Clash {
  zone: ZoneName;
  attribute: Attribute;
  winner: number;
  tied: number[];
}

export interface Banishment {
  card: string;
  by: number;
  owner: number;
  price: number;
  asked: "GuardAgainst" | "Protect" | "KeepInPlace";
}

export interface ElektView {
  seat: number | null;
  solo: boolean;
  difficulty: string;
  round: number;
  phase: string;
  sceptre: number;
  clockwise: boolean;
  rank: number[];
  turn: number | null;
  titles_to_win: number;
  clash: Clash | null;
  banishment: Banishment | null;
  zones: Zone[];
  unit_deck: number;
  discard: string[];
  box: string[];
  box_unseen: number;
  supply: Tally;
  amber_supply: number;
  seals: number;
  used: string[];
  drawn: string[];
  unseen: string[];
  players: Player[];
  end: string;
  winner: number;
}

/** What the game foretells of an answer (`foretell.py`). */
export interface Foretold {
  zones?: { name: ZoneName; totals: Tally[]; leads: Record<Attribute, number[]> }[];
  owner?: number;
  price?: number;
  can_pay?: boolean;
}

export interface Face {
  kind: "base" | "elite" | "skirmish" | "machination" | "privilege";
  printed: string;
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

export const viewOf = (update: Update): ElektView => update.view as ElektView;

const NO_FACE: Face = { kind: "elite", printed: "", message: "", line: "", amber: 0, discards: false };

export const faceOf = (cards: Cards, card: string): Face => (cards.cards[card]?.face as Face | undefined) ?? NO_FACE;

export const isZone = (name: string): name is ZoneName => (ZONES as readonly string[]).includes(name);
export const isAttribute = (name: string): name is Attribute => (ATTRIBUTES as readonly string[]).includes(name);

/** The zone that has the room: the one being resolved, or the one of a clash or banishment in another phase. */
export function zoneInFocus(view: ElektView): ZoneName | null {
  if (view.end) return null;
  if (isZone(view.phase)) return view.phase;
  if (view.clash) return view.clash.zone;
  const target = view.banishment?.card;
  return view.zones.find((z) => z.sides.some((s) => s.units.some((u) => u.card === target)))?.name ?? null;
}

/** The sides in the order of the lanes: the others clockwise from the reader on, the reader nearest to the hand. */
export function lanes(view: ElektView): number[] {
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
