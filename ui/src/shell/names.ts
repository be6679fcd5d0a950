/** No bot is called by more letters; a person may be. */
const MOST = 7;

/** On a phone such a name has two small lines (`.long-name`), so that it need not be cut. */
export const isLong = (name: string): boolean => [...name.trim()].length > MOST;
