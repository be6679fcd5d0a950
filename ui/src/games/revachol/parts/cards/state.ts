/** One recipe of states for every object, and how a thing is called by a screen reader. */

import type { Words } from "../../../../words/words";

export type State = "" | "legal" | "chosen" | "lost" | "locked" | "waiting" | "target" | "hinted";

/** `Kim: Orange Cross (+). Stays.` with what may be done with it. */
export function lettered(words: Words, name: string, symbols: string[], does: string, state: State, tag: string): string {
  const parts = [words.named(name, symbols.map((kind) => words.say(`symbol-${kind}`)).join(", "))];
  if (does) parts.push(does.replace(/[.]$/, ""));
  if (tag) parts.push(tag);
  else if (state === "legal" || state === "target") parts.push(words.say("revachol-may-choose"));
  return parts.join(". ");
}
