/** What a person prefers, kept on this device. */

import { LANGUAGES } from "./words/words";

export interface Prefs {
  theme: "dark" | "light" | "contrast";
  /** 0: no animation; 1: as designed; 2: twice as fast. */
  speed: 0 | 1 | 2;
  sound: boolean;
  /** 0 to 100. */
  volume: number;
  cardSize: "small" | "normal" | "large";
  /** "": not chosen; then it follows from whether a game of the kind was finished here (`confirmation`). */
  confirm: "" | "never" | "irreversible" | "always";
  language: string;
  drawer: boolean | null;
  name: string;
  /** What a question is about, said at the first of its kind. "": as long as the game is new here. */
  marks: "" | "on" | "off";
  /** For how long it stands beside the others what they have done; "click": until I click. */
  told: "short" | "normal" | "long" | "click";
  /** How quickly bots are seen to play. */
  pace: "slow" | "normal" | "quick";
  /** Whether the system calls when it is my turn and the page is hidden; "": not asked yet. */
  notify: "" | "yes" | "no";
  vibrate: boolean;
  /** Questions that leave no choice, as everybody can see, are answered by themselves. */
  orders: boolean;
}

const KEY = "tablee.prefs";

function usualLanguage(): string {
  const wanted = typeof navigator === "undefined" ? "en" : (navigator.language ?? "en").slice(0, 2);
  return LANGUAGES.includes(wanted) ? wanted : "en";
}

function usualTheme(): Prefs["theme"] {
  if (typeof matchMedia !== "function") return "dark";
  if (matchMedia("(prefers-contrast: more)").matches) return "contrast";
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function usual(): Prefs {
  return {
    theme: usualTheme(),
    speed: 1,
    sound: true,
    volume: 60,
    cardSize: "normal",
    confirm: "",
    language: usualLanguage(),
    drawer: null,
    name: "",
    marks: "",
    told: "normal",
    pace: "normal",
    notify: "",
    vibrate: true,
    orders: false,
  };
}

function kept(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
  } catch {
    return {};
  }
}

export const prefs: Prefs = $state({ ...usual(), ...kept() });

/** Change a preference and keep it. Other tabs of this device follow. */
export function prefer<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  prefs[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [key]: value }));
  } catch {
    // a device that keeps nothing: the preference lasts as long as the page
  }
}

if (typeof addEventListener === "function") {
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(prefs, kept());
  });
}

/** Whether things move: not when the person or the system asks for stillness, nor where nobody looks. */
export function moving(): boolean {
  if (prefs.speed === 0 || typeof document === "undefined" || document.hidden) return false;
  stillness ??= typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
  return !stillness?.matches;
}
let stillness: MediaQueryList | null = null; // asked for many times an update

/** A duration of the design in milliseconds, as the person wants it. */
export function lasting(ms: number): number {
  return moving() ? ms / prefs.speed : 0;
}

const FINISHED = "tablee.finished";

function finished(): string[] {
  try {
    return JSON.parse(localStorage.getItem(FINISHED) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** This device has seen a game of that kind to its end: whoever plays here knows it. */
export function finish(game: string): void {
  if (finished().includes(game)) return;
  try {
    localStorage.setItem(FINISHED, JSON.stringify([...finished(), game]));
  } catch {
    // a device that keeps nothing stays new to every game
  }
}

/** No game of that kind was finished on this device. */
export const isNewTo = (game: string): boolean => !finished().includes(game);

/** When an answer is confirmed: as the person wants it, else before final ones as long as the game is new here. */
export const confirmation = (game: string): Exclude<Prefs["confirm"], ""> =>
  prefs.confirm || (finished().includes(game) ? "never" : "irreversible");
