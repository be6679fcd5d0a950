/** My tables: what this device may play, kept in its storage. A token is worth a seat; it never leaves by a link. */

import { lessonToken } from "./lessons.svelte";

export interface Mine {
  table: string;
  token: string;
  name: string;
  game: string;
  seats: number[];
  at: number;
}

const KEY = "tablee.tables";
const MOST = 60;

function read(): Mine[] {
  try {
    const told = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Mine[];
    return Array.isArray(told) ? told.filter((m) => m && typeof m.table === "string") : [];
  } catch {
    return [];
  }
}

export const mine: { tables: Mine[] } = $state({ tables: read() });

function write(tables: Mine[]): void {
  mine.tables = tables.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(mine.tables));
  } catch {
    // a device that keeps nothing: the seat lasts as long as the page
  }
}

export function remember(table: Mine): void {
  const before = read().find((m) => m.table === table.table);
  const seats = [...new Set([...(before?.token === table.token ? before.seats : []), ...table.seats])];
  write([{ ...table, seats }, ...read().filter((m) => m.table !== table.table)]);
}

export function forget(table: string): void {
  write(read().filter((m) => m.table !== table));
}

export function tokenOf(table: string): string {
  return mine.tables.find((m) => m.table === table)?.token ?? lessonToken(table);
}

if (typeof addEventListener === "function") {
  addEventListener("storage", (event) => {
    if (event.key === KEY) mine.tables = read();
  });
}
