import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { engrave } from "./engrave";
import { rosette } from "./rosette";
import { pictureOf } from "./traits";

const toml = readFileSync(join(process.cwd(), "../src/tablee/games/elekt/cards/house.toml"), "utf8");
const cards = [...toml.matchAll(/^\[(base|elite|skirmish|machination)\.(\w+)\]/gm)].map(([, kind, id]) => ({ kind, id }));

describe("the engraver", () => {
  it("makes the same picture of the same id, and others of others", () => {
    const draw = (id: string) => engrave(id, "court", {}, "small", "court");
    expect(draw("gallows_judge")).toBe(draw("gallows_judge"));
    expect(draw("gallows_judge")).not.toBe(draw("hollow_captain"));
  });

  it("knows a picture for every card of the house, and each place has one of its own colour", () => {
    expect(cards.length).toBe(72);
    for (const { kind, id } of cards) {
      const { family, ink } = pictureOf(id, { kind });
      expect(family, id).toBeTruthy();
      if (kind === "skirmish" || kind === "machination") expect(ink).toBe(kind);
    }
  });

  it("draws cards that nobody has pinned, by kind, type and id", () => {
    const own = pictureOf("my_own_ghost", { kind: "elite", type: "spectre" });
    expect(["spectre", "beast"]).toContain(own.family);
    expect(pictureOf("novice", { kind: "base" })).toEqual({ family: "court", hints: {}, ink: "court" });
    expect(pictureOf("constructor", { kind: "base" }).family).toBe("court");
  });

  it("keeps the picture of a card of the house whatever else it says, unless it is of another kind", () => {
    const drawn = pictureOf("clan_bandit", { kind: "elite" });
    expect(drawn.hints).toMatchObject({ head: "helm", gear: "spikes" });
    expect(pictureOf("clan_bandit", { kind: "elite", type: "spectre" })).toEqual(drawn);
    expect(pictureOf("relic_hunt", { kind: "elite" })).toMatchObject({ hints: {}, ink: expect.stringMatching(/court|beast|engine/) });
    expect(pictureOf("relic_hunt", { kind: "machination" }).ink).toBe("machination");
  });

  it("writes no number that is none", () => {
    for (const { kind, id } of [cards[0], cards[7], cards[40], cards[60]]) {
      const { family, hints, ink } = pictureOf(id, { kind });
      expect(engrave(id, family, hints, "small", ink)).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(rosette("x")).not.toContain("NaN");
  });
});
