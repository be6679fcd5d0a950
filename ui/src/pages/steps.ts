import type { Words } from "../words/words";

/** What a game counts by ("round 3", "rounds"), in its own word if it has one. */
export function stepWord(words: Words, kind: string, n = 0): string {
  return words.say(words.has(`arc-${kind}`) ? `arc-${kind}` : `ui-arc-${kind}`, { n });
}
