// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { asLookedBackAt, LookBack, updateOf } from "../src/pages/past.svelte";
import { toNext } from "../src/shell/keys";
import Log from "../src/shell/Log.svelte";
import type { Line, Past, Room } from "../src/wire";
import { english } from "../src/words/words";

const line = (move: number, seat: number, text: string): Line => ({
  text,
  event: { kind: "placed", seat },
  undo_barrier: false,
  move,
  points: 0,
  scorer: -1,
});
const log = [line(3, 0, "Ana places one."), line(5, 1, "Bo places two."), line(5, 1, "Bo rests."), line(8, 0, "Ana places three.")];
const past = (move: number, since: number): Past => ({ move, since, seat: 0, view: {}, waiting: [1], ready: [] });
const room = { game: "ecos", stage: "playing", seats: ["Ana", "Bo"].map((name, seat) => ({ seat, name })) } as unknown as Room;

afterEach(cleanup);

describe("looking back", () => {
  it("is an update that asks nothing and knows nothing that came later", () => {
    const update = updateOf(past(5, 3), log, 2);
    expect([update.question, update.undoable, update.over]).toEqual([null, 0, null]);
    expect(update.log.map((one) => one.move)).toEqual([3, 5, 5]);
    expect(asLookedBackAt(room).stage).toBe("over");
  });
  it("steps from moment to moment, and nowhere beyond the ends", () => {
    const back = new LookBack();
    expect(back.next(log, 1)).toBe(-1);
    back.shown = past(5, 3);
    expect([back.next(log, -1), back.next(log, 1)]).toEqual([3, 8]);
    back.shown = past(8, 5);
    expect(back.next(log, 1)).toBe(-1);
    back.shown = past(0, 0);
    expect(back.next(log, -1)).toBe(-1);
  });
});

describe("the log", () => {
  const cards = { game: "ecos", set: "house", cards: {} };
  it("leads to a moment by a click on the line, and by keys", async () => {
    const onmoment = vi.fn();
    render(Log, { log, room, cards, words: english, onmoment });
    await fireEvent.click(screen.getByText(/places two/));
    expect(onmoment).toHaveBeenLastCalledWith(5);
    const stops = [...document.querySelectorAll<HTMLElement>("[data-line]")];
    expect(stops.map((stop) => stop.tabIndex)).toEqual([-1, -1, -1, 0]);
    stops[3].focus();
    await fireEvent.keyDown(stops[3], { key: "ArrowUp" });
    expect(document.activeElement).toBe(stops[2]);
    await fireEvent.click(stops[0]);
    expect(onmoment).toHaveBeenLastCalledWith(3);
  });
  it("marks the first of several lines of one seat", () => {
    render(Log, { log, room, cards, words: english });
    expect([...document.querySelectorAll(".log li")].map((one) => !!one.querySelector(".mark"))).toEqual([true, true, false, true]);
  });
});

it("n goes round the things that may be chosen, and to no other", () => {
  document.body.innerHTML =
    '<main><button>no</button><button class="legal" id="a"></button><div class="is-legal"><button id="eye"></button><button id="b" data-thing="deck"></button></div><g data-stop="x" tabindex="-1" id="c"></g></main>';
  const table = document.querySelector("main")!;
  const seen = [1, 1, 1, 1, -1].map((by) => {
    toNext(table, by as 1 | -1);
    return document.activeElement?.id;
  });
  expect(seen).toEqual(["a", "b", "c", "a", "c"]);
});
