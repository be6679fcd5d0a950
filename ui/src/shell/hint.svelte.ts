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

/** Things on the table that an answer of the hint speaks of are lit, the best answer's first. */
export function light(table: HTMLElement, slotsOf: (label: string) => Record<string, unknown>): void {
  for (const lit of table.querySelectorAll("[data-hint]")) lit.removeAttribute("data-hint");
  const things = [...table.querySelectorAll<HTMLElement>("[data-thing]")];
  hint.told?.answers.slice(0, 2).forEach(({ label }, i) => {
    const named = Object.values(slotsOf(label)).flat().map(String);
    for (const thing of things) {
      const [kind, ...rest] = (thing.dataset.thing ?? "").split(":");
      if (kind === "seat" || !named.includes(rest.join(":")) || thing.hasAttribute("data-hint")) continue;
      thing.setAttribute("data-hint", String(i + 1));
    }
  });
}
