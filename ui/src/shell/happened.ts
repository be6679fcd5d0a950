/** What the others have just done, out of the lines of the log: for each of them what it was, and what it gave. */

import type { LogParts } from "../games/contract";
import type { Line } from "../wire";

export interface Doing {
  /** Whoever did it. */
  seat: number;
  /** What is told of it, the weightiest first. */
  lines: Line[];
  /** All that it comes from, in order. */
  facts: Line[];
  /** What it gave them. */
  points: number;
  /** Something of mine was touched. */
  touchesMe: boolean;
}

/** Facts with which something begins are no doing of anybody. */
const BEGINNINGS = ["turn", "round"];

/** Something was done to me; what gives me points is no harm. */
const touches = (line: Line, me: number): boolean => me >= 0 && line.event.other === me && line.scorer !== me;

function weight(line: Line, me: number, { told = {} }: LogParts): number {
  const { seat, kind } = line.event;
  return (touches(line, me) ? 100 : 0) + (kind in told ? 50 : 0) + (line.scorer === seat ? line.points : 0);
}

/** What others than `me` have done by these lines, in the order in which they began. */
export function doings(lines: Line[], me: number, parts: LogParts = {}): Doing[] {
  const { begins = [], counts = "" } = parts;
  const found = new Map<number, Doing>();
  for (const line of lines) {
    const { seat, kind } = line.event;
    if (seat < 0 || seat === me || !line.text || BEGINNINGS.includes(kind) || begins.includes(kind)) continue;
    const doing: Doing = found.get(seat) ?? { seat, lines: [], facts: [], points: 0, touchesMe: false };
    doing.facts.push(line);
    if (line.scorer === seat) doing.points += line.points;
    doing.touchesMe ||= touches(line, me);
    found.set(seat, doing);
  }
  for (const doing of found.values()) {
    const more = doing.facts.filter((line) => line.event.kind !== counts || line.scorer !== doing.seat);
    const said = more.length ? more : doing.facts;
    const first = said.reduce((best, line) => (weight(line, me, parts) > weight(best, me, parts) ? line : best));
    doing.lines = [first, ...said.filter((line) => line !== first)];
  }
  return [...found.values()];
}

/** A line beside the one it speaks of: without the name it begins with and without the full stop. */
export function beside(text: string, name: string): string {
  const bare = name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
  return bare.replace(/\.$/u, "");
}

const MOST_AGAIN = 24;

/** What there is to be shown again: what others did since I last answered, or, where I was the last, before that. */
export function sinceMine(log: Line[], me: number): Line[] {
  const isTheirs = ({ event, text }: Line): boolean => !!text && event.seat >= 0 && event.seat !== me && !BEGINNINGS.includes(event.kind);
  const end = log.findLastIndex(isTheirs) + 1;
  const start = me < 0 ? 0 : log.slice(0, end).findLastIndex((line) => line.event.seat === me) + 1;
  return log.slice(Math.max(start, end - MOST_AGAIN), end);
}

/** What lies on a table, looked through once: there may be many lines to find their things for. */
export class Things {
  readonly #found = new Map<string, Element[]>();

  constructor(table: ParentNode) {
    for (const each of table.querySelectorAll<HTMLElement>("[data-cell], [data-card], [data-thing]")) {
      const { cell, card, thing = "" } = each.dataset;
      if (cell) this.#note(`cell ${cell}`, each);
      if (card) this.#note(`card ${card}`, each);
      const [kind, id] = [thing.slice(0, thing.indexOf(":")), thing.slice(thing.lastIndexOf(":") + 1)];
      if (kind) this.#note(kind === "zone" ? `zone ${id}` : `thing ${id}`, each);
    }
  }

  #note(name: string, element: Element): void {
    const known = this.#found.get(name);
    if (known) known.push(element);
    else this.#found.set(name, [element]);
  }

  /** The one that a line speaks of: where it went, what was placed, the zone it is in. */
  of({ event }: Line): Element | null {
    const { card, second, cell, to, zone } = event;
    const names = [
      ...[to, cell].map((place) => place && `cell ${place}`),
      ...[card, second].flatMap((id) => (id && id !== "?" ? [`card ${id}`, `thing ${id}`] : [])),
      zone && `zone ${zone}`,
    ];
    for (const name of names) {
      const found = name && this.#found.get(name)?.find((each) => each.getBoundingClientRect().width > 0);
      if (found) return found;
    }
    return null;
  }
}
