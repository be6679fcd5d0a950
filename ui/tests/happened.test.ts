// @vitest-environment jsdom

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { beside, doings, sinceMine, Things } from "../src/shell/happened";
import JustHappened from "../src/shell/JustHappened.svelte";
import type { Line, Room, Update } from "../src/wire";
import { english } from "../src/words/words";

const line = (move: number, seat: number, kind: string, more: Partial<Line> = {}, other?: number): Line => ({
  text: `${kind}.`,
  event: { kind, seat, ...(other === undefined ? {} : { other }) },
  undo_barrier: false,
  move,
  points: 0,
  scorer: -1,
  ...more,
});

describe("what the others have just done", () => {
  it("is told for each of them, the weightiest first, with what it gave", () => {
    const found = doings(
      [
        line(1, -1, "token"),
        line(1, 1, "turn"),
        line(1, 1, "placed"),
        line(1, 1, "scored", { points: 2, scorer: 1 }),
        line(1, 1, "scored", { points: 3, scorer: 1 }),
        line(1, 2, "took", {}, 0),
        line(1, 0, "placed"),
        line(1, 2, "gave", { points: 4, scorer: 0 }),
      ],
      0,
    );
    expect(found.map(({ seat, points, touchesMe }) => [seat, points, touchesMe])).toEqual([
      [1, 5, false],
      [2, 0, true],
    ]);
    expect(found[0].lines.map((l) => l.points)).toEqual([3, 0, 2]);
    expect(found[1].lines[0].event.kind).toBe("took");
  });
  it("is headed by what its game calls it; what only counts is in the sum", () => {
    const parts = { told: { eco: "ecos-told-eco" }, counts: "scored" };
    const three = line(1, 1, "scored", { points: 3, scorer: 1 });
    const found = doings([line(1, 1, "cube"), line(1, 1, "eco"), three, line(1, 1, "placed")], 0, parts);
    expect(found[0].lines.map((l) => l.event.kind)).toEqual(["eco", "cube", "placed"]);
    expect(found[0].points).toBe(3);
    expect(found[0].facts).toHaveLength(4);
    expect(doings([three], 0, parts)[0].lines).toEqual([three]);
  });
  it("is no harm to me where it gives me points", () => {
    const found = doings([line(1, 1, "gave", { points: 1, scorer: 0 }, 0), line(1, 1, "completed", { points: 7, scorer: 1 })], 0);
    expect(found[0]).toMatchObject({ points: 7, touchesMe: false });
    expect(found[0].lines[0].event.kind).toBe("completed");
  });
  it("is shown again from my last answer on", () => {
    const log = [line(1, 1, "a"), line(2, 0, "mine"), line(2, 1, "b"), line(3, 1, "c"), line(4, 2, "d")];
    expect(sinceMine(log, 0).map((l) => l.event.kind)).toEqual(["b", "c", "d"]);
    expect(sinceMine([...log, line(5, 0, "mine")], 0).map((l) => l.event.kind)).toEqual(["b", "c", "d"]);
    expect(sinceMine(log, -1)).toHaveLength(5);
  });
  it("has no need of the name it stands beside", () => {
    expect(beside("Bo takes Kim from you.", "Bo")).toBe("takes Kim from you");
    expect(beside("ECO! Bo resolves Tide.", "Bo")).toBe("ECO! Bo resolves Tide");
    expect(beside("Bobby waits.", "Bo")).toBe("Bobby waits");
  });
});

describe("what stands beside a rival", () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    document.body.innerHTML = "";
  });
  const told = (log: Line[], seat = 0) => ({
    room: { game: "ecos", seats: [{ name: "Ana" }, { name: "Bo" }] } as unknown as Room,
    update: { move: log.at(-1)?.move ?? 0, seat } as unknown as Update,
    log,
    cards: { game: "ecos", set: "house", cards: {} },
    words: english,
    table: document.body,
    still: false,
  });
  const settled = () => vi.advanceTimersByTimeAsync(1000);
  const said = () => document.querySelector('[data-said="1"]');

  it("grows in place: who reads it sees no flicker", async () => {
    vi.useFakeTimers();
    const log = [line(1, 1, "placed")];
    const { rerender } = render(JustHappened, told([]));
    await rerender(told(log));
    await settled();
    const first = said();
    expect(first?.textContent).toContain("placed");
    await rerender(told([...log, line(2, 1, "scored", { points: 2, scorer: 1 })]));
    expect(said()).toBe(first);
    await settled();
    expect(said()).toBe(first);
    expect(first?.textContent).toContain("scored");
    expect(first?.querySelector(".points")?.textContent).toBe("+2");
  });
  it("keeps its sum when it grows, and says the short name of what was done", async () => {
    vi.useFakeTimers();
    const words = {
      ...english,
      say: (key: string, values?: object) => (key === "eco" ? `ECO! ${(values as { card: string }).card}` : english.say(key)),
    };
    const of = (log: Line[]) => ({
      ...told(log),
      words: words as unknown as typeof english,
      cards: { game: "ecos", set: "house", cards: { tide: { name: "Tide", called: "Tide" } } } as never,
      parts: { told: { eco: "eco" }, counts: "scored" },
    });
    const { rerender } = render(JustHappened, of([]));
    const log = [line(1, 1, "eco", { event: { kind: "eco", seat: 1, card: "tide" } }), line(1, 1, "scored", { points: 2, scorer: 1 })];
    await rerender(of(log));
    await settled();
    expect(said()?.querySelector(".lines")?.textContent?.trim()).toBe("ECO! Tide");
    await rerender(of([...log, line(2, 1, "placed"), line(2, 1, "scored", { points: 1, scorer: 1 })]));
    await settled();
    expect(said()?.querySelector(".points")?.textContent).toBe("+3");
  });
  it("does not come any more when I have gone on meanwhile", async () => {
    vi.useFakeTimers();
    const { rerender } = render(JustHappened, told([]));
    await rerender(told([line(1, 1, "placed")]));
    await rerender(told([line(1, 1, "placed"), line(2, 0, "mine")]));
    await settled();
    expect(said()).toBeNull();
  });
});

describe("the things of a table", () => {
  it("are found by where a piece went, by the card, by the zone; only those that are seen", () => {
    document.body.innerHTML = `<i data-cell="1,2"></i><i data-card="kim"></i><i data-thing="unit:acolyte-2"></i><i data-thing="zone:skirmish"></i>`;
    const all = [...document.querySelectorAll("i")];
    for (const each of all) each.getBoundingClientRect = () => ({ width: 10 }) as DOMRect;
    const of = (event: Partial<Line["event"]>) =>
      new Things(document.body).of(line(1, 1, "x", { event: { kind: "x", seat: 1, ...event } }));
    expect(of({ to: "1,2", card: "kim" })).toBe(all[0]);
    expect(of({ card: "?", second: "kim" })).toBe(all[1]);
    expect(of({ card: "acolyte-2", zone: "skirmish" })).toBe(all[2]);
    all[2].getBoundingClientRect = () => ({ width: 0 }) as DOMRect;
    expect(of({ card: "acolyte-2", zone: "skirmish" })).toBe(all[3]);
    expect(of({ card: "skirmish" })).toBeNull();
  });
});
