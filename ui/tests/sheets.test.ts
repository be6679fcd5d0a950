import { describe, expect, it } from "vitest";
import { CARDS, PAPERS, sheets, type CardSize, type Paper } from "../src/pages/sheets";

const ids = Array.from({ length: 20 }, (_, i) => `card${i}`);

describe("cards on sheets of paper", () => {
  it.each([
    ["a4", "poker", 3, 3],
    ["letter", "poker", 3, 3],
    ["a4", "mini", 4, 4],
    ["letter", "mini", 4, 3],
  ] as [Paper, CardSize, number, number][])("%s, %s: they fit with their crop marks", (paper, size, across, down) => {
    const found = sheets(ids, paper, size);
    expect([found.across, found.down]).toEqual([across, down]);
    expect(found.across * CARDS[size].w).toBeLessThanOrEqual(PAPERS[paper].w - 12);
    expect(found.down * CARDS[size].h).toBeLessThanOrEqual(PAPERS[paper].h - 12);
  });
  it("loses none, and fills the last row so that backs lie behind their fronts", () => {
    const found = sheets(ids, "a4", "poker");
    expect(found.sheets.flat().filter(Boolean)).toEqual(ids);
    expect(found.sheets.map((sheet) => sheet.length)).toEqual([9, 9, 3]);
    expect(found.sheets[2].slice(2)).toEqual([""]);
  });
  it("has no sheet without cards", () => expect(sheets([], "a4", "mini").sheets).toEqual([]));
});
