/** Which things on the table the answers of a question are about: the verbs' values, turned into things to click.
 *
 * A thing is written `kind:id`: `hand:confessor`, `unit:acolyte-2`, `zone:skirmish`, `token:authority`, `seat:1`,
 * `privilege:quartermaster`, `offer:moth_page` (dealt, or lying in the pile).
 */

import type { Option, Question } from "../../wire";
import { isAttribute, isZone } from "./view";

export type Thing = string;

export interface Choice {
  option: Option;
  /** One thing, or one and then another; none: the action bar has a button for it. */
  things: Thing[];
}

/** Verbs whose only thing is chosen first and confirmed with a second click: what they do is shown in between. */
const WEIGHED = ["Banish", "StealBody", "DiscardUnit"];
/** Verbs of two things that may be begun with either. */
const EITHER_WAY = ["Swap", "AttachTokens", "Attach"];
/** So many answers stand in one row of the bar; where there are more, the table has them. */
const IN_A_ROW = 4;

export class Choices {
  readonly verb: string;
  readonly all: Choice[];

  constructor(question: Question | null, hand: string[]) {
    this.verb = question?.verb ?? "";
    this.all = (question?.options ?? []).map((option) => ({ option, things: things(this.verb, option.value, hand) }));
  }

  /** What may be clicked when nothing is chosen. */
  starts(): Set<Thing> {
    const found = new Set<Thing>();
    for (const { things } of this.all) {
      if (things[0]) found.add(things[0]);
      if (things[1] && EITHER_WAY.includes(this.verb)) found.add(things[1]);
    }
    return found;
  }

  /** What may be clicked after `chosen`. */
  targets(chosen: Thing): Set<Thing> {
    const found = new Set<Thing>();
    for (const { things } of this.all) {
      const other = partner(things, chosen, EITHER_WAY.includes(this.verb));
      if (other) found.add(other);
    }
    return found;
  }

  /** The answers that a click on `thing` means now: one is given, several are asked for in the bar. */
  meant(thing: Thing, chosen: Thing | null): Choice[] {
    if (chosen === null) return this.all.filter((c) => c.things.length === 1 && c.things[0] === thing);
    if (chosen === thing) return this.all.filter((c) => c.things.length === 1 && c.things[0] === thing);
    return this.all.filter((c) => partner(c.things, chosen, EITHER_WAY.includes(this.verb)) === thing);
  }

  /** Whether a click only chooses it, so that what follows is seen before it is done. */
  isWeighed(thing: Thing): boolean {
    if (this.all.some((c) => c.things.length === 2 && c.things.includes(thing))) return true;
    return WEIGHED.includes(this.verb) || this.meant(thing, null).length > 1;
  }

  /** The answers that have buttons in the bar: those without a thing, those of the seats (which are small on the table), and
   * those about what is chosen. Who has begun a pair is only offered how to end it. */
  isInBar(option: Option, chosen: Thing | null): boolean {
    const choice = this.all.find((c) => c.option === option);
    if (!choice) return true;
    if (chosen === null) return choice.things.length === 0 || (!this.seats().length && choice.things[0].startsWith("seat:"));
    if (choice.things.length === 0) return !EITHER_WAY.includes(this.verb);
    return choice.things.includes(chosen) && this.about(chosen).length <= IN_A_ROW;
  }

  /** The seats of which one is chosen first, because each has several answers. */
  seats(): Thing[] {
    const found = [...new Set(this.all.flatMap((c) => c.things.filter((thing) => thing.startsWith("seat:"))))];
    return found.some((seat) => this.about(seat).length > 1) ? found : [];
  }

  /** The choices that are about a thing. */
  about(thing: Thing): Choice[] {
    return this.all.filter((c) => c.things.includes(thing));
  }
}

function partner(things: Thing[], chosen: Thing, eitherWay: boolean): Thing | null {
  if (things.length !== 2) return null;
  if (things[0] === chosen) return things[1];
  return eitherWay && things[1] === chosen ? things[0] : null;
}

/** The things of one answer, by the verb that asks. */
export function things(verb: string, value: string, hand: string[]): Thing[] {
  const [first, second = ""] = value.split(" ");
  switch (verb) {
    case "Recruit":
      return value === "both" ? [] : [`offer:${value}`];
    case "TakeFromPile":
      return [`offer:${value}`];
    case "TakeTurn":
      if (isZone(second)) return [`hand:${first}`, `zone:${second}`];
      return second ? [`privilege:${first}`] : [];
    case "Place":
      return [`hand:${first}`, `zone:${second}`];
    case "AttachTokens":
    case "Attach":
      return isAttribute(first) && second ? [`token:${first}`, `unit:${second}`] : [];
    case "Remove": // the Unit; where it has several tokens the bar asks which
      return second ? [`unit:${second}`] : [];
    case "Swap":
      return second ? [`unit:${first}`, `unit:${second}`] : [];
    case "Banish":
    case "StealBody":
      return value === "no" ? [] : [`unit:${value}`];
    case "DiscardUnit":
      return [hand.includes(value) ? `hand:${value}` : `unit:${value}`];
    case "SlipIn":
      return /^\d$/.test(value) ? [`seat:${value}`] : [];
    case "GiveSceptre":
      return [`seat:${first}`];
    case "BreakTie":
      return second ? [`seat:${second}`] : [];
    default:
      return [];
  }
}

/** What a click on something that is not legal tries to say, in the words of labels; "" where there is nothing to say. */
export function attempted(verb: string, thing: Thing, chosen: Thing | null): string {
  const [kind, id] = split(thing);
  const [, held] = chosen ? split(chosen) : ["", ""];
  if (kind === "zone") return chosen?.startsWith("hand:") ? `${verb === "Place" ? `place ${held} in` : `assign ${held} to`} ${id}` : "";
  if (kind === "hand") {
    if (verb === "TakeTurn") return `assign ${id} to skirmish`;
    return verb === "DiscardUnit" ? `discard ${id}` : verb === "Place" ? `place ${id} in skirmish` : "";
  }
  if (kind === "privilege") return `use ${id}`;
  if (kind === "offer") return verb === "TakeFromPile" ? `take ${id}` : `keep ${id}`;
  if (kind === "unit") {
    if (verb === "Banish") return `banish ${id}`;
    if (verb === "Swap" && chosen?.startsWith("unit:")) return `swap ${held} with ${id}`;
    if ((verb === "AttachTokens" || verb === "Attach") && chosen?.startsWith("token:")) return `attach ${held} to ${id}`;
    if (verb === "StealBody") return `take ${id}`;
    if (verb === "Remove") return `remove authority from ${id}`;
    if (verb === "DiscardUnit") return `discard ${id}`;
  }
  if (kind === "token" && chosen?.startsWith("unit:")) return `attach ${id} to ${held}`;
  return "";
}

export function split(thing: Thing): [string, string] {
  const at = thing.indexOf(":");
  return [thing.slice(0, at), thing.slice(at + 1)];
}
