/** From figures to places on an axis. */

export type Span = readonly [low: number, high: number];

/** Steps that people count in; the second are for what comes in whole numbers. */
const STEPS = [1, 2, 2.5, 5, 10];
const WHOLE = [1, 2, 5, 10];

/** About so many round numbers between two others. */
export function ticks([low, high]: Span, about = 5, whole = false): number[] {
  if (!(high > low)) return [low];
  const rough = (high - low) / about;
  const power = Math.max(whole ? 1 : 0, 10 ** Math.floor(Math.log10(rough)));
  const step = power * ((whole ? WHOLE : STEPS).find((each) => each * power >= rough * 0.999) ?? 10);
  const found: number[] = [];
  for (let n = Math.ceil(low / step - 1e-9); n * step <= high + step * 1e-9; n += 1) found.push(Number((n * step).toPrecision(12)));
  return found;
}

/** A little more than the figures need, up to round numbers. */
export function roomy(figures: readonly number[], { least = 0, from = 0 }: { least?: number; from?: number } = {}): Span {
  const known = figures.filter(Number.isFinite);
  if (!known.length) return [from, from + (least || 1)];
  let [low, high] = [Math.min(...known), Math.max(...known)];
  if (high - low < least) {
    const middle = (high + low) / 2;
    [low, high] = [middle - least / 2, middle + least / 2];
  }
  if (high === low) high = low + 1;
  const [first, second] = ticks([low, high], 4);
  const step = second === undefined ? high - low : second - first;
  return [Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step];
}

/** While games come in an axis stays as it is; it only widens. One for each axis of one run. */
export class Steady {
  #span: Span | null = null;

  over(wanted: Span): Span {
    const before = this.#span;
    this.#span = before ? [Math.min(before[0], wanted[0]), Math.max(before[1], wanted[1])] : wanted;
    return this.#span;
  }
}

/** What an axis must have room for while few games are played: an interval as wide as it will be near the end. What sticks out is cut
 * off at the edge, and its figures are written beside it. */
export function near(value: number, [low, high]: Span, wanted: number): number[] {
  const room = 2.5 * 1.96 * Math.sqrt(0.25 / Math.max(1, wanted));
  return [Math.max(low, value - room), value, Math.min(high, value + room)];
}

/** Where a figure lies on an axis, from 0 to 1; what lies outside is cut off at its edge. */
export const share = (value: number, [low, high]: Span): number => Math.min(1, Math.max(0, (value - low) / (high - low)));

/** The same in per cent, for drawings as wide as their place. */
export const across = (value: number, span: Span): string => `${(100 * share(value, span)).toFixed(2)}%`;

/** 95 % by Wilson (1927), for what comes as a count; the server gives all other intervals itself. */
export function wilson(count: number, of: number): Span {
  if (!of) return [0, 1];
  const z = 1.959964;
  const [rate, square] = [count / of, z * z];
  const middle = (rate + square / (2 * of)) / (1 + square / of);
  const half = (z / (1 + square / of)) * Math.sqrt((rate * (1 - rate)) / of + square / (4 * of * of));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The value below which half of the games lie (nearest rank), from how often each value came. */
export function median(counts: readonly (readonly [number, number])[]): number {
  const all = counts.reduce((sum, [, often]) => sum + often, 0);
  let left = all / 2;
  for (const [value, often] of counts) {
    left -= often;
    if (left <= 0) return value;
  }
  return counts.at(-1)?.[0] ?? 0;
}
