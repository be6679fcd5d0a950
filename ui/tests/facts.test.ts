import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const words = (language: string) => readFileSync(join(__dirname, "..", "src", "games", "elekt", "names", `${language}.ftl`), "utf-8");

describe("what is said of the games", () => {
  it.each(["en", "fr", "ru"])("is what their rulebooks say, in %s", (language) => {
    // Elekt, first page: 1-4, 14+, 60-90 min. The other two rulebooks name no time.
    expect(/ui-game-elekt = .*\n(?: +\..*\n)*? +\.minutes = (.*)/.exec(words(language))?.[1]).toBe("60–90");
  });
});
