/** The morale loss event as a moment: read off the view while it lasts, off the log when it is over. */

import type { Line } from "../../wire";
import type { View } from "./types";

export interface Roll {
  seat: number;
  dice: number[];
  saved: boolean | null;
  /** What became of it: still to choose, has chosen, loses its only card, has nothing, lost that card. */
  fate: "" | "chooses" | "ready" | "only" | "nothing" | "lost";
  card: string;
}

export interface Moment {
  /** Tells one moment from another. */
  id: number;
  over: boolean;
  /** The move with which it was over. */
  ended: number;
  card: string;
  task: string;
  drawer: number;
  rolls: Roll[];
}

/** What was rolled, "3 5" in views and events. */
const dice = (rolled: string | undefined): number[] => (rolled ? rolled.split(" ").map(Number) : []);

/** The seats from the drawer clockwise. */
const round = (first: number, seats: number): number[] => Array.from({ length: seats }, (_, i) => (first + i) % seats);

/** The event under way. */
export function underWay(view: View, waiting: number[], ready: number[]): Moment | null {
  const event = view.event;
  if (!event) return null;
  const rolls = round(event.drawer, view.players.length).map((seat): Roll => {
    const saved = event.saved[seat];
    const stake = event.at_stake[seat];
    const fate =
      saved !== false ? "" : waiting.includes(seat) ? "chooses" : ready.includes(seat) ? "ready" : stake === 0 ? "nothing" : "only";
    return { seat, dice: dice(view.dice[seat]), saved, fate, card: "" };
  });
  return { id: view.turns, over: false, ended: -1, card: event.card, task: event.task, drawer: event.drawer, rolls };
}

/** The events told by these lines, each with how it ended. */
export function told(lines: Line[], seats: number): Moment[] {
  const moments: Moment[] = [];
  for (const line of lines) {
    const { event } = line;
    if (event.kind === "event") {
      const drawer = event.seat;
      const rolls = round(drawer, seats).map((seat): Roll => ({ seat, dice: [], saved: null, fate: "", card: "" }));
      moments.push({ id: line.move, over: false, ended: -1, card: event.card ?? "", task: event.second ?? "", drawer, rolls });
      continue;
    }
    const moment = moments.at(-1);
    if (!moment || moment.over) continue;
    const roll = moment.rolls.find((one) => one.seat === event.seat);
    if (event.kind === "failed") {
      moment.over = true;
      moment.ended = line.move;
    } else if (roll && (event.kind === "saved" || event.kind === "missed")) {
      roll.dice = dice(event.dice);
      roll.saved = event.kind === "saved";
    } else if (roll && event.kind === "lost") {
      roll.fate = "lost";
      roll.card = event.card ?? "";
    } else if (roll && event.kind === "lost-nothing") roll.fate = "nothing";
  }
  return moments;
}

/** How a roll compares with the two numbers asked for, in a word for a reader. */
export function likeness(roll: number[], wanted: number[]): "exact" | "turned" | "one" | "total" | "none" {
  const [a, b] = roll;
  const [x, y] = wanted;
  if (a === x && b === y) return "exact";
  if (a === y && b === x) return "turned";
  if (a === x || a === y || b === x || b === y) return "one";
  return a + b === x + y ? "total" : "none";
}
