import { describe, expect, it } from "vitest";
import type { CoachNote } from "../src/api";
import { byMark } from "../src/pages/coach";

const note = (move: number, mark: CoachNote["mark"], loss = 0): CoachNote => ({ move, seat: 0, chance: 50, loss, error: 1, mark });

describe("decisions by their marks", () => {
  it("stand from the best to the worst, with what each kind cost; those without a mark do not", () => {
    const found = byMark([note(1, "?", 8.4), note(2, ""), note(3, "!"), note(4, "?", 9.2), note(5, "??", 20)]);
    expect(found.map(({ mark, count, loss }) => [mark, count, loss])).toEqual([
      ["!", 1, 0],
      ["?", 2, 18],
      ["??", 1, 20],
    ]);
  });
  it("lead to the weightiest, as they came in the game", () => {
    const found = byMark([4, 3, 6, 3.5, 5].map((loss, i) => note(10 + i, "?!", loss)));
    expect(found[0].count).toBe(5);
    expect(found[0].shown.map(({ move }) => move)).toEqual([10, 12, 13, 14]);
  });
});
