/** What is said between the bench and its page.
 *  Made by scripts/wire-types from src/tablee/server/bench/wire.py, which explains every field. Do not edit. */

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

export interface Sort {
  key: string;
  name: string;
}

export interface Opening {
  text: string;
  house: string;
  sorts: Sort[];
  most_games: number;
  most_seconds: number;
  most_values: number;
  html: boolean;
}

export interface CheckRequest {
  text: string;
  language?: string;
  card?: string;
}

export interface CardMistake {
  line: number;
  card: string;
  field: string;
  index: number;
  text: string;
  word: string;
  instead: string;
  value: string;
  choices: string[];
}

export interface CardListed {
  key: string;
  card: string;
  sort: string;
  name: string;
  state: "house" | "changed" | "new" | "removed";
  problems: number;
}

export interface CardTexts {
  name: string;
  called: string;
  text: string;
  flavour: string;
  source: string;
  face: Record<string, Json>;
}

export interface Choice {
  value: string;
  name: string;
}

export interface FormField {
  field: string;
  name: string;
  kind: "number" | "numbers" | "choice" | "symbols" | "sentences" | "text" | "texts" | "switch";
  value: Json;
  base: Json;
  written: boolean;
  optional: boolean;
  source: string;
  least: number;
  most: number;
  fewest: number;
  several: number;
  choices: Choice[];
  note: string;
}

export interface ChangeLine {
  kind: "+" | "-";
  field: string;
  text: string;
}

export interface CardChange {
  key: string;
  card: string;
  state: "house" | "changed" | "new" | "removed";
  lines: ChangeLine[];
}

export interface Form {
  key: string;
  card: string;
  sort: string;
  name: string;
  state: "house" | "changed" | "new" | "removed";
  fields: FormField[];
  change: CardChange | null;
}

export interface Base {
  name: string;
  digest: string;
}

export interface Checked {
  set: string;
  digest: string;
  playable: boolean;
  base: Base | null;
  sorts: Sort[];
  cards: CardListed[];
  mistakes: CardMistake[];
  more: number;
  drawn: Record<string, Record<string, CardTexts>>;
  words: Record<string, Record<string, string>>;
  form: Form | null;
}

export interface EditRequest {
  text: string;
  what: "set" | "clear" | "revert" | "remove" | "new";
  card?: string;
  field?: string;
  value?: Json;
  sort?: string;
  replaces?: string;
  language?: string;
}

export interface CsvRequest {
  csv: string;
  text?: string;
  language?: string;
}

export interface Edited {
  text: string;
  card: string;
  checked: Checked;
}

export interface CompleteRequest {
  card: string;
  field: string;
  line: string;
  at: number;
  text?: string;
  language?: string;
  all?: boolean;
}

export interface Completion {
  text: string;
  meaning: string;
  cards: number;
  blanks: [number, number][];
}

export interface Completions {
  sentences: Completion[];
  all: number;
}

export interface RunRequest {
  text: string;
  bots: string[];
  games: number;
  options?: Record<string, string>;
  seed?: number;
}

export interface CompareRequest {
  text: string;
  bots: string[];
  games: number;
  other?: string;
  options?: Record<string, string>;
  seed?: number;
}

export interface SweepRequest {
  text: string;
  value: string;
  low: number;
  high: number;
  bots: string[];
  games: number;
  step?: number;
  options?: Record<string, string>;
  seed?: number;
}

export interface MoreRequest {
  games: number;
}

export interface Job {
  id: string;
  kind: "run" | "compare" | "sweep";
  game: string;
  state: "waiting" | "playing" | "done" | "stopped" | "failed";
  games: number;
  wanted: number;
  seconds: number;
  place: number;
  again: number;
  text: string;
  version: number;
  found: Json;
}

export interface TryRequest {
  text: string;
  card: string;
  seats?: number;
  level?: string;
  options?: Record<string, string>;
  name?: string;
  language?: string;
  key?: string;
}

export interface Tried {
  table: string;
  token: string;
  link: string;
  where: "hand" | "table" | "next" | "";
  text: string;
}

export interface ShareRequest {
  text: string;
}

export interface Shared {
  digest: string;
  link: string;
  days: number;
}

export interface SharedSet {
  text: string;
  name: string;
  digest: string;
}
