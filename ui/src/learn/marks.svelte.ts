/** Which kinds of questions this device has been told about, by game: each once. */

import { isNewTo, prefs } from "../prefs.svelte";

const KEY = "tablee.marks";

function read(): Record<string, string[]> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>) ?? {};
  } catch {
    return {};
  }
}

const seen: Record<string, string[]> = $state(read());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // a device that keeps nothing is told again
  }
}

/** Whether questions of that game are explained here: as long as it is new, or as the person wants it. */
export const marksFor = (game: string): boolean => prefs.marks === "on" || (prefs.marks === "" && isNewTo(game));

export const isTold = (game: string, verb: string): boolean => (seen[game] ?? []).includes(verb);

export const isFirst = (game: string): boolean => !(seen[game] ?? []).length;

export function markTold(game: string, verb: string): void {
  if (isTold(game, verb)) return;
  seen[game] = [...(seen[game] ?? []), verb];
  keep();
}

/** Everything is explained once more. */
export function forgetMarks(): void {
  for (const game of Object.keys(seen)) delete seen[game];
  keep();
}
