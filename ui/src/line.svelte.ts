/** Whether what is shown comes from this device, because the server cannot be reached: the service worker marks what it had kept. */

const KEPT = "X-Tablee-Kept";

export const line = $state({ isOff: false });

export function noteLine(answer: Response): void {
  line.isOff = answer.headers.has(KEPT);
}

/** Ask whether the server is there again. */
export async function callAgain(): Promise<void> {
  try {
    noteLine(await fetch("/api/home"));
  } catch {
    // it is not
  }
}
