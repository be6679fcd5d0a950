/** Undo and redo of a text. What is typed in one go is one step. */

/** Longer apart than this it is another thought. */
const TOGETHER = 1200;
const MOST_STEPS = 300;
const MOST_LETTERS = 8_000_000;

export interface Step {
  text: string;
  /** Which card was open, so that undo shows what it changes. */
  card: string;
}

export class History {
  #past: Step[] = [];
  #future: Step[] = [];
  #typed = -Infinity;

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Something is about to take the place of `before`. `typing`: letters in the same field. */
  note(before: Step, typing = false, now = Date.now()): void {
    const isSameThought = typing && now - this.#typed < TOGETHER;
    this.#typed = typing ? now : -Infinity;
    this.#future = [];
    if (isSameThought && this.#past.length) return;
    this.#past.push(before);
    let letters = this.#past.reduce((sum, step) => sum + step.text.length, 0);
    while (this.#past.length > 1 && (this.#past.length > MOST_STEPS || letters > MOST_LETTERS)) letters -= this.#past.shift()!.text.length;
  }

  undo(now: Step): Step | null {
    const found = this.#past.pop();
    if (!found) return null;
    this.#future.push(now);
    this.#typed = -Infinity;
    return found;
  }

  redo(now: Step): Step | null {
    const found = this.#future.pop();
    if (!found) return null;
    this.#past.push(now);
    this.#typed = -Infinity;
    return found;
  }
}
