/** Which thing on the screen an answer belongs to. The options come from the engine; nothing is decided here. */

import type { Option, Question } from "../../wire";
import type { Symbol, View } from "./view";

/** Something that can be chosen. Its name is also its address in the page (`data-thing`). */
export type Thing = string;

export const hand = (ally: string): Thing => `hand:${ally}`;
export const ally = (card: string): Thing => `ally:${card}`;
export const corps = (number: number | string): Thing => `corps:${number}`;
export const task = (card: string): Thing => `task:${card}`;
export const closed = (card: string): Thing => `closed:${card}`;
export const symbol = (seat: number | string, kind: string): Thing => `symbol:${seat}:${kind}`;
export const NEW: Thing = "new";
export const DECK: Thing = "deck";
const NO = "no";

/** One symbol that pays for one required symbol, as the engine foretells it. */
export interface Pay {
  task: string;
  at: number;
  symbol: Symbol;
  how: "own" | "crown" | "extra" | "double" | "borrow" | "to-borrow";
  ally: string;
  of: number;
  lender?: number;
  doubler?: string;
}

export interface Hint {
  points?: number;
  pays?: Pay[];
  wasted?: number;
  completes?: string[];
  gives?: string;
  to?: number;
  worth?: number;
}

export const hintOf = (option: Option | null | undefined): Hint => (option?.hint as Hint | null) ?? {};

/** The things that an answer names, in the order in which they are chosen; [] if it is only words. */
export function thingsOf(verb: string, value: string, view: View): Thing[] {
  if (value === NO) return [];
  const words = value.split(" ");
  switch (verb) {
    case "Act":
    case "PlaceAnother":
      return value === "draw" ? [DECK] : [hand(value)];
    case "PutInCorps":
    case "PutTaken":
      return [value === "new" ? NEW : corps(value)];
    case "TakeAlly":
      return [ally(value)];
    case "MoveGarte":
      return [ally(words[0]), words[1] === "new" ? NEW : corps(words[1])];
    case "Complete":
      return [...words.slice(1).map(task), corps(words[0])];
    case "Borrow":
      return [symbol(words[0], words[1])];
    case "LoseCards":
      return [lost(value, view)];
    default:
      return [];
  }
}

/** Where the card lies that would be lost. */
function lost(card: string, view: View): Thing {
  const own = view.seat === null ? null : view.players[view.seat];
  if (own?.hand.includes(card)) return hand(card);
  return own?.completed.includes(card) ? closed(card) : ally(card);
}

export interface Choice {
  option: Option;
  things: Thing[];
}

export function choices(question: Question | null, view: View): Choice[] {
  return (question?.options ?? []).map((option) => ({ option, things: thingsOf(question!.verb, option.value, view) }));
}

/** What lights up: everything that, with what is chosen already, still leads to an answer. */
export function legal(all: Choice[], chosen: Thing[]): Set<Thing> {
  const lit = new Set<Thing>();
  for (const { things } of all)
    if (chosen.every((thing) => things.includes(thing))) for (const thing of things) if (!chosen.includes(thing)) lit.add(thing);
  return lit;
}

/** The answer that names exactly what is chosen. */
export const exactly = (all: Choice[], chosen: Thing[]): Choice | null =>
  all.find(({ things }) => things.length > 0 && things.length === chosen.length && chosen.every((thing) => things.includes(thing))) ?? null;

/** The answers that what is chosen still leads to; those without a thing are never meant. */
export const leadingTo = (all: Choice[], chosen: Thing[]): Choice[] =>
  all.filter(({ things }) => things.length > 0 && chosen.every((thing) => things.includes(thing)));

/** The only one of them, if there is but one. */
export function only(all: Choice[], chosen: Thing[]): Choice | null {
  const left = leadingTo(all, chosen);
  return left.length === 1 ? left[0] : null;
}

/** What somebody attempts who clicks on a thing that is not legal: nearly a label, for the engine to answer. */
export function attempt(thing: Thing, verb: string, view: View, chosen: Thing[] = []): string {
  const [kind, a, b] = thing.split(":");
  const own = view.seat === null ? null : view.players[view.seat];
  if (verb === "LoseCards" && (kind === "hand" || kind === "ally" || kind === "closed")) return `lose ${a}`;
  const firstCorps = own?.corps[0]?.number ?? 1;
  const someTask = chosen.find((other) => other.startsWith("task:"))?.slice(5) ?? view.tasks.filter(Boolean).at(-1) ?? "";
  switch (kind) {
    case "hand":
      return `place ${a}`;
    case "ally":
      return own?.corps.some((c) => c.allies.includes(a)) ? `move ${a} in a new corps` : `take ${a}`;
    case "corps":
      return verb === "Act" || verb === "Complete" || verb === "" ? `corps ${a} completes ${someTask}` : `in corps ${a}`;
    case "task": {
      const with_ = chosen.find((other) => other.startsWith("corps:"))?.slice(6) ?? String(firstCorps);
      return `corps ${with_} completes ${a}`;
    }
    case "closed":
      return `lose ${a}`;
    case "new":
      return "in a new corps";
    case "symbol":
      return `${own?.corps.flatMap((c) => c.allies)[0] ?? "nobody"} borrows ${b} from player ${Number(a) + 1}`;
    default:
      return "draw";
  }
}

/** The card that a thing is; "" if it is a whole Corps, a deck or a place. */
export const cardOf = (thing: Thing): string => (/^(hand|ally|task|closed):/.test(thing) ? thing.slice(thing.indexOf(":") + 1) : "");

/** All that might be attempted with a thing: a Task may be completed with any of my Corps. */
export function attempts(thing: Thing, verb: string, view: View): string[] {
  const numbers = (view.seat === null ? null : view.players[view.seat])?.corps.map((one) => one.number) ?? [];
  if (thing.startsWith("task:") && numbers.length) return numbers.map((number) => `corps ${number} completes ${cardOf(thing)}`);
  return [attempt(thing, verb, view)];
}
