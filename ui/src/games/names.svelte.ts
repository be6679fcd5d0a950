/** What games are called where none of their own words are loaded: in lists of games and tables. */

import * as api from "../api";
import { GAMES, type Words } from "../words/words";

let titles: Record<string, Record<string, string>> = $state.raw({});
let isAsked = false;

/** Games from outside tell their title themselves; until it has come they go by their key. */
export function gameName(words: Words, game: string): string {
  const own = words.first(`ui-game-${game}`);
  if (own) return own;
  if (!isAsked) {
    isAsked = true;
    const keep = (home: api.Home) => (titles = Object.fromEntries(home.games.map(({ key, title }) => [key, title])));
    void api.home().then(keep, () => (isAsked = false));
  }
  return titles[game]?.[words.language] ?? game;
}

/** Whose the games are that are named here. */
export function whose(words: Words): string {
  return GAMES.map((game) => words.first(`ui-game-${game}.whose`))
    .filter(Boolean)
    .join(" ");
}

/** Who won and with how much, where tables are listed: in the game's own word for points, if it has one. */
export function wonWith(words: Words, game: string, player: string, points: number): string {
  const own = `ui-won-with-${game}`;
  return words.say(words.has(own) ? own : "ui-won-with", { player, points });
}
