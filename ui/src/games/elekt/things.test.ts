import { describe, expect, it } from "vitest";
import { questionFor } from "../../../tests/asked";
import { Choices, attempted, things } from "./things";
import { label, type Answer, type View } from "./types";

const question = (...answers: Answer[]) => questionFor(answers, label);
const labels = (found: { option: { label: string } }[]): string[] => found.map(({ option }) => option.label);
const assign = (card: string, zone: "skirmish" | "machination" | "privilege"): Answer => ({ verb: "TakeTurn", says: "assign", card, zone });
const PASS: Answer = { verb: "TakeTurn", says: "pass" };
const swap = (card: string, second: string): Answer => ({ verb: "Swap", says: "swap", card, second });
const banish = (card: string): Answer => ({ verb: "Banish", says: "banish", card });
const remove = (symbol: "mysticism" | "brutality" | "authority", card: string): Answer => ({
  verb: "Remove",
  says: "remove",
  symbol,
  card,
});
/** Somebody's Unit `x` in the first zone, the Coalition's `y` in the second. */
const view = {
  players: [{ coalition: false }, { coalition: true }],
  zones: [
    { name: "skirmish", sides: [{ units: [{ card: "x" }] }, { units: [] }] },
    { name: "machination", sides: [{ units: [] }, { units: [{ card: "y" }] }] },
  ],
} as unknown as View;

describe("answers and things", () => {
  it("an assignment is a card and a zone, passing is a button", () => {
    const use: Answer = { verb: "TakeTurn", says: "use", card: "quartermaster" };
    const c = new Choices(question(assign("acolyte", "skirmish"), assign("acolyte", "privilege"), use, PASS), ["acolyte"]);
    expect([...c.starts()]).toEqual(["hand:acolyte", "privilege:quartermaster"]);
    expect([...c.targets("hand:acolyte")]).toEqual(["zone:skirmish", "zone:privilege"]);
    expect(c.meant("zone:skirmish", "hand:acolyte").map((m) => m.answer)).toEqual([assign("acolyte", "skirmish")]);
    expect(labels(c.all.filter((a) => c.isInBar(a.option, null)))).toEqual(["pass"]);
    expect(c.all.filter((a) => c.isInBar(a.option, "hand:acolyte"))).toHaveLength(3);
  });

  it("a Privilege with two prices is chosen, then paid in the bar", () => {
    const amber: Answer = { verb: "TakeTurn", says: "use-amber", card: "forger", n: 1 };
    const c = new Choices(question(amber, { verb: "TakeTurn", says: "use-discard", card: "forger" }, PASS), []);
    expect(c.isWeighed("privilege:forger")).toBe(true);
    expect(c.meant("privilege:forger", null)).toHaveLength(2);
    const one = new Choices(question(amber, PASS), []);
    expect(one.isWeighed("privilege:forger")).toBe(false);
  });

  it("a swap and a token may be begun with either end", () => {
    const pairs = new Choices(question(swap("a", "b"), swap("a", "c"), { verb: "Swap", says: "swap-nothing" }), []);
    expect([...pairs.starts()].sort()).toEqual(["unit:a", "unit:b", "unit:c"]);
    expect([...pairs.targets("unit:b")]).toEqual(["unit:a"]);
    expect(pairs.meant("unit:a", "unit:c")[0].answer).toEqual(swap("a", "c"));
    const attach: Answer = { verb: "AttachTokens", says: "attach", symbol: "authority", card: "a" };
    const token = new Choices(question(attach, { verb: "AttachTokens", says: "attach-nothing" }), []);
    expect([...token.targets("unit:a")]).toEqual(["token:authority"]);
  });

  it("a banishment is chosen first and done with the second click", () => {
    const c = new Choices(question(banish("a"), banish("b"), { verb: "Banish", says: "banish-nothing" }), []);
    expect(c.isWeighed("unit:a")).toBe(true);
    expect(c.meant("unit:a", "unit:a")[0].answer).toEqual(banish("a"));
    expect(c.isInBar(c.all[2].option, null)).toBe(true);
  });

  it("a token is taken off its Unit: at once if it is the only one, else the bar asks which (ELK-196)", () => {
    const c = new Choices(question(remove("authority", "a"), remove("mysticism", "a"), remove("brutality", "b")), []);
    expect([...c.starts()]).toEqual(["unit:a", "unit:b"]);
    expect(c.isWeighed("unit:a")).toBe(true);
    const inBar = c.all.filter((m) => c.isInBar(m.option, "unit:a"));
    expect(inBar.map((m) => m.answer)).toEqual([remove("authority", "a"), remove("mysticism", "a")]);
    expect(c.isWeighed("unit:b")).toBe(false);
    expect(c.meant("unit:b", null).map((m) => m.answer)).toEqual([remove("brutality", "b")]);
    expect(attempted("Remove", "unit:c", null, view)).toBe("remove authority from c");
  });

  it("every way to answer finds its things", () => {
    const found = (answer: Answer, hand: string[] = []) => things(answer, hand);
    expect(found({ verb: "Recruit", says: "both" })).toEqual([]);
    expect(found({ verb: "Recruit", says: "keep-recruit", card: "symbiote" })).toEqual(["offer:symbiote"]);
    expect(found({ verb: "TakeFromPile", says: "take", card: "symbiote" })).toEqual(["offer:symbiote"]);
    expect(found({ verb: "DiscardUnit", says: "discard", card: "a" }, ["a"])).toEqual(["hand:a"]);
    expect(found({ verb: "DiscardUnit", says: "discard", card: "a" })).toEqual(["unit:a"]);
    expect(found({ verb: "Place", says: "place", card: "a", zone: "machination" }, ["a"])).toEqual(["hand:a", "zone:machination"]);
    expect(found({ verb: "GiveSceptre", says: "sceptre-clockwise", player: 2 })).toEqual(["seat:2"]);
    expect(found({ verb: "BreakTie", says: "tie", player: 1, n: 1 })).toEqual(["seat:1"]);
    expect(found({ verb: "BreakTie", says: "use-no", card: "x" })).toEqual([]);
    expect(found({ verb: "SlipIn", says: "rival", player: 1, card: "x" })).toEqual(["seat:1"]);
    expect(found({ verb: "Attach", says: "attach-nothing" })).toEqual([]);
    expect(found({ verb: "UseAbility", says: "use", card: "x" })).toEqual([]);
    expect(found({ verb: "StealBody", says: "steal", card: "x", player: 0 })).toEqual(["unit:x"]);
    for (const says of ["protect", "give-up"] as const) expect(found({ verb: "Protect", says, card: "x" })).toEqual([]);
  });

  it("what is not legal is asked about in the words of labels", () => {
    expect(attempted("TakeTurn", "zone:skirmish", "hand:acolyte", view)).toBe("assign acolyte to skirmish");
    expect(attempted("Place", "hand:acolyte", null, view)).toBe("place acolyte in skirmish");
    expect(attempted("Banish", "unit:a", null, view)).toBe("banish a");
    expect(attempted("Swap", "unit:b", "unit:a", view)).toBe("swap a with b");
    expect(attempted("AttachTokens", "unit:b", "token:authority", view)).toBe("attach authority to b");
    expect(attempted("StealBody", "unit:x", null, view)).toBe("take x from player 1");
    expect(attempted("StealBody", "unit:y", null, view)).toBe("take y from the coalition");
    expect(attempted("Recruit", "hand:a", null, view)).toBe("");
  });
});
