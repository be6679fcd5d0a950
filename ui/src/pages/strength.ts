/** How strong bots are, and how even a table is: from what the ladder has measured, and nothing else. */

import type { GameInfo, Measured, Share } from "../api";
import { plays } from "../shell/bot";

/** How often each level wins at a table of so many, where the usual one has all other seats. */
export interface Yardstick {
  usual: string;
  seats: number;
  shares: Record<string, Share>;
  /** Behind each share: `100`, or `60–100`. */
  games: string;
}

/** Measured at tables of so many, if all these levels were measured there; else at those of two. Null where nothing was. */
export function yardstickOf(measured: Measured, seats: number, levels: string[]): Yardstick | null {
  const isKnown = (level: string): boolean => level === measured.usual || level in (measured.against[seats] ?? {});
  const at = levels.every(isKnown) ? seats : 2;
  const shares = measured.against[at];
  if (!shares) return null;
  const counts = Object.values(shares).map(([, , , count]) => count);
  const games = [...new Set([Math.min(...counts), Math.max(...counts)])].join("–");
  return { usual: measured.usual, seats: at, shares, games };
}

/** Of a hundred games, how many each seat may expect to win if people play like the usual bot. Null if that was not measured of
 * somebody. Everybody's share is their odds against the usual bot among the odds of all (the model of Plackett and Luce). */
export function expectedWins(yardstick: Yardstick, seats: { kind: string; level: string }[]): number[] | null {
  const odds = seats.map((seat) => (seat.kind === "bot" ? oddsOf(yardstick, plays(seat.level).level) : 1));
  if (!odds.every((each) => each !== null)) return null;
  const all = odds.reduce((sum, each) => sum + each, 0);
  return wholes(odds.map((each) => (100 * each) / all));
}

/** Against one usual bot. Who has lost every game is not infinitely weaker: half a game is left open. */
function oddsOf(yardstick: Yardstick, level: string): number | null {
  if (level === yardstick.usual) return 1;
  if (!yardstick.shares[level]) return null;
  const [measured, , , games] = yardstick.shares[level];
  const share = Math.min(Math.max(measured, 0.5 / games), 1 - 0.5 / games);
  return ((yardstick.seats - 1) * share) / (1 - share);
}

/** Rounded so that they still come to what they came to: whoever lost most by rounding down gets one more. */
function wholes(parts: number[]): number[] {
  const found = parts.map(Math.floor);
  const left = Math.round(parts.reduce((sum, each) => sum + each, 0)) - found.reduce((sum, each) => sum + each, 0);
  const byRest = parts.map((_, i) => i).sort((a, b) => parts[b] - found[b] - (parts[a] - found[a]) || a - b);
  for (const i of byRest.slice(0, left)) found[i] += 1;
  return found;
}

/** What was measured of somebody who plays alone with these options; null if nothing was. */
export function aloneWith(game: GameInfo, options: Record<string, string>): Record<string, Share> | null {
  const fits = (of: Record<string, string>): boolean => Object.entries(of).every(([key, value]) => options[key] === value);
  return game.measured.alone.find((each) => fits(each.options))?.shares ?? null;
}
