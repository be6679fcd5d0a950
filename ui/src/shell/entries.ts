/** The lines of the log as they are drawn. A line depends on its entry alone, and an entry stays the same object as long as nothing of
 * it changes: an update goes through a handful of lines, not through hundreds with all that each could depend on. */

import type { Cards, GameParts } from "../games/contract";
import type { Line } from "../wire";
import type { Words } from "../words/words";
import { linked, type Part } from "./linked";

/** What all lines have in common. */
export interface Telling {
  words: Words;
  names: string[];
  cards: Cards["cards"];
  /** The key of the game. */
  game: string;
  /** Kinds of facts with which something begins. */
  begins: readonly string[];
  Sign: GameParts["Sign"];
  leadsToPlace: (line: Line) => boolean;
  /** Its moment can be shown; one can ask to go back to it. */
  sees: boolean;
  goesBack: boolean;
  showPlace: string;
  seeMoment: string;
  goBackHere: string;
}

/** A line that is told, or a place where undoing ends. */
export interface Told {
  line: Line;
  number: number;
  /** The first of several lines of one seat bears its mark. */
  leads: boolean;
}

export interface Entry extends Told {
  of: Telling;
  begins: boolean;
  isAboutPlace: boolean;
  parts: Part[];
  seeMomentOf: string;
  /** Tab comes by. */
  isStop: boolean;
  /** Its moment is looked at. */
  isNow: boolean;
  /** Below it, undoing ends. */
  isBar: boolean;
}

/** Which lines are told. What was found for the same log when it was shorter is gone on with: a log only grows at its end, and what
 * was taken back goes with all that came after it. */
export class Tellings {
  #log: Line[] = [];
  #told: Told[] = [];
  #of: Telling | null = null;

  told(log: Line[], of: Telling): Told[] {
    const known =
      this.#of === of && log.length >= this.#log.length && log[this.#log.length - 1] === this.#log.at(-1) ? this.#log.length : 0;
    const found = known ? [...this.#told] : [];
    const last = found.findLast(({ line }) => line.text)?.line.event;
    let before = last && !of.begins.includes(last.kind) ? last.seat : -1;
    for (let number = known; number < log.length; number++) {
      const line = log[number];
      if (!line.text) {
        if (line.undo_barrier) found.push({ line, number, leads: false });
        continue;
      }
      const { seat, kind } = line.event;
      const begins = of.begins.includes(kind);
      found.push({ line, number, leads: !begins && seat >= 0 && seat < of.names.length && seat !== before });
      before = begins ? -1 : seat;
    }
    [this.#log, this.#told, this.#of] = [log, found, of];
    return found;
  }
}

/** The entries of lines, made once. */
export class Entries {
  readonly #made = new WeakMap<Line, Entry>();

  of({ line, number, leads }: Told, of: Telling, isStop: boolean, isNow: boolean, isBar: boolean): Entry {
    const old = this.#made.get(line);
    const isSame = old?.of === of && old.number === number && old.leads === leads;
    if (isSame && old.isStop === isStop && old.isNow === isNow && old.isBar === isBar) return old;
    const made = isSame ? { ...old, isStop, isNow, isBar } : { ...fresh(line, of), number, leads, isStop, isNow, isBar };
    this.#made.set(line, made);
    return made;
  }
}

function fresh(line: Line, of: Telling) {
  return {
    line,
    of,
    begins: of.begins.includes(line.event.kind),
    isAboutPlace: of.leadsToPlace(line),
    parts: line.text ? partsOf(line, of) : [],
    seeMomentOf: of.sees ? of.words.say("ui-see-moment-of", { text: line.text }) : "",
  };
}

function partsOf(line: Line, { cards, names }: Telling): Part[] {
  const ids = [line.event.card, line.event.second].filter((id): id is string => !!id && id in cards);
  const named = ids.flatMap((id) => [
    { id, name: cards[id].name },
    { id, name: cards[id].called },
  ]);
  return linked(
    line.text,
    names,
    named.filter((n, i) => n.name && named.findIndex((m) => m.name === n.name) === i),
  );
}
