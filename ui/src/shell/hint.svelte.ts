/** "What would you do?": what the seat was told about its open question, and how it asks. The page sets it; the bar and the
 * drawer show it. */

import type { HintTold } from "../wire";

export const hint: {
  /** Asks; null where nobody may: no seat, nothing to choose, a table without hints. */
  ask: ((line: boolean) => void) | null;
  answer: ((label: string) => void) | null;
  told: HintTold | null;
  isBusy: boolean;
} = $state({ ask: null, answer: null, told: null, isBusy: false });

/** The place of an answer in the hint, from 1; 0 if it is not among those named. */
export const placeOf = (label: string): number => (hint.told?.answers.findIndex((one) => one.label === label) ?? -1) + 1;

/** What on the table stands for a card, a place, an answer: games mark it so, for clicks and for dragging. */
export const MARKED = "[data-thing], [data-card], [data-stop], [data-drag], [data-drop], [data-into], .way[data-says]";

/** The ids that a thing bears: of `card:kim` and of `slot kim 2` it is `kim`. */
export function idsOf({ thing, card, stop, drag, drop, into }: DOMStringMap): string[] {
  const after = (text: string | undefined, sign: string): string => text?.slice(text.indexOf(sign) + 1) ?? "";
  const dragged = [drag, drop].map((each) => after(each, " ").split(" ")[0]);
  return [thing?.startsWith("seat:") ? "" : after(thing, ":"), after(into, ":"), card ?? "", stop ?? "", ...dragged].filter(Boolean);
}

/** Things on the table that an answer of the hint speaks of are lit, the best answer's first. */
export function light(table: HTMLElement, slotsOf: (label: string) => Record<string, unknown>): void {
  for (const lit of table.querySelectorAll(":not(.btn)[data-hint]")) lit.removeAttribute("data-hint");
  if (!hint.told) return;
  const things = [...table.querySelectorAll<HTMLElement>(MARKED)];
  hint.told.answers.slice(0, 2).forEach(({ label }, i) => {
    const named = Object.values(slotsOf(label)).flat().map(String);
    for (const thing of things) {
      if (thing.matches(".btn, [data-hint]")) continue;
      if (thing.dataset.says === label || idsOf(thing.dataset).some((id) => named.includes(id)))
        thing.setAttribute("data-hint", String(i + 1));
    }
  });
}
