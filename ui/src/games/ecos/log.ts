/** What the log of Ecos tells of the map. */

import type { GameEvent } from "../../wire";

/** Everybody responds to a token. */
export const begins = ["token"];

export const told = { eco: "ecos-told-eco" };
export const counts = "scored";

/** Where on the map a fact took place: the cells that it names. A move names where it began, then where it ended. */
export function places({ cell, to }: GameEvent): string[] {
  return [cell, to].filter((each) => each !== undefined);
}
