// @vitest-environment jsdom

import { beforeEach, describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Figures } from "../src/bench/figures";
import { History } from "../src/bench/history";
import { rows, verdict as comparisonVerdict, type Comparison } from "../src/bench/compare/comparison";
import { fits } from "../src/bench/editor/search";
import { common, moved, nextBlank, pieces } from "../src/bench/editor/fields/sentence";
import { numbersIn, shownValue } from "../src/bench/editor/fields/values";
import { drop, find, keep, kept } from "../src/bench/kept.svelte";
import { ahead, command, isJudged, lengths, sorted, used, type Card, type Report } from "../src/bench/report/found";
import { verdict } from "../src/bench/report/verdict";
import { gameIn, isSheet, nameIn, slug } from "../src/bench/start/files";
import { isFlat, judged, nearest, strongOf, type Point } from "../src/bench/sweep/curve";
import type { FormField } from "../src/bench/wire";
import { inPlace } from "../src/bench/workbench.svelte";
import { Words } from "../src/words/words";

const read = (path: string): string => readFileSync(join(__dirname, "..", "src", path), "utf-8");
const words = (language: string): Words => new Words(language, [read(`bench/words/${language}.ftl`), read(`words/${language}.ftl`)]);
const [english, french, russian] = ["en", "fr", "ru"].map(words);
const field = (more: Partial<FormField>): FormField => ({ choices: [], kind: "number", ...more }) as FormField;

describe("undo", () => {
  const step = (text: string) => ({ text, card: "" });
  it("goes back thought by thought, and forth again", () => {
    const history = new History();
    history.note(step("a"), true, 0);
    history.note(step("ab"), true, 400); // the same thought
    history.note(step("abc"), true, 5000);
    expect(history.undo(step("abcd"))?.text).toBe("abc");
    expect(history.undo(step("abc"))?.text).toBe("a");
    expect([history.canUndo, history.canRedo]).toEqual([false, true]);
    expect(history.redo(step("a"))?.text).toBe("abc");
    expect(history.redo(step("abc"))?.text).toBe("abcd");
    expect(history.redo(step("abcd"))).toBeNull();
  });
  it("forgets what was undone once something else is written", () => {
    const history = new History();
    history.note(step("a"));
    expect(history.undo(step("b"))?.text).toBe("a");
    history.note(step("a"));
    expect(history.canRedo).toBe(false);
  });
  it("keeps a bounded past", () => {
    const history = new History();
    for (let i = 0; i < 1000; i += 1) history.note(step(String(i)));
    let steps = 0;
    while (history.undo(step(""))) steps += 1;
    expect(steps).toBe(300);
  });
});

describe("sets of this device", () => {
  const set = (id: string) => ({ id, game: "elekt", name: id, text: "", changed: 0, at: 0 });
  beforeEach(() => kept.sets.forEach(({ id }) => drop(id)));
  it("are kept, the last one first, and found again", () => {
    keep(set("a"));
    keep(set("b"));
    keep({ ...set("a"), text: "new" });
    expect(kept.sets.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(find("a")?.text).toBe("new");
    expect(JSON.parse(localStorage.getItem("tablee.bench")!).length).toBe(2);
    drop("a");
    expect(find("a")).toBeUndefined();
  });
  it("of another tab are not overwritten", () => {
    keep(set("a"));
    localStorage.setItem("tablee.bench", JSON.stringify([set("other")]));
    keep(set("b"));
    expect(kept.sets.map(({ id }) => id)).toEqual(["b", "other"]);
  });
});

it("a changed card stays in its place, a new one comes last", () => {
  const keys = (text: string) => [...text].map((key) => ({ key }));
  expect(inPlace(keys("abcd"), keys("cabnd")).map(({ key }) => key)).toEqual([..."abcdn"]);
});

it("a file is known for what it is", () => {
  expect(isSheet("card,points\nkim,2")).toBe(true);
  expect(isSheet("x", "cards.CSV")).toBe(true);
  expect(isSheet('[set]\ngame = "elekt"')).toBe(false);
  expect(isSheet('# a, b\n[set]\n"a,b" = 1')).toBe(false);
  expect(gameIn('[set]\ngame    = "ecos"\nname = "savanna"')).toBe("ecos");
  expect(gameIn("[set]\ngame = “elekt”\n")).toBe("elekt"); // a slip, which is mended at the bench of that game
  expect(nameIn('[set]\nname = "savanna"')).toBe("savanna");
  expect(["My Court", "  Été 2!", "7 up", "двор"].map(slug)).toEqual(["my-court", "ete-2", "up", ""]);
});

describe("a sentence", () => {
  it("is coloured, and what is wrong in it marked", () => {
    const found = pieces("when assigned, 1 ambre: banish 2 authority", new Set(["authority"]), "ambre");
    expect(found.map(({ text }) => text).join("")).toBe("when assigned, 1 ambre: banish 2 authority");
    expect(found.find(({ as }) => as === "bad")?.text).toBe("ambre");
    expect(found.find(({ as }) => as === "noun")?.text).toBe("authority");
    expect(found[0]).toMatchObject({ as: "occasion" });
  });
  it("has blanks that move with what is typed before them", () => {
    expect(moved([[5, 6]], "gain 1 amber", "gain 2 amber")).toEqual([]);
    expect(
      moved(
        [
          [0, 4],
          [7, 12],
        ],
        "gain 1 amber",
        "gain 12 amber",
      ),
    ).toEqual([
      [0, 4],
      [8, 13],
    ]);
    expect(nextBlank([[0, 4]], 4)).toBeNull();
    expect(common("After winn", "after winning this")).toBe(10);
  });
});

it("cards are found by name, text and symbol, whatever the accents", () => {
  const card = { key: "elite.kim", card: "kim", sort: "elite", name: "Abbé de fer", state: "house", problems: 0 } as const;
  const texts = { name: "", called: "", text: "Gain 1 Amber.", flavour: "", face: { symbols: ["authority"] } };
  for (const wanted of ["", "abbe", "AMBER gain", "authority", "kim"]) expect(fits(wanted, card, texts, english), wanted).toBe(true);
  expect(fits("brutality", card, texts, english)).toBe(false);
});

it("values are written in words", () => {
  const choices = [{ value: "sun", name: "Sun" }];
  expect(shownValue(field({ kind: "symbols", choices }), ["sun", "sun"])).toBe("2 Sun");
  expect(shownValue(field({}), null)).toBe("–");
  expect(numbersIn("2, 3 -1")).toEqual([2, 3, -1]);
});

const card = (more: Partial<Card>): Card =>
  ({ shown: 0, seen: 0.4, kept: null, played: 0.5, won: 0, flag: "", peers: null, in_play: null, ...more }) as Card;
const report = (more: Partial<Report> = {}): Report =>
  ({
    game: "ecos",
    bots: ["greedy", "greedy"],
    games: 1000,
    seats: [0, 1].map(() => ({ bot: "greedy", win_rate: 0.5, interval: [0.47, 0.53], score: 1 })),
    length: { rounds: { mean: 5, p5: 4, p95: 6 } },
    tally: { length: { rounds: { 4: 10, 5: 20, 6: 10 } } },
    close: 0.2,
    cards: { volcano: card({ flag: "too strong" }), tide: card({}), reeds: card({ flag: "dead" }) },
    ...more,
  }) as unknown as Report;

describe("a report", () => {
  const nameOf = (id: string): string => id;
  it("says in one sentence what a designer could say aloud", () => {
    const said = verdict(report(), true, english, new Figures(english), nameOf);
    expect(said.says).toBe("So far the set is fair to every seat. One card is too strong, one is dead.");
    expect(said.carried).toContain("volcano wins more than chance allows.");
    expect(said.carried).toContain("± 3.0 points");
  });
  it("names the seats that are not at the fair share, in every language", () => {
    const seats = [
      { bot: "greedy", win_rate: 0.6, interval: [0.57, 0.63], score: 1 },
      { bot: "greedy", win_rate: 0.4, interval: [0.37, 0.43], score: 1 },
    ] as Report["seats"];
    for (const [each, start] of [
      [english, "Seats 1 and 2 are not"],
      [french, "Les places 1 et 2 s’écartent"],
      [russian, "Места 1 и 2 отклоняются"],
    ] as const)
      expect(verdict(report({ seats, cards: {} }), false, each, new Figures(each), nameOf).says).toMatch(start);
  });
  it("says whether it pays to begin, though every seat may be fair", () => {
    const first = { games: 1000, win_rate: 0.532, interval: [0.51, 0.553] as const };
    for (const [each, says] of [
      [english, "Whoever begins wins too often."],
      [french, "Commencer fait gagner trop souvent."],
      [russian, "Начинающий побеждает слишком часто."],
    ] as const) {
      const said = verdict(report({ first, cards: {} }), false, each, new Figures(each), nameOf);
      expect(said.says).toContain(says);
      expect(said.carried).toMatch(/53[.,]2.*51[.,]0.*55[.,]3/);
    }
    const even = { ...first, interval: [0.49, 0.57] as const };
    const said = verdict(report({ first: even, cards: {} }), false, english, new Figures(english), nameOf);
    expect(said.says).not.toContain("begins");
    expect(said.carried).toContain("Whoever begins wins 53.2 %");
  });
  it("says nothing for certain of a few games", () => {
    const wide = [0, 1].map(() => ({ bot: "greedy", win_rate: 0.5, interval: [0.24, 0.76], score: 1 })) as unknown as Report["seats"];
    const peers = (difference: number) => ({ difference }) as Card["peers"];
    const few = card({ flag: "too few games", peers: peers(0.4) });
    const own = card({ peers: peers(0.1) });
    const say = (more: Partial<Report>, words: Words = english) => verdict(report(more), false, words, new Figures(words), nameOf);
    for (const words of [english, french, russian]) {
      const [fair, none] = [words.say("bench-verdict-fair", { far: "no" }), words.say("bench-verdict-no-card")];
      const { says, carried } = say({ seats: wide, cards: { few } }, words);
      expect(says).not.toContain(fair);
      expect(says).not.toContain(none);
      expect(carried).not.toContain(words.say("bench-carried-few", { count: 1 }));
      expect(says).toContain(words.say("bench-verdict-few-cards"));
      const some = say({ cards: { few, own } }, words);
      expect(some.says).toBe(`${fair} ${none}`);
      expect(some.carried).toContain(words.say("bench-carried-few", { count: 1 }));
      expect(say({ cards: {} }, words).says).toBe(fair);
    }
    expect(say({ cards: { reeds: card({ flag: "dead" }) } }).says).toMatch(/One card is dead\.$/);
    expect([isJudged(report({ cards: { few } })), isJudged(report({ cards: { few, own } }))]).toEqual([false, true]);
    expect(ahead(report({ cards: { few } }), nameOf)).toBeNull();
    expect(ahead(report({ cards: { few, own, low: card({ peers: peers(-0.1) }) } }), nameOf)).toEqual({ card: "own", isSure: false });
    const strong = card({ flag: "too strong", peers: peers(0.05) });
    expect(ahead(report({ cards: { few, own, strong } }), nameOf)).toEqual({ card: "strong", isSure: true });
  });
  it("sorts its cards, and puts many lengths together", () => {
    expect(sorted(report(), "card", false, nameOf)).toEqual(["reeds", "tide", "volcano"]);
    expect(sorted(report(), "flag", true, nameOf)[0]).toBe("volcano");
    const many = report({ tally: { length: { rounds: Object.fromEntries(Array.from({ length: 60 }, (_, i) => [i, 1])) } } });
    const { step, bars } = lengths(many);
    expect(step).toBe(3);
    expect(bars.reduce((sum, [, often]) => sum + often, 0)).toBe(60);
  });
  it("names the command that plays the same games again", () => {
    const own = report({ set: "mine", seed: 7, options: { goal: "60" } });
    expect(command(own, "mine.toml")).toBe(
      "tablee simulate ecos --games 1000 --seats greedy,greedy --seed 7 --option goal=60 --cards mine.toml",
    );
  });
  it("counts a card that is won as used", () => {
    expect(used(card({ shown: 0.5, won: 0.2, played: 0, seen: 0.5 }), 2)).toBeCloseTo(0.8);
    expect(used(card({ played: 0.5 }), 2)).toBe(0.5);
  });
});

it("a comparison shows only what was changed, and says whether it is more than chance", () => {
  const one = (difference: number, low: number, high: number) => ({
    a: 0.3,
    b: 0.3 + difference,
    difference,
    interval: [low, high] as const,
  });
  const found = {
    differences: { "seat 1 wins": { ...one(0.004, -0.01, 0.02), pairs: 1, paired_games: 1, unpaired_games: 1 } },
    changed: { kim: one(0.035, 0.016, 0.054), lena: one(0.2, 0.1, 0.3) },
    a: { set_digest: "a" },
    b: { game: "revachol", set_digest: "b" },
    changes: [{ key: "ally.kim", card: "kim", state: "changed", lines: [] }],
  } as unknown as Comparison;
  expect(rows(found, english, (id) => id).cards.map(({ key }) => key)).toEqual(["kim"]);
  const said = comparisonVerdict(found, english, new Figures(english), () => "Kim");
  expect(said.says).toBe("Wins with Kim in play: 3.5 points more in B. No seat differs by more than chance.");
  const same = comparisonVerdict({ ...found, a: found.b }, english, new Figures(english), () => "Kim");
  expect(same.says).toBe(english.say("bench-compare-same"));
});

it("a sweep finds the fair value", () => {
  const point = (value: number, share: number | null): Point =>
    ({ value, share, interval: share === null ? null : [share - 0.02, share + 0.02] }) as unknown as Point;
  const points = [point(0, 0.31), point(1, 0.33), point(2, 0.36), point(3, 0.43), point(4, null)];
  expect(nearest({ points, fair: 1 / 3 })?.value).toBe(1);
  expect(points.map((each) => judged(each, 1 / 3))).toEqual(["under", "fair", "over", "strong", "unknown"]);
  expect(judged({ ...point(1, 0.33), interval: [0.06, 0.79] }, 1 / 3)).toBe("few");
  expect(strongOf(points.slice(0, 4), 1 / 3)).toEqual({ values: [3], isFromThere: false });
  expect(strongOf([point(1, 0.33), point(2, 0.44), point(3, 0.33)], 1 / 3)).toEqual({ values: [2], isFromThere: false });
  expect(strongOf([point(1, 0.33), point(2, 0.44), point(3, 0.48)], 1 / 3)).toEqual({ values: [2, 3], isFromThere: true });
  expect(isFlat(points)).toBe(false);
  expect(isFlat([point(0, 0.5), point(1, 0.5)])).toBe(true);
});
