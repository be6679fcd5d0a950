import { describe, expect, it } from "vitest";
import { beside, doings, sinceMine } from "../src/shell/happened";
import type { Line } from "../src/wire";

const line = (move: number, seat: number, kind: string, more: Partial<Line> = {}, other?: number): Line => ({
  text: `${kind}.`,
  event: { kind, seat, ...(other === undefined ? {} : { other }) },
  undo_barrier: false,
  move,
  points: 0,
  scorer: -1,
  ...more,
});

describe("what the others have just done", () => {
  it("is told for each of them, the weightiest first, with what it gave", () => {
    const found = doings(
      [
        line(1, -1, "token"),
        line(1, 1, "turn"),
        line(1, 1, "placed"),
        line(1, 1, "scored", { points: 2, scorer: 1 }),
        line(1, 1, "scored", { points: 3, scorer: 1 }),
        line(1, 2, "took", {}, 0),
        line(1, 0, "placed"),
        line(1, 2, "gave", { points: 4, scorer: 0 }),
      ],
      0,
    );
    expect(found.map(({ seat, points, touchesMe }) => [seat, points, touchesMe])).toEqual([
      [1, 5, false],
      [2, 0, true],
    ]);
    expect(found[0].lines.map((l) => l.points)).toEqual([3, 0, 2]);
    expect(found[1].lines[0].event.kind).toBe("took");
  });
  it("is shown again from my last answer on", () => {
    const log = [line(1, 1, "a"), line(2, 0, "mine"), line(2, 1, "b"), line(3, 1, "c"), line(4, 2, "d")];
    expect(sinceMine(log, 0).map((l) => l.event.kind)).toEqual(["b", "c", "d"]);
    expect(sinceMine([...log, line(5, 0, "mine")], 0).map((l) => l.event.kind)).toEqual(["b", "c", "d"]);
    expect(sinceMine(log, -1)).toHaveLength(5);
  });
  it("has no need of the name it stands beside", () => {
    expect(beside("Bo takes Kim from you.", "Bo")).toBe("takes Kim from you");
    expect(beside("ECO! Bo resolves Tide.", "Bo")).toBe("ECO! Bo resolves Tide");
    expect(beside("Bobby waits.", "Bo")).toBe("Bobby waits");
  });
});
