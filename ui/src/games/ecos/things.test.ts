import { describe, expect, it } from "vitest";
import type { Option, Question } from "../../wire";
import { elementToken } from "./art/elements";
import { animalToken } from "./art/animals";
import { coverArt } from "./art/cover";
import { sprite, HOUSE_SPECIES } from "./art/sprite";
import { tile } from "./art/tiles";
import { boxAround, changedCells, nextCell, outlineOf, ringAround, wayOf } from "./parts/land";
import places from "./places";
import { reuse } from "./reuse";
import { apart } from "./parts/ScoreTrack.svelte";
import { shortAnswer } from "./short";
import { attemptAt, cubesFrom, cubesTo, hintOf, legalThings, sealedSlot } from "./things";
import type { Tile } from "./view";
import type { Words } from "../../words/words";

const option = (value: string, hint: Option["hint"] = null): Option => ({ value, label: `label of ${value}`, text: value, hint });
const asks = (verb: string, ...values: string[]): Question => ({ id: "1", verb, source: "", text: "", help: "", sealed: "", options: values.map((value) => option(value)) });
const ground = (q: number, r: number, terrain: Tile["terrain"] = "grassland"): Tile => ({ q, r, terrain, mountain: false, forests: 0, animals: {} });

describe("from values to things", () => {
  it("finds slots, moved cubes and the dial of a response (ECO-45, ECO-48, ECO-49)", () => {
    const legal = legalThings(asks("Respond", "islet sun", "islet water from rain sun", "rotate"));
    expect(cubesTo(legal, "islet", "sun").map((each) => each.option.value)).toEqual(["islet sun"]);
    expect(cubesFrom(legal, "rain", "sun").map((each) => each.option.value)).toEqual(["islet water from rain sun"]);
    expect(legal.rotations).toHaveLength(1);
    expect(legal.others).toEqual([]);
  });

  it("knows which token of a pair an answer uses (ECO-156)", () => {
    const legal = legalThings(asks("RespondToPair", "sun islet sun", "wild islet sun", "sun rotate", "wild rotate"));
    expect(cubesTo(legal, "islet", "sun").map((each) => each.token)).toEqual(["sun", "wild"]);
    expect(legal.rotations.map((each) => each.token)).toEqual(["sun", "wild"]);
    expect(sealedSlot("wild islet sun", "RespondToPair")).toEqual({ card: "islet", element: "sun" });
    expect(sealedSlot("sun rotate", "RespondToPair")).toBeNull();
  });

  it("finds cells, tokens on cells and what has no thing", () => {
    const place = legalThings(asks("PlacePiece", "0,1", "-1,2"));
    expect([...place.cells.keys()]).toEqual(["0,1", "-1,2"]);
    const remove = legalThings(asks("ChooseToken", "fish 0,1", "shark 0,1", "done"));
    expect([...remove.tokens.keys()]).toEqual(["fish 0,1", "shark 0,1"]);
    expect(remove.others.map((each) => each.value)).toEqual(["done"]);
    const replace = legalThings(asks("ReplaceTile", "water 0,1", "desert 0,1"));
    expect(replace.cells.get("0,1")).toHaveLength(2);
    expect(replace.tokens.size).toBe(0);
  });

  it("finds cards, pairs of cards and decks (ECO-79, ECO-154)", () => {
    expect([...legalThings(asks("PlayOrCube", "cube", "rain", "no")).cards.keys()]).toEqual(["rain"]);
    const draft = legalThings(asks("Draft-blue", "rain islet", "rain silt"));
    expect(draft.pairs.map((pair) => pair.cards)).toEqual([["rain", "islet"], ["rain", "silt"]]);
    const way = legalThings(asks("ChooseWay", "brown", "both", "rain"));
    expect(way.others.map((each) => each.value)).toEqual(["brown", "both"]);
    expect([...way.cards.keys()]).toEqual(["rain"]);
  });

  it("has a thing or a button for every option", () => {
    for (const question of [asks("OfferTakeBack", "resolve", "take the cube back"), asks("MayDo", "yes", "no"), asks("ChooseLine", "1", "2"), asks("LiftPiece", "0,0", "no"), asks("MoveTo", "0,0")]) {
      const legal = legalThings(question);
      const covered = [...legal.cells.values()].flat().length + legal.cards.size + legal.others.length + legal.cubes.length + legal.rotations.length;
      expect(covered).toBe(question.options.length);
    }
  });

  it("asks the rules in the words of the question", () => {
    expect(attemptAt(asks("PlacePiece", "0,1"), "desert", "5,5")).toBe("place desert at 5,5");
    expect(attemptAt(asks("MoveTo", "0,1"), "lion", "5,5")).toBe("to 5,5");
    expect(attemptAt(asks("Respond", "rotate"), "", "5,5")).toBe("");
    expect(hintOf(option("0,1", { points: 3 })).points).toBe(3);
  });
});

describe("the map", () => {
  it("says what changed, what is free, and where the next cell is", () => {
    const before = [ground(0, 0), ground(1, 0)];
    expect(changedCells(before, [ground(0, 0, "desert"), ground(1, 0), ground(0, 1)])).toEqual(["0,0", "0,1"]);
    expect(ringAround(["0,0"])).toHaveLength(6);
    expect(ringAround(["0,0", "1,0"])).toHaveLength(8);
    expect(nextCell("0,0", ["1,0", "-1,0"], "ArrowRight")).toBe("1,0");
    expect(nextCell("0,0", ["1,0"], "ArrowLeft")).toBeNull();
  });

  it("outlines a group without its inner edges", () => {
    expect(outlineOf(["0,0"]).match(/M/g)).toHaveLength(6);
    expect(outlineOf(["0,0", "1,0"]).match(/M/g)).toHaveLength(10);
    expect(boxAround(["0,0"]).width).toBeGreaterThan(80);
  });
});

describe("the art", () => {
  it("is the same for the same kind and seed, and painted once", () => {
    expect(tile("water", 7)).toBe(tile("water", 7));
    expect(tile("water", 7)).not.toBe(tile("water", 8));
    expect(tile("desert", 7)).not.toBe(tile("grassland", 7));
  });

  it("has a picture for every species, known or not", () => {
    expect(sprite(HOUSE_SPECIES)).toContain('id="eco-at-stork"');
    expect(animalToken("unheard_of", ["desert"])).toContain("<path");
    expect(elementToken("wild")).toContain("<circle");
    expect(coverArt()).toBe(coverArt());
  });
});

describe("what an update leaves as it was", () => {
  it("stays the same object, also when a list has grown in the middle", () => {
    const names = { land: (tile: Tile) => `${tile.q},${tile.r}` };
    const before = { score: [1, 2], land: [ground(0, 0), ground(2, 0)], bag: { sun: 1 } };
    const now = reuse(before, { score: [1, 3], land: [ground(0, 0), ground(1, 0), ground(2, 0, "desert")], bag: { sun: 1 } }, names);
    expect(now).toEqual({ score: [1, 3], land: [ground(0, 0), ground(1, 0), ground(2, 0, "desert")], bag: { sun: 1 } });
    expect(now.land[0]).toBe(before.land[0]);
    expect(now.bag).toBe(before.bag);
    const grown = reuse(before, { ...before, land: [ground(0, 0), ground(1, 0), ground(2, 0)] }, names);
    expect(grown.land[2]).toBe(before.land[1]);
    expect(reuse(before, JSON.parse(JSON.stringify(before)), names)).toBe(before);
    expect(reuse({ a: 1, b: 2 }, { a: 1 } as { a: number; b?: number })).toEqual({ a: 1 });
    expect(reuse(null, before)).toBe(before);
  });
});

describe("where a line of the log leads", () => {
  it("is the cell of a piece, or both cells of a move", () => {
    expect(places({ kind: "placed", seat: 1, card: "rain", place: "rhino 3,-2" })).toEqual(["3,-2"]);
    expect(places({ kind: "moved", seat: 1, place: "antelope -1,0 → 2,-11" })).toEqual(["-1,0", "2,-11"]);
    expect(places({ kind: "cube-on", seat: 1, card: "rain", place: "sun" })).toEqual([]);
    expect(places({ kind: "round", seat: 1, number: 3 })).toEqual([]);
  });

  it("is drawn as an arrow, unless the animal stayed", () => {
    expect(wayOf("0,0", "2,0")).toMatch(/^M[\d. -]+L[\d. -]+M/);
    expect(wayOf("1,1", "1,1")).toBe("");
  });
});

describe("short answers", () => {
  const words = { say: (key: string, given?: Record<string, unknown>) => [key, ...Object.values(given ?? {})].join(" ") } as unknown as Words;
  const short = (verb: string, value: string, narrowed: string[] | null = null) =>
    shortAnswer(verb, option(value), narrowed?.map((each) => option(each)) ?? null, words, (card) => card.toUpperCase());

  it("leave out what the question says", () => {
    expect(short("OfferTakeBack", "take the cube back")).toBe("ecos-short-take-back");
    expect(short("OfferCard", "no")).toBe("ecos-short-leave");
    expect(short("ResolveNext", "islet")).toBe("");
    expect(short("RespondToPair", "sun rotate")).toBe("ecos-short-rotate symbol-sun");
    expect(short("LiftPiece", "no")).toBe("ecos-short-lift-nothing");
  });

  it("tell apart what goes with one thing", () => {
    expect(short("ReplaceTile", "water 1,0", ["water 1,0", "desert 1,0"])).toBe("symbol-water");
    const moves = ["islet sun from rain sun", "islet sun from tide water", "islet sun from tide egg"];
    expect(short("Respond", moves[1], moves)).toBe("ecos-short-from TIDE symbol-water");
    expect(short("Respond", moves[2], moves)).toBe("ecos-short-from TIDE symbol-egg");
    expect(short("Respond", moves[1], [...moves, "tide sun from rain sun"])).toBe("");
  });
});

describe("markers of the score track", () => {
  it("stay where they are, or stand apart", () => {
    expect(apart([0, 10, 50], 5, 1)).toEqual([0, 10, 50]);
    expect(apart([0, 0, 1, 40], 5, 1)).toEqual([0, 5, 10, 40]);
    expect(apart([0, 0, 0, 0], 5, 2)).toEqual([0, 0, 5, 5]);
    expect(apart([99, 100, 100], 5, 1)).toEqual([90, 95, 100]);
  });
});
