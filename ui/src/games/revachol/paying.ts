/** Which completion is meant by what is chosen and pointed at, who pays for it, and who could lend. */

import { exactly, hintOf, leadingTo, only, type Asking, type Choice, type Hint, type Thing } from "./things";

/** The completions that what is chosen still leads to: the one that it names, else all. */
export function completionsLeft(all: Choice[], chosen: Thing[]): Choice[] {
  const exact = exactly(all, chosen);
  return exact ? [exact] : leadingTo(all, chosen);
}

/** The completion whose payment is shown: the only one left, or that of what is pointed at. Pointing changes nothing else. */
export function shownOf(verb: Asking, all: Choice[], chosen: Thing[], completions: Choice[], hovered: Thing): Choice | null {
  if (verb === "Borrow") return null;
  if (verb !== "Complete") return chosen.length ? only(all, chosen) : null;
  if (completions.length === 1) return completions[0];
  if (!hovered) return null;
  const near = completions.filter(({ option, things }) => things.includes(hovered) || option.label === hovered);
  return near.find(({ things }) => things.length === Math.min(...near.map((one) => one.things.length))) ?? null;
}

export function paysOf(verb: Asking, all: Choice[], shown: Choice | null, hovered: Thing): NonNullable<Hint["pays"]> {
  if (verb === "Complete") return hintOf(shown?.option).pays ?? [];
  if (verb !== "Borrow") return [];
  const option = all.find(({ things }) => things[0] === hovered)?.option ?? all.find(({ option }) => hintOf(option).pays)?.option;
  return hintOf(option).pays ?? [];
}

export const NOBODY: ReadonlyMap<number, Set<string>> = new Map();

/** Who may lend which symbols. */
export function lentBy(all: Choice[]): ReadonlyMap<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  for (const { answer } of all)
    if (answer.says === "borrow") found.set(answer.player, (found.get(answer.player) ?? new Set()).add(answer.symbol));
  return found;
}
