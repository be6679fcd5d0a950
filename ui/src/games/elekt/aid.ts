/** Where the player aid (the messages `guide-…`) speaks of what is going on: the steps of a round, and in a clash its attribute. */

import type { Update } from "../../wire";
import type { AidPlace } from "../contract";
import { ATTRIBUTES } from "./types";
import { isZone, viewOf } from "./view";

const [ROUND, CLASHES, END] = [0, 1, 2];
const STEPS = ["recruitment", "assignment", "clashes", "reset"];

export function aidNow(update: Update): AidPlace {
  const { phase, clash, end } = viewOf(update);
  if (end) return { section: END, line: -1 };
  if (clash) return { section: CLASHES, line: ATTRIBUTES.indexOf(clash.attribute) };
  return { section: ROUND, line: STEPS.indexOf(isZone(phase) ? "clashes" : phase) };
}
