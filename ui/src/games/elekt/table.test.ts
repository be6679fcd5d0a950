// @vitest-environment jsdom

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { usual } from "../../prefs.svelte";
import { panel } from "../../shell/panel.svelte";
import { optionFor } from "../../../tests/asked";
import type { Question, Room, Update } from "../../wire";
import { Words } from "../../words/words";
import type { Cards } from "../contract";
import Table from "./Table.svelte";
import { ATTRIBUTES, ZONES, label, type Answer, type SideView, type ZoneName } from "./types";
import type { Tally } from "./view";

const read = (...path: string[]) => readFileSync(join(process.cwd(), ...path), "utf8");
const words = new Words("en", [
  read("../src/tablee/texts/en.ftl"),
  ...["text/en.ftl", "text/cards.en.ftl", "cards/house.en.ftl"].map((f) => read("../src/tablee/games/elekt", f)),
  read("src/games/elekt/words/en.ftl"),
  read("src/words/en.ftl"),
]);
const tally = (...n: number[]): Tally => Object.fromEntries(ATTRIBUTES.map((a, i) => [a, n[i] ?? 0])) as Tally;
const unit = (name: string, symbols: string[], shield = false) => ({
  name,
  called: name,
  text: shield ? "" : "A text.",
  flavour: "",
  source: "house",
  face: {
    kind: shield ? "base" : "elite",
    printed: name.toLowerCase(),
    message: "",
    line: "",
    amber: 0,
    discards: false,
    type: "spectre",
    symbols,
    shield,
  },
});
const cards: Cards = {
  game: "elekt",
  set: "own",
  cards: {
    acolyte: unit("Acolyte", ["mysticism"], true),
    confessor: unit("Confessor", ["authority"]),
    guard: unit("Guard", ["brutality"]),
  },
};
const room = {
  game: "elekt",
  stage: "playing",
  seat: 0,
  seats: ["Lena", "Noor"].map((name, seat) => ({ seat, name, kind: "person", level: "", mine: !seat, online: true, bot_plays: false })),
} as unknown as Room;
const empty: SideView = { units: [], room: 3, shown: tally(), totals: tally() };
const player = (hand: string[]) => ({
  coalition: false,
  hand,
  recruits: [],
  amber: 2,
  assigned: 0,
  finished: false,
  privileges: [],
  won: [],
  face_down: 0,
  titles: 0,
  ready: false,
  sealed: "",
});

function update(question: Partial<Question>, more: object = {}, skirmish: SideView[] = [empty, empty]): Update {
  const none = { mysticism: [], duplicity: [], brutality: [], authority: [] };
  const zones = ZONES.map((name) => ({
    name,
    card: "",
    deck: 10,
    order: [...ATTRIBUTES],
    leads: none,
    would_win: [],
    sides: name === "skirmish" ? skirmish : [empty, empty],
  }));
  const view = {
    game: "elekt",
    seat: 0,
    solo: false,
    difficulty: "easy",
    round: 1,
    phase: "assignment",
    sceptre: 0,
    clockwise: true,
    rank: [0, 1],
    turn: 0,
    titles_to_win: 7,
    assignments: 5,
    most_amber: 3,
    seals_for_a_title: 3,
    clash: null,
    banishment: null,
    zones,
    unit_deck: 20,
    discard: [],
    box: [],
    box_unseen: 0,
    supply: tally(6, 6, 6, 7),
    amber_supply: 9,
    seals: 0,
    used: [],
    drawn: [],
    unseen: ["guard"],
    players: [player(["acolyte", "confessor"]), player(["?", "?"])],
    end: "",
    winner: -1,
    ...more,
  };
  const asked = { id: "q", source: "", text: "What now?", help: "", sealed: "", verb: "", options: [], ...question };
  return {
    seat: 0,
    view,
    question: asked,
    waiting: [0],
    ready: [],
    undoable: 0,
    why_no_undo: "none",
    log_from: 0,
    log: [],
    clocks: [],
    over: null,
    version: 1,
    move: 1,
  } as unknown as Update;
}

const option = (answer: Answer, hint: object | null = null) => optionFor(answer, label, hint);
const assign = (card: string, zone: ZoneName): Answer => ({ verb: "TakeTurn", says: "assign", card, zone });
const PASS: Answer = { verb: "TakeTurn", says: "pass" };
const act = () => ({ answer: vi.fn(), attempt: vi.fn(async () => null), why: vi.fn(async () => null), undo: vi.fn() });
const show = (given: Update, acts = act()) => {
  const { container, rerender } = render(Table, { room, update: given, cards, words, act: acts, prefs: usual(), still: true });
  const at = (thing: string) => container.querySelector(`button[data-thing="${thing}"]`) as HTMLElement;
  return { container, acts, at, comes: (next: Update) => rerender({ update: next }) };
};

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
});
afterEach(cleanup);

describe("the table of Elekt", () => {
  const turn = update({
    verb: "TakeTurn",
    options: [
      option(assign("acolyte", "skirmish"), { zones: [{ name: "skirmish", totals: [tally(1), tally()], leads: {} }] }),
      option(assign("acolyte", "privilege")),
      option(assign("confessor", "skirmish")),
      option(PASS),
    ],
  });

  it("a card is chosen, only its zones light up, and a click there assigns it", async () => {
    const { container, acts, at } = show(turn);
    expect(container.querySelectorAll(".slot.legal")).toHaveLength(0);
    await fireEvent.click(at("hand:acolyte"));
    expect([...container.querySelectorAll(".zone.lit")].map((z) => z.getAttribute("data-thing"))).toEqual([
      "zone:skirmish",
      "zone:privilege",
    ]);
    expect(container.querySelector(".z-skirmish .lane.me em")?.textContent).toBe("+1");
    await fireEvent.click(at("zone:skirmish"));
    expect(acts.answer.mock.calls[0][0]).toBe("assign acolyte to skirmish");
  });

  it("Escape puts the card back; a zone that is not legal is asked about", async () => {
    const { container, acts, at } = show(turn);
    await fireEvent.click(at("hand:confessor"));
    await fireEvent.click(container.querySelector(".z-machination .lhead") as Element);
    expect((acts.attempt.mock.calls as unknown[][])[0][0]).toBe("assign confessor to machination");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(container.querySelector(".card.chosen")).toBeNull();
  });

  it("with a Unit chosen 1 to 3 are the zones, whatever the numbers of the answers; P passes", async () => {
    const { container, acts, at } = show(turn);
    await fireEvent.click(at("hand:acolyte"));
    expect([...container.querySelectorAll(".action .answer")].map((e) => e.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "Skirmish1",
      "Privilege3",
      "passP",
    ]);
    await fireEvent.keyDown(document.body, { key: "3" });
    expect(acts.answer.mock.calls).toHaveLength(1);
    expect(acts.answer.mock.calls[0][0]).toBe("assign acolyte to privilege");
    await fireEvent.click(at("hand:acolyte"));
    await fireEvent.keyDown(document.body, { key: "2" });
    expect(acts.answer.mock.calls).toHaveLength(1);
    expect((acts.attempt.mock.calls as unknown[][])[0][0]).toBe("assign acolyte to machination");
    await fireEvent.keyDown(document.body, { key: "p" });
    expect(acts.answer.mock.calls[1][0]).toBe("pass");
  });

  it("below the log stands the chosen card, and why a zone is closed to it, asked once for a position", async () => {
    const place = document.body.appendChild(document.createElement("div"));
    place.className = "shown";
    panel.place = place;
    const acts = act();
    acts.why.mockImplementation((async () => ({
      type: "why",
      key: "",
      legal: false,
      rule: "ELK-59",
      text: "Your side is full.",
    })) as never);
    const { at } = show(turn, acts);
    await fireEvent.click(at("hand:acolyte"));
    await vi.waitFor(() => expect(place.querySelector(".whynot")?.textContent).toContain("Why not Machination? Your side is full. ELK-59"));
    await fireEvent.click(at("hand:confessor"));
    await fireEvent.click(at("hand:acolyte"));
    await vi.waitFor(() => expect(place.querySelectorAll(".whynot")).toHaveLength(1));
    expect((acts.why.mock.calls as unknown[][]).map(([text]) => text)).toEqual([
      "assign acolyte to machination",
      "assign confessor to machination",
      "assign confessor to privilege",
    ]);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(place.textContent).toBe("");
    panel.place = null;
    place.remove();
  });

  it("a click counts although an update moves the table between press and release", async () => {
    const { container, at, comes } = show(turn);
    const card = at("hand:acolyte");
    await fireEvent.pointerDown(card);
    await comes({ ...turn, version: 2 });
    expect(at("hand:acolyte")).toBe(card);
    await fireEvent.click(container.querySelector(".hand") as Element, { detail: 1 });
    expect(card.classList).toContain("chosen");
  });

  it("the Units dealt at the recruitment lie on the table, and a click keeps one (ELK-48, ELK-49)", async () => {
    const asked = {
      verb: "Recruit",
      options: [
        option({ verb: "Recruit", says: "keep-recruit", card: "confessor" }),
        option({ verb: "Recruit", says: "keep-recruit", card: "guard" }),
        option({ verb: "Recruit", says: "both" }),
      ],
    };
    const { container, acts, at } = show(
      update(asked, { phase: "recruitment", players: [{ ...player(["acolyte"]), recruits: ["confessor", "guard"] }, player(["?", "?"])] }),
    );
    expect([...container.querySelectorAll(".zones .recruits button")].map((e) => e.getAttribute("data-thing"))).toEqual([
      "offer:confessor",
      "offer:guard",
    ]);
    expect([...container.querySelectorAll(".hand button")].map((e) => e.getAttribute("data-thing"))).toEqual(["hand:acolyte"]);
    await fireEvent.click(at("offer:guard"));
    expect(acts.answer.mock.calls[0][0]).toBe("keep guard");
  });

  it("a press before the question is no answer to it", async () => {
    const posted: SideView = {
      units: [{ card: "guard", tokens: ["authority"] }],
      room: 2,
      shown: tally(0, 0, 1, 1),
      totals: tally(0, 0, 1, 1),
    };
    const { acts, at, comes } = show(update({ verb: "TakeTurn", options: [option(PASS)] }, {}, [posted, empty]));
    await fireEvent.pointerDown(at("unit:guard"));
    await comes(
      update(
        { id: "next", verb: "Remove", options: [option({ verb: "Remove", says: "remove", symbol: "authority", card: "guard" })] },
        {},
        [posted, empty],
      ),
    );
    await fireEvent.click(at("unit:guard"), { detail: 1 });
    expect(acts.answer).not.toHaveBeenCalled();
    await fireEvent.pointerDown(at("unit:guard"));
    await fireEvent.click(at("unit:guard"), { detail: 1 });
    expect(acts.answer.mock.calls[0][0]).toBe("remove authority from guard");
  });

  it("names nothing that is hidden", () => {
    const { container } = show(turn);
    expect(container.innerHTML).not.toContain("Guard");
  });

  it("a banishment shows its price, and is done with the second click", async () => {
    const posted: SideView = {
      units: [{ card: "guard", tokens: ["authority"] }],
      room: 2,
      shown: tally(0, 0, 1, 1),
      totals: tally(0, 0, 1, 1),
    };
    const hint = { zones: [], owner: 1, price: 1, can_pay: true };
    const { container, acts, at } = show(
      update(
        {
          verb: "Banish",
          options: [option({ verb: "Banish", says: "banish", card: "guard" }, hint), option({ verb: "Banish", says: "banish-nothing" })],
        },
        { phase: "skirmish", clash: { zone: "skirmish", attribute: "brutality", winner: 0, tied: [] } },
        [empty, posted],
      ),
    );
    expect(container.querySelector(".steps .now")?.textContent).toContain("Brutality");
    expect(container.querySelector(".pay")?.textContent?.trim()).toBe("1");
    await fireEvent.click(at("unit:guard"));
    expect(acts.answer).not.toHaveBeenCalled();
    await fireEvent.click(at("unit:guard"));
    expect(acts.answer.mock.calls[0][0]).toBe("banish guard");
  });
});
