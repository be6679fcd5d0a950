// @vitest-environment jsdom

import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Bars from "../src/bench/charts/Bars.svelte";
import Interval from "../src/bench/charts/Interval.svelte";
import Lines from "../src/bench/charts/Lines.svelte";
import { boxOf, type Box } from "../src/bench/charts/labels";
import { across, median, roomy, Steady, ticks, wilson } from "../src/bench/charts/scale";

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

describe("an axis", () => {
  it("has round figures", () => {
    expect(ticks([0, 0.31], 3)).toEqual([0, 0.2]);
    expect(ticks([18, 32], 5)).toEqual([20, 25, 30]);
    expect(ticks([-6, 6], 4)).toEqual([-5, 0, 5]);
    expect(ticks([3, 3])).toEqual([3]);
  });
  it("has room for every figure", () => {
    const [low, high] = roomy([0.217, 0.286, 0.25]);
    expect(low).toBeLessThanOrEqual(0.217);
    expect(high).toBeGreaterThanOrEqual(0.286);
    expect(roomy([])).toEqual([0, 1]);
    const [from, to] = roomy([0.5, 0.5], { least: 0.2 });
    expect(to - from).toBeGreaterThan(0.199);
  });
  it("only widens", () => {
    const axis = new Steady();
    expect(axis.over([0.2, 0.4])).toEqual([0.2, 0.4]);
    expect(axis.over([0.25, 0.3])).toEqual([0.2, 0.4]);
    expect(axis.over([0.1, 0.3])).toEqual([0.1, 0.4]);
  });
  it("cuts off what lies outside", () => {
    expect([-1, 0, 5, 10, 11].map((value) => across(value, [0, 10]))).toEqual(["0.00%", "0.00%", "50.00%", "100.00%", "100.00%"]);
  });
});

it("an interval of a share is Wilson's", () => {
  const [low, high] = wilson(25, 100);
  expect(low).toBeCloseTo(0.1755, 3);
  expect(high).toBeCloseTo(0.343, 3);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

it("half of the games are not longer than the median", () => {
  expect(
    median([
      [6, 1],
      [7, 2],
      [8, 4],
    ]),
  ).toBe(8);
  expect(median([])).toBe(0);
});

describe("an interval is drawn", () => {
  const marks = (interval: [number, number]) =>
    render(Interval, { value: 0.3, interval, span: [0, 1], line: 0.25, label: "Seat 1 wins 30 %, 20 to 40" }).container;
  it("filled when it leaves the line, hollow when it does not", () => {
    expect(marks([0.26, 0.4]).querySelector(".mark.filled")).not.toBeNull();
    expect(marks([0.2, 0.4]).querySelector(".mark.filled")).toBeNull();
  });
  it("with a sentence for who does not see it", () => {
    expect(marks([0.2, 0.4]).querySelector("svg[role=img]")?.getAttribute("aria-label")).toBe("Seat 1 wins 30 %, 20 to 40");
  });
  it("without a cap where the axis cuts it off", () => {
    const of = (interval: [number, number]) =>
      render(Interval, { value: 0.5, interval, span: [0.2, 0.8] }).container.querySelectorAll(".bar").length;
    expect(of([0.3, 0.7])).toBe(3);
    expect(of([0.1, 0.7])).toBe(2);
  });
});

it("bars begin at nothing and have whiskers", () => {
  const bars = [4, 5, 6].map((at) => ({ at, value: 0.3, interval: [0.25, 0.35] as [number, number] }));
  const text = (value: number) => String(value);
  const { container } = render(Bars, { bars, marked: 5, most: [4, 6], text, label: "how long", top: 0.4, bracket: "all" });
  expect(container.querySelectorAll("rect").length).toBe(3);
  expect(container.querySelectorAll("rect.marked").length).toBe(1);
  expect(container.querySelectorAll(".whisker").length).toBe(3);
});

describe("the text of a line across the chart", () => {
  const boxes = (container: Element, of: string): Box[] =>
    [...container.querySelectorAll(of)].map((each) =>
      boxOf(
        each.textContent ?? "",
        Number(each.getAttribute("x")),
        Number(each.getAttribute("y")),
        of === ".value" ? 13 : 11.5,
        each.getAttribute("text-anchor") === "end" ? "end" : "start",
      ),
    );
  const apart = (a: Box, b: Box) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const drawn = (shares: number[], fair = 1 / 3) => {
    const points = shares.map((y, x) => ({ x, y, text: `${(100 * y).toFixed(1)} %`, mark: "diamond" as const }));
    const text = (value: number) => String(value);
    const { container } = render(Lines, {
      series: [{ key: "wins", points, colour: "red" }],
      xs: [0, Math.max(1, shares.length - 1)],
      ys: [0.2, 0.5],
      xText: text,
      yText: text,
      label: "sweep",
      line: fair,
      lineText: "справедливо: 33,3 %",
      over: fair + 0.03,
      overText: "too strong",
      names: 46,
      height: 360,
    });
    return container;
  };
  it("stands at its right end while nothing is there", () => {
    const container = drawn([0.45, 0.25]);
    expect([...container.querySelectorAll("text.said")].map((each) => Number(each.getAttribute("x")))).toEqual([376]);
  });
  it("lies on no point's figure, wherever the curve goes", () => {
    for (let count = 1; count <= 6; count += 1)
      for (let last = 0.28; last < 0.38; last += 0.005) {
        const container = drawn(Array.from({ length: count }, (_, i) => (i === count - 1 ? last : last - 0.01 * i)));
        const [said] = boxes(container, "text.said");
        for (const figure of [...boxes(container, ".value"), ...boxes(container, ".much-text")])
          expect(apart(said, figure), JSON.stringify([count, last, said, figure])).toBe(true);
        container.remove();
      }
  });
});

it("areas have a sign each, so that colour is not alone", () => {
  const points = [0, 1].map((x) => ({ x, y: x }));
  const series = ["a", "b"].map((key) => ({ key, points, colour: "red", area: true, name: key }));
  const text = (value: number) => String(value);
  const { container } = render(Lines, { series, xs: [0, 1], ys: [0, 2], xText: text, yText: text, label: "points", names: 80 });
  const fills = [...container.querySelectorAll("path[fill^=url]")].map((path) => path.getAttribute("fill")?.replace(/.*-/, ""));
  expect(new Set(fills)).toEqual(new Set(["hatch)", "dots)"]));
  expect([...container.querySelectorAll(".end")].map((end) => end.textContent)).toEqual(expect.arrayContaining(["a", "b"]));
});
