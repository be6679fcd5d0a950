/** Short words for the buttons of the action bar: what the question has said already is not said again. */

import type { Option } from "../../wire";
import type { Words } from "../../words/words";
import type { Asking } from "./things";
import { answerOf, type Answer } from "./types";

/** The messages that say it shortly. */
const SHORT: Partial<Record<Answer["says"], string>> = {
  "gain-card": "ecos-short-gain",
  "keep-dial": "ecos-short-leave",
  "take-back": "ecos-short-take-back",
  may: "ecos-short-do",
  "may-not": "ecos-short-do-not",
  "lift-no": "ecos-short-lift-nothing",
  rotate: "ecos-short-rotate-dial",
};

/** "": as the option says itself. `narrowed`: the answers that go with one thing, and differ in little. */
export function shortAnswer(
  verb: Asking,
  option: Option,
  narrowed: Option[] | null,
  words: Words,
  named: (card: string) => string,
): string {
  const answer = answerOf(verb, option);
  const key = SHORT[answer.says];
  if (key) return words.say(key);
  switch (answer.says) {
    case "resolve":
      return verb === "OfferTakeBack" ? words.say("ecos-short-resolve") : "";
    case "pair-rotate":
      return words.say("ecos-short-rotate", { symbol: words.say(`symbol-${answer.token}`) });
    case "replace":
      return narrowed ? words.say(`symbol-${answer.piece}`) : "";
    case "cube-moved":
    case "pair-cube-moved": {
      const isSameSlot = narrowed?.every((each) => slotOf(answerOf(verb, each)) === slotOf(answer)) ?? false;
      if (!isSameSlot) return "";
      return words.say("ecos-short-from", { card: named(answer.card2), symbol: words.say(`symbol-${answer.symbol2}`) });
    }
    default:
      return "";
  }
}

/** The slot that an answer fills, and the token that it answers. */
const slotOf = (answer: Answer): string =>
  "card" in answer && "symbol" in answer ? `${"token" in answer ? answer.token : ""} ${answer.card} ${answer.symbol}` : "";
