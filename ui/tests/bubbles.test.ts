import { describe, expect, it } from "vitest";
import { placed, spread, type Bubble, type Sight } from "../src/shell/bubbles";
import type { Things } from "../src/shell/happened";
import type { Line } from "../src/wire";

const bubble = (y: number, more: Partial<Bubble> = {}): Bubble => ({
  id: y,
  seat: 1,
  lines: [{ text: "places Steban in a new Corps" } as Line],
  facts: [],
  points: 0,
  touchesMe: false,
  x: 10,
  y,
  highest: 80,
  side: "below",
  wide: 264,
  tip: 14,
  trail: null,
  ring: null,
  ...more,
});
const HIGH = 33; // of one line
const name = (top: number, left = 10) => ({ left, right: left + 100, top, bottom: top + 40 });

describe("bubbles of what just happened", () => {
  it.each([0, 130, 260, 330])("have their tip below their player on a phone, whose place begins at %i", (left) => {
    const box = (left: number, width: number) => ({ left, right: left + width, top: 50, bottom: 90, width, height: 40 }) as DOMRect;
    const place = { getBoundingClientRect: () => box(left, 60) };
    const table = { getBoundingClientRect: () => box(0, 390), querySelector: () => place } as unknown as HTMLElement;
    const { x, tip, side } = placed(table, { of: () => null } as unknown as Things, {} as Sight, bubble(0), 1);
    expect(side).toBe("below");
    expect(x + tip).toBeGreaterThanOrEqual(left);
    expect(x + tip + 9).toBeLessThanOrEqual(left + 60); // the tip itself
    expect(x + 264).toBeLessThanOrEqual(390);
  });
  it("stand in their player's place where what must be read takes all beside it", () => {
    const box = (left: number, top: number, right: number, bottom: number) =>
      ({ left, top, right, bottom, width: right - left, height: bottom - top }) as DOMRect;
    const place = { getBoundingClientRect: () => box(10, 260, 218, 400) };
    const table = { getBoundingClientRect: () => box(0, 50, 1390, 860), querySelector: () => place } as unknown as HTMLElement;
    const at = (read: DOMRect[]) => placed(table, { of: () => null } as unknown as Things, {} as Sight, bubble(0), 1, read);
    expect(at([]).side).toBe("right");
    expect(at([box(227, 340, 1150, 470)]).side).toBe("right"); // room above
    expect(at([box(227, 200, 1150, 330)]).side).toBe("right"); // room below
    const { side, x, y, wide } = at([box(227, 240, 1150, 470)]);
    expect(side).toBe("in");
    expect(x).toBeGreaterThan(10);
    expect(x + wide).toBeLessThan(218);
    expect(y).toBeGreaterThan(260 + 24);
  });
  it("of one column stand below each other", () => {
    const [first, second] = spread([bubble(100), bubble(110)]);
    expect(first.y).toBe(100);
    expect(second.y).toBeGreaterThanOrEqual(first.y + HIGH);
  });
  it("go up where they would lie on a name, as far as their player's own name", () => {
    const [one] = spread([bubble(137)], [name(160)]);
    expect(one.y + HIGH).toBeLessThan(160);
    expect(one.y).toBeGreaterThanOrEqual(80);
  });
  it("go below the name where there is no room above it", () => {
    const [one] = spread([bubble(100)], [name(110)]);
    expect(one.y).toBeGreaterThan(150);
  });
  it("do not go down to where the table asks: they stay where they were", () => {
    expect(spread([bubble(100)], [name(110)], 200)[0].y).toBeGreaterThan(150);
    expect(spread([bubble(100)], [name(110)], 170)[0].y).toBe(100);
    expect(spread([bubble(300)], [], 200)[0].y).toBe(300);
  });
  it("are not moved by names elsewhere", () => {
    expect(spread([bubble(100)], [name(110, 400)])[0].y).toBe(100);
  });
  it("lie neither on each other nor on a name where there are both", () => {
    const [first, second] = spread([bubble(130), bubble(132)], [name(190)]);
    expect(first.y).toBe(130);
    expect(second.y + HIGH).toBeLessThan(130);
    const [, low] = spread([bubble(130, { highest: 100 }), bubble(132, { highest: 100 })], [name(190)]);
    expect(low.y).toBeGreaterThan(230);
  });
});
