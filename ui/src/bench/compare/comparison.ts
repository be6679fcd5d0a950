/** The same deals played with two sets, as `tablee compare` tells it (`sim/compare.py`). */

import type { Words } from "../../words/words";
import type { Span } from "../charts/scale";
import { capital, type Figures } from "../figures";
import { lengthName, type Report } from "../report/found";
import type { CardChange } from "../wire";

export interface Difference {
  a: number;
  b: number;
  difference: number;
  interval: Span;
  pairs: number;
  paired_games: number;
  unpaired_games: number;
}

export interface Comparison {
  a: Report;
  b: Report;
  d: number;
  differences: Record<string, Difference>;
  changed: Record<string, { a: number | null; b: number | null; difference: number | null; interval: Span | null }>;
  /** Deals by who won them for the first seat: A and B, only A, only B, neither. */
  twice: [number, number, number, number];
  changes?: CardChange[];
}

export interface Row {
  key: string;
  name: string;
  a: number;
  b: number;
  difference: number;
  interval: Span;
  /** In points of win share; else in what is counted. */
  isShare: boolean;
  /** It is not the chance of the deal. */
  isSure: boolean;
}

/** More would hide the rest; the list beside them names all. */
const MOST_CARDS = 12;
const isSure = ([low, high]: Span): boolean => low > 0 || high < 0;

/** The figures that are held against each other: seats, changed cards, then lengths and points. */
export function rows(found: Comparison, words: Words, nameOf: (card: string) => string): { shares: Row[]; cards: Row[]; others: Row[] } {
  const named = (key: string): string => {
    const seat = /^seat (\d+) (wins|score)$/.exec(key);
    if (seat) return words.say(`bench-diff-${seat[2]}`, { n: Number(seat[1]) });
    return capital(words.say("bench-sweep-length", { what: lengthName(words, key, found.b.game) }), words.language);
  };
  const all = Object.entries(found.differences).map(([key, one]): Row => {
    const { a, b, difference, interval } = one;
    return { key, name: named(key), a, b, difference, interval, isShare: key.endsWith(" wins"), isSure: isSure(interval) };
  });
  const isMeant = (card: string): boolean => !found.changes || found.changes.some((change) => change.card === card);
  const cards = Object.entries(found.changed)
    .filter(([card]) => isMeant(card))
    .flatMap(([card, one]): Row[] =>
      one.difference === null || one.interval === null
        ? []
        : [
            {
              key: card,
              name: words.say("bench-diff-card", { card: nameOf(card) }),
              a: one.a!,
              b: one.b!,
              difference: one.difference,
              interval: one.interval,
              isShare: true,
              isSure: isSure(one.interval),
            },
          ],
    );
  cards.sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  return { shares: all.filter((row) => row.isShare), cards: cards.slice(0, MOST_CARDS), others: all.filter((row) => !row.isShare) };
}

/** One sentence, and what carries it. */
export function verdict(
  found: Comparison,
  words: Words,
  figures: Figures,
  nameOf: (card: string) => string,
): { says: string; carried: string } {
  if (found.a.set_digest === found.b.set_digest)
    return { says: words.say("bench-compare-same"), carried: words.say("bench-compare-same-long") };
  const { shares, cards, others } = rows(found, words, nameOf);
  const sure = [...cards, ...shares].filter((row) => row.isSure);
  const seats = shares.some((row) => row.isSure);
  const first = sure[0];
  const says = first
    ? `${words.say(first.difference > 0 ? "bench-compare-more" : "bench-compare-less", { what: first.name, points: figures.share(Math.abs(first.difference)) })} ${words.say(seats ? "bench-compare-seats-differ" : "bench-compare-seats-same")}`
    : words.say("bench-compare-nothing");
  const carried = [
    ...sure.slice(0, 3).map((row) => words.named(row.name, `${figures.points(row.difference)} (${figures.pointSpan(row.interval)})`)),
    ...others
      .filter((row) => row.isSure)
      .slice(0, 2)
      .map((row) => words.named(row.name, `${figures.signed(row.difference)} (${figures.tenthSpan(row.interval)})`)),
  ];
  return { says, carried: carried.length ? `${words.apart(carried)}.` : words.say("bench-compare-carried-nothing") };
}

/** How far a share of wins is known after so many games: ± in points. */
export const knownTo = (d: number, gamesForD: number, games: number): number => d * Math.sqrt(gamesForD / Math.max(1, games));
