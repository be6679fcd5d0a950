/** The sets that a designer has on this device. Nothing of them leaves it but to be read, played or shared. */

import { newKey } from "../client.svelte";

export interface KeptSet {
  id: string;
  game: string;
  name: string;
  text: string;
  /** The last text that could be played, and when that was. */
  good?: { text: string; at: number };
  /** Cards that are not as in the house set. */
  changed: number;
  /** Nobody knows which cards are changed: the file cannot be read. */
  unread?: boolean;
  at: number;
  /** What was played last, by kind. */
  jobs?: Partial<Record<"run" | "compare" | "sweep", string>>;
}

const KEY = "tablee.bench";

function read(): KeptSet[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as KeptSet[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export const kept: { sets: KeptSet[]; full: boolean } = $state({ sets: read(), full: false });

/** What another tab of this device has written is taken in before anything is written here. */
function write(change: (sets: KeptSet[]) => KeptSet[]): void {
  kept.sets = change(read());
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.sets));
    kept.full = false;
  } catch {
    kept.full = true; // the page says so: the file can still be downloaded
  }
}

export const newId = (): string => newKey().slice(0, 10);
export const find = (id: string): KeptSet | undefined => kept.sets.find((set) => set.id === id);
export const keep = (set: KeptSet): void => write((sets) => [set, ...sets.filter((other) => other.id !== set.id)]);
export const drop = (id: string): void => write((sets) => sets.filter((set) => set.id !== id));
export const noteJob = (id: string, kind: "run" | "compare" | "sweep", job: string): void =>
  write((sets) => sets.map((set) => (set.id === id ? { ...set, jobs: { ...set.jobs, [kind]: job } } : set)));

if (typeof addEventListener === "function") {
  addEventListener("storage", (event) => {
    if (event.key === KEY) kept.sets = read();
  });
}
