// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import ActionBar from "../src/shell/ActionBar.svelte";
import RulesBox from "../src/shell/RulesBox.svelte";
import Standings from "../src/shell/Standings.svelte";
import { copyText } from "../src/shell/copy";
import { linked } from "../src/shell/linked";
import type { Room, Update } from "../src/wire";
import { english } from "../src/words/words";

const seats = ["Ana", "Bo"].map((name, seat) => ({
  seat,
  kind: "person" as const,
  name,
  level: "",
  mine: seat === 0,
  online: true,
  bot_plays: false,
}));
const room = { game: "ecos", seats, stage: "playing", seat: 0 } as unknown as Room;
const options = ["alpha", "beta", "gamma"].map((t) => ({ label: `do ${t}`, text: t, says: t, slots: {}, hint: null }));
const update = (more: Partial<Update> = {}) =>
  ({
    seat: 0,
    question: { id: "q", verb: "Act", source: "", text: "Choose one.", help: "", options, sealed: "" },
    waiting: [0],
    ready: [],
    undoable: 1,
    over: null,
    ...more,
  }) as unknown as Update;
const act = () => ({ answer: vi.fn(), attempt: vi.fn(), why: vi.fn(), undo: vi.fn() });

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.setAttribute("open", "");
  };
});
afterEach(cleanup);

describe("the action bar", () => {
  it("has a sentence and a button for every answer", async () => {
    const acts = act();
    render(ActionBar, { room, update: update(), words: english, act: acts });
    expect(document.querySelector(".say")?.textContent).toContain("Your turn: choose one.");
    await fireEvent.click(screen.getByText("beta"));
    expect(acts.answer.mock.calls[0][0]).toBe("do beta");
  });
  it("leads with my turn only if nobody else is asked", () => {
    render(ActionBar, { room, update: update({ waiting: [0, 1] }), words: english, act: act() });
    expect(screen.getByText("Choose one.")).toBeTruthy();
  });
  it("says what an answer is worth, and never cuts one short", () => {
    const long = { says: "long", slots: {}, label: "do long", text: "Take the cube back from Great Lake and rotate the dial", hint: null };
    const question = { ...update().question!, options: [options[0], long] };
    render(ActionBar, {
      room,
      update: update({ question }),
      words: english,
      act: act(),
      worth: (o: { says: string }) => (o.says === "alpha" ? 5 : 0),
    });
    expect(screen.getByText("alpha").closest("button")?.textContent).toContain("+5");
    const button = screen.getByText(long.text).closest("button");
    expect(button?.classList).toContain("long");
    expect(button?.textContent).not.toContain("+");
  });
  it("is played by keys: numbers answer, u takes back", async () => {
    const acts = act();
    render(ActionBar, { room, update: update(), words: english, act: acts });
    await fireEvent.keyDown(window, { key: "3" });
    expect(acts.answer.mock.calls[0][0]).toBe("do gamma");
    await fireEvent.keyDown(window, { key: "u" });
    expect(acts.undo).toHaveBeenCalledOnce();
  });
  it("lists every answer, found by words, also those that have no button", async () => {
    const acts = act();
    render(ActionBar, { room, update: update(), words: english, act: acts, shown: () => false });
    await fireEvent.keyDown(window, { key: "a" });
    const field = screen.getByPlaceholderText(english.say("ui-number-or-words"));
    await fireEvent.input(field, { target: { value: "gam" } });
    await fireEvent.keyDown(field, { key: "Enter" });
    expect(acts.answer.mock.calls[0][0]).toBe("do gamma");
  });
  it("names those it waits for, and who is ready, never what they chose", () => {
    render(ActionBar, { room, update: update({ question: null, waiting: [1], ready: [0] }), words: english, act: act() });
    expect(screen.getByText("Bo")).toBeTruthy();
    expect(screen.getByText(english.say("ui-is-ready", { player: "Ana" }))).toBeTruthy();
    expect(screen.getByText(english.say("ui-is-choosing", { player: "Bo" }))).toBeTruthy();
  });
});

it("the standings show places and parts", () => {
  const over = {
    reason: "goal",
    text: "The end.",
    secret: "",
    standings: [
      { seat: 0, total: 3, parts: { land: 3 }, place: 2, tie: null },
      { seat: 1, total: 5, parts: { land: 5 }, place: 1, tie: null },
    ],
  };
  render(Standings, { over, room, words: english });
  expect(screen.getByRole("heading").textContent).toContain("Bo");
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((r) => r.textContent?.replace(/\s+/g, ""))).toEqual(["1BBo55", "2AAna33"]);
});

it("the standings say what decided a tie, and by which rule", () => {
  const standings = ["5 Tasks", "4 Tasks"].map((text, seat) => ({
    seat,
    total: 9,
    parts: {},
    place: seat + 1,
    tie: { rule: "ECH-96", text },
  }));
  render(Standings, { over: { reason: "", text: "", secret: "", standings }, room: { ...room, game: "revachol" }, words: english });
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows[0].textContent).toContain("Tie-break: 5 Tasks");
  expect(rows[1].textContent).toContain("Tie-break: 4 Tasks");
  expect(screen.getAllByRole("link", { name: "ECH-96" })[0].getAttribute("href")).toBe("/rules/revachol?find=ECH-96");
});

describe("a linked sentence", () => {
  const cards = [
    { id: "rain", name: "Rain" },
    { id: "rain_of_ash", name: "Rain of Ash" },
  ];
  it("finds players and cards, the longer name first", () => {
    expect(linked("Bo plays Rain of Ash.", ["Ana", "Bo"], cards)).toEqual([
      { text: "Bo", seat: 1 },
      { text: " plays " },
      { text: "Rain of Ash", card: "rain_of_ash" },
      { text: "." },
    ]);
  });
  it("leaves parts of words alone", () => {
    expect(linked("Boredom. Rainy.", ["Bo"], cards)).toEqual([{ text: "Boredom. Rainy." }]);
  });
  it("loses nothing", () => {
    const text = "«Rain» – Ана и Bo, Bo";
    expect(
      linked(text, ["Ана", "Bo"], cards)
        .map((p) => p.text)
        .join(""),
    ).toBe(text);
  });
});

it("copies also where there is no clipboard, and says when it could not", async () => {
  let copied = "";
  const copies = vi.fn(() => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  Object.assign(document, { execCommand: copies });
  expect(await copyText("http://192.168.1.5/t/abc")).toBe(true);
  expect(copied).toBe("http://192.168.1.5/t/abc");
  copies.mockReturnValue(false);
  expect(await copyText("x")).toBe(false);
  expect(document.querySelector("textarea")).toBeNull();
});

describe("the rules", () => {
  const rules = [
    { id: "ECH-11", chapter: "Set-up", text: "Turn up three Tasks." },
    { id: "ECH-110", chapter: "Unique Skills", text: "No event can remove Dolores Dei." },
    { id: "ECH-111", chapter: "Unique Skills", text: "She is discarded with her Corps (see ECH-110)." },
    { id: "ECH-26", chapter: "The turn", text: "With an empty hand you must draw." },
    { id: "ECH-R26", chapter: "Rulings", text: "You may take back your own answers." },
  ];
  const shown = () => [...document.querySelectorAll(".rule b")].map((b) => b.textContent);
  const find = async (value: string) => {
    cleanup();
    render(RulesBox, { rules, guide: [], words: english });
    await fireEvent.input(screen.getByPlaceholderText(english.say("ui-find-rule")), { target: { value } });
    return shown();
  };

  it("are found by their number, which is no part of another", async () => {
    expect(await find("ECH-11")).toEqual(["ECH-11"]);
    expect(await find("ech-r26")).toEqual(["ECH-R26"]);
    expect(await find("ECH-26")).toEqual(["ECH-26"]);
  });
  it("are found where another names them, and by what has been typed so far", async () => {
    expect(await find("ECH-110")).toEqual(["ECH-110", "ECH-111"]);
    expect(await find("ECH-1")).toEqual(["ECH-11", "ECH-110", "ECH-111"]);
    expect(await find("dolores skills")).toEqual(["ECH-110"]);
  });
  it("open at the number that a refusal gives", () => {
    render(RulesBox, { rules, guide: [], words: english, wanted: "ECH-11" });
    expect(shown()).toEqual(["ECH-11"]);
  });
  it("have the player aid above them, folded to what is going on", async () => {
    const guide = [
      ["A round", "1. Recruit.", "2. Assign."],
      ["The end", "Most Titles."],
    ];
    const { rerender } = render(RulesBox, { rules, guide, words: english, now: { section: 0, line: 1 } });
    const open = () => [...document.querySelectorAll(".aid li li")].map((line) => line.textContent);
    expect(open()).toEqual(["1. Recruit.", "2. Assign."]);
    expect(document.querySelector(".aid .here")?.textContent).toBe("2. Assign.");
    await fireEvent.click(screen.getByText("The end"));
    expect(open()).toEqual(["Most Titles."]);
    await rerender({ now: { section: 1, line: -1 } });
    expect(open()).toEqual(["Most Titles."]);
    await rerender({ now: null });
    expect(open()).toHaveLength(3);
  });
});
