/** The wire: what is said between a table and those who sit at it.
 *  Made by scripts/wire-types from src/tablee/server/wire.py, which explains every field. Do not edit. */

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

export const PROTOCOL = 2;

export const SPECTATOR = -1;

export const LONGEST_MESSAGE = 16384;

export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  token: string;
  seat: number;
  language: string;
  seen: number;
  log: number;
}

export interface Look {
  type: "look";
  seat: number;
  language: string;
}

export interface Answer {
  type: "answer";
  key: string;
  decision: string;
  label: string;
}

export interface Attempt {
  type: "attempt";
  key: string;
  text: string;
}

export interface Hint {
  type: "hint";
  key: string;
  decision: string;
  line: boolean;
}

export interface Undo {
  type: "undo";
  key: string;
  count: number;
}

export interface AskUndo {
  type: "ask-undo";
  key: string;
  line: number;
}

export interface SayToUndo {
  type: "say-to-undo";
  key: string;
  agree: boolean;
}

export interface Chat {
  type: "chat";
  key: string;
  text: string;
  phrase: string;
}

export interface Seat {
  type: "seat";
  key: string;
  seat: number;
  what: string;
  level: string;
}

export interface Host {
  type: "host";
  key: string;
  what: string;
  seat: number;
}

export interface Learn {
  type: "learn";
  key: string;
  step: number;
}

export interface Ping {
  type: "ping";
  key: string;
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "closed" | "person" | "bot";
  name: string;
  level: string;
  mine: boolean;
  online: boolean;
  bot_plays: boolean;
  hints: number;
}

export interface Clock {
  left: number;
  running: boolean;
}

export interface Room {
  type: "room";
  protocol: number;
  table: string;
  game: string;
  cards: string;
  card_set: string;
  options: Record<string, string>;
  stage: "waiting" | "playing" | "paused" | "over";
  seats: SeatInfo[];
  seat: number;
  host: boolean;
  public: boolean;
  spectators: number;
  clock: string;
  when_out: string;
  commitment: string;
  rematch: string;
  asked_undo: number;
  asked_line: number;
  hints: boolean;
  lesson: string;
  chapter: string;
  tryout: string;
  away_after: number;
}

export interface Option {
  label: string;
  text: string;
  says: string;
  slots: Record<string, Json>;
  hint: Record<string, Json> | null;
}

export interface Question {
  id: string;
  verb: string;
  source: string;
  text: string;
  help: string;
  options: Option[];
  sealed: string;
}

export interface GameEvent {
  kind: string;
  seat: number;
  card?: string;
  second?: string;
  symbol?: string;
  zone?: string;
  piece?: string;
  cell?: string;
  to?: string;
  dice?: string;
  how?: string;
  other?: number;
  number?: number;
}

export interface Line {
  text: string;
  event: GameEvent;
  undo_barrier: boolean;
  move: number;
  points: number;
  scorer: number;
}

export interface TieBreak {
  rule: string;
  text: string;
}

export interface Standing {
  seat: number;
  total: number;
  parts: Record<string, number>;
  place: number;
  tie: TieBreak | null;
}

export interface Over {
  reason: string;
  text: string;
  standings: Standing[];
  secret: string;
}

export interface Learning {
  done: number;
  takes: string[];
}

export interface Update {
  type: "update";
  version: number;
  move: number;
  seat: number;
  view: Json;
  question: Question | null;
  waiting: number[];
  ready: number[];
  undoable: number;
  why_no_undo: "" | "none" | "shown" | "passed";
  log_from: number;
  log: Line[];
  clocks: Clock[];
  over: Over | null;
  learning: Learning | null;
}

export interface Past {
  move: number;
  since: number;
  seat: number;
  view: Json;
  waiting: number[];
  ready: number[];
}

export interface Done {
  type: "done";
  key: string;
  version: number;
}

export interface Refused {
  type: "refused";
  key: string;
  rule: string;
  text: string;
  stale: boolean;
}

export interface Why {
  type: "why";
  key: string;
  legal: boolean;
  rule: string;
  text: string;
}

export interface Hinted {
  label: string;
  text: string;
  chance: number;
  reasons: string[];
  line: string[];
}

export interface HintTold {
  type: "hinted";
  key: string;
  decision: string;
  answers: Hinted[];
  games: number;
  error: number;
}

export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  note: boolean;
}

export interface Chatted {
  type: "chatted";
  lines: ChatLine[];
}

export interface Pong {
  type: "pong";
  key: string;
}

export interface Bye {
  type: "bye";
  reason: string;
  text: string;
  again: boolean;
}

export type FromClient = Hello | Look | Answer | Attempt | Hint | Undo | AskUndo | SayToUndo | Chat | Seat | Host | Learn | Ping;

export type FromTable = Room | Update | Done | Refused | Why | HintTold | Chatted | Pong | Bye;
