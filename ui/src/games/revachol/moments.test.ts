import { describe, expect, it } from "vitest";
import type { Line } from "../../wire";
import { likeness, told } from "./moments";

const line = (move: number, event: Line["event"]): Line => ({ text: "", event, undo_barrier: false, move, points: 0, scorer: -1 });

describe("a morale loss event is read off the log", () => {
  const lines = [
    line(7, { kind: "event", seat: 1, card: "volition", second: "gun" }),
    line(8, { kind: "missed", seat: 1, card: "volition", dice: "3 4" }),
    line(9, { kind: "saved", seat: 0, card: "volition", dice: "5 2" }),
    line(10, { kind: "lost", seat: 1, card: "kim", how: "corps" }),
    line(10, { kind: "failed", seat: -1, card: "gun" }),
  ];
  it("with rolls from the drawer on, who is saved and what is lost", () => {
    const [moment] = told(lines, 2);
    expect(moment).toMatchObject({ over: true, card: "volition", task: "gun", drawer: 1 });
    expect(moment.rolls.map((roll) => roll.seat)).toEqual([1, 0]);
    expect(moment.rolls[0]).toMatchObject({ dice: [3, 4], saved: false, fate: "lost", card: "kim" });
    expect(moment.rolls[1]).toMatchObject({ dice: [5, 2], saved: true });
  });
  it("is not over before the Task has failed", () => {
    expect(told(lines.slice(0, 4), 2)[0].over).toBe(false);
  });
  it("says how near a roll came", () => {
    expect([
      likeness([2, 5], [2, 5]),
      likeness([5, 2], [2, 5]),
      likeness([2, 2], [2, 5]),
      likeness([3, 4], [2, 5]),
      likeness([6, 6], [2, 5]),
    ]).toEqual(["exact", "turned", "one", "total", "none"]);
  });
});
