import { describe, expect, it } from "vitest";
import type { Arc } from "../src/api";
import { turningSays } from "../src/pages/turning";
import { english } from "../src/words/words";

const arc = (turning: number, leads: number, ...points: number[][]): Arc => ({
  moves: points.length,
  counts: "",
  steps: [],
  points: points.map((now, move) => [move, now]),
  chances: [],
  scored: [],
  best: [],
  turning,
  at: 0,
  leads,
  seconds: 0,
});
const says = (of: Arc, winner = 0) => turningSays(english, of, winner, "Anna");

describe("the turning point", () => {
  it("is when the winner took the lead for good", () => {
    expect(says(arc(1, 1, [0, 0], [0, 2], [3, 2]))).toBe("Here Anna took the lead for good. The lead changed hands once.");
  });
  it("is not there if nobody else ever led alone", () => {
    expect(says(arc(-1, 0, [0, 0], [1, 0], [1, 1], [3, 1]))).toBe("Nobody else ever led alone.");
  });
  it("is not there if a tie was broken in the end, and others have led", () => {
    expect(says(arc(-1, 2, [0, 0], [2, 0], [2, 3], [4, 3], [4, 4]))).toBe(
      "At the end the points were level. The lead changed hands 2 times.",
    );
    expect(says(arc(-1, 0, [0, 0], [0, 3], [3, 3]))).toBe("At the end the points were level. The lead never changed hands.");
  });
  it("is not there if somebody else had most points", () => {
    expect(says(arc(-1, 0, [0, 0], [0, 3]))).toBe("The lead never changed hands.");
  });
});
