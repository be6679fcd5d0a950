/** Which thing on the screen an answer belongs to. The options come from the engine; nothing is decided here. */

import type { Option, Question } from "../../wire";
import { answerOf, label, type Answer, type Symbol, type Verb, type View } from "./types";

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
const NEW_CORPS = 0;

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

/** The verb that asks; "" if nothing is asked. */
export type Asking = Verb | "";

/** The things that an answer names, in the order in which they are chosen; [] if it is only words. */
export function thingsOf(answer: Answer, view: View): Thing[] {
  switch (answer.says) {
    case "draw":
      return [DECK];
    case "place":
      return [hand(answer.card)];
    case "in-corps":
      return [place(answer.corps)];
    case "take":
      return [ally(answer.card)];
    case "move":
      return [ally(answer.card), place(answer.corps)];
    case "complete":
      return [...answer.tasks.map(task), corps(answer.corps)];
    case "borrow":
      return [symbol(answer.player, answer.symbol)];
    case "lose":
      return [lost(answer.card, view)];
    default:
      return [];
  }
}

/** The Corps of that number, or the place for a new one. */
export const place = (number: number): Thing => (number === NEW_CORPS ? NEW : corps(number));
/** The number in answers of the Corps that a thing is, or of a new one. */
export const corpsOf = (thing: Thing): number => (thing === NEW ? NEW_CORPS : Number(thing.slice("corps:".length)));

/** Where the card lies that would be lost. */
function lost(card: string, view: View): Thing {
  const own = view.seat === null ? null : view.players[view.seat];
  if (own?.hand.includes(card)) return hand(card);
  return own?.completed.includes(card) ? closed(card) : ally(card);
}

export interface Choice {
  option: Option;
  answer: Answer;
  things: Thing[];
}

export function choices(question: Question | null, view: View): Choice[] {
  return (question?.options ?? []).map((option) => {
    const answer = answerOf(question!.verb, option);
    return { option, answer, things: thingsOf(answer, view) };
  });
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

/** What somebody attempts who clicks on a thing that is not legal: an answer to a question that may not be open, for the
 * engine to say why not. */
function attempted(thing: Thing, verb: Asking, view: View, chosen: Thing[]): Answer {
  const [kind, a, b] = thing.split(":");
  const own = view.seat === null ? null : view.players[view.seat];
  const losing = { verb: "LoseCards", says: "lose", card: a } as const;
  if (verb === "LoseCards" && (kind === "hand" || kind === "ally")) return losing;
  const firstCorps = own?.corps[0]?.number ?? 1;
  const someTask = cardOf(chosen.find((other) => other.startsWith("task:")) ?? "") || (view.tasks.filter(Boolean).at(-1) ?? "");
  switch (kind) {
    case "hand":
      return { verb: "Act", says: "place", card: a };
    case "ally":
      if (!own?.corps.some((c) => c.allies.includes(a))) return { verb: "TakeAlly", says: "take", card: a };
      return { verb: "MoveGarte", says: "move", card: a, corps: NEW_CORPS };
    case "corps":
      if (verb === "Act" || verb === "Complete" || verb === "") return completion(corpsOf(thing), someTask);
      return { verb: "PutInCorps", says: "in-corps", corps: corpsOf(thing) };
    case "task": {
      const payer = chosen.find((other) => other.startsWith("corps:"));
      return completion(payer ? corpsOf(payer) : firstCorps, a);
    }
    case "closed":
      return losing;
    case "new":
      return { verb: "PutInCorps", says: "in-corps", corps: NEW_CORPS };
    case "symbol":
      return { verb: "Borrow", says: "borrow", card: own?.corps.flatMap((c) => c.allies)[0] ?? "nobody", symbol: b, player: Number(a) };
    default:
      return { verb: "Act", says: "draw" };
  }
}

const completion = (number: number, card: string): Answer => ({ verb: "Complete", says: "complete", corps: number, tasks: [card] });

/** The same as a label. */
export const attempt = (thing: Thing, verb: Asking, view: View, chosen: Thing[] = []): string =>
  label(attempted(thing, verb, view, chosen));

/** The card that a thing is; "" if it is a whole Corps, a deck or a place. */
export const cardOf = (thing: Thing): string => (/^(hand|ally|task|closed):/.test(thing) ? thing.slice(thing.indexOf(":") + 1) : "");

/** All that might be attempted with a thing: a Task may be completed with any of my Corps. */
export function attempts(thing: Thing, verb: Asking, view: View): string[] {
  const numbers = (view.seat === null ? null : view.players[view.seat])?.corps.map((one) => one.number) ?? [];
  if (thing.startsWith("task:") && numbers.length) return numbers.map((number) => label(completion(number, cardOf(thing))));
  return [attempt(thing, verb, view)];
}
