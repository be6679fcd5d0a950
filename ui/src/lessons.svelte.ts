/** Lessons on this device: how far each is, which were finished, and for which games one was offered. Nothing of it leaves the
 * device; the table of a chapter is on the server like any other. */

export interface Begun {
  lesson: string;
  chapter: string;
  table: string;
  token: string;
  /** The step of the chapter that is being read, from 0. */
  at: number;
  /** Steps of the whole lesson that lie behind, of how many. */
  done: number;
  all: number;
  minutes: number;
  /** Chapters that were played to their end. */
  chapters: string[];
  learned: boolean;
}

interface Kept {
  begun: Record<string, Begun>;
  offered: string[];
}

const KEY = "tablee.lessons";

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { begun: found.begun ?? {}, offered: found.offered ?? [] };
  } catch {
    return { begun: {}, offered: [] };
  }
}

export const lessons: Kept = $state(read());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(lessons));
  } catch {
    // a device that keeps nothing: the lesson lasts as long as the page
  }
}

/** How far the lesson of a game is now. */
export function note(game: string, changed: Partial<Begun>): void {
  const before = lessons.begun[game] ?? {
    lesson: "",
    chapter: "",
    table: "",
    token: "",
    at: 0,
    done: 0,
    all: 0,
    minutes: 0,
    chapters: [],
    learned: false,
  };
  lessons.begun[game] = { ...before, ...changed };
  keep();
}

const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value) && value >= 0;

/** The lessons of another device, as far as they make sense: where one is further there, it goes on from there. */
export function join(told: unknown): void {
  const begun = (told as Partial<Kept> | null)?.begun;
  for (const [game, one] of Object.entries(begun && typeof begun === "object" ? begun : {})) {
    const isBegun = one && [one.lesson, one.chapter, one.table, one.token].every(isText) && Array.isArray(one.chapters);
    if (!isBegun || ![one.at, one.done, one.all, one.minutes].every(isCount)) continue;
    const { lesson, chapter, table, token, at, done, all, minutes } = one;
    const here = lessons.begun[game];
    if (here && (here.learned || here.done >= done)) continue;
    note(game, {
      lesson,
      chapter,
      table,
      token,
      at,
      done,
      all,
      minutes,
      chapters: one.chapters.filter(isText),
      learned: one.learned === true,
    });
  }
}

/** A lesson is offered once. */
export function offer(game: string): void {
  if (lessons.offered.includes(game)) return;
  lessons.offered = [...lessons.offered, game];
  keep();
}

export const lessonToken = (table: string): string => Object.values(lessons.begun).find((one) => one.table === table)?.token ?? "";

/** "Learn", "go on" or "learned". */
export function stateOf(game: string): "new" | "begun" | "learned" {
  const found = lessons.begun[game];
  return !found ? "new" : found.learned && found.done >= found.all ? "learned" : found.done > 0 && found.table ? "begun" : "new";
}

export const minutesLeft = (begun: Begun): number => Math.max(1, Math.round(begun.minutes * (1 - begun.done / Math.max(1, begun.all))));

if (typeof addEventListener === "function") {
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(lessons, read());
  });
}
