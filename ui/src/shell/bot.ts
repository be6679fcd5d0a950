/** How a bot's seat is called, in the same words everywhere: `bot · strong · builder`. A level may be followed by a style. */

import type { SeatInfo } from "../wire";
import type { Words } from "../words/words";

const STYLE = "/";

export interface Plays {
  level: string;
  style: string;
}

export function plays(level: string): Plays {
  const [name, style = ""] = level.split(STYLE);
  return { level: name, style };
}

export const written = ({ level, style }: Plays): string => (style ? `${level}${STYLE}${style}` : level);

export const levelName = (words: Words, level: string): string => words.first(`ui-level-${level}`) || level;

/** Known once the words of the game are there. */
export const styleName = (words: Words, style: string): string => words.first(`bot-style-${style}`);

/** `Strong · Builder`. */
export function levelText(words: Words, written: string): string {
  const { level, style } = plays(written);
  return [levelName(words, level), style && styleName(words, style)].filter(Boolean).join(" · ");
}

export function botText(words: Words, level: string): string {
  return level ? words.say("ui-bot-of", { level: levelText(words, level).toLocaleLowerCase(words.language) }) : words.say("ui-bot");
}

/** What plays at a seat now, in a word or two; "" where a person does. */
export function playsThere(words: Words, seat: SeatInfo | undefined): string {
  if (!seat || (seat.kind !== "bot" && !seat.bot_plays) || !seat.level) return "";
  return words.has(`ui-level-${plays(seat.level).level}`) ? levelText(words, seat.level) : "";
}
