/** What an update brings: the cards that have just come, and how events ended that nobody has put away yet. */

import type { Line, Update } from "../../wire";
import { told, type Moment } from "./moments";

/** Told before this table was opened. */
const UNREAD: Line = { text: "", event: { kind: "", seat: -1 }, undo_barrier: false, move: -1, points: 0, scorer: -1 };

export class News {
  fresh = $state(new Set<string>());
  after: Moment[] = $state([]);
  #lines: Line[] = [];
  #seen = { version: -1, move: -1, seat: -2 };

  isSeen({ version, move, seat }: Update): boolean {
    return version === this.#seen.version && move === this.#seen.move && seat === this.#seen.seat;
  }

  /** Take it in. `first`: another one looks now, nothing of what was moves or stays chosen; `brought`: the lines that are new. */
  take(update: Update, players: number, still: boolean, since: number | undefined): { first: boolean; brought: Line[] } {
    const { version, move, seat } = update;
    const seen = this.#seen;
    const first = seen.version < 0 || seat !== seen.seat;
    if (first) this.after = [];
    const unread = Math.max(0, update.log_from - this.#lines.length);
    this.#lines = [...this.#lines.slice(0, update.log_from), ...Array<Line>(unread).fill(UNREAD), ...update.log];
    const brought = first ? [] : this.#lines.filter((line) => line.move > seen.move);
    const newest = first ? this.#lines.slice(-3) : brought;
    this.fresh = new Set(newest.map((line) => line.event.card ?? "").filter((card) => card && card !== "?"));
    if (!first && move > seen.move) {
      const ended = still ? [] : told(this.#lines, players).filter((one) => one.ended > seen.move);
      if (ended.length) this.after = ended;
    }
    if (since !== undefined) this.after = told(this.#lines, players).filter((one) => one.ended > since);
    this.#seen = { version, move, seat };
    return { first, brought };
  }

  /** The uppermost has been read. */
  putAway(): void {
    this.after = this.after.slice(1);
  }
}
