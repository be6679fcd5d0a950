import { describe, expect, it } from "vitest";
import { leastHidden, type Needed, type Place } from "../src/learn/leastHidden";
import type { Box } from "../src/shell/bubbles";

const box = (left: number, top: number, wide: number, high: number): Box => ({ left, top, right: left + wide, bottom: top + high });
const SIZE = [300, 140] as const;
const SIZES = [SIZE];
const WITHIN = box(8, 52, 374, 740);
const BAR = box(0, 540, 390, 100);
const hides = ({ left, top }: Place, { box: of }: Needed): boolean =>
  left < of.right && left + SIZE[0] > of.left && top < of.bottom && top + SIZE[1] > of.top;

describe("where a coach mark hides least", () => {
  const bubble = { box: box(20, 380, 264, 120), weight: 6 };
  const hand = { box: box(0, 640, 390, 152), weight: 3 };
  const rivals = { box: box(0, 52, 390, 80), weight: 4 };

  it("is right beside the question where nothing is in the way", () => {
    const { top } = leastHidden(SIZES, WITHIN, BAR, [hand]);
    expect(top + SIZE[1]).toBeLessThanOrEqual(BAR.top);
    expect(top + SIZE[1]).toBeGreaterThan(BAR.top - 20);
  });
  it("covers neither what just happened nor the rivals nor the hand while there is room between", () => {
    const found = leastHidden(SIZES, WITHIN, BAR, [bubble, hand, rivals]);
    expect([bubble, hand, rivals].some((one) => hides(found, one))).toBe(false);
  });
  it("never lies on the question", () => {
    const all = { box: WITHIN, weight: 1 };
    const found = leastHidden(SIZES, WITHIN, BAR, [all, { box: box(0, 0, 390, 540), weight: 9 }]);
    expect(hides(found, { box: BAR, weight: 1 })).toBe(false);
  });
  it("stays where it is as long as little is gained by moving, and leaves what it would cover", () => {
    const now = { left: 30, top: 396, wide: SIZE[0] };
    expect(leastHidden(SIZES, WITHIN, BAR, [hand], now)).toEqual(now);
    expect(leastHidden(SIZES, WITHIN, BAR, [hand, bubble], now)).not.toEqual(now);
  });
  it("is narrower where only that fits beside what is needed", () => {
    const table = { box: box(0, 0, 390, 540), weight: 4 };
    const left = { box: box(0, 640, 150, 204), weight: 4 };
    const found = leastHidden([SIZE, [220, 180]], box(0, 0, 390, 844), BAR, [table, left]);
    expect(found.wide).toBe(220);
    expect(found.left).toBeGreaterThanOrEqual(150);
    expect(found.top).toBeGreaterThanOrEqual(640);
    expect(leastHidden([SIZE, [220, 180]], box(0, 0, 390, 844), BAR, [table]).wide).toBe(SIZE[0]);
  });
});
