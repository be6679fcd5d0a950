/** Which picture belongs to a key: `ally:kim`, `task:island`, `morale:psyche:volition`, `back:horse`, `event`, `table`. */

import type { Picture } from "./brush";
import { hash } from "./chance";
import { PALETTES } from "./colour";
import { back, event, FAMILIES, swash, table } from "./ground";
import { paletteOf, portrait } from "./portrait";
import { scene } from "./scene";

/** Changes when any picture would change, so that old bitmaps are painted anew. */
export const VERSION = 1;

export function paint(key: string): Picture {
  const [kind, ...rest] = key.split(":");
  if (kind === "ally") return portrait(rest[0]);
  if (kind === "task") return scene(rest[0]);
  if (kind === "morale") return swash(rest[1], FAMILIES[rest[0]] ?? FAMILIES.physique);
  if (kind === "back") return back(rest[0] === "church" ? "church" : "horse");
  return kind === "event" ? event() : table();
}

/** Three colours for the time before the picture is there; they cost nothing. */
export function flat(key: string): [string, string, string] {
  const [kind, ...rest] = key.split(":");
  if (kind === "ally") {
    const paint = paletteOf(rest[0]);
    return [paint.bg[2], paint.bg[1], paint.coat[1]];
  }
  if (kind === "task") {
    const paint = PALETTES[hash(key) % 8];
    return [paint.bg[1], paint.bg[2], paint.coat[1]];
  }
  if (kind === "morale") {
    const colours = FAMILIES[rest[0]] ?? FAMILIES.physique;
    return [colours[1], colours[1], colours[2]];
  }
  if (kind === "back") return rest[0] === "church" ? ["#571b14", "#32100f", "#16080a"] : ["#134244", "#0d2a2c", "#071416"];
  return kind === "event" ? ["#3a110a", "#3a110a", "#7c2a14"] : ["#10292b", "#10292b", "#2a1d16"];
}
