import type { Over } from "../wire";
import type { Words } from "../words/words";

/** Who won and with how much, in the game's own word for points where it has one. `me`: said as to that seat. */
export function headline(words: Words, over: Over, nameOf: (seat: number) => string, me = -1): string {
  const winners = over.standings.filter((row) => row.place === 1);
  if (winners.length > 1) return words.say("ui-shared-victory", { players: words.joined(winners.map((row) => nameOf(row.seat))) });
  // The game itself has no total among the players'.
  if (!winners.length) return words.say("ui-winner", { player: words.first("automaton") });
  const [{ seat, total: points }] = winners;
  const key = seat === me ? "you-win-with" : "winner-with";
  return words.say(words.has(key) ? key : `ui-${key}`, { player: nameOf(seat), points });
}
