/** What the coach said, as the replay shows it. */

import type { CoachNote, CoachSeat } from "../api";
import type { Words } from "../words/words";

/** A mark is never a colour alone: its sign, its shape and its word say it too. */
export const NAMES: Record<string, string> = { "!": "best", "?!": "doubtful", "?": "mistake", "??": "blunder", "": "fine" };

export const isMistake = (note: CoachNote): boolean => note.mark.startsWith("?");

export function headline(words: Words, note: CoachNote): string {
  if (note.gain) return words.say("ui-coach-best-by", { gain: Math.round(note.gain) });
  return words.say(`ui-coach-${NAMES[note.mark]}`, { loss: Math.round(note.loss) });
}

/** The next decision of a list behind that move, or before it; null if there is none. */
export function nextOf(notes: CoachNote[], move: number, by: 1 | -1): CoachNote | null {
  return (by > 0 ? notes.find((note) => note.move > move) : notes.findLast((note) => note.move < move)) ?? null;
}

/** The way of a seat's chances, from the even start to the end of the game. */
export function curveOf(seat: CoachSeat, answers: number): [number, number][] {
  return [[0, seat.start], ...seat.curve, [answers, seat.end]];
}

/** What a decision lost or won against the others, as far as the coach has said it. */
const weight = (note: CoachNote): number => (note.mark === "!" ? (note.gain ?? 5) : note.loss);

/** Marks side by side on a line of that width, none over another: the weightiest, as near to their moves as there is room. */
export function laidOut(notes: CoachNote[], answers: number, width: number, each: number): { note: CoachNote; x: number }[] {
  const most = Math.max(1, Math.floor(width / each));
  const kept = new Set([...notes].sort((a, b) => weight(b) - weight(a)).slice(0, most));
  const placed = notes.filter((note) => kept.has(note)).map((note) => ({ note, x: (width * note.move) / Math.max(1, answers) }));
  placed.forEach((mark, i) => (mark.x = Math.max(mark.x, i ? placed[i - 1].x + each : each / 2)));
  for (let i = placed.length - 1, end = width - each / 2; i >= 0; i--, end = placed[i + 1].x - each)
    placed[i].x = Math.min(placed[i].x, end);
  return placed;
}

/** Of marks that somebody was given more often, so many are led to: the weightiest. The replay has them all. */
const MOST_SHOWN = 4;

/** A player's decisions by mark, from the best to the worst: how many, what they won (or cost: below 0) together in per cent, and which
 * are led to. */
export function byMark(notes: CoachNote[]): { mark: CoachNote["mark"]; count: number; gain: number; shown: CoachNote[] }[] {
  return (["!", "?!", "?", "??"] as const).flatMap((mark) => {
    const all = notes.filter((note) => note.mark === mark);
    const shown = new Set([...all].sort((a, b) => weight(b) - weight(a)).slice(0, MOST_SHOWN));
    const gain = Math.round(all.reduce((sum, note) => sum + (note.gain ?? 0) - note.loss, 0));
    return all.length ? [{ mark, count: all.length, gain, shown: all.filter((note) => shown.has(note)) }] : [];
  });
}
