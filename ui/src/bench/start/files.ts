/** Files that a designer brings: a card file (TOML), or rows of a spreadsheet (CSV). */

/** Whether a text is a spreadsheet: its name says so, or its first line is a row of names and no TOML. */
export function isSheet(text: string, name = ""): boolean {
  if (/\.(csv|tsv)$/i.test(name)) return true;
  if (/\.toml$/i.test(name)) return false;
  const first = text.trimStart().split(/\r?\n/, 1)[0] ?? "";
  return !/^[#[]/.test(first) && !/^[\w."-]+\s*=/.test(first) && /[,;\t]/.test(first);
}

/** The game that a card file says it is for, in whatever quotation marks; "" if it says none. */
export const gameIn = (text: string): string => /^\s*game\s*=\s*["'“”„«‘’]?\s*([\w-]+)/m.exec(text)?.[1] ?? "";
/** What a card file calls its set. */
export const nameIn = (text: string): string => /^\s*name\s*=\s*["']([^"'\n]+)["']/m.exec(text)?.[1] ?? "";

/** A name for a file on somebody's disk. */
export const fileName = (set: string, game: string): string => `${(set || game).replace(/[^\p{L}\p{N}._-]+/gu, "-")}.toml`;

/** A name as card files have them: "My Court" is my-court; "" if nothing of it is left. */
export const slug = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
