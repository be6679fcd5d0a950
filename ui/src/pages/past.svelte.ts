/** A look at an earlier moment of a game in play: as my seat saw it then, without anything to answer. */

import * as api from "../api";
import type { Line, Past, Room, Update } from "../wire";

/** The game at that moment, in the form of an update that asks nothing. */
export function updateOf(past: Past, log: Line[], seats: number): Update {
  return {
    type: "update",
    version: past.move,
    move: past.move,
    seat: past.seat,
    view: past.view,
    question: null,
    waiting: past.waiting,
    ready: past.ready,
    undoable: 0,
    why_no_undo: "",
    learning: null,
    log_from: 0,
    log: log.filter((line) => line.move <= past.move),
    clocks: Array.from({ length: seats }, () => ({ left: -1, running: false })),
    over: null,
  };
}

/** The room as a replay has it: nobody is waited for. */
export const asLookedBackAt = (room: Room): Room => ({ ...room, stage: "over" });

export class LookBack {
  shown: Past | null = $state.raw(null);
  #asked = 0;

  /** Show the moment after so many answers; true if it came. */
  async look(table: string, token: string, move: number, seat: number): Promise<boolean> {
    const number = ++this.#asked;
    const found = await api.past(table, token, move, seat);
    if (number !== this.#asked) return false;
    this.shown = found;
    return true;
  }

  /** Show the moment before that one. */
  async before(table: string, token: string, move: number, seat: number): Promise<boolean> {
    const { since } = await api.past(table, token, move, seat);
    return this.look(table, token, since, seat);
  }

  /** Where a step from here leads: the next moment of the log before or behind the one that is shown. -1: nowhere. */
  next(log: Line[], by: 1 | -1): number {
    if (!this.shown) return -1;
    if (by < 0) return this.shown.move > this.shown.since ? this.shown.since : -1;
    const { move } = this.shown;
    return log.find((line) => line.move > move)?.move ?? -1;
  }

  end(): void {
    this.#asked++;
    this.shown = null;
  }
}
