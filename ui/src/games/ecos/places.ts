/** Where on the map a fact took place: the cells that it names. A move names where it began, then where it ended. */

import type { GameEvent } from "../../wire";

const ON_THE_MAP = ["placed", "lifted", "moved", "replaced", "removed"];

export default function places({ kind, place = "" }: GameEvent): string[] {
  return ON_THE_MAP.includes(kind) ? (place.match(/-?\d+,-?\d+/g) ?? []) : [];
}
