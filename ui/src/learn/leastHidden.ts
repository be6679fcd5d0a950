/** Where a mark hides least of what is needed, and as near the question as that allows. */

import type { Box } from "../shell/bubbles";

export interface Needed {
  box: Box;
  /** How much its being hidden matters. */
  weight: number;
}

const [STEP_X, STEP_Y] = [24, 12];
/** What a pixel of distance from the question is worth, in hidden pixels. */
const FAR = 60;
/** The part of its own size that must be gained before a mark leaves its place under the eyes of who reads it. */
const WORTH_MOVING = 0.1;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** `bar`: the question, never hidden. `now`: where the mark is, if it is anywhere. */
export function leastHidden(
  [wide, high]: readonly [number, number],
  within: Box,
  bar: Box,
  needed: Needed[],
  now: readonly [number, number] | null = null,
): [number, number] {
  const costs = ([x, y]: readonly [number, number]): number => {
    const at = { left: x, top: y, right: x + wide, bottom: y + high };
    if (x < within.left || y < within.top || at.right > within.right || at.bottom > within.bottom || shared(at, bar)) return Infinity;
    const hidden = needed.reduce((sum, one) => sum + one.weight * shared(at, one.box), 0);
    const [dx, dy] = [Math.max(bar.left - at.right, x - bar.right, 0), Math.max(bar.top - at.bottom, y - bar.bottom, 0)];
    return hidden + FAR * Math.hypot(dx, dy);
  };
  const right = Math.max(within.left, within.right - wide);
  let best: [number, number] = [within.left, Math.max(within.top, bar.top - high)];
  let least = costs(best);
  for (let y = Math.max(within.top, within.bottom - high); y >= within.top; y -= STEP_Y)
    for (let x = within.left; ; x = Math.min(right, x + STEP_X)) {
      const cost = costs([x, y]);
      if (cost < least) [best, least] = [[x, y], cost];
      if (x >= right) break;
    }
  return now && costs(now) <= least + WORTH_MOVING * wide * high ? [now[0], now[1]] : best;
}
