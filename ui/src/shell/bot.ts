/** How a bot's seat is called, in the same words everywhere: `bot · steady`. */

import type { Words } from "../words/words";

export const levelName = (words: Words, level: string): string => words.first(`ui-level-${level}`) || level;

export function botText(words: Words, level: string): string {
  return level ? words.say("ui-bot-of", { level: levelName(words, level).toLocaleLowerCase(words.language) }) : words.say("ui-bot");
}
