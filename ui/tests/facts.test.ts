import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { whyNoUndo } from "../src/shell/undo";
import type { Line } from "../src/wire";

const words = (language: string) => readFileSync(join(__dirname, "..", "src", "words", `${language}.ftl`), "utf-8");

describe("what is said of the games", () => {
  it.each(["en", "fr", "ru"])("is what their rulebooks say, in %s", (language) => {
    // Elekt, first page: 1-4, 14+, 60-90 min. The other two rulebooks name no time.
    expect(/ui-game-elekt = .*\n(?: +\..*\n)*? +\.minutes = (.*)/.exec(words(language))?.[1]).toBe("60–90");
  });
});

describe("why nothing can be taken back", () => {
  const line = (seat: number, move: number, bar = false): Line => ({ text: "…", event: { kind: "drew", seat }, undo_barrier: bar, move });
  it("nothing was answered yet", () => expect(whyNoUndo([line(-1, 0), line(1, 3)], 0)).toBe("ui-undo-none"));
  it("something was shown with the answer, or since", () => {
    expect(whyNoUndo([line(0, 2, true)], 0)).toBe("ui-undo-shown");
    expect(whyNoUndo([line(0, 2), line(1, 3), line(1, 4, true)], 0)).toBe("ui-undo-shown");
  });
  it("others have answered since", () => expect(whyNoUndo([line(0, 2), line(1, 3)], 0)).toBe("ui-undo-passed"));
});
