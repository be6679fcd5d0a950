import { describe, expect, it } from "vitest";
import type { CoachNote } from "../src/api";
import { byMark, headline } from "../src/pages/coach";
import { english } from "../src/words/words";

const note = (move: number, mark: CoachNote["mark"], loss = 0): CoachNote => ({ move, seat: 0, chance: 50, loss, error: 1, mark });
const good = (move: number, gain: number): CoachNote => ({ ...note(move, "!"), gain, next: "Draw", next_chance: 50 - gain });

describe("decisions by their marks", () => {
  it("stand from the best to the worst, with what each kind won or cost; those without a mark do not", () => {
    const found = byMark([note(1, "?", 8.4), note(2, ""), good(3, 6.2), good(6, 8), note(4, "?", 9.2), note(5, "??", 20)]);
    expect(found.map(({ mark, count, gain }) => [mark, count, gain])).toEqual([
      ["!", 2, 14],
      ["?", 2, -18],
      ["??", 1, -20],
    ]);
  });
  it("say by how much a very good answer was better, if the coach has said it", () => {
    expect(headline(english, good(3, 6.2))).toBe("A very good answer: 6 % better than the next");
    expect(headline(english, note(3, "!"))).toBe("A very good answer");
    expect(byMark([note(3, "!")])[0].gain).toBe(0);
  });
  it("lead to the weightiest, as they came in the game", () => {
    const found = byMark([4, 3, 6, 3.5, 5].map((loss, i) => note(10 + i, "?!", loss)));
    expect(found[0].count).toBe(5);
    expect(found[0].shown.map(({ move }) => move)).toEqual([10, 12, 13, 14]);
  });
});
