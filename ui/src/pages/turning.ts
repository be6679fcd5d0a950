/** What can be said of how the lead changed. */

import type { Arc } from "../api";
import type { Words } from "../words/words";

/** When the winner took the lead for good; else whether anybody else ever had it, and whether it was level at the end. */
export function turningSays(words: Words, arc: Arc, winner: number, name: string): string {
  if (arc.turning >= 0) return words.say("ui-turning-says", { player: name, count: arc.leads });
  const ahead = arc.points.map(([, now]) => now.flatMap((own, seat) => (own === Math.max(...now) ? [seat] : [])));
  if (!ahead.some((seats) => seats.length === 1 && seats[0] !== winner)) return words.say("ui-turning-none");
  const isLevel = ahead[ahead.length - 1].length > 1;
  return [...(isLevel ? [words.say("ui-turning-level")] : []), words.say("ui-turning-changes", { count: arc.leads })].join(" ");
}
