/** The pictures of the cards: those of the house come as files of the build, in whatever set a card of that kind and id
 * stands; others are engraved when nothing else is to be done, once per card. Until a picture is there the card shows its lacquer. */

import { SvelteMap } from "svelte/reactivity";
import built from "virtual:elekt-pictures";
import type { Density } from "./engrave";
import type { Drawn } from "./traits";

const engraved = new SvelteMap<string, string>();

interface Wanted {
  key: string;
  id: string;
  drawn: Drawn;
  density: Density;
}

const queue: Wanted[] = [];
let busy = false;

/** The address of a picture; "" until it is engraved. */
export function picture(id: string, drawn: Drawn, density: Density): string {
  const file = built[`${drawn.kind}.${id}.${density}`];
  if (file) return file;
  const key = `${drawn.kind}.${drawn.type ?? ""}.${id}.${density}`;
  const done = engraved.get(key);
  if (done === undefined) want({ key, id, drawn, density });
  return done ?? (density === "large" ? (built[`${drawn.kind}.${id}.mid`] ?? "") : "");
}

function want(wanted: Wanted): void {
  if (typeof document === "undefined" || queue.some((w) => w.key === wanted.key)) return;
  queue.push(wanted);
  if (!busy) void work();
}

const idle = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => done(), { timeout: 400 });
    else setTimeout(done, 16);
  });

async function work(): Promise<void> {
  busy = true;
  const pictures = await import("./pictures").catch(() => null);
  if (!pictures) return void (busy = false); // no server now: the next picture that is wanted tries again
  const { engrave, pictureOf } = pictures;
  while (queue.length) {
    await idle();
    const { key, id, drawn, density } = queue[0];
    const { family, hints, ink } = pictureOf(id, drawn);
    const svg = engrave(id, family, hints, density, ink);
    engraved.set(key, `data:image/svg+xml,${encodeURIComponent(svg)}`);
    queue.shift();
  }
  busy = false;
}
