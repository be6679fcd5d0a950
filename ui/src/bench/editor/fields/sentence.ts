/** A sentence of a card file as it is coloured while it is typed, and the blanks in it. */

export interface Piece {
  text: string;
  as: "" | "occasion" | "number" | "noun" | "bad";
}

/** Words that join sentences, whatever the game. */
const JOINS = /^(if|else|then|and|or|unless|only|per|each|every|choose|may|once|when|while|after|before)$/;

/** `nouns`: what the fields of the card may hold, such as its symbols. `bad`: the part that is not understood. */
export function pieces(line: string, nouns: ReadonlySet<string>, bad = ""): Piece[] {
  const found: Piece[] = [];
  const wrong = bad ? line.indexOf(bad) : -1;
  const colon = line.indexOf(":");
  let at = 0;
  for (const part of line.match(/\s+|[\p{L}\p{M}’'-]+|\d+|[^\s\p{L}\p{M}\d]+/gu) ?? []) {
    const isBad = wrong >= 0 && at < wrong + bad.length && at + part.length > wrong;
    const word = part.toLowerCase();
    const as = isBad
      ? "bad"
      : /^\d/.test(part)
        ? "number"
        : nouns.has(word) || nouns.has(word.replace(/s$/, ""))
          ? "noun"
          : at < colon || JOINS.test(word)
            ? "occasion"
            : "";
    const last = found.at(-1);
    if (last && (last.as === as || (!part.trim() && as !== "bad"))) last.text += part;
    else found.push({ text: part, as });
    at += part.length;
  }
  return found;
}

/** Where what was typed ends in a proposed line, so that the rest can be told apart. */
export function common(typed: string, line: string): number {
  let n = 0;
  while (n < typed.length && n < line.length && typed[n].toLowerCase() === line[n].toLowerCase()) n += 1;
  return n;
}

export type Blank = readonly [from: number, to: number];

/** The blank after the caret; null if there is none. */
export const nextBlank = (blanks: readonly Blank[], caret: number): Blank | null => blanks.find(([from]) => from >= caret) ?? null;

/** Blanks move with what is typed before them; one that is typed into is no blank any more. */
export function moved(blanks: readonly Blank[], before: string, after: string): Blank[] {
  const from = common(before, after);
  const by = after.length - before.length;
  return blanks.flatMap(([low, high]): Blank[] => (high <= from ? [[low, high]] : low > from ? [[low + by, high + by]] : []));
}
