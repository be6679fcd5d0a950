// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prefs } from "../../prefs.svelte";
import type { GameEvent, Update } from "../../wire";
import { skip, Travels } from "./travel";

const LEFTS: Record<string, number> = { supply: 900, here: 100, there: 300, animal: 310, stats: 10, card: 20 };
let table: HTMLElement;
let flown: { picture: string; way: string; ends: () => void }[];

beforeEach(() => {
  document.body.innerHTML = `<div>
    <i class="shared"><b data-supply="land"><svg data-at="supply"></svg></b><b data-supply="antelope"><svg data-at="supply"></svg></b></i>
    <svg class="land"><g data-cell="0,0"><image data-at="here" href="desert"/></g><g data-cell="1,0"><image data-at="there" href="grass"/></g></svg>
    <svg class="pieces"><g data-cell="1,0"><g data-of="antelope" data-at="animal"></g></g></svg>
    <b data-seat="1"><i class="stats"><svg data-at="stats"></svg></i><i data-mini="tide"><i class="ms" data-at="card"></i></i></b></div>`;
  table = document.querySelector("div")!;
  flown = [];
  Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const left = LEFTS[this.dataset.at ?? ""] ?? 0;
    return { left, top: 50, width: left ? 40 : 0, height: 40 } as DOMRect;
  };
  vi.stubGlobal("CSS", { escape: String });
  vi.stubGlobal(
    "DOMRect",
    class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
  Element.prototype.animate = function (this: HTMLImageElement, frames: Keyframe[]) {
    const animation = { finish: () => animation.onfinish(), onfinish: () => {} };
    flown.push({ picture: this.src, way: String(frames[0].transform), ends: () => animation.onfinish() });
    return animation as unknown as Animation;
  } as typeof Element.prototype.animate;
});
afterEach(() => {
  vi.unstubAllGlobals();
  prefs.speed = 1;
});

const event = (kind: string, more: Partial<GameEvent>): GameEvent => ({ kind, seat: 1, ...more });
/** After a first update, one with these facts. */
function told(...events: GameEvent[]): void {
  const travels = new Travels();
  const update = (move: number, of: GameEvent[]) => ({ move, log: of.map((each) => ({ event: each, move })) }) as unknown as Update;
  travels.go(table, update(1, [event("placed", { piece: "desert", cell: "0,0" })]), false, []);
  expect(flown).toEqual([]); // what was there before
  travels.go(table, update(2, events), false, []);
}

it.each([
  [event("placed", { piece: "grassland", cell: "1,0" }), "translate(600px"],
  [event("placed", { piece: "antelope", cell: "1,0" }), "translate(590px"],
  [event("moved", { piece: "antelope", cell: "0,0", to: "1,0" }), "translate(-210px"],
  [event("removed", { piece: "antelope", cell: "1,0" }), "translate(-600px"],
  [event("cube-on", { card: "tide", symbol: "sun" }), "translate(-10px"],
])("a piece comes from where it was: %o", (fact, way) => {
  told(fact);
  expect(flown.map((each) => each.way.slice(0, way.length))).toEqual([way]);
});

it("what arrives is not seen twice; a click ends it", () => {
  told(event("moved", { piece: "antelope", cell: "0,0", to: "1,0" }));
  const piece = table.querySelector<HTMLElement>("[data-of]")!;
  expect(piece.style.visibility).toBe("hidden");
  expect(table.querySelectorAll("img.flying")).toHaveLength(1);
  skip();
  expect(piece.style.visibility).toBe("");
  expect(table.querySelectorAll("img.flying")).toHaveLength(0);
});

it("nothing moves where somebody wants stillness", () => {
  prefs.speed = 0;
  told(event("moved", { piece: "antelope", cell: "0,0", to: "1,0" }));
  expect(flown).toEqual([]);
});
