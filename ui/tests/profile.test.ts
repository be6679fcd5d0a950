// @vitest-environment jsdom

import { beforeEach, describe, expect, it } from "vitest";
import { lessons, note } from "../src/lessons.svelte";
import { mine } from "../src/mine.svelte";
import {
  add,
  change,
  choose,
  exported,
  imported,
  keepResult,
  kept,
  me,
  recordOf,
  remove,
  resultOf,
  streakOf,
  winsOf,
} from "../src/profile.svelte";

const DAY = 86_400_000;
const game = (table: string, place: number, at = Date.now()) => ({
  ...{ table, game: "ecos", at, seats: 3, place, total: 80 - place, winner: place === 1 ? "Ana" : "Bo", best: 79, bots: ["greedy"] },
});

beforeEach(() => {
  for (const one of [...kept.profiles]) remove(one.id);
  mine.tables = [];
});

describe("who plays on this device", () => {
  it("has its results once, by game, with streaks", () => {
    const now = Date.now();
    keepResult(game("c", 2, now - 2 * DAY));
    keepResult(game("b", 1, now - DAY));
    keepResult(game("a", 1, now));
    keepResult(game("a", 1, now));
    expect(me().games.map((g) => g.table)).toEqual(["a", "b", "c"]);
    expect(recordOf(me())).toEqual([{ game: "ecos", played: 3, won: 2, best: 79 }]);
    expect(streakOf(me(), now)).toBe(3);
    expect(streakOf(me(), now + DAY)).toBe(3);
    expect(streakOf(me(), now + 2 * DAY)).toBe(0);
    expect(winsOf(me())).toBe(2);
    expect(resultOf("c")?.winner).toBe("Bo");
  });
  it("may be several, each with results of their own", () => {
    change({ name: "Ana", colour: 3 });
    keepResult(game("a", 1));
    const ana = me().id;
    add("Bo");
    keepResult(game("b", 2));
    expect(me().games).toHaveLength(1);
    choose(ana);
    expect(me()).toMatchObject({ name: "Ana", colour: 3 });
    expect(me().games[0].table).toBe("a");
    remove(ana);
    expect(me().name).toBe("Bo");
  });
  it("goes to another device by a file, with its seats; nothing that is there is lost", () => {
    change({ name: "Ana" });
    keepResult(game("a", 1));
    mine.tables = [{ table: "t", token: "secret", name: "Ana", game: "ecos", seats: [0], at: 5 }];
    const file = exported();
    for (const one of [...kept.profiles]) remove(one.id);
    mine.tables = [];
    add("Zoé");
    keepResult(game("z", 3));
    expect(imported(file)).toBe(true);
    expect(me().name).toBe("Ana");
    expect(kept.profiles.map((p) => p.name)).toContain("Zoé");
    expect(mine.tables).toMatchObject([{ table: "t", token: "secret", seats: [0] }]);
    expect(imported(file)).toBe(true);
    expect(me().games).toHaveLength(1);
  });
  it("takes unfinished lessons along, and goes on where one was further", () => {
    note("ecos", {
      lesson: "first",
      chapter: "dial",
      table: "t",
      token: "secret",
      at: 2,
      done: 7,
      all: 20,
      minutes: 5,
      chapters: ["goal"],
    });
    note("elekt", { lesson: "first", chapter: "zones", done: 3, all: 20 });
    const file = exported();
    note("elekt", { done: 9 });
    delete lessons.begun.ecos;
    expect(imported(file)).toBe(true);
    expect(lessons.begun.ecos).toMatchObject({ chapter: "dial", table: "t", token: "secret", at: 2, done: 7, chapters: ["goal"] });
    expect(lessons.begun.elekt.done).toBe(9);
    expect(imported(file.replace('"chapter": "dial"', '"chapter": 3').replace('"done": 7', '"done": 8'))).toBe(true);
    expect(lessons.begun.ecos.done).toBe(7);
  });
  it("takes nothing out of a file that is none", () => {
    change({ name: "Ana" });
    for (const text of ["", "{", "[]", "null", '{"tablee":"profiles","profiles":[{"id":3}]}', '{"profiles":[]}'])
      expect(imported(text)).toBe(false);
    expect(me().name).toBe("Ana");
  });
});
