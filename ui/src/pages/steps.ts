import type { Arc } from "../api";
import type { Room } from "../wire";
import type { Words } from "../words/words";

/** What a game counts by ("round 3", "rounds"), in its own word if it has one. */
export function stepWord(words: Words, kind: string, n = 0): string {
  return words.say(words.has(`arc-${kind}`) ? `arc-${kind}` : `ui-arc-${kind}`, { n });
}

/** How long a game was and for how many: "Round 9 · 4 players". */
export function howFar(words: Words, arc: Arc, room: Room): string {
  const last = arc.steps.at(-1)?.[1] ?? 0;
  const step = arc.counts && last ? stepWord(words, arc.counts, last) : "";
  const count = room.seats.filter((seat) => seat.kind !== "closed").length;
  const said = [step, words.say("ui-seats-n", { count })].filter(Boolean).join(" · ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}
