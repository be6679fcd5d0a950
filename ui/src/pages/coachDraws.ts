/** What of a decision can be shown on the table: the things that only the given answer names, and those that only the better one does. */

import type { CoachNote } from "../api";
import { idsOf, MARKED } from "../shell/hint.svelte";

type Slots = Record<string, unknown>;

export interface Drawn {
  things: HTMLElement[];
  how: "played" | "better";
}

const named = (slots: Slots = {}): [slot: string, id: string][] =>
  Object.entries(slots).flatMap(([slot, value]) => [value].flat().map((id): [string, string] => [slot, String(id)]));

/** A bare number is the number of something: it is told by its kind too. */
const isIt = (thing: HTMLElement, slot: string, id: string): boolean =>
  /^\d+$/.test(id) ? [thing.dataset.thing, thing.dataset.drop].includes(`${slot}:${id}`) : idsOf(thing.dataset).includes(id);

/** The outermost of those that can be seen, for each name. */
function find(all: HTMLElement[], of: [string, string][], not: [string, string][]): HTMLElement[] {
  const only = of.filter(([slot, id]) => !not.some(([other, same]) => other === slot && same === id));
  return only.flatMap(([slot, id]) => all.find((thing) => isIt(thing, slot, id)) ?? []);
}

export function draws(table: HTMLElement, note: CoachNote): Drawn[] {
  const all = [...table.querySelectorAll<HTMLElement>(MARKED)].filter((thing) => !thing.matches(".btn") && thing.getClientRects().length);
  const [played, better] = [named(note.slots), named(note.best_slots)];
  if (!note.best) return [{ how: "better", things: find(all, played, []) }];
  return [
    { how: "played", things: find(all, played, better) },
    { how: "better", things: find(all, better, played) },
  ];
}
