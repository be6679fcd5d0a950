import { describe, expect, it } from "vitest";
import type { Option, Question } from "../../wire";
import { Choices, attempted, things } from "./things";

function question(verb: string, ...values: string[]): Question {
  const options: Option[] = values.map((value) => ({ value, label: value, text: value, hint: null }));
  return { id: "1", verb, source: "", text: "", help: "", options, sealed: "" };
}

describe("answers and things", () => {
  it("an assignment is a card and a zone, passing is a button", () => {
    const c = new Choices(question("TakeTurn", "acolyte skirmish", "acolyte privilege", "quartermaster use", "pass"), ["acolyte"]);
    expect([...c.starts()]).toEqual(["hand:acolyte", "privilege:quartermaster"]);
    expect([...c.targets("hand:acolyte")]).toEqual(["zone:skirmish", "zone:privilege"]);
    expect(c.meant("zone:skirmish", "hand:acolyte").map((m) => m.option.value)).toEqual(["acolyte skirmish"]);
    expect(c.all.filter((a) => c.isInBar(a.option, null)).map((a) => a.option.value)).toEqual(["pass"]);
    expect(c.all.filter((a) => c.isInBar(a.option, "hand:acolyte"))).toHaveLength(3);
  });

  it("a Privilege with two prices is chosen, then paid in the bar", () => {
    const c = new Choices(question("TakeTurn", "forger amber", "forger discard", "pass"), []);
    expect(c.isWeighed("privilege:forger")).toBe(true);
    expect(c.meant("privilege:forger", null)).toHaveLength(2);
    const one = new Choices(question("TakeTurn", "forger amber", "pass"), []);
    expect(one.isWeighed("privilege:forger")).toBe(false);
  });

  it("a swap and a token may be begun with either end", () => {
    const swap = new Choices(question("Swap", "a b", "a c", "no"), []);
    expect([...swap.starts()].sort()).toEqual(["unit:a", "unit:b", "unit:c"]);
    expect([...swap.targets("unit:b")]).toEqual(["unit:a"]);
    expect(swap.meant("unit:a", "unit:c")[0].option.value).toBe("a c");
    const token = new Choices(question("AttachTokens", "authority a", "no"), []);
    expect([...token.targets("unit:a")]).toEqual(["token:authority"]);
  });

  it("a banishment is chosen first and done with the second click", () => {
    const c = new Choices(question("Banish", "a", "b", "no"), []);
    expect(c.isWeighed("unit:a")).toBe(true);
    expect(c.meant("unit:a", "unit:a")[0].option.value).toBe("a");
    expect(c.isInBar(c.all[2].option, null)).toBe(true);
  });

  it("a token is taken off its Unit: at once if it is the only one, else the bar asks which (ELK-196)", () => {
    const c = new Choices(question("Remove", "authority a", "mysticism a", "brutality b"), []);
    expect([...c.starts()]).toEqual(["unit:a", "unit:b"]);
    expect(c.isWeighed("unit:a")).toBe(true);
    expect(c.all.filter((m) => c.isInBar(m.option, "unit:a")).map((m) => m.option.value)).toEqual(["authority a", "mysticism a"]);
    expect(c.isWeighed("unit:b")).toBe(false);
    expect(c.meant("unit:b", null).map((m) => m.option.value)).toEqual(["brutality b"]);
    expect(attempted("Remove", "unit:c", null)).toBe("remove authority from c");
  });

  it("every verb's values find their things", () => {
    expect(things("Recruit", "both", [])).toEqual([]);
    expect(things("Recruit", "symbiote", [])).toEqual(["offer:symbiote"]);
    expect(things("TakeFromPile", "symbiote", [])).toEqual(["offer:symbiote"]);
    expect(things("DiscardUnit", "a", ["a"])).toEqual(["hand:a"]);
    expect(things("DiscardUnit", "a", [])).toEqual(["unit:a"]);
    expect(things("Place", "a machination", ["a"])).toEqual(["hand:a", "zone:machination"]);
    expect(things("GiveSceptre", "2 clockwise", [])).toEqual(["seat:2"]);
    expect(things("BreakTie", "amber 1", [])).toEqual(["seat:1"]);
    expect(things("BreakTie", "no", [])).toEqual([]);
    expect(things("SlipIn", "1", [])).toEqual(["seat:1"]);
    expect(things("Attach", "no", [])).toEqual([]);
    for (const verb of ["UseAbility", "Protect", "GuardAgainst", "KeepInPlace", "Penalty", "SetDirection"]) expect(things(verb, "yes", [])).toEqual([]);
  });

  it("what is not legal is asked about in the words of labels", () => {
    expect(attempted("TakeTurn", "zone:skirmish", "hand:acolyte")).toBe("assign acolyte to skirmish");
    expect(attempted("Banish", "unit:a", null)).toBe("banish a");
    expect(attempted("Swap", "unit:b", "unit:a")).toBe("swap a with b");
    expect(attempted("AttachTokens", "unit:b", "token:authority")).toBe("attach authority to b");
    expect(attempted("Recruit", "hand:a", null)).toBe("");
  });
});
