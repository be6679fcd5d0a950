/** The options of a game as the form for a new table has them. What they are comes from the server; no option is named here. */

import type { GameInfo, GameOption } from "../api";
import type { Words } from "../words/words";

/** What a table of so many may choose. */
export const fitting = (option: GameOption, seats: number): string[] => option.fitting[seats] ?? option.values;

/** Those in which there is a choice. */
export const open = (game: GameInfo, seats: number): GameOption[] => game.options.filter((option) => fitting(option, seats).length > 1);

/** What was wished, as far as a table of so many may have it. */
export function settled(game: GameInfo, wished: Record<string, string>, seats: number): Record<string, string> {
  const may = (option: GameOption): boolean => fitting(option, seats).includes(wished[option.key]);
  return Object.fromEntries(game.options.map((option) => [option.key, may(option) ? wished[option.key] : option.default]));
}

export const optionName = (words: Words, option: GameOption): string =>
  words.first(`option-${option.key.replaceAll("_", "-")}`) || option.key;

export function valueName(words: Words, value: string): string {
  const name = words.first(`value-${value}`) || value;
  return name.slice(0, 1).toLocaleUpperCase(words.language) + name.slice(1);
}

/** What was chosen, in a line: of a yes or no what it is about, if it is a yes. */
export function chosenName(words: Words, option: { key: string }, value: string): string {
  if (value === "no") return "";
  return value === "yes" ? words.first(`option-${option.key.replaceAll("_", "-")}`) : valueName(words, value);
}
