import { describe, expect, it } from "vitest";
import type { Question } from "../../wire";
import { attempt, attempts, cardOf, choices, exactly, legal, only, thingsOf } from "./things";
import type { PlayerView, View } from "./view";

const player = (own: Partial<PlayerView> = {}): PlayerView => ({ hand: [], corps: [], completed: [], points: [], score: 0, ready: false, sealed: "", ...own });
const view = (own: Partial<PlayerView> = {}): View => ({
  seat: 0, turn: 0, turns: 1, tasks: ["badge", "island", "gun"], task_deck: 22, morale: ["", "", ""], deck: 50, discard: [], permanent: [], unseen: [],
  placing: "", dice: ["", ""], loans: [], completing: null, taking: "", event: null, players: [player(own), player()], end: "", winner: -1,
});
const question = (verb: string, values: string[]): Question => ({
  id: "q", verb, source: "", text: "", help: "", sealed: "", options: values.map((value) => ({ value, label: `label ${value}`, text: value, hint: null })),
});

describe("an answer belongs to things on the screen", () => {
  it("for every verb of the game", () => {
    const table = view({ hand: ["kim"], completed: ["badge"] });
    expect(thingsOf("Act", "kim", table)).toEqual(["hand:kim"]);
    expect(thingsOf("Act", "draw", table)).toEqual(["deck"]);
    expect(thingsOf("PlaceAnother", "no", table)).toEqual([]);
    expect(thingsOf("PutInCorps", "2", table)).toEqual(["corps:2"]);
    expect(thingsOf("PutTaken", "new", table)).toEqual(["new"]);
    expect(thingsOf("TakeAlly", "cuno", table)).toEqual(["ally:cuno"]);
    expect(thingsOf("MoveGarte", "garte 3", table)).toEqual(["ally:garte", "corps:3"]);
    expect(thingsOf("Complete", "1 badge gun", table)).toEqual(["task:badge", "task:gun", "corps:1"]);
    expect(thingsOf("Borrow", "2 crown", table)).toEqual(["symbol:2:crown"]);
    expect(thingsOf("LoseCards", "kim", table)).toEqual(["hand:kim"]);
    expect(thingsOf("LoseCards", "badge", table)).toEqual(["closed:badge"]);
    expect(thingsOf("LoseCards", "lena", table)).toEqual(["ally:lena"]);
  });

  it("one thing after the other narrows what is legal", () => {
    const all = choices(question("Complete", ["1 badge", "1 gun", "1 badge gun", "2 gun", "no"]), view());
    expect([...legal(all, [])].sort()).toEqual(["corps:1", "corps:2", "task:badge", "task:gun"]);
    expect([...legal(all, ["task:badge"])].sort()).toEqual(["corps:1", "task:gun"]);
    expect(exactly(all, ["task:badge", "corps:1"])?.option.value).toBe("1 badge");
    expect(exactly(all, ["task:badge"])).toBeNull();
    expect(only(all, ["corps:2"])?.option.value).toBe("2 gun");
    expect(only(all, ["corps:1"])).toBeNull();
  });

  it("no answer lights up when nothing is asked", () => {
    expect(legal(choices(null, view()), []).size).toBe(0);
  });
});

describe("what is not legal is asked of the engine in its own words", () => {
  const table = view({ hand: ["kim"], corps: [{ number: 4, allies: ["lena"], symbols: ["crown"] }] });
  it("places, draws, completes, takes, moves, loses", () => {
    expect(attempt("hand:kim", "Complete", table)).toBe("place kim");
    expect(attempt("deck", "Complete", table)).toBe("draw");
    expect(attempt("task:gun", "Act", table)).toBe("corps 4 completes gun");
    expect(attempt("corps:4", "Complete", table, ["task:badge"])).toBe("corps 4 completes badge");
    expect(attempt("corps:4", "TakeAlly", table)).toBe("in corps 4");
    expect(attempt("ally:lena", "Act", table)).toBe("move lena in a new corps");
    expect(attempt("ally:cuno", "Act", table)).toBe("take cuno");
    expect(attempt("ally:lena", "LoseCards", table)).toBe("lose lena");
    expect(attempt("new", "Act", table)).toBe("in a new corps");
  });

  it("a Task is tried with every Corps", () => {
    const two = view({ corps: [4, 7].map((number) => ({ number, allies: ["lena"], symbols: ["crown"] })) });
    expect(attempts("task:gun", "Complete", two)).toEqual(["corps 4 completes gun", "corps 7 completes gun"]);
    expect(attempts("hand:kim", "Complete", two)).toEqual(["place kim"]);
    expect(["task:gun", "hand:kim", "corps:4", "deck", "symbol:2:crown"].map(cardOf)).toEqual(["gun", "kim", "", "", ""]);
  });
});
