import { describe, expect, it } from "vitest";
import { questionFor } from "../../../tests/asked";
import { attempt, attempts, cardOf, choices, exactly, legal, only, thingsOf } from "./things";
import { label, type Answer, type PlayerView, type View } from "./types";

const player = (own: Partial<PlayerView> = {}): PlayerView => ({
  hand: [],
  corps: [],
  completed: [],
  points: [],
  score: 0,
  ready: false,
  sealed: "",
  ...own,
});
const view = (own: Partial<PlayerView> = {}): View => ({
  game: "revachol",
  seat: 0,
  turn: 0,
  turns: 1,
  tasks: ["badge", "island", "gun"],
  task_deck: 22,
  morale: ["", "", ""],
  deck: 50,
  discard: [],
  permanent: [],
  unseen: [],
  placing: "",
  dice: ["", ""],
  loans: [],
  completing: null,
  taking: "",
  event: null,
  players: [player(own), player()],
  hand_limit: 5,
  end: "",
  winner: -1,
});
const complete = (corps: number, ...tasks: string[]): Answer => ({ verb: "Complete", says: "complete", corps, tasks });
const NOTHING: Answer = { verb: "Complete", says: "complete-nothing" };

describe("an answer belongs to things on the screen", () => {
  it("for every way to answer", () => {
    const table = view({ hand: ["kim"], completed: ["badge"] });
    const lose = (card: string): Answer => ({ verb: "LoseCards", says: "lose", card });
    expect(thingsOf({ verb: "Act", says: "place", card: "kim" }, table)).toEqual(["hand:kim"]);
    expect(thingsOf({ verb: "Act", says: "draw" }, table)).toEqual(["deck"]);
    expect(thingsOf({ verb: "PlaceAnother", says: "no-other" }, table)).toEqual([]);
    expect(thingsOf({ verb: "PutInCorps", says: "in-corps", corps: 2 }, table)).toEqual(["corps:2"]);
    expect(thingsOf({ verb: "PutTaken", says: "in-corps", corps: 0 }, table)).toEqual(["new"]);
    expect(thingsOf({ verb: "TakeAlly", says: "take", card: "cuno" }, table)).toEqual(["ally:cuno"]);
    expect(thingsOf({ verb: "MoveGarte", says: "move", card: "garte", corps: 3 }, table)).toEqual(["ally:garte", "corps:3"]);
    expect(thingsOf(complete(1, "badge", "gun"), table)).toEqual(["task:badge", "task:gun", "corps:1"]);
    const borrow: Answer = { verb: "Borrow", says: "borrow", player: 2, symbol: "crown", card: "lena" };
    expect(thingsOf(borrow, table)).toEqual(["symbol:2:crown"]);
    expect(["kim", "badge", "lena"].flatMap((card) => thingsOf(lose(card), table))).toEqual(["hand:kim", "closed:badge", "ally:lena"]);
  });

  it("one thing after the other narrows what is legal", () => {
    const answers = [complete(1, "badge"), complete(1, "gun"), complete(1, "badge", "gun"), complete(2, "gun"), NOTHING];
    const all = choices(questionFor(answers, label), view());
    expect([...legal(all, [])].sort()).toEqual(["corps:1", "corps:2", "task:badge", "task:gun"]);
    expect([...legal(all, ["task:badge"])].sort()).toEqual(["corps:1", "task:gun"]);
    expect(exactly(all, ["task:badge", "corps:1"])?.answer).toEqual(complete(1, "badge"));
    expect(exactly(all, ["task:badge"])).toBeNull();
    expect(only(all, ["corps:2"])?.answer).toEqual(complete(2, "gun"));
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
