/** Why nothing can be taken back now, as far as the log tells: the key of a sentence. */

import type { Line } from "../wire";

export function whyNoUndo(log: Line[], seat: number): string {
  const mine = log.findLast((line) => line.event.seat === seat && line.move > 0)?.move ?? -1;
  if (mine < 0) return "ui-undo-none";
  return log.some((line) => line.undo_barrier && line.move >= mine) ? "ui-undo-shown" : "ui-undo-passed";
}
