import { describe, expect, it } from "vitest";
import type { Measured, Share } from "../src/api";
import { expectedWins, yardstickOf } from "../src/pages/strength";

const share = (won: number, games = 100): Share => [won, won - 0.1, won + 0.1, games];
const measured: Measured = {
  usual: "standard",
  against: {
    2: { easy: share(0.2), strong: share(0.75, 80), weak: share(0, 50) },
    3: { easy: share(0.1), strong: share(0.6), weak: share(0.01) },
  },
  alone: [],
};
const me = { kind: "me", level: "" };
const bot = (level: string) => ({ kind: "bot", level });
const wins = (seats: number, ...others: { kind: string; level: string }[]) => {
  const levels = others.filter((other) => other.kind === "bot").map((other) => other.level.split("/")[0]);
  return expectedWins(yardstickOf(measured, seats, levels)!, [me, ...others]);
};

describe("how even a table is", () => {
  it("is what was measured where there are two", () => {
    expect(wins(2, bot("strong"))).toEqual([25, 75]);
    expect(wins(2, bot("easy/raider"))).toEqual([80, 20]);
    expect(wins(2, bot("standard"))).toEqual([50, 50]);
  });
  it("is what was measured at a table of so many", () => {
    expect(wins(3, bot("standard"), bot("strong"))).toEqual([20, 20, 60]);
  });
  it("follows from the games of two where a larger table was not measured", () => {
    expect(yardstickOf(measured, 4, ["strong"])?.seats).toBe(2);
    expect(wins(4, { kind: "link", level: "" }, bot("strong"), bot("standard"))).toEqual([17, 17, 50, 16]);
  });
  it("comes to a hundred, and nobody is left with nothing to hope for", () => {
    for (const found of [wins(4, bot("easy"), bot("weak"), bot("strong"))!, wins(2, bot("weak"))!])
      expect(found.reduce((sum, each) => sum + each, 0)).toBe(100);
    expect(wins(2, bot("weak"))).toEqual([99, 1]);
  });
  it("is not told of a bot that nobody has measured", () => {
    expect(wins(2, bot("mine"))).toBeNull();
    expect(yardstickOf({ usual: "standard", against: {}, alone: [] }, 2, ["strong"])).toBeNull();
  });
  it("is told from tables of so many only if all its levels were measured there", () => {
    const few = { ...measured, against: { ...measured.against, 3: { easy: share(0.1) } } };
    expect(yardstickOf(few, 3, ["easy", "standard"])?.seats).toBe(3);
    expect(yardstickOf(few, 3, ["easy", "strong"])?.seats).toBe(2);
  });
});
