/** One value of a card, one after the other, on the same deals, as `tablee sweep` tells it (`sim/sweep.py`). */

import type { Span } from "../charts/scale";

export interface Point {
  value: number;
  share: number | null;
  interval: Span | null;
  step: number | null;
  step_interval: Span | null;
  in_play: number;
  kept: number | null;
  kept_interval: Span | null;
  length: number;
  length_interval: Span;
  seats: number[];
  set_digest: string;
}

export interface Sweep {
  of: string;
  what: string;
  fair: number;
  points: Point[];
  reports: { games: number; seed: number; bots: string[] }[];
}

/** So much over the fair share is too much. */
export const TOO_MUCH = 0.03;

/** An interval wider than ± this holds the fair share without saying that it is fair. */
export const WIDEST = 0.1;

export type Judged = "fair" | "over" | "under" | "strong" | "few" | "unknown";

export function judged(point: Point, fair: number): Judged {
  if (point.share === null || !point.interval) return "unknown";
  const [low, high] = point.interval;
  if (low <= fair && fair <= high) return high - low > 2 * WIDEST ? "few" : "fair";
  if (point.share > fair + TOO_MUCH) return "strong";
  return point.share > fair ? "over" : "under";
}

/** The values that are too strong; whether from the first of them on all are. */
export function strongOf(points: readonly Point[], fair: number): { values: number[]; isFromThere: boolean } {
  const of = points.map((point) => judged(point, fair));
  const from = of.indexOf("strong");
  const values = points.filter((_, i) => of[i] === "strong").map((point) => point.value);
  return { values, isFromThere: values.length > 1 && of.slice(from).every((one) => one === "strong") };
}

/** Whether every value made the same games, as far as the curve tells: nothing in them has asked for it. */
export function isFlat(points: readonly Point[]): boolean {
  const made = points.map(({ share, in_play, kept, length, length_interval, seats }) =>
    JSON.stringify([share, in_play, kept, length, length_interval, seats]),
  );
  return made.length > 1 && new Set(made).size === 1;
}

/** The value at which the card is nearest to the fair share. */
export function nearest({ points, fair }: Pick<Sweep, "points" | "fair">): Point | null {
  const known = points.filter((point) => point.share !== null);
  return known.reduce<Point | null>(
    (best, point) => (!best || Math.abs(point.share! - fair) < Math.abs(best.share! - fair) ? point : best),
    null,
  );
}
