// @vitest-environment jsdom

import { readFileSync } from "node:fs";
import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { optionFor, questionFor } from "../../../tests/asked";
import type { Room, Update } from "../../wire";
import { usual } from "../../prefs.svelte";
import { Words } from "../../words/words";
import type { Cards } from "../contract";
import Table from "./Table.svelte";
import { label, type Answer } from "./types";

const ally = (of: string, symbols: string[], skill = "") => ({
  name: `Name of ${of}`,
  called: of.toUpperCase(),
  text: "",
  flavour: "",
  source: "house",
  face: { kind: "ally", of, symbols, points: 0, skill, rules: [] },
});
const task = (of: string, requires: string[]) => ({
  name: `Task ${of}`,
  called: `Task ${of}`,
  text: "",
  flavour: "",
  source: "house",
  face: { kind: "task", of, requires, points: 3, special: false, rules: [] },
});
const cards: Cards = {
  game: "revachol",
  set: "house",
  cards: {
    kim: ally("kim", ["orange"], "stays"),
    lena: ally("lena", ["crown"], "borrow"),
    roy: ally("roy", ["yellow"]),
    badge: task("badge", ["orange"]),
    gun: task("gun", ["red"]),
  },
};
const read = (path: string) => readFileSync(path, "utf-8");
const engine = "../src/tablee/games/revachol/text/";
const words = new Words("en", [
  read(`${engine}en.ftl`),
  read(`${engine}cards.en.ftl`),
  read("../src/tablee/texts/en.ftl"),
  read("src/games/revachol/words/en.ftl"),
  read("src/words/en.ftl"),
]);
const seat = (number: number, name: string) => ({
  seat: number,
  kind: "person",
  name,
  level: "",
  mine: number === 0,
  online: true,
  bot_plays: false,
});
const room = { game: "revachol", seats: [seat(0, "Ana"), seat(1, "Bo")], stage: "playing" } as unknown as Room;

function position(answers: Answer[], hint: Record<string, unknown> | null = null): Update {
  const player = (own: object) => ({ hand: [], corps: [], completed: [], points: [], score: 0, ready: false, sealed: "", ...own });
  return {
    version: 1,
    move: 9,
    seat: 0,
    waiting: [0],
    ready: [],
    undoable: 0,
    why_no_undo: "none",
    log_from: 0,
    log: [],
    clocks: [],
    over: null,
    view: {
      seat: 0,
      turn: 0,
      turns: 3,
      tasks: ["", "badge", "gun"],
      task_deck: 4,
      morale: ["", "", ""],
      deck: 7,
      discard: [],
      permanent: [],
      unseen: ["roy"],
      placing: "",
      dice: ["", ""],
      loans: [],
      completing: null,
      taking: "",
      event: null,
      hand_limit: 5,
      end: "",
      winner: -1,
      players: [
        player({ hand: ["kim"], corps: [{ number: 1, allies: ["lena"], symbols: ["crown"] }] }),
        player({ hand: ["?", "?"], completed: ["?"], score: null }),
      ],
    },
    question: { ...questionFor(answers, label), options: answers.map((answer, i) => optionFor(answer, label, i ? null : hint)) },
  } as unknown as Update;
}

function show(update: Update) {
  const act = { answer: vi.fn(), attempt: vi.fn(async () => null), why: vi.fn(async () => null), undo: vi.fn() };
  const { container } = render(Table, { props: { room, update, cards, words, act, prefs: usual(), still: true } });
  const thing = (name: string) => container.querySelector<HTMLElement>(`[data-thing="${name}"]`);
  return { act, container, thing };
}

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const TURN: Answer[] = [
  { verb: "Act", says: "place", card: "kim" },
  { verb: "Act", says: "draw" },
];

describe("the table", () => {
  it("lights up what is legal and nothing else, and answers a click with its label", async () => {
    const { act, container, thing } = show(position(TURN));
    expect(thing("hand:kim")?.className).toContain("is-legal");
    expect(thing("task:badge")?.className).not.toContain("is-legal");
    expect(container.querySelector('[data-pile="deck"]')?.className).toContain("is-legal");
    await fireEvent.click(thing("hand:kim")!);
    expect(act.answer).toHaveBeenCalledWith("place kim", expect.anything());
    expect(act.attempt).not.toHaveBeenCalled();
  });

  it("asks why not, when something is clicked that is not legal", async () => {
    const { act, thing } = show(position(TURN));
    await fireEvent.click(thing("task:gun")!);
    expect(act.attempt).toHaveBeenCalledWith("corps 1 completes gun", expect.anything());
    expect(act.why).toHaveBeenCalledWith("corps 1 completes gun"); // for the panel below the log
    expect(act.answer).not.toHaveBeenCalled();
  });

  it("shows which symbols pay for the only completion, and completes Task by Corps or with one button", async () => {
    const pays = [{ task: "badge", at: 0, symbol: "orange", how: "crown", ally: "lena", of: 0 }];
    const { act, container, thing } = show(
      position(
        [
          { verb: "Complete", says: "complete", corps: 1, tasks: ["badge"] },
          { verb: "Complete", says: "complete-nothing" },
        ],
        { points: 3, pays, wasted: 0 },
      ),
    );
    expect(container.querySelector(".corps-g")?.textContent).toContain("pays Task badge");
    expect(container.querySelector(".btn.go")?.textContent).toContain("+3");
    await fireEvent.click(thing("task:badge")!);
    await fireEvent.click(thing("corps:1")!);
    expect(act.answer).toHaveBeenCalledWith("corps 1 completes badge", expect.anything());
  });

  it("loses a card only after it was chosen and confirmed", async () => {
    const { act, container, thing } = show(position([{ verb: "LoseCards", says: "lose", card: "kim" }]));
    await fireEvent.click(thing("hand:kim")!);
    expect(act.answer).not.toHaveBeenCalled();
    expect(thing("hand:kim")?.className).toContain("is-lost");
    await fireEvent.click(container.querySelector(".btn.no")!);
    expect(act.answer).toHaveBeenCalledWith("lose kim", expect.anything());
  });

  it("names every thing that can be chosen, and nothing that lies face down", () => {
    const { container } = show(position(TURN));
    for (const button of container.querySelectorAll("button"))
      expect((button.getAttribute("aria-label") || button.textContent || "").trim()).not.toBe("");
    expect(container.innerHTML).not.toContain("roy");
    expect(container.innerHTML).not.toContain("ROY");
  });
});
