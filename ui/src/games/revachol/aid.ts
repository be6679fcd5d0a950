/** Where the player aid (the messages `guide-…`) speaks of what is going on: the steps of a turn, or the loss of morale. */

import type { Update } from "../../wire";
import type { AidPlace } from "../contract";
import type { Asking } from "./things";
import type { View } from "./types";

const [TURN, MORALE, END] = [0, 2, 3];
const SKILLS: Asking[] = ["PlaceAnother", "TakeAlly", "PutTaken", "MoveGarte"];
const PAYING: Asking[] = ["Complete", "Borrow"];

export function aidNow(update: Update): AidPlace {
  const view = update.view as unknown as View;
  const verb = (update.question?.verb ?? "") as Asking;
  if (view.end) return { section: END, line: -1 };
  if (view.event) return { section: MORALE, line: verb === "LoseCards" ? 2 : 1 };
  if (verb === "Act" || verb === "PutInCorps") return { section: TURN, line: 0 };
  if (SKILLS.includes(verb)) return { section: TURN, line: 1 };
  return { section: TURN, line: PAYING.includes(verb) ? 2 : -1 };
}
