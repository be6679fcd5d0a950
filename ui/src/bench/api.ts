/** What the bench asks of the server (`src/tablee/server/bench/wire.py` explains every field). */

import { ask, type Made } from "../api";
import { newKey } from "../client.svelte";
import type {
  Checked,
  CheckRequest,
  CompareRequest,
  Completions,
  CompleteRequest,
  CsvRequest,
  Opening,
  Edited,
  EditRequest,
  Job,
  RunRequest,
  Shared,
  SharedSet,
  SweepRequest,
  Tried,
  TryRequest,
} from "./wire";

const at = (game: string, what: string): string => `/api/bench/${encodeURIComponent(game)}/${what}`;
/** The server speaks the language of the request; where there is none in it, that of its head. */
const post = <T>(path: string, body: object, language?: string) => ask<T>(path, { method: "POST", body, language });

export const opening = (game: string, language: string) => ask<Opening>(at(game, language));
export const check = (game: string, wish: CheckRequest) => post<Checked>(at(game, "check"), wish, wish.language);
export const edit = (game: string, wish: EditRequest) => post<Edited>(at(game, "edit"), wish, wish.language);
export const fromCsv = (game: string, wish: CsvRequest) => post<Edited>(at(game, "csv"), wish, wish.language);
export const complete = (game: string, wish: CompleteRequest) => post<Completions>(at(game, "complete"), wish, wish.language);

export type Play = { kind: "run"; wish: RunRequest } | { kind: "compare"; wish: CompareRequest } | { kind: "sweep"; wish: SweepRequest };
export const start = (game: string, { kind, wish }: Play, language: string) => post<Job>(at(game, kind), wish, language);
const jobAt = (id: string): string => `/api/bench/jobs/${encodeURIComponent(id)}`;
export const job = (id: string, since: number, language: string) => ask<Job>(`${jobAt(id)}?since=${since}`, { language });
export const stop = (id: string, language: string) => ask<Job>(jobAt(id), { method: "DELETE", language });
/** So many games more, with those that a job has played. */
export const more = (id: string, games: number, language: string) => post<Job>(`${jobAt(id)}/more`, { games }, language);
/** A report as a file: `json`, `csv`, `html`. */
export const reportAt = (id: string, form: string): string => `${jobAt(id)}/report.${form}`;

export const tryIt = (game: string, wish: TryRequest) => post<Tried & Made>(at(game, "try"), { ...wish, key: newKey() }, wish.language);
export const share = (game: string, text: string, language: string) => post<Shared>(at(game, "share"), { text }, language);
export const shared = (game: string, digest: string, language: string) =>
  ask<SharedSet>(at(game, `sets/${encodeURIComponent(digest)}`), { language });
