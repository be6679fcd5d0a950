/** Short words for the buttons of the action bar: what the question has said already is not said again. */

import type { Option } from "../../wire";
import type { Words } from "../../words/words";

/** By verb and value: the messages that say it shortly. */
const SHORT: Record<string, Record<string, string>> = {
  OfferCard: { gain: "ecos-short-gain", no: "ecos-short-leave" },
  OfferTakeBack: { resolve: "ecos-short-resolve", "take the cube back": "ecos-short-take-back" },
  MayDo: { yes: "ecos-short-do", no: "ecos-short-do-not" },
  LiftPiece: { no: "ecos-short-lift-nothing" },
};

/** "": as the option says itself. `narrowed`: the answers that go with one thing, and differ in little. */
export function shortAnswer(verb: string, option: Option, narrowed: Option[] | null, words: Words, named: (card: string) => string): string {
  const key = SHORT[verb]?.[option.value];
  if (key) return words.say(key);
  const said = option.value.split(" ");
  if (option.value === "rotate") return words.say("ecos-short-rotate-dial");
  if (verb === "RespondToPair" && said[1] === "rotate") return words.say("ecos-short-rotate", { symbol: words.say(`symbol-${said[0]}`) });
  if (verb === "ReplaceTile" && narrowed) return words.say(`symbol-${said[0]}`);
  const from = said.indexOf("from");
  const isSameSlot = narrowed?.every((each) => each.value.split(" from ")[0] === option.value.split(" from ")[0]) ?? false;
  return from > 0 && isSameSlot ? words.say("ecos-short-from", { card: named(said[from + 1]), symbol: words.say(`symbol-${said[from + 2]}`) }) : "";
}
