/** What came of many games, as `tablee simulate --json` writes it (`sim/report.py` explains every figure). */

import type { Words } from "../../words/words";
import type { Span } from "../charts/scale";

export interface Spread {
  mean: number;
  sd: number;
  min: number;
  max: number;
  p5: number;
  p95: number;
}

export interface Seat {
  bot: string;
  win_rate: number;
  interval: Span;
  score: number;
}

export interface Against {
  seats: number;
  share: number;
  interval: Span;
  without: number;
  difference: number;
  difference_interval: Span;
  p: number;
}

export type Flag = "" | "too strong" | "too weak" | "dead" | "too few games";

export interface Card {
  shown: number;
  seen: number;
  kept: number | null;
  played: number;
  discarded: number;
  won: number;
  in_play: Against | null;
  drawn: Against | null;
  peers: Against | null;
  times_scored: number;
  points: number;
  flag: Flag;
}

export interface Report {
  version: string;
  game: string;
  set: string;
  set_digest: string;
  options: Record<string, string>;
  bots: string[];
  seed: number;
  games: number;
  seats: Seat[];
  first: { games: number; win_rate: number; interval: Span } | null;
  ends: Record<string, number>;
  length: Record<string, Spread>;
  lead_changes: Spread;
  close: number | null;
  decisions_per_turn: number;
  choices: number;
  points: Record<string, number[]>;
  /** What the mean seat has from each at the end. */
  sources: Record<string, { mean: number; interval: Span }>;
  cards: Record<string, Card>;
  dead: string[];
  pairs: { cards: [string, string]; against: Against }[];
  correction: string;
  digest: string;
  tally: { length: Record<string, Record<string, number>> };
}

/** In what games are counted: turns or rounds; decisions where a game has neither. */
export const lengthOf = (report: Report): string => Object.keys(report.length).find((what) => what !== "decisions") ?? "decisions";

/** Rounds are not called the same in every game. */
export const lengthName = (words: Words, what: string, game: string): string =>
  words.first(`bench-length-${what}-${game}`, `bench-length-${what}`) || what;

/** How often games were so long, the shortest first; many lengths are put together in steps. */
export function lengths(report: Report, most = 24): { step: number; bars: [number, number][] } {
  const counts = Object.entries(report.tally?.length?.[lengthOf(report)] ?? {}).map(([at, often]): [number, number] => [Number(at), often]);
  if (!counts.length) return { step: 1, bars: [] };
  const [low, high] = [Math.min(...counts.map(([at]) => at)), Math.max(...counts.map(([at]) => at))];
  const step = Math.max(1, Math.ceil((high - low + 1) / most));
  const bars: [number, number][] = [];
  for (let at = low; at <= high; at += step) bars.push([at, 0]);
  for (const [at, often] of counts) bars[Math.floor((at - low) / step)][1] += often;
  return { step, bars };
}

/** What plays the same games again in a terminal; `file` is the card file, as it is downloaded here. */
export function command(report: Report, file: string): string {
  const options = Object.entries(report.options).map(([key, value]) => ` --option ${key}=${value}`);
  const cards = report.set === "house" ? "" : ` --cards ${file}`;
  return `tablee simulate ${report.game} --games ${report.games} --seats ${report.bots.join(",")} --seed ${report.seed}${options.join("")}${cards}`;
}

/** What the win share of a card is held against: other cards of its sort, else seats without it. */
export const against = (card: Card): Against | null => card.peers ?? card.in_play;

/** Whether anything can be said of any card. */
export const isJudged = (report: Report): boolean => Object.values(report.cards).some((card) => card.flag !== "too few games");

/** The card to be shown: one that is too strong, else one that is ahead, though it may be by chance. */
export function ahead(report: Report, nameOf: (card: string) => string): { card: string; isSure: boolean } | null {
  const best = sorted(report, "difference", true, nameOf).filter((id) => (report.cards[id].peers?.difference ?? 0) > 0);
  for (const flag of ["too strong", ""]) {
    const card = best.find((id) => report.cards[id].flag === flag);
    if (card) return { card, isSure: flag !== "" };
  }
  return null;
}

/** How often a card that was seen was used: played, or won where cards are won and not played. */
export const used = (card: Card, seats: number): number =>
  card.won > card.played * card.seen && card.shown ? Math.min(1, (card.won * seats) / card.shown) : card.played;

export type Column = "card" | "seen" | "kept" | "played" | "difference" | "flag";

const RANK: Record<Flag, number> = { "too strong": 4, "too weak": 3, dead: 2, "": 1, "too few games": 0 };

/** The cards in the order of a column. */
export function sorted(report: Report, by: Column, down: boolean, nameOf: (card: string) => string): string[] {
  const worth = (id: string): number => {
    const card = report.cards[id];
    if (by === "difference") return against(card)?.difference ?? -Infinity;
    if (by === "flag") return RANK[card.flag];
    if (by === "played") return used(card, report.seats.length);
    return by === "card" ? 0 : (card[by] ?? -1);
  };
  const way = down ? -1 : 1;
  const byName = (a: string, b: string): number => nameOf(a).localeCompare(nameOf(b));
  return Object.keys(report.cards).sort((a, b) => {
    if (by === "card") return way * byName(a, b);
    const [one, two] = [worth(a), worth(b)];
    return one === two ? byName(a, b) : way * (one - two);
  });
}
