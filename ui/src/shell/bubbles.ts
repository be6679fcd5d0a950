/** Where what somebody did is told: beside their place at the table, with a trail to the thing it was about. */

import type { Doing, Things } from "./happened";

type Point = readonly [x: number, y: number];

/** From whom, bent by what lies between, to what it was about. */
export type Trail = readonly [from: Point, by: Point, to: Point];

export interface Bubble extends Doing {
  /** Tells one showing from another. */
  id: number;
  x: number;
  y: number;
  /** As high as it may go: the name of that player stays to be read. */
  highest: number;
  side: "right" | "in" | "below";
  /** At most. */
  wide: number;
  /** Where its tip is, from its left: below the player, however far it was moved to stay on the table. */
  tip: number;
  trail: Trail | null;
  ring: { x: number; y: number; r: number } | null;
}

export const MOST_LINES = 3;
const GAP = 12;
const WIDE = 264;
/** The tip of one that has its place, and how far right of the edge of a player's place it points. */
const TIP = 14;
const BELOW = 24;
/** From the edge of a place that it stands in. */
const IN = 4;
/** The line with the name, at the top of a player's place. */
const NAME = 24;

export const isLoud = (doing: Doing): boolean => doing.points > 0 || doing.touchesMe;

/** What can be seen: not what is scrolled away, nor what lies under something (`data-over`, or a dialog), where the table itself tells
 * what happens. By their boxes: to ask the browser what lies at a point costs more than an update of the table. */
export class Sight {
  readonly #over = [...document.querySelectorAll("[data-over], dialog[open]")].map((each) => ({ each, box: each.getBoundingClientRect() }));

  of(element: Element | null): boolean {
    const box = element?.getBoundingClientRect();
    if (!element || !box?.width) return !element;
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)];
    const isIn = (of: DOMRect): boolean => x > of.left && x < of.right && y > of.top && y < of.bottom;
    if (this.#over.some((over) => isIn(over.box) && !over.each.contains(element))) return false;
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
      if (!isIn(up.getBoundingClientRect()) && getComputedStyle(up).overflow !== "visible") return false;
    return true;
  }
}

/** As much of a player's place must be free beside it for a bubble to stand there. */
const ROOM = 60;

/** Beside the place of that player, within the table; in it, where what must be read takes all that is beside it. */
export function placed(table: HTMLElement, things: Things, sight: Sight, doing: Doing, id: number, read: Box[] = []): Bubble {
  const within = table.getBoundingClientRect();
  const of = table.querySelector(`[data-seat="${doing.seat}"]`)?.getBoundingClientRect();
  const bubble: Bubble = {
    ...doing,
    id,
    x: within.left + GAP,
    y: within.top + GAP,
    highest: within.top,
    side: "below",
    wide: WIDE,
    tip: TIP,
    trail: null,
    ring: null,
  };
  if (of?.width) {
    bubble.highest = of.top + NAME;
    const phone = within.width <= 700;
    const x = of.right + GAP;
    if (!phone && x + WIDE < within.right && of.width < within.width / 3.5)
      if (read.some((box) => box.left < x + WIDE && box.right > x && box.top < of.top + ROOM && box.bottom > of.bottom - ROOM))
        Object.assign(bubble, { side: "in", x: of.left + IN, y: of.top + NAME + 2 * IN, wide: of.width - 2 * IN });
      else Object.assign(bubble, { side: "right", x, y: of.top + Math.min(of.height / 2, 60) - 20 });
    else if (!phone && of.width > WIDE * 1.4)
      Object.assign(bubble, { side: "in", x: of.right - WIDE - GAP, y: of.top + (of.height > 100 ? 34 : 6) });
    else Object.assign(bubble, { x: Math.min(of.left + 8, within.right - WIDE - GAP), y: Math.min(of.bottom + 4, within.bottom - 120) });
  }
  bubble.x = Math.max(within.left + 6, Math.min(bubble.x, within.right - WIDE - 6));
  if (of?.width && bubble.side === "below") bubble.tip = Math.max(TIP, Math.min(of.left + BELOW - bubble.x, WIDE - 2 * TIP));
  lead(table, things, sight, bubble, within, of);
  return bubble;
}

/** A ring around what it was about, and a trail there from whoever it came from. */
function lead(table: HTMLElement, things: Things, sight: Sight, bubble: Bubble, within: DOMRect, of: DOMRect | undefined): void {
  // A place says more than the card that led there.
  const { lines } = bubble;
  const found = lines.filter((each) => things.of(each));
  const line = found.find(({ event }) => event.to ?? event.cell) ?? found[0];
  const element = line && things.of(line);
  if (!line || !element || !sight.of(element)) return;
  const thing = element.getBoundingClientRect();
  const giver = line.event.other === line.scorer ? -1 : (line.event.other ?? -1); // who is given something gave nothing
  const from = giver >= 0 && giver !== bubble.seat ? table.querySelector(`[data-seat="${giver}"]`)?.getBoundingClientRect() : of;
  const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  if (x <= within.left || x >= within.right || y <= within.top || y >= within.bottom) return;
  bubble.ring = { x, y, r: Math.max(16, Math.min(46, Math.max(thing.width, thing.height) / 2 + 5)) };
  const start = from && { x: Math.max(from.left, Math.min(x, from.right)), y: Math.max(from.top, Math.min(y, from.bottom)) };
  if (!start || Math.hypot(start.x - x, start.y - y) <= 70) return;
  const [mx, my] = [(start.x + x) / 2, (start.y + y) / 2 - Math.abs(start.x - x) / 8 - 14];
  bubble.trail = [
    [start.x, start.y],
    [mx, my],
    [x, y],
  ];
}

export const pathOf = ([from, by, to]: Trail): string => `M${from.join(" ")}Q${by.join(" ")} ${to.join(" ")}`;

const STEPS = 16;

/** Along a trail, as transforms: these the compositor moves by itself. A dashed line that runs has the page painted anew for every
 * frame (150 ms of work a second). */
export const along = ([from, by, to]: Trail): Keyframe[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * (1 - t) * t * by[axis] + t ** 2 * to[axis];
    const opacity = Math.min(1, 6 * t, 6 * (1 - t));
    return { transform: `translate(${at(0).toFixed(1)}px, ${at(1).toFixed(1)}px)`, opacity };
  });

/** Between two of them. */
const APART = 4;

/** Characters that a row of a bubble holds: fewer where the points stand beside them. */
const ROW = 33;
const ROW_WITH_POINTS = 25;

/** About how high a bubble is drawn: a row for each so many characters, and one for what it leaves out. */
function high(one: Bubble): number {
  const wide = ((one.points ? ROW_WITH_POINTS : ROW) * one.wide) / WIDE;
  const lines = one.lines.slice(0, MOST_LINES).map((line) => Math.ceil(line.text.length / wide));
  if (one.lines.length > MOST_LINES) lines.push(1);
  const rows = lines.reduce((sum, each) => sum + each, 0);
  return (isLoud(one) ? 24 : 15) + 18 * rows + 3 * (lines.length - 1);
}

/** On the screen, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What must stay readable below them: a game marks it with `data-read`. */
export const toRead = (table: HTMLElement): Box[] =>
  [...table.querySelectorAll("[data-read]")].map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0);

/** None need go lower: there the table asks for something. */
export const floorOf = (table: HTMLElement): number =>
  table.ownerDocument.querySelector(".action")?.getBoundingClientRect().top ?? Infinity;

/** None lies on another, nor on what must be read if there is room above or below it: as near its player as that allows. */
export function spread(all: Bubble[], read: Box[] = [], floor = Infinity): Bubble[] {
  const sorted = [...all].sort((a, b) => a.y - b.y);
  const told: Box[] = [];
  for (const one of sorted) {
    const tall = high(one);
    const beside = (box: Box): boolean => one.x < box.right && one.x + one.wide > box.left;
    const isOn = (y: number, box: Box): boolean => y < box.bottom + APART && y + tall > box.top - APART;
    const others = told.filter(beside);
    const taken = [...read.filter(beside), ...others];
    const free = [one.y, ...taken.flatMap((box) => [box.bottom + APART, box.top - APART - tall])].filter(
      (y) => y >= Math.min(one.y, one.highest) && (y <= one.y || y + tall < floor) && !taken.some((box) => isOn(y, box)),
    );
    if (free.length) one.y = free.reduce((best, y) => (Math.abs(y - one.y) < Math.abs(best - one.y) ? y : best));
    else for (const box of others) if (isOn(one.y, box)) one.y = box.bottom + APART;
    told.push({ left: one.x, right: one.x + one.wide, top: one.y, bottom: one.y + tall });
  }
  return sorted;
}
