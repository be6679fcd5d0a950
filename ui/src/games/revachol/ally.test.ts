// @vitest-environment jsdom

import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { Words } from "../../words/words";
import type { Cards } from "../contract";
import AllyCard from "./parts/cards/AllyCard.svelte";

const read = (path: string) => readFileSync(path, "utf-8");
const words = new Words("en", [
  read("../src/tablee/games/revachol/text/en.ftl"),
  read("../src/tablee/texts/en.ftl"),
  read("src/games/revachol/words/en.ftl"),
  read("src/words/en.ftl"),
]);
const text = "When placed: draw 2 Allies.";
const face = { kind: "ally", of: "kim", symbols: ["orange"], points: 0, skill: "", rules: [] };
const cards: Cards = {
  game: "revachol",
  set: "mine",
  cards: { kim: { name: "Kim", called: "Kim", text, flavour: "A saying.", source: "", face } },
};

it.each(["hand", "zoom"] as const)("an Ally with lines of its own says them (%s)", (size) => {
  const { container } = render(AllyCard, { card: "kim", cards, words, size });
  expect(container.textContent).toContain(text);
});

it.each(["hand", "corps", "mini"] as const)("they are heard, too (%s)", (size) => {
  const { container } = render(AllyCard, { card: "kim", cards, words, size });
  expect(container.querySelector("[role=img]")?.getAttribute("aria-label")).toContain("draw 2 Allies");
});
