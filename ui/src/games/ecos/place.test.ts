import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { questionFor } from "../../../tests/asked";
import { Words } from "../../words/words";
import { nextCell } from "./parts/middle/land";
import { Places, withPlaces } from "./place";
import { label, type Answer, type TileView, type View } from "./types";
import { cellName } from "./view";

const ENGINE = "symbol-water = W\nsymbol-antelope = ANTELOPE\nsymbol-zebra = ZEBRA\nsymbol-lion = LION";
const wordsOf = (language: string) => new Words(language, [readFileSync(join(__dirname, `words/${language}.ftl`), "utf-8"), ENGINE]);
const tile = (q: number, r: number, terrain: TileView["terrain"], more: Partial<TileView> = {}): TileView => ({
  q,
  r,
  terrain,
  mountain: false,
  forests: 0,
  animals: {},
  ...more,
});
const LAND = [
  tile(0, 0, "grassland", { mountain: true, animals: { antelope: 2 } }),
  tile(1, 0, "water"),
  tile(0, 1, "water"),
  tile(-1, 1, "desert", { animals: { lion: 1 } }),
];
const placed = (...cells: string[]): Answer[] => cells.map((cell) => ({ verb: "PlacePiece", says: "place", cell, piece: "antelope" }));
const texts = (language: string, answers: Answer[], doing: View["doing"] = { what: "antelope" }): string[] => {
  const words = wordsOf(language);
  return withPlaces(questionFor(answers, label), { doing } as View, new Places(LAND, words), words)!.options.map((option) => option.text);
};

describe("places in words", () => {
  it("say what lies there and what lies beside it", () => {
    expect(texts("en", placed("0,0", "1,1"))).toEqual([
      "ANTELOPE on the grassland with a mountain and two antelopes, beside two water tiles; desert with a lion",
      "ANTELOPE on the free space, beside two water tiles",
    ]);
    expect(texts("fr", placed("0,0"))[0]).toBe(
      "ANTELOPE sur la prairie avec une montagne et deux antilopes, à côté de deux tuiles Eau\u00a0; d’un désert avec un lion",
    );
    expect(texts("ru", placed("0,0"))[0]).toBe(
      "ANTELOPE на лугу с горой и с двумя антилопами, рядом с двумя тайлами воды; с пустыней со львом",
    );
  });

  it("say where something goes, stays, what it becomes and what is removed", () => {
    expect(
      texts(
        "ru",
        ["0,0", "-1,1"].map((cell) => ({ verb: "MoveTo", says: "move-to", cell })),
        { what: "lion", from: "-1,1" },
      ),
    ).toEqual([
      "LION на луг с горой и с двумя антилопами, рядом с двумя тайлами воды; с пустыней со львом",
      "LION остаётся в пустыне со львом, рядом с водой; с лугом с горой и с двумя антилопами",
    ]);
    expect(texts("en", [{ verb: "ReplaceTile", says: "replace", piece: "water", cell: "-1,1" }])[0]).toBe(
      "Desert with a lion, beside water; grassland with a mountain and two antelopes: becomes W",
    );
    expect(texts("en", [{ verb: "ChooseTile", says: "remove-tile", cell: "1,0" }])[0]).toBe(
      "Remove: water, beside water; grassland with a mountain and two antelopes",
    );
    expect(
      texts("en", [
        { verb: "ChooseToken", says: "remove", piece: "lion", cell: "-1,1" },
        { verb: "ChooseToken", says: "remove-done" },
      ]),
    ).toEqual(["Remove: LION on the desert with a lion, beside water; grassland with a mountain and two antelopes", "remove no more"]);
  });

  it("tell apart by their cells only what else reads alike", () => {
    expect(texts("en", placed("2,0", "2,-1", "1,-1"))).toEqual([
      "ANTELOPE on the free space, beside water (2, 0)",
      "ANTELOPE on the free space, beside water (2, −1)",
      "ANTELOPE on the free space, beside water; grassland with a mountain and two antelopes",
    ]);
  });

  it("know animals of other sets by their names", () => {
    const words = wordsOf("en");
    expect(new Places([tile(0, 0, "desert", { animals: { zebra: 3 } })], words).read("0,0")).toBe(
      "Desert with ZEBRA (3), nothing around it.",
    );
  });

  it("are read with their sides", () => {
    expect(new Places(LAND, wordsOf("en")).read("0,0")).toBe(
      "Grassland with a mountain and two antelopes. Around it: east: water; south-east: water; south-west: desert with a lion.",
    );
  });
});

describe("the arrow keys", () => {
  it("lead to every tile, also over gaps", () => {
    for (const cells of [
      LAND.map(({ q, r }) => cellName(q, r)),
      ["0,0", "1,0", "5,0", "5,-4", "4,-4", "-3,2"],
      Array.from({ length: 40 }, (_, i) => cellName((i * 7) % 9, ((i * 5) % 8) - 4)),
    ]) {
      const seen = [cells[0]];
      for (const cell of seen)
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
          const next = nextCell(cell, cells, key);
          if (next && !seen.includes(next)) seen.push(next);
        }
      expect(new Set(seen)).toEqual(new Set(cells));
    }
  });
});
