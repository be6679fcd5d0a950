/** Which cards a designer looks for: by name, by what is printed, by a symbol. */

import type { CardTexts } from "../../games/contract";
import type { Words } from "../../words/words";
import type { CardListed } from "../wire";

/** The symbols that a face shows, whatever its game calls their place. */
export function symbolsOf(texts: CardTexts | undefined): string[] {
  const face = texts?.face ?? {};
  return [face.symbols, face.slots].flatMap((some) => (Array.isArray(some) ? some.filter((each) => typeof each === "string") : []));
}

const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();

export function fits(wanted: string, card: CardListed, texts: CardTexts | undefined, words: Words): boolean {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  if (!parts.length) return true;
  const symbols = symbolsOf(texts).flatMap((each) => [each, words.first(`symbol-${each}`)]);
  const all = plain([card.name, card.key, texts?.name, texts?.text, ...symbols].join(" "));
  return parts.every((part) => all.includes(part));
}
