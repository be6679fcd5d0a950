/** Functions that messages call for what Fluent cannot say by itself. The engine has the same ones in `tablee/grammar.py`. */

import { FluentNumber, type FluentFunction, type FluentValue } from "@fluent/bundle";

const LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Letters that things are called by where they are not A to Z. */
const ALPHABETS: Record<string, string> = { ru: "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЭЮЯ" };
/** How a French word begins before which « de » loses its vowel: not every h and y is silent (Harry, Yann). */
const ELIDED = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiouéèê]|h(?:é|ect|enri|erv|ippol|onor|ortens|ubert|ug))/i;

const plain = (value: FluentValue): string => String(value instanceof FluentNumber ? value.value : value);

/** French « de » before a name: d’Anna, de Bo. */
const de = (name: string): string => (ELIDED.test(name) ? `d’${name}` : `de ${name}`);

/** What the number-th thing is called by: A, B, C … Z, AA, AB. */
function letter(number: number, language: string): string {
  const alphabet = ALPHABETS[language] ?? LATIN;
  const before = Math.floor((number - 1) / alphabet.length);
  return (before ? letter(before, language) : "") + alphabet[(number - 1) % alphabet.length];
}

export function functions(language: string): Record<string, FluentFunction> {
  return {
    DE: ([name]) => de(plain(name)),
    CAP: ([text]) => plain(text).charAt(0).toUpperCase() + plain(text).slice(1),
    LETTER: ([number]) => (number instanceof FluentNumber && number.value >= 1 ? letter(number.value, language) : plain(number)),
  };
}

/** A text as it is compared: without case, with plain spaces and the apostrophes of a keyboard. */
export const searchable = (text: string): string => text.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
