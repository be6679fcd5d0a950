/** What on the table a step of a lesson speaks of. A step names ids of cards and places as answers do, `seat:0`, `pile:discard`,
 * or a part of the table that a game has marked with `data-part`. */

import { idsOf, MARKED } from "../shell/hint.svelte";
import type { Option } from "../wire";

const MOST = 6;

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 4 && height > 4 && (element.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true }) ?? true);
};

/** The outermost of them: a card, not the picture on it. */
function outermost<E extends Element>(found: E[]): E[] {
  return found.filter((one) => !found.some((other) => other !== one && other.contains(one)));
}

function marked(table: Element, point: string): Element[] {
  const [kind, name] = point.includes(":") ? point.split(":", 2) : ["", point];
  if (kind === "part" || kind === "seat" || kind === "pile") return [...table.querySelectorAll(`[data-${kind}="${CSS.escape(name)}"]`)];
  return [...table.querySelectorAll<HTMLElement>(MARKED)].filter((one) => !one.matches(".btn") && idsOf(one.dataset).includes(name));
}

/** Where a step points by itself. */
export const pointedAt = (table: Element, points: string[]): Element[] =>
  outermost(points.flatMap((point) => outermost(marked(table, point).filter(isSeen)).slice(0, 3)));

/** A card may lie in the hand and in the middle of the table: it is pointed at where it is seen best. */
function largest(found: HTMLElement[], named: string[]): HTMLElement[] {
  const area = (one: Element) => one.clientWidth * one.clientHeight;
  const best = named.flatMap((id) =>
    found
      .filter((one) => idsOf(one.dataset).includes(id))
      .sort((a, b) => area(b) - area(a))
      .slice(0, 1),
  );
  return best.length ? best : found;
}

/** Where the answers that lead on are given: on the things they name, else in the bar. */
export function answersAt(table: Element, options: Option[]): Element[] {
  const found: Element[] = [];
  for (const option of options.slice(0, 4)) {
    const named = Object.values(option.slots).flat().map(String);
    const things = [...table.querySelectorAll<HTMLElement>(MARKED)].filter(
      (one) =>
        !one.matches(".btn") && isSeen(one) && (one.dataset.says === option.label || idsOf(one.dataset).some((id) => named.includes(id))),
    );
    const button = table.querySelector(`.action [data-says="${CSS.escape(option.label)}"]`);
    const legal = things.filter((one) => one.matches(LIT) || one.closest(LIT) || one.querySelector(LIT));
    found.push(...largest(outermost(legal.length ? legal : things), named));
    if (button && isSeen(button)) found.push(button);
  }
  return [...new Set(found)].slice(0, MOST);
}

/** What a game shows as choosable. */
const LIT = ".is-legal, .legal, .can, [data-stop]";

/** Into the middle of what can be scrolled around it. Nothing else moves: a table that is cut off at its edges stays where it is. */
export function bringIntoSight(element: Element): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    if (/auto|scroll/.test(overflowY)) box.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
    if (/auto|scroll/.test(overflowX)) box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }
}
