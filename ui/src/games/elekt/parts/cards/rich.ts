/** Texts with the symbols of the game in them: where a card says Authority or Amber, its sign stands. */

import type { Words } from "../../../../words/words";
import { ATTRIBUTES, type Attribute } from "../../types";

export type Piece = { text: string } | { sign: Attribute | "amber"; text: string };

const letters = "[\\p{L}]*";

/** Languages bend words (Власть, Власти; Authority): the beginning is what counts. */
function stem(word: string): string {
  return word.length > 5 ? word.slice(0, -2) : word.slice(0, -1);
}

interface Finder {
  signs: (Attribute | "amber")[];
  pattern: RegExp;
}
const finders = new WeakMap<Words, Finder>();

function finderOf(words: Words): Finder {
  const known = finders.get(words);
  if (known) return known;
  const signs = [...ATTRIBUTES.map((a) => [a, words.say(`symbol-${a}`)] as const), ["amber", words.say("zone-amber")] as const];
  const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const finder = {
    signs: signs.map(([sign]) => sign),
    pattern: new RegExp(`(?<![\\p{L}])(?:${signs.map(([, word]) => `(${escaped(stem(word))}${letters})`).join("|")})`, "giu"),
  };
  finders.set(words, finder);
  return finder;
}

export function rich(text: string, words: Words): Piece[] {
  const { signs, pattern } = finderOf(words);
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const which = match.slice(1).findIndex((group) => group !== undefined);
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    found.push({ sign: signs[which], text: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}
