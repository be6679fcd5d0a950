/** A standing order: a question that leaves no choice is answered by itself after a while. The page sets it; the bar shows it. */

const LEAST = 1500;
const SPREAD = 2000;

export const standing: {
  /** The answer that is about to be given; "": none is. */
  label: string;
  /** Milliseconds from its question on. */
  lasts: number;
  /** Not this time. */
  wait: (() => void) | null;
} = $state({ label: "", lasts: 0, wait: null });

/** How long an order waits: drawn anew each time, from nothing that anybody holds. */
export const delay = (): number => LEAST + Math.random() * SPREAD;
