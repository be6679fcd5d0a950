/** What a button of the bar says of a completion: less than the list of answers, for the table stands beside it. */

import type { Cards } from "../contract";
import type { Words } from "../../words/words";
import type { Choice } from "./things";
import type { View } from "./types";
import { called } from "./view";

const tasks = (choice: Choice): string[] => (choice.answer.says === "complete" ? choice.answer.tasks : []);

export const taskNames = (choice: Choice, words: Words, cards: Cards): string =>
  words.joined(tasks(choice).map((card) => called(cards, card)));

/** One Task by its name, several (and where there is little room) by their places. Which Corps pays is said where another of `all`
 * could pay for the same. */
export function completionText(
  choice: Choice,
  all: Choice[],
  { view, cards, words, isBrief }: { view: View; cards: Cards; words: Words; isBrief: boolean },
): string {
  const places = tasks(choice)
    .map((card) => words.say(`revachol-task-${view.tasks.indexOf(card) + 1}`))
    .join(" + ");
  const same = all.filter((other) => tasks(other).join() === tasks(choice).join());
  const corps = same.length > 1 ? words.say("corps", { number: choice.answer.says === "complete" ? choice.answer.corps : 0 }) : "";
  if (isBrief) return same.length === all.length ? corps : [places, corps].filter(Boolean).join(" · ");
  const what = tasks(choice).length > 1 ? places : taskNames(choice, words, cards);
  return corps ? words.say("revachol-complete-with", { tasks: what, corps }) : words.say("revachol-complete", { tasks: what });
}
