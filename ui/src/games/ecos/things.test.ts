import { describe, expect, it } from "vitest";
import { optionFor, questionFor } from "../../../tests/asked";
import type { Option, Question } from "../../wire";
import { elementToken } from "./art/elements";
import { animalToken } from "./art/animals";
import { coverArt } from "./art/cover";
import { sprite, HOUSE_SPECIES } from "./art/sprite";
import { tile } from "./art/tiles";
import { boxAround, changedCells, nextCell, outlineOf, ringAround, wayOf } from "./parts/middle/land";
import { places } from "./log";
import { reuse } from "../reuse";
import { apart } from "./parts/middle/ScoreTrack.svelte";
import { shortAnswer } from "./short";
import { attemptAt, attemptCube, cubesFrom, cubesTo, hintOf, legalThings } from "./things";
import { label, type Answer, type TileView } from "./types";
import type { Words } from "../../words/words";

const asks = (...answers: Answer[]): Question => questionFor(answers, label);
const labels = (found: { option: Option }[]): string[] => found.map(({ option }) => option.label);
const cube = (card: string, symbol: string): Answer => ({ verb: "Respond", says: "cube-on", card, symbol });
const moved = (card: string, symbol: string, card2: string, symbol2: string): Answer => ({
  verb: "Respond",
  says: "cube-moved",
  card,
  symbol,
  card2,
  symbol2,
});
const place = (cell: string, piece = "desert"): Answer => ({ verb: "PlacePiece", says: "place", cell, piece });
const replace = (piece: string, cell: string): Answer => ({ verb: "ReplaceTile", says: "replace", piece, cell });
const ROTATE: Answer = { verb: "Respond", says: "rotate" };
const ground = (q: number, r: number, terrain: TileView["terrain"] = "grassland"): TileView => ({
  q,
  r,
  terrain,
  mountain: false,
  forests: 0,
  animals: {},
});

describe("from answers to things", () => {
  it("finds slots, moved cubes and the dial of a response (ECO-45, ECO-48, ECO-49)", () => {
    const legal = legalThings(asks(cube("islet", "sun"), moved("islet", "water", "rain", "sun"), ROTATE));
    expect(labels(cubesTo(legal, "islet", "sun"))).toEqual(["cube on islet sun"]);
    expect(labels(cubesFrom(legal, "rain", "sun"))).toEqual(["cube on islet water from rain sun"]);
    expect(legal.rotations).toHaveLength(1);
    expect(legal.others).toEqual([]);
  });

  it("knows which token of a pair an answer uses (ECO-156)", () => {
    const on = (token: string): Answer => ({ verb: "RespondToPair", says: "pair-cube-on", token, card: "islet", symbol: "sun" });
    const turn = (token: string): Answer => ({ verb: "RespondToPair", says: "pair-rotate", token });
    const legal = legalThings(asks(on("sun"), on("wild"), turn("sun"), turn("wild")));
    expect(cubesTo(legal, "islet", "sun").map((each) => each.token)).toEqual(["sun", "wild"]);
    expect(legal.rotations.map((each) => each.token)).toEqual(["sun", "wild"]);
  });

  it("finds cells, tokens on cells and what has no thing", () => {
    const placed = legalThings(asks(place("0,1"), place("-1,2")));
    expect([...placed.cells.keys()]).toEqual(["0,1", "-1,2"]);
    const remove = (piece: string): Answer => ({ verb: "ChooseToken", says: "remove", piece, cell: "0,1" });
    const removed = legalThings(asks(remove("fish"), remove("shark"), { verb: "ChooseToken", says: "remove-done" }));
    expect([...removed.tokens.keys()]).toEqual(["fish 0,1", "shark 0,1"]);
    expect(removed.others.map((each) => each.label)).toEqual(["remove no more"]);
    const replaced = legalThings(asks(replace("water", "0,1"), replace("desert", "0,1")));
    expect(replaced.cells.get("0,1")).toHaveLength(2);
    expect(replaced.tokens.size + placed.tokens.size).toBe(0);
  });

  it("finds cards, pairs of cards and decks (ECO-79, ECO-154)", () => {
    const play = asks(
      { verb: "PlayOrCube", says: "cube" },
      { verb: "PlayOrCube", says: "play", card: "rain" },
      { verb: "PlayOrCube", says: "play-nothing" },
    );
    expect([...legalThings(play).cards.keys()]).toEqual(["rain"]);
    const two = (card2: string): Answer => ({ verb: "Draft-blue", says: "keep-two", card: "rain", card2 });
    expect(legalThings(asks(two("islet"), two("silt"))).pairs.map((pair) => pair.cards)).toEqual([
      ["rain", "islet"],
      ["rain", "silt"],
    ]);
    const look: Answer = { verb: "ChooseWay", says: "look" };
    const way = legalThings(asks({ ...look, back: "brown" }, look, { verb: "ChooseWay", says: "take", card: "rain" }));
    expect([...way.decks.keys()]).toEqual(["brown", "both"]);
    expect([...way.cards.keys()]).toEqual(["rain"]);
  });

  it("has a thing or a button for every option", () => {
    const questions: Answer[][] = [
      [
        { verb: "OfferTakeBack", says: "resolve", card: "rain" },
        { verb: "OfferTakeBack", says: "take-back", card: "rain" },
      ],
      [
        { verb: "MayDo", says: "may", line: "gain sun" },
        { verb: "MayDo", says: "may-not", line: "gain sun" },
      ],
      [
        { verb: "LiftPiece", says: "lift", cell: "0,0", piece: "lion" },
        { verb: "LiftPiece", says: "lift-no", piece: "lion" },
      ],
      [{ verb: "MoveTo", says: "move-to", cell: "0,0" }],
    ];
    for (const answers of questions) {
      const legal = legalThings(asks(...answers));
      const covered =
        [...legal.cells.values()].flat().length + legal.cards.size + legal.others.length + legal.cubes.length + legal.rotations.length;
      expect(covered).toBe(answers.length);
    }
  });

  it("asks the rules in the words of the question", () => {
    expect(attemptAt(asks(place("0,1")), "desert", "5,5")).toBe("place desert at 5,5");
    expect(attemptAt(asks({ verb: "MoveTo", says: "move-to", cell: "0,1" }), "lion", "5,5")).toBe("to 5,5");
    expect(attemptAt(asks(replace("water", "0,1")), "", "5,5")).toBe("replace 5,5 with water");
    expect(attemptAt(asks(ROTATE), "", "5,5")).toBe("");
    expect(attemptCube("RespondToPair", "sun", "rain", "egg")).toBe("sun: cube on rain egg");
    expect(attemptCube("UseElement", "sun", "rain", "egg")).toBe("cube on rain egg");
    expect(hintOf(optionFor(place("0,1"), label, { points: 3 })).points).toBe(3);
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
    const names = { land: (tile: TileView) => `${tile.q},${tile.r}` };
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
    expect(places({ kind: "placed", seat: 1, card: "rain", piece: "rhino", cell: "3,-2" })).toEqual(["3,-2"]);
    expect(places({ kind: "moved", seat: 1, piece: "antelope", cell: "-1,0", to: "2,-11" })).toEqual(["-1,0", "2,-11"]);
    expect(places({ kind: "cube-on", seat: 1, card: "rain", symbol: "sun" })).toEqual([]);
    expect(places({ kind: "round", seat: 1, number: 3 })).toEqual([]);
  });

  it("is drawn as an arrow, unless the animal stayed", () => {
    expect(wayOf("0,0", "2,0")).toMatch(/^M[\d. -]+L[\d. -]+M/);
    expect(wayOf("1,1", "1,1")).toBe("");
  });
});

describe("short answers", () => {
  const words = {
    say: (key: string, given?: Record<string, unknown>) => [key, ...Object.values(given ?? {})].join(" "),
  } as unknown as Words;
  const option = (answer: Answer): Option => optionFor(answer, label);
  const short = (answer: Answer, narrowed: Answer[] | null = null) =>
    shortAnswer(answer.verb, option(answer), narrowed?.map(option) ?? null, words, (card) => card.toUpperCase());

  it("leave out what the question says", () => {
    expect(short({ verb: "OfferTakeBack", says: "take-back", card: "rain" })).toBe("ecos-short-take-back");
    expect(short({ verb: "OfferTakeBack", says: "resolve", card: "rain" })).toBe("ecos-short-resolve");
    expect(short({ verb: "OfferCard", says: "keep-dial" })).toBe("ecos-short-leave");
    expect(short({ verb: "ResolveNext", says: "resolve", card: "islet" })).toBe("");
    expect(short({ verb: "RespondToPair", says: "pair-rotate", token: "sun" })).toBe("ecos-short-rotate symbol-sun");
    expect(short({ verb: "LiftPiece", says: "lift-no", piece: "lion" })).toBe("ecos-short-lift-nothing");
  });

  it("tell apart what goes with one thing", () => {
    expect(short(replace("water", "1,0"), [replace("water", "1,0"), replace("desert", "1,0")])).toBe("symbol-water");
    const moves = [moved("islet", "sun", "rain", "sun"), moved("islet", "sun", "tide", "water"), moved("islet", "sun", "tide", "egg")];
    expect(short(moves[1], moves)).toBe("ecos-short-from TIDE symbol-water");
    expect(short(moves[2], moves)).toBe("ecos-short-from TIDE symbol-egg");
    expect(short(moves[1], [...moves, moved("tide", "sun", "rain", "sun")])).toBe("");
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
