/** How games are played for the bench, kept on this device for each game. */

import type { GameInfo } from "../api";
import { settled } from "../pages/options";

export interface PlaySettings {
  seats: number;
  bot: string;
  games: number;
  seed: number;
  options: Record<string, string>;
}

const KEY = "tablee.bench.play";
const GAMES = 2000;
/** A bot that does not think ahead: thousands of games in minutes. */
const QUICK = "greedy";

function kept(): Record<string, Partial<PlaySettings>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<PlaySettings>>;
  } catch {
    return {};
  }
}

/** As they were chosen, as far as the game still has it. */
export function settings(game: GameInfo, most = Infinity): PlaySettings {
  const was = kept()[game.key] ?? {};
  const usual = Math.max(game.fewest, Math.min(game.most, game.first_seats || 2));
  const seats = was.seats && was.seats >= game.fewest && was.seats <= game.most ? was.seats : usual;
  const bot = was.bot && game.bots.includes(was.bot) ? was.bot : game.bots.includes(QUICK) ? QUICK : game.bots[0];
  return {
    seats,
    bot,
    games: Math.min(was.games ?? GAMES, most),
    seed: was.seed ?? 0,
    options: settled(game, was.options ?? {}, seats),
  };
}

export function keepSettings(game: string, chosen: PlaySettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: chosen }));
  } catch {
    // a device that keeps nothing: they last as long as the page
  }
}

/** What is not as usual is said to the server. */
export const told = (
  game: GameInfo,
  chosen: PlaySettings,
): { bots: string[]; games: number; seed: number; options: Record<string, string> } => ({
  bots: Array<string>(chosen.seats).fill(chosen.bot),
  games: chosen.games,
  seed: chosen.seed,
  options: Object.fromEntries(
    Object.entries(chosen.options).filter(([key, value]) => game.options.find((option) => option.key === key)?.default !== value),
  ),
});
