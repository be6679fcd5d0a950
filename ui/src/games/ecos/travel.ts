/** Pieces travel: what was placed comes from the supply, what was moved from its tile, what was removed goes back; a cube goes from its
 * player to the card. Under half a second, ended by a click, and not at all where nothing should move. */

import { lasting } from "../../prefs.svelte";
import { afterLayout } from "../../shell/laidOut";
import type { GameEvent, Update } from "../../wire";
import { piecePicture, symbolPicture } from "./art/pictures";
import type { Species } from "./art/sprite";

const FLIGHT = 420;
const EASE = "cubic-bezier(.3,.6,.2,1)";
/** More at once nobody can follow. */
const MOST = 12;
/** A piece beside the width of its tile. */
const SMALL = 0.4;
const LANDS = ["grassland", "desert"];
const TILES = [...LANDS, "water"];

interface Flight {
  picture: string;
  from: DOMRect;
  to: DOMRect;
  /** What lies there already, and is not seen before it has arrived. */
  arriving: SVGElement | null;
}

const flying = new Set<Animation>();

/** Whoever does not want to wait: everything is at its place. */
export function skip(): void {
  for (const animation of flying) animation.finish();
}

/** Tells what is new in an update from what was known; what somebody looked back at is not. */
export class Travels {
  #move = -1;

  go(table: HTMLElement | undefined, { move, log }: Update, still: boolean, species: Species[]): void {
    const before = this.#move;
    this.#move = still ? -1 : move;
    const duration = lasting(FLIGHT);
    if (!table || !duration || still || before < 0 || move <= before) return;
    const events = log.filter((line) => line.move > before).map((line) => line.event);
    const told = events.filter(({ kind, cell }) => (cell !== undefined && kind in WAYS) || kind === "cube-on");
    if (!told.length || told.length > MOST) return;
    const habitats = new Map(species.map(({ id, habitat }) => [id, habitat]));
    afterLayout(() => {
      if (!table.isConnected) return;
      // First all is read, then all is written: a reading after a writing would lay the table out anew.
      const flights = told.map((event) => flightOf(table, event, (piece) => piecePicture(piece, habitats.get(piece) ?? [])));
      for (const flight of flights) if (flight) fly(table, flight, duration);
    });
  }
}

type Find = (table: HTMLElement, event: GameEvent) => Element | null;

const supply: Find = (table, { piece = "" }) => {
  const kind = LANDS.includes(piece) ? "land" : piece;
  const [own, all] = [`.shared [data-supply="${kind}"] svg`, ".chips [data-supply] svg"].map((each) => table.querySelector(each));
  return own?.getBoundingClientRect().width ? own : all;
};
const tile = (table: HTMLElement, cell = ""): SVGElement | null => table.querySelector(`.land g[data-cell="${cell}"] image`);
const standing = (table: HTMLElement, cell = "", piece = ""): SVGElement | null =>
  TILES.includes(piece) ? tile(table, cell) : table.querySelector(`.pieces g[data-cell="${cell}"] [data-of="${piece}"]`);

/** Where it comes from and where it goes, by what was done to it. */
const WAYS: Record<string, [from: Find, to: Find]> = {
  placed: [supply, (table, { cell, piece }) => standing(table, cell, piece)],
  replaced: [supply, (table, { cell, piece }) => standing(table, cell, piece)],
  moved: [(table, { cell }) => tile(table, cell), (table, { to, piece }) => standing(table, to, piece)],
  removed: [(table, { cell }) => tile(table, cell), supply],
};

/** The middle of a tile, as large as a piece that stands there. */
function amid(box: DOMRect): DOMRect {
  const wide = box.width * SMALL;
  return new DOMRect(box.left + (box.width - wide) / 2, box.top + (box.height - wide) / 2, wide, wide);
}

function flightOf(table: HTMLElement, event: GameEvent, drawn: (piece: string) => string): Flight | null {
  const { kind, piece = "", seat, card = "" } = event;
  if (kind === "cube-on") {
    const place = table.querySelector(`[data-seat="${seat}"]`);
    const from = place?.querySelector(".stats svg")?.getBoundingClientRect();
    const to = place?.querySelector(`[data-mini="${CSS.escape(card)}"] .ms`)?.getBoundingClientRect();
    const picture = symbolPicture("cube");
    return picture && from?.width && to?.width ? { picture, from, to: amid(to), arriving: null } : null;
  }
  const [whence, whither] = WAYS[kind];
  const [start, end] = [whence(table, event), whither(table, event)];
  const [left, to] = [start?.getBoundingClientRect(), end?.getBoundingClientRect()];
  if (!left?.width || !to?.width) return null;
  const isTile = TILES.includes(piece);
  const from = start?.closest(".land") && !isTile ? amid(left) : left;
  const arriving = kind === "removed" ? null : (end as SVGElement);
  const isPile = !!arriving?.querySelector("text"); // the others of its kind are seen
  const picture = isTile ? (arriving ?? start)?.getAttribute("href") : drawn(piece);
  return picture ? { picture, from, to, arriving: isPile ? null : arriving } : null;
}

function fly(table: HTMLElement, { picture, from, to, arriving }: Flight, duration: number): void {
  const flyer = document.createElement("img");
  flyer.src = picture;
  flyer.alt = "";
  flyer.className = "flying";
  flyer.style.cssText = `left:${to.left}px;top:${to.top}px;width:${to.width}px;height:${to.height}px`;
  table.append(flyer);
  if (arriving) arriving.style.visibility = "hidden";
  const [dx, dy] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  const way = [{ transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})` }, { transform: "none" }];
  const animation = flyer.animate(way, { duration, easing: EASE });
  flying.add(animation);
  animation.onfinish = animation.oncancel = () => {
    flying.delete(animation);
    flyer.remove();
    if (arriving) arriving.style.visibility = "";
  };
}
