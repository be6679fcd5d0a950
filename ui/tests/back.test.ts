// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from "vitest";
import { closedByBack, goBack, onArrival, visit } from "../src/back";

let arrivals = 0;
onArrival(() => (arrivals += 1));
const path = () => location.pathname + location.search;
const over = () => (history.state as { over?: number } | null)?.over ?? 0;

let moves = 0;
addEventListener("popstate", () => (moves += 1));
const settled = (holds: () => boolean) => vi.waitUntil(holds, { interval: 5 });

it("back to where one came from, but not out of Tablée", async () => {
  expect(goBack()).toBe(false);
  visit("/new", false);
  expect(goBack()).toBe(true);
  await settled(() => path() === "/");
});

beforeEach(async ({ task }) => {
  if (task.name.startsWith("back to")) return; // that one begins with the first page
  visit("/", false);
  await settled(() => path() === "/" && over() === 0);
  arrivals = 0;
});

it("Back closes what is open, the uppermost first, and leaves the page only then", async () => {
  const closed: string[] = [];
  visit("/t/one", false);
  closedByBack(() => closed.push("sheet"));
  closedByBack(() => closed.push("card"));
  await settled(() => over() === 2);
  history.back();
  await settled(() => closed.length === 1);
  expect(closed).toEqual(["card"]);
  history.back();
  await settled(() => closed.length === 2);
  expect([...closed, path(), arrivals]).toEqual(["card", "sheet", "/t/one", 0]);
  history.back();
  await settled(() => arrivals === 1);
  expect(path()).toBe("/");
});

it("what was closed by hand is not in the way of Back, nor of Forward", async () => {
  visit("/t/one", false);
  const gone = closedByBack(() => expect.unreachable());
  await settled(() => over() === 1);
  gone();
  await settled(() => over() === 0);
  const before = moves;
  history.forward(); // to where it was open, and at once back from there
  await settled(() => moves === before + 2);
  expect(path()).toBe("/t/one");
  history.back();
  await settled(() => path() === "/");
  expect(arrivals).toBe(1);
});

it("one sheet that follows another has its place", async () => {
  const gone = closedByBack(() => {});
  await settled(() => over() === 1);
  const before = history.length;
  gone();
  const closed = vi.fn();
  closedByBack(closed);
  await settled(() => over() === 1);
  expect(history.length).toBe(before);
  history.back();
  await settled(() => closed.mock.calls.length === 1);
  expect(over()).toBe(0);
});

it("a link in an open sheet leads on from the page below", async () => {
  visit("/t/one", false);
  const gone = closedByBack(() => {});
  await settled(() => over() === 1);
  visit("/t/two", false);
  gone();
  await settled(() => path() === "/t/two");
  history.back();
  await settled(() => path() === "/t/one");
  expect(over()).toBe(0);
});

it("what was replaced does not come back, also while something is open", async () => {
  visit("/new", false);
  const gone = closedByBack(() => {});
  await settled(() => over() === 1);
  visit("/t/one", true);
  gone();
  await settled(() => over() === 0 && path() === "/t/one");
  history.back();
  await settled(() => path() !== "/t/one");
  expect(path()).toBe("/");
});
