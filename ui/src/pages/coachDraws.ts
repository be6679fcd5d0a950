/** Where on the table a decision is shown: the things that only the given answer names, and those that only the better one does; for an
 * answer that names nothing there, the place it belongs to, with its words. */

import type { CoachNote } from "../api";
import type { Where } from "../games/contract";
import { idsOf, MARKED } from "../shell/hint.svelte";

type Slots = Record<string, unknown>;

export interface Drawn {
  things: HTMLElement[];
  how: "played" | "better";
  /** What is said there, if the things alone do not tell it. */
  says: string;
}

const named = (slots: Slots = {}): [slot: string, id: string][] =>
  Object.entries(slots).flatMap(([slot, value]) => [value].flat().map((id): [string, string] => [slot, String(id)]));

/** A bare number is the number of something: it is told by its kind too. */
const isIt = (thing: HTMLElement, slot: string, id: string): boolean =>
  /^\d+$/.test(id) ? [thing.dataset.thing, thing.dataset.drop].includes(`${slot}:${id}`) : idsOf(thing.dataset).includes(id);

type Sees = (thing: Element) => boolean;

/** Whether something can be seen above the sheet that the coach speaks from, on a phone; beside the table nothing is hidden by it. */
export function sight(sheet: DOMRect | undefined): Sees {
  return (thing) => {
    const [box] = thing.getClientRects();
    return !!box && !(sheet && box.left < sheet.right && box.right > sheet.left && box.top + box.height / 2 > sheet.top);
  };
}

/** The outermost of those that can be seen, for each name. */
function find(all: HTMLElement[], of: [string, string][], not: [string, string][]): HTMLElement[] {
  const only = of.filter(([slot, id]) => !not.some(([other, same]) => other === slot && same === id));
  return only.flatMap(([slot, id]) => all.find((thing) => isIt(thing, slot, id)) ?? []);
}

/** Where such an answer belongs; else the player's own place, else the bar, else the table as a whole (below the coach's curve). */
function place(table: HTMLElement, where: Where, says: string, slots: Slots, seat: number, isSeen: Sees): HTMLElement[] {
  for (const selector of [where[says]?.(slots), `[data-seat="${seat}"]`, ".action"]) {
    const found = selector ? [...table.querySelectorAll<HTMLElement>(selector)].find(isSeen) : undefined;
    if (found) return [found];
  }
  return [table.querySelector<HTMLElement>(".play") ?? table];
}

export function draws(table: HTMLElement, note: CoachNote, where: Where = {}, isSeen = sight(undefined)): Drawn[] {
  const all = [...table.querySelectorAll<HTMLElement>(MARKED)].filter((thing) => !thing.matches(".btn") && isSeen(thing));
  const one = (how: Drawn["how"], isBest: boolean, not: Slots): Drawn => {
    const [slots, says, words] = isBest ? [note.best_slots, note.best_says, note.best] : [note.slots, note.says, note.answer];
    const things = find(all, named(slots), named(not));
    return things.length
      ? { how, things, says: "" }
      : { how, things: place(table, where, says ?? "", slots ?? {}, note.seat, isSeen), says: words ?? "" };
  };
  if (!note.best) return [one("better", false, {})];
  return [one("played", false, note.best_slots ?? {}), one("better", true, note.slots ?? {})];
}
