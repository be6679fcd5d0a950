// @vitest-environment jsdom

import { render, waitFor } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import type { CoachNote } from "../src/api";
import type { Where } from "../src/games/contract";
import { whereOf } from "../src/games/registry";
import CoachDraws from "../src/pages/CoachDraws.svelte";
import { draws } from "../src/pages/coachDraws";
import { english } from "../src/words/words";

beforeAll(() => {
  // jsdom lays nothing out.
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});
const table = document.createElement("main");
table.innerHTML = `<button class="btn" data-thing="zone:privilege"></button>
  <section data-thing="zone:skirmish"><i data-thing="zone:skirmish"></i></section><section data-thing="zone:privilege"></section>
  <div data-thing="card:exarch"></div><div data-drop="corps:1"></div><b data-thing="new"></b><p data-seat="0"></p><div data-thing="position:1"></div>`;
const note = (more: Partial<CoachNote>) =>
  ({ move: 1, seat: 0, chance: 20, loss: 9, error: 1, mark: "?", answer: "a", ...more }) as CoachNote;
const shown = (of: CoachNote) =>
  draws(table, of).map(({ how, things }) => [how, things.map((each) => each.dataset.thing ?? each.dataset.drop)]);

it("draws what tells the two answers apart, each thing once, no buttons", () => {
  const slots = { card: "exarch", zone: "skirmish" };
  const found = draws(table, note({ slots, best: "b", best_slots: { card: "exarch", zone: "privilege" } }));
  expect(found.map(({ how, things }) => [how, things.map((each) => each.tagName)])).toEqual([
    ["played", ["SECTION"]],
    ["better", ["SECTION"]],
  ]);
});
it("draws a very good answer whole", () => {
  expect(shown(note({ mark: "!", slots: { card: "exarch", zone: "skirmish" } }))).toEqual([["better", ["card:exarch", "zone:skirmish"]]]);
});
it("takes a number for one of its kind, and nothing for what is not on the table", () => {
  expect(shown(note({ slots: { corps: 1, card: "gone" }, best: "b", best_slots: { zone: "skirmish", card: "gone" } }))).toEqual([
    ["played", ["corps:1"]],
    ["better", ["zone:skirmish"]],
  ]);
});
it("shows what names nothing where it belongs, else at the player's own place, with its words", () => {
  const where: Where = { "in-corps": ({ corps }) => (corps ? "" : '[data-thing="new"]'), pass: () => "[data-nowhere]" };
  const more = { slots: { corps: 0 }, says: "in-corps", answer: "In a new Corps", best: "Pass", best_slots: {}, best_says: "pass" };
  const told = draws(table, note(more), where);
  expect(told.map(({ things, says }) => [things[0].dataset.thing ?? things[0].dataset.seat, says])).toEqual([
    ["new", "In a new Corps"],
    ["0", "Pass"],
  ]);
  expect(draws(table, note({ seat: 3, says: "unheard" })).map(({ things }) => things)).toEqual([[table]]);
});
it("leaves what the coach's sheet covers, and says it where it is seen", () => {
  const covered = table.querySelector('[data-thing="card:exarch"]')!;
  const [{ things, says }] = draws(table, note({ slots: { card: "exarch" }, answer: "Dark Exarch" }), {}, (thing) => thing !== covered);
  expect([things[0].dataset.seat, says]).toEqual(["0", "Dark Exarch"]);
});
it("knows a place for every kind of answer of every game", async () => {
  for (const game of ["revachol", "elekt", "ecos"]) {
    const where = await whereOf(game);
    expect(Object.keys(where).length).toBeGreaterThan(20); // all of them: the types see to it
    for (const place of Object.values(where)) {
      const selector = place({ player: 1, card: "kim", zone: "skirmish", corps: 2, back: "blue" });
      expect(selector).not.toMatch(/undefined/);
      table.querySelector(selector); // it can be read
    }
  }
});
it("frames and names both on the table", async () => {
  table.className = "table";
  document.body.append(table);
  const both = note({ slots: { zone: "skirmish" }, best: "b", best_slots: { zone: "privilege" } });
  render(CoachDraws, { game: "elekt", note: both, words: english, at: 1 });
  await waitFor(() => expect(document.querySelectorAll(".drawn")).toHaveLength(2));
  expect([...document.querySelectorAll(".drawn")].map((each) => each.textContent?.replace(/\s/g, ""))).toEqual(["Played?", "Better!"]);
});
