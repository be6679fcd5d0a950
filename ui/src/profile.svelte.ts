/** Who plays on this device: name, colour, the games they finished. Kept here alone, without an account; a file takes it elsewhere. */

import { join, lessons } from "./lessons.svelte";
import { mine, remember, type Mine } from "./mine.svelte";
import { finish, prefer, prefs } from "./prefs.svelte";

export interface Finished {
  table: string;
  game: string;
  at: number;
  seats: number;
  place: number;
  total: number;
  /** Who won, and with how many points. */
  winner: string;
  best: number;
  /** The levels of the bots at the table. */
  bots: string[];
}

export interface Profile {
  id: string;
  name: string;
  /** One of the six colours of seats, from 1. */
  colour: number;
  games: Finished[];
}

interface Kept {
  current: string;
  profiles: Profile[];
}

const KEY = "tablee.profiles";
const MOST_GAMES = 500;
const MOST_PROFILES = 12;
const LONGEST_NAME = 24;
const COLOURS = 6;
const A_DAY = 86_400_000;

const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(6)), (b) => b.toString(16).padStart(2, "0")).join("");
const fresh = (name = "", colour = 1): Profile => ({ id: newId(), name, colour, games: [] });

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function asFinished(told: unknown): Finished[] {
  const one = told as Finished;
  if (!one || typeof one.table !== "string" || typeof one.game !== "string") return [];
  if (![one.at, one.seats, one.place, one.total, one.best].every(isNumber) || typeof one.winner !== "string") return [];
  const { table, game, at, seats, place, total, winner, best } = one;
  const bots = Array.isArray(one.bots) ? one.bots.filter((level): level is string => typeof level === "string") : [];
  return [{ table, game, at, seats, place, total, winner, best, bots }];
}

/** What a file or an older version says, as far as it makes sense. */
function asProfile(told: unknown): Profile[] {
  const one = told as Profile;
  if (!one || typeof one.id !== "string" || typeof one.name !== "string" || !Array.isArray(one.games)) return [];
  const colour = isNumber(one.colour) && one.colour >= 1 && one.colour <= COLOURS ? Math.floor(one.colour) : 1;
  return [
    { id: one.id.slice(0, 40), name: one.name.slice(0, LONGEST_NAME), colour, games: one.games.flatMap(asFinished).slice(0, MOST_GAMES) },
  ];
}

function read(): Kept {
  try {
    const told = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    const profiles = (told?.profiles ?? []).flatMap(asProfile).slice(0, MOST_PROFILES);
    if (profiles.length) return { current: profiles.some((p) => p.id === told!.current) ? told!.current : profiles[0].id, profiles };
  } catch {
    // what cannot be read begins anew
  }
  const first = fresh(prefs.name);
  return { current: first.id, profiles: [first] };
}

export const kept: Kept = $state(read());
export const me = (): Profile => kept.profiles.find((p) => p.id === kept.current) ?? kept.profiles[0];

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a device that keeps nothing: it lasts as long as the page
  }
}

if (typeof addEventListener === "function") {
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(kept, read());
  });
}

export function change(what: Partial<Pick<Profile, "name" | "colour">>): void {
  Object.assign(me(), what, what.name === undefined ? {} : { name: what.name.slice(0, LONGEST_NAME) });
  if (what.name !== undefined) prefer("name", me().name);
  write();
}

export function choose(id: string): void {
  kept.current = id;
  prefer("name", me().name);
  write();
}

export function add(name: string): void {
  if (kept.profiles.length >= MOST_PROFILES) return;
  const one = fresh(name.slice(0, LONGEST_NAME), (kept.profiles.length % COLOURS) + 1);
  kept.profiles.push(one);
  choose(one.id);
}

/** Of one only the last stays. */
export function remove(id: string): void {
  kept.profiles = kept.profiles.filter((p) => p.id !== id);
  if (!kept.profiles.length) kept.profiles = [fresh()];
  if (!kept.profiles.some((p) => p.id === kept.current)) choose(kept.profiles[0].id);
  write();
}

/** A game that somebody of this device has seen to its end; told again it counts once. */
export function keepResult(game: Finished): void {
  if (kept.profiles.some((p) => p.games.some((g) => g.table === game.table))) return;
  me().games = [game, ...me().games].slice(0, MOST_GAMES);
  me().name ||= prefs.name;
  write();
}

/** How that table ended, whoever of this device played there. */
export const resultOf = (table: string): Finished | undefined => kept.profiles.flatMap((p) => p.games).find((g) => g.table === table);

export interface Tally {
  game: string;
  played: number;
  won: number;
  best: number;
}

/** By game: how many, how many of them won, the most points. */
export function recordOf(profile: Profile): Tally[] {
  const found = new Map<string, Tally>();
  for (const { game, place, total } of profile.games) {
    const one = found.get(game) ?? { game, played: 0, won: 0, best: total };
    found.set(game, { game, played: one.played + 1, won: one.won + (place === 1 ? 1 : 0), best: Math.max(one.best, total) });
  }
  return [...found.values()].sort((a, b) => b.played - a.played);
}

const dayOf = (at: number): number => {
  const date = new Date(at);
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / A_DAY);
};

/** Days in a row, up to today or yesterday, on which a game was finished. */
export function streakOf(profile: Profile, now = Date.now()): number {
  const days = new Set(profile.games.map((g) => dayOf(g.at)));
  let day = dayOf(now);
  if (!days.has(day)) day -= 1;
  let count = 0;
  while (days.has(day - count)) count += 1;
  return count;
}

/** Games won in a row, the last one included. */
export function winsOf(profile: Profile): number {
  const lost = profile.games.findIndex((g) => g.place !== 1);
  return lost < 0 ? profile.games.length : lost;
}

// A file takes it to another device.

export function exported(): string {
  const { begun } = $state.snapshot(lessons);
  const tables = $state.snapshot(mine.tables);
  return JSON.stringify({ tablee: "profiles", version: 1, ...$state.snapshot(kept), tables, lessons: { begun } }, null, 1);
}

/** What is in such a file joins what is here: nothing that is here is lost. False if it is no such file. */
export function imported(text: string): boolean {
  let told: { tablee?: string; current?: string; profiles?: unknown[]; tables?: unknown[]; lessons?: unknown };
  try {
    told = JSON.parse(text) as typeof told;
  } catch {
    return false;
  }
  const profiles = told?.tablee === "profiles" && Array.isArray(told.profiles) ? told.profiles.flatMap(asProfile) : [];
  if (!profiles.length) return false;
  const isUntouched = kept.profiles.length === 1 && !kept.profiles[0].games.length && !kept.profiles[0].name;
  if (isUntouched) kept.profiles = [];
  for (const one of profiles) {
    const here = kept.profiles.find((p) => p.id === one.id);
    if (!here) kept.profiles.push(one);
    else {
      const more = one.games.filter((g) => !here.games.some((h) => h.table === g.table));
      here.games = [...here.games, ...more].sort((a, b) => b.at - a.at).slice(0, MOST_GAMES);
    }
  }
  kept.profiles = kept.profiles.slice(0, MOST_PROFILES);
  for (const game of new Set(kept.profiles.flatMap((p) => p.games.map((g) => g.game)))) finish(game);
  for (const one of [...(Array.isArray(told.tables) ? told.tables : [])].reverse() as Mine[]) {
    const isTable = one && [one.table, one.token, one.name, one.game].every((v) => typeof v === "string") && Array.isArray(one.seats);
    if (isTable && !mine.tables.some((m) => m.table === one.table))
      remember({
        table: one.table,
        token: one.token,
        name: one.name,
        game: one.game,
        seats: one.seats.filter(isNumber),
        at: isNumber(one.at) ? one.at : 0,
      });
  }
  join(told.lessons);
  choose(kept.profiles.some((p) => p.id === told.current) ? told.current! : kept.profiles[0].id);
  return true;
}
