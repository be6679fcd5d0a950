import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Arc } from "../src/api";
import { howFar } from "../src/pages/steps";
import { headline } from "../src/shell/headline";
import type { Over, Room } from "../src/wire";
import { Words, english } from "../src/words/words";

const read = (path: string) => readFileSync(join(__dirname, "..", "src", path), "utf-8");
const NAMES = ["Ana", "Bo"];
const over = (...places: number[]): Over => ({
  reason: "",
  text: "",
  secret: "",
  standings: places.map((place, seat) => ({ seat, total: 6 - place, parts: {}, place, tie: null })),
});
const says = (words: Words, ended: Over, me = -1) => headline(words, ended, (seat) => NAMES[seat], me);

describe("the headline of an ending", () => {
  it("says who won with how many points, to the winner as well", () => {
    expect(says(english, over(2, 1))).toBe("Bo wins with 5\u00a0points");
    expect(says(english, over(2, 1), 1)).toBe("You win with 5\u00a0points");
    expect(says(english, over(2, 1), 0)).toBe("Bo wins with 5\u00a0points");
  });
  it.each([
    ["en", "Bo wins with 5\u00a0Titles"],
    ["fr", "Bo gagne avec 5\u00a0Titres"],
    ["ru", "Bo побеждает: 5\u00a0Титулов"],
  ])("counts in the game's own word in %s", (language, said) => {
    const words = new Words(language, [read(`words/${language}.ftl`), read(`games/elekt/words/${language}.ftl`)]);
    expect(says(words, over(2, 1))).toBe(said);
  });
  it("names all who share a victory, and the game where it has won", () => {
    expect(says(english, over(1, 1))).toBe("Shared victory: Ana and Bo");
    const words = new Words("en", [read("words/en.ftl"), "automaton = The Coalition"]);
    expect(says(words, over(2))).toBe("The Coalition wins");
  });
  it("stands below how long the game was", () => {
    const room = { seats: [{ kind: "person" }, { kind: "bot" }, { kind: "closed" }] } as unknown as Room;
    const arc = { counts: "round", steps: [[0, 1] as [number, number], [9, 2] as [number, number]], seconds: 0 } as unknown as Arc;
    expect(howFar(english, arc, room)).toBe("Round 2 · 2 players");
    expect(howFar(english, { ...arc, seconds: 3840 }, room)).toBe("Round 2 · 1 h 04 · 2 players");
    expect(howFar(english, { ...arc, counts: "", steps: [] }, room)).toBe("2 players");
  });
});
