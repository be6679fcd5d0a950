/** Which questions could be taken back after answering them, learned on this device: the browser has no rules. A question
 * that was never seen to be undoable counts as irreversible. */

const KEY = "tablee.undoable";

function known(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function isIrreversible(game: string, verb: string): boolean {
  return !known().includes(`${game}/${verb}`);
}

/** After an answer: look once the new position is here. */
export function learned(game: string, verb: string, undoable: () => boolean): void {
  setTimeout(() => {
    const name = `${game}/${verb}`;
    const had = known();
    try {
      if (undoable() && !had.includes(name)) localStorage.setItem(KEY, JSON.stringify([...had, name]));
      else if (!undoable() && had.includes(name)) localStorage.setItem(KEY, JSON.stringify(had.filter((v) => v !== name)));
    } catch {
      // a device that keeps nothing asks more often
    }
  }, 300);
}
