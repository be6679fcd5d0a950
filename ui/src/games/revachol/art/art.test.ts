import { describe, expect, it } from "vitest";
import { svg } from "./brush";
import { hash } from "./chance";
import { flat, paint } from "./painter";

const KEYS = [
  "ally:kim",
  "ally:harry",
  "ally:somebody_new",
  "task:island",
  "morale:psyche:volition",
  "back:horse",
  "back:church",
  "event",
  "table",
];

describe("pictures", () => {
  it("are the same for the same id, in every place and at every time", () => {
    for (const key of KEYS) expect(svg(paint(key))).toBe(svg(paint(key)));
    // Changes on purpose only: then raise VERSION in painter.ts, so that kept bitmaps are painted anew.
    expect(hash(KEYS.map((key) => svg(paint(key))).join(""))).toBe(1260996952);
  });
  it("differ between ids, and exist for any id", () => {
    expect(svg(paint("ally:kim"))).not.toBe(svg(paint("ally:lena")));
    expect(svg(paint("task:x"))).not.toBe(svg(paint("task:y")));
    expect(paint("ally:card_of_a_player").shapes.length).toBeGreaterThan(300);
  });
  it("have flat colours to stand in for them, the ones they are painted with", () => {
    for (const key of KEYS.slice(0, 5)) expect(flat(key)).toEqual(paint(key).flat);
  });
});
