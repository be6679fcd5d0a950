import { describe, expect, it } from "vitest";
import type { Line } from "../../wire";
import { coalitionDoings, stepsOf, wonBy } from "./moments";
import { rich } from "./parts/cards/rich";
import { Words } from "../../words/words";

const line = (kind: string, seat: number, more: object = {}): Line => ({
  text: kind,
  event: { kind, seat, ...more },
  undo_barrier: false,
  move: 0,
  points: 0,
  scorer: -1,
});

describe("what the log tells", () => {
  const log = [
    line("round", 0, { number: 2 }),
    line("zone", -1, { zone: "skirmish" }),
    line("won", 1, { symbol: "mysticism", number: 3 }),
    line("attached", 1, { symbol: "authority", card: "a" }),
    line("tied", -1, { symbol: "duplicity" }),
    line("won", 0, { symbol: "duplicity" }),
    line("tied", -1, { symbol: "brutality" }),
    line("won-card", 1, { card: "storm_pass", zone: "skirmish" }),
  ];

  it("the clashes of a zone with their winners and what followed", () => {
    const steps = stepsOf(log, "skirmish");
    expect(steps.map((s) => [s.attribute, s.winner, s.tied])).toEqual([
      ["mysticism", 1, false],
      ["duplicity", 0, false],
      ["brutality", -1, true],
      ["authority", 1, false],
    ]);
    expect(steps[0].total).toBe(3);
    expect(steps[0].effects).toHaveLength(1);
    expect(stepsOf([...log, line("round", 0)], "skirmish")).toEqual([]);
  });

  it("who won the card of a zone this round", () => {
    expect(wonBy(log, "skirmish")).toEqual({ seat: 1, card: "storm_pass" });
    expect(wonBy(log, "machination")).toBeNull();
  });

  it("why the Coalition did what it did", () => {
    const told = coalitionDoings(
      [line("assigned", 0, { zone: "skirmish" }), line("assigned", 1, { zone: "skirmish" }), line("assigned", 1, { zone: "machination" })],
      1,
    );
    expect(told.map((d) => d.why)).toEqual(["coalition-follows", "coalition-first-free"]);
  });
});

describe("texts with signs", () => {
  const words = new Words("ru", [
    "symbol-mysticism = Мистицизм\nsymbol-duplicity = Коварство\nsymbol-brutality = Жестокость\nsymbol-authority = Власть\nzone-amber = Янтарь\n",
  ]);

  it("finds the words of the game however they are bent", () => {
    const found = rich("Потратьте 1 янтаря: жетон Власти сюда.", words).filter((p) => "sign" in p);
    expect(found).toEqual([
      { sign: "amber", text: "янтаря" },
      { sign: "authority", text: "Власти" },
    ]);
  });
});
