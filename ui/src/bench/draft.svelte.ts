/** What is typed, until the server has written it into the file. What comes from there meanwhile does not take letters away. */

import { untrack } from "svelte";

export class Draft<T> {
  now: T = $state.raw() as T;
  #value: () => T;
  #send: (value: T) => Promise<boolean>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #typed = 0;
  #isOpen = false;

  constructor(value: () => T, send: (value: T) => Promise<boolean>) {
    [this.#value, this.#send] = [value, send];
    this.now = untrack(value);
    $effect(() => {
      const told = value();
      if (!this.#isOpen) this.now = told;
    });
    $effect(() => () => this.flush()); // the field goes: what was typed stays
  }

  /** `pause`: how long typing must rest before it is sent. */
  put(value: T, pause = 0): void {
    this.now = value;
    this.#isOpen = true;
    this.#typed += 1;
    clearTimeout(this.#timer);
    if (pause) this.#timer = setTimeout(() => void this.#go(), pause);
    else void this.#go();
  }

  flush(): void {
    if (this.#timer) void this.#go();
  }

  async #go(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const number = this.#typed;
    const isWritten = await this.#send(this.now);
    if (number !== this.#typed) return;
    this.#isOpen = false;
    if (isWritten) this.now = untrack(this.#value); // else it stands there still, to be sent again
  }
}
