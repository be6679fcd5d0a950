/** What is asked of the server over HTTP. */

import { newKey } from "./client.svelte";
import type { Cards } from "./games/contract";
import { noteLine } from "./line.svelte";
import type { Rule } from "./rules";
import type { Json, Line, Past, Room } from "./wire";

export class NotDone extends Error {
  constructor(
    readonly rule: string,
    text: string,
    readonly status: number,
    /** Of a table whose log today's rules refuse: whether its game is over. */
    readonly stage = "",
  ) {
    super(text);
  }
}

export interface GameOption {
  key: string;
  values: string[];
  default: string;
  /** Few tables change it. */
  rare: boolean;
  /** By the number of seats: the values that such a table may choose. */
  fitting: Record<string, string[]>;
}

/** A share of games won, the ends of its interval of 95 %, and how many games there were. */
export type Share = [share: number, low: number, high: number, games: number];

/** How strong bots are, as the ladder has measured them; empty where nobody has. */
export interface Measured {
  usual: string;
  /** By the number of seats: how often each bot wins where the usual one has all the others. */
  against: Record<string, Record<string, Share>>;
  /** How often each wins against the game itself, with these options. */
  alone: { options: Record<string, string>; shares: Record<string, Share> }[];
}

export interface GameInfo {
  key: string;
  /** What it is called, by language. */
  title: Record<string, string>;
  /** Its package brings a table for the browser. */
  table: boolean;
  fewest: number;
  most: number;
  options: GameOption[];
  bots: string[];
  /** Those of them that people choose from, the weakest first, and the styles that each may have. */
  levels: string[];
  styles: string[];
  measured: Measured;
  /** It can be played with cards from a file. */
  card_files: boolean;
  /** The digest of its own cards. */
  cards: string;
  lessons: { id: string; minutes: number; steps: number }[];
  /** How many sit at a table that suits a first game; 0: any number does. */
  first_seats: number;
}

/** What is in a card file, or what is wrong in it: the first of its mistakes, and how many `more` there are. */
export interface CheckedCards {
  set: string;
  cards: number;
  mistakes: string[];
  more: number;
}

export interface Home {
  games: GameInfo[];
  languages: string[];
  phrases: string[];
  version: string;
  /** The key with which this server calls browsers (Web Push); "": it calls none. */
  push: string;
  /** Designers may write cards here (`/bench`). */
  bench: boolean;
}

export interface SeatWish {
  kind: "me" | "link" | "device" | "bot" | "closed";
  name?: string;
  level?: string;
}

export interface TableWish {
  game: string;
  options: Record<string, string>;
  language: string;
  name: string;
  seats: SeatWish[];
  clock: string;
  when_out: string;
  public: boolean;
  hints?: boolean;
  start: boolean;
  entropy?: string;
  card_file?: string;
  card_set?: string;
}

/** A position of a game that is over; `log` are all lines up to it. */
export interface Moment {
  move: number;
  moves: number;
  view: Json;
  log: Line[];
  asked: number;
  answer: string;
  /** With all cards open: for each player, the cards of the zones that the others did not see. */
  opened: Record<string, string[]>[];
}

/** What the door says of a table: its room, the link to it, and the seats that have yet to answer. `progress` is how far the game is
 * and `asks` what a seat of mine is asked now, in the language asked for ("" for nothing); `moved` are seconds since the
 * last answer, or -1. */
export type Door = Room & { link: string; waiting: number[]; progress: string; asks: string; moved: number };

/** A decision of a finished game: the chance to win after what was played, and what was lost against the best. Marked ones have
 * their answers in words. */
export interface CoachNote {
  move: number;
  seat: number;
  chance: number;
  loss: number;
  error: number;
  mark: "" | "!" | "?!" | "?" | "??";
  answer?: string;
  /** What the answer names, for finding the things on the table. */
  slots?: Record<string, Json>;
  /** Its kind. */
  says?: string;
  best?: string;
  best_slots?: Record<string, Json>;
  best_says?: string;
  best_chance?: number;
  /** Of a very good answer: by how much it is better than the next, and which that is. Findings of old games lack them. */
  gain?: number;
  next?: string;
  next_chance?: number;
  why?: string[];
}

export interface CoachSeat {
  seat: number;
  player: string;
  says: string[];
  start: number;
  end: number;
  luck: number;
  play: number;
  points?: { margin: number; luck: number; play: number };
  moments: CoachNote[];
  /** Moves of own decisions with the chance to win after them, in per cent. */
  curve: [number, number][];
}

/** `told` is null until the coach has looked at everything. */
export interface Coached {
  done: number;
  all: number;
  told: { seats: CoachSeat[]; notes: CoachNote[]; answers: number } | null;
}

/** How a game that is over went (`server/arc.py`). */
export interface Arc {
  moves: number;
  counts: "" | "round" | "turn";
  steps: [number, number][];
  /** Wherever they changed: after which answer, and of each seat. */
  points: [number, number[]][];
  /** The chance to win in per cent, at a glance, of each seat; empty where nobody has said what counts in the game. */
  chances: [number, number[]][];
  scored: { card: string; seat: number; points: number; times: number; move: number }[];
  best: { move: number; seat: number; points: number; card: string; text: string; at: number }[];
  turning: number;
  at: number;
  leads: number;
  /** From the deal to the last answer; 0 if it is not known. */
  seconds: number;
}

export interface Verified {
  ok: boolean;
  commitment: string;
  secret: string;
  entropy: string;
  answers: number;
  checks: { what: string; ok: boolean; text: string }[];
}

/** What is said of a public table to somebody who is not at it. */
export interface PublicTable {
  table: string;
  game: string;
  stage: Room["stage"];
  seats: { kind: string; name: string }[];
}

export async function ask<T>(
  path: string,
  init: { method?: string; body?: unknown; token?: string; language?: string; text?: boolean } = {},
): Promise<T> {
  const headers: Record<string, string> = {};
  if (init.token) headers.Authorization = `Bearer ${init.token}`;
  if (init.language) headers["Accept-Language"] = init.language;
  if (init.body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: init.method ?? "GET",
      headers,
      body: init.body === undefined ? undefined : JSON.stringify(init.body),
    });
  } catch {
    throw new NotDone("NETWORK", "", 0);
  }
  noteLine(answer);
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as {
      error?: { rule: string; text: string; stage?: string };
    } | null;
    const text = told?.error?.text ?? `${answer.status} ${answer.statusText}`;
    throw new NotDone(told?.error?.rule ?? "TABLE", text, answer.status, told?.error?.stage);
  }
  return (init.text ? await answer.text() : await answer.json()) as T;
}

/** What does not change while the page is open is asked for once. */
function kept<A extends string[], T>(load: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  const memory = new Map<string, Promise<T>>();
  return (...args) => {
    const key = args.join("/");
    let found = memory.get(key);
    if (!found) {
      found = load(...args);
      memory.set(key, found);
      found.catch(() => memory.delete(key));
    }
    return found;
  };
}

export const home = kept(() => ask<Home>("/api/home"));
export const gameWords = kept((language: string, game: string) => ask<string>(`/api/words/${language}/${game}`, { text: true }));
export const cards = kept((digest: string, language: string) => ask<Cards>(`/api/cards/${digest}/${language}`));
export const rules = kept((game: string, language: string) => ask<Rule[]>(`/api/rules/${game}/${language}`));
export const guide = kept((game: string, language: string) => ask<string[][]>(`/api/guide/${game}/${language}`));
/** What this server keeps of people, for how long and where. */
export interface Privacy {
  line: string;
  parts: { title: string; lines: string[] }[];
}
export const privacy = kept((language: string) => ask<Privacy>(`/api/privacy/${language}`));

/** A step of a lesson: something to read, or (`does`) something to do; `flag` stands beside it on the table. */
export interface LessonStep {
  id: string;
  title: string;
  text: string;
  flag: string;
  why: string;
  rule: string;
  does: boolean;
  points: string[];
}
export interface Lesson {
  id: string;
  title: string;
  minutes: number;
  chapters: { id: string; title: string; steps: LessonStep[] }[];
}
export const lessons = kept((game: string, language: string) => ask<Lesson[]>(`/api/lessons/${game}/${language}`));
/** Read a card file before there is a table for it. */
export const checkCards = (game: string, text: string, name: string, language: string) =>
  ask<CheckedCards>(`/api/card-files/${game}`, { method: "POST", body: { text, name: name.slice(0, 80) || "cards.toml" }, language });

export const publicTables = () => ask<PublicTable[]>("/api/tables");
export const room = (table: string, token = "", language = "") =>
  ask<Door>(`/api/tables/${encodeURIComponent(table)}`, { token, language });
export interface Made {
  table: string;
  token: string;
  link: string;
}
/** The wish that has had no answer yet: said again, it bears the same key and makes no other table. */
let unsure = { wish: "", key: "" };
async function make(path: string, wish: { language: string; entropy?: string }, token = ""): Promise<Made> {
  const said = path + JSON.stringify({ ...wish, entropy: "" });
  if (unsure.wish !== said) unsure = { wish: said, key: newKey() };
  const made = await ask<Made>(path, { method: "POST", body: { ...wish, key: unsure.key }, token, language: wish.language });
  unsure = { wish: "", key: "" };
  return made;
}
export const create = (wish: TableWish) => make("/api/tables", wish);
/** The table of a chapter, from its beginning. */
export const learn = (game: string, lesson: string, wish: { chapter: string; name: string; language: string }) =>
  make(`/api/learn/${game}/${lesson}`, wish);
export const join = (
  table: string,
  wish: { name: string; seat?: number; seats?: number[]; entropy?: string; key?: string },
  language: string,
  token = "",
) =>
  ask<{ token: string; seats: number[] }>(`/api/tables/${encodeURIComponent(table)}/join`, { method: "POST", body: wish, language, token });
/** Where this browser is called when it is my turn; an empty `endpoint`: no more. */
export const callAt = (table: string, token: string, where: { endpoint: string; p256dh?: string; auth?: string; language?: string }) =>
  ask<object>(`/api/tables/${encodeURIComponent(table)}/calls`, { method: "POST", body: where, token });
export const verify = (table: string, language: string) => ask<Verified>(`/api/tables/${encodeURIComponent(table)}/verify`, { language });
export const record = (table: string, token: string) =>
  ask<string>(`/api/tables/${encodeURIComponent(table)}/record`, { token, text: true });
/** A moment of a game that is over as a scenario: the text of its file. */
export const scenario = (table: string, token: string, move: number, language: string) =>
  ask<string>(`/api/tables/${encodeURIComponent(table)}/scenario?move=${move}`, { token, language, text: true });
export const replay = (table: string, token: string, move: number, seat: string, language: string) =>
  ask<Moment>(`/api/tables/${encodeURIComponent(table)}/replay?move=${move}&seat=${seat}&language=${language}`, { token, language });
/** What the coach says of a game that is over, or how far he is with it. */
export const coach = (table: string, token: string, language: string) =>
  ask<Coached>(`/api/tables/${encodeURIComponent(table)}/coach?language=${language}`, { token, language });
/** The same, if he has looked already; nothing is begun. */
export const coachIfThere = (table: string, token: string, language: string) =>
  ask<Coached>(`/api/tables/${encodeURIComponent(table)}/coach?language=${language}&begin=no`, { token, language });
export const arc = (table: string, token: string, language: string) =>
  ask<Arc>(`/api/tables/${encodeURIComponent(table)}/arc?language=${language}`, { token, language });
/** A game in play as that seat of mine saw it then; SPECTATOR: as everybody did. */
export const past = (table: string, token: string, move: number, seat: number) =>
  ask<Past>(`/api/tables/${encodeURIComponent(table)}/past?move=${move}${seat >= 0 ? `&seat=${seat}` : ""}`, { token });
export const goOn = (
  table: string,
  token: string,
  wish: { move: number; name: string; language: string; seats: SeatWish[]; start: boolean },
) => make(`/api/tables/${encodeURIComponent(table)}/continue`, wish, token);
