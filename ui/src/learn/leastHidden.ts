/** Where a mark hides least of what is needed, and as near the question as that allows. */

import type { Box } from "../shell/bubbles";

export interface Needed {
  box: Box;
  /** How much its being hidden matters. */
  weight: number;
}

export interface Place {
  left: number;
  top: number;
  wide: number;
}

const [STEP_X, STEP_Y] = [24, 12];
/** What a pixel of distance from the question is worth, in hidden pixels. */
const FAR = 60;
/** The part of its own size that must be gained before a mark leaves its place under the eyes of who reads it. */
const WORTH_MOVING = 0.1;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** `sizes`: as wide and high as it may be, the best to read first. `bar`: the question, never hidden. `now`: where the mark is, if it
 * is anywhere. */
export function leastHidden(
  sizes: (readonly [wide: number, high: number])[],
  within: Box,
  bar: Box,
  needed: Needed[],
  now: Place | null = null,
): Place {
  const costs = ({ left, top, wide }: Place, high: number): number => {
    const at = { left, top, right: left + wide, bottom: top + high };
    if (left < within.left || top < within.top || at.right > within.right || at.bottom > within.bottom || shared(at, bar)) return Infinity;
    const hidden = needed.reduce((sum, one) => sum + one.weight * shared(at, one.box), 0);
    const [dx, dy] = [Math.max(bar.left - at.right, left - bar.right, 0), Math.max(bar.top - at.bottom, top - bar.bottom, 0)];
    return hidden + FAR * Math.hypot(dx, dy);
  };
  let best: Place | null = null;
  let least = Infinity;
  for (const [wide, high] of sizes) {
    const [right, lowest] = [Math.max(within.left, within.right - wide), Math.max(within.top, within.bottom - high)];
    best ??= { left: within.left, top: Math.max(within.top, bar.top - high), wide };
    const tops = [bar.top - high, bar.bottom, within.top];
    for (let top = lowest; top >= within.top; top -= STEP_Y) tops.push(top);
    for (const top of tops)
      for (let left = within.left; ; left = Math.min(right, left + STEP_X)) {
        const cost = costs({ left, top, wide }, high);
        if (cost < least) [best, least] = [{ left, top, wide }, cost];
        if (left >= right) break;
      }
  }
  const high = sizes.find(([wide]) => wide === now?.wide)?.[1];
  return now && high !== undefined && costs(now, high) <= least + WORTH_MOVING * now.wide * high ? now : best!;
}
