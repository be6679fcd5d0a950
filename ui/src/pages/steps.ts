import type { Arc } from "../api";
import type { Room } from "../wire";
import type { Words } from "../words/words";

/** What a game counts by ("round 3", "rounds"), in its own word if it has one. */
export function stepWord(words: Words, kind: string, n = 0): string {
  return words.say(words.has(`arc-${kind}`) ? `arc-${kind}` : `ui-arc-${kind}`, { n });
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** How long it took, as one says it; "" if that is not known. */
export function took(words: Words, seconds: number): string {
  if (seconds <= 0) return "";
  if (seconds < MINUTE) return words.say("ui-took-moment");
  if (seconds < HOUR) return words.say("ui-took-minutes", { n: Math.floor(seconds / MINUTE) });
  if (seconds >= DAY) return words.say("ui-took-days", { count: Math.floor(seconds / DAY) });
  const minutes = Math.floor(seconds / MINUTE);
  return words.say("ui-took-hours", { n: Math.floor(minutes / 60), rest: String(minutes % 60).padStart(2, "0") });
}

/** How long a game was and for how many: "Round 9 · 52 min · 4 players". */
export function howFar(words: Words, arc: Arc, room: Room): string {
  const last = arc.steps.at(-1)?.[1] ?? 0;
  const step = arc.counts && last ? stepWord(words, arc.counts, last) : "";
  const count = room.seats.filter((seat) => seat.kind !== "closed").length;
  const said = [step, took(words, arc.seconds), words.say("ui-seats-n", { count })].filter(Boolean).join(" · ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}
