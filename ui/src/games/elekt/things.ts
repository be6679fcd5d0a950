/** Which things on the table the answers of a question are about: what stands in their slots, as things to click.
 *
 * A thing is written `kind:id`: `hand:confessor`, `unit:acolyte-2`, `zone:skirmish`, `token:authority`, `seat:1`,
 * `privilege:quartermaster`, `offer:moth_page` (dealt, or lying in the pile).
 */

import type { Option, Question } from "../../wire";
import { answerOf, label, type Answer, type Verb, type View } from "./types";
import { isAttribute, isZone, sideOf } from "./view";

export type Thing = string;

/** The verb that asks; "" if nothing is asked. */
export type Asking = Verb | "";

export interface Choice {
  option: Option;
  answer: Answer;
  /** One thing, or one and then another; none: the action bar has a button for it. */
  things: Thing[];
}

/** Verbs whose only thing is chosen first and confirmed with a second click: what they do is shown in between. */
const WEIGHED: Asking[] = ["Banish", "StealBody", "DiscardUnit"];
/** Verbs of two things that may be begun with either. */
const EITHER_WAY: Asking[] = ["Swap", "AttachTokens", "Attach"];
/** So many answers stand in one row of the bar; where there are more, the table has them. */
const IN_A_ROW = 4;

export class Choices {
  readonly verb: Asking;
  readonly all: Choice[];

  constructor(question: Question | null, hand: string[]) {
    this.verb = (question?.verb ?? "") as Asking;
    this.all = (question?.options ?? []).map((option) => {
      const answer = answerOf(this.verb, option);
      return { option, answer, things: things(answer, hand) };
    });
  }

  /** Whether answers are pairs of things that may be begun with either. */
  get isPaired(): boolean {
    return EITHER_WAY.includes(this.verb);
  }

  /** What may be clicked when nothing is chosen. */
  starts(): Set<Thing> {
    const found = new Set<Thing>();
    for (const { things } of this.all) {
      if (things[0]) found.add(things[0]);
      if (things[1] && this.isPaired) found.add(things[1]);
    }
    return found;
  }

  /** What may be clicked after `chosen`. */
  targets(chosen: Thing): Set<Thing> {
    const found = new Set<Thing>();
    for (const { things } of this.all) {
      const other = partner(things, chosen, this.isPaired);
      if (other) found.add(other);
    }
    return found;
  }

  /** The answers that a click on `thing` means now: one is given, several are asked for in the bar. */
  meant(thing: Thing, chosen: Thing | null): Choice[] {
    if (chosen === null) return this.all.filter((c) => c.things.length === 1 && c.things[0] === thing);
    if (chosen === thing) return this.all.filter((c) => c.things.length === 1 && c.things[0] === thing);
    return this.all.filter((c) => partner(c.things, chosen, this.isPaired) === thing);
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
    if (choice.things.length === 0) return !this.isPaired;
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

/** The things of one answer. */
export function things(answer: Answer, hand: string[]): Thing[] {
  switch (answer.says) {
    case "keep-recruit":
    case "take":
      return [`offer:${answer.card}`];
    case "assign":
    case "place":
      return [`hand:${answer.card}`, `zone:${answer.zone}`];
    case "use":
    case "use-amber":
    case "use-discard": // with a Unit's or Privilege's text the bar asks; in my turn I press the Privilege
      return answer.verb === "TakeTurn" ? [`privilege:${answer.card}`] : [];
    case "attach":
      return [`token:${answer.symbol}`, `unit:${answer.card}`];
    case "remove": // the Unit; where it has several tokens the bar asks which
    case "banish":
    case "steal":
      return [`unit:${answer.card}`];
    case "swap":
      return [`unit:${answer.card}`, `unit:${answer.second}`];
    case "discard":
      return [hand.includes(answer.card) ? `hand:${answer.card}` : `unit:${answer.card}`];
    case "rival":
    case "sceptre":
    case "sceptre-clockwise":
    case "sceptre-counter":
    case "tie":
    case "tie-discard":
      return [`seat:${answer.player}`];
    default:
      return [];
  }
}

/** What a click on something that is not legal tries to say, as a label; "" where there is nothing to say. */
export function attempted(verb: Asking, thing: Thing, chosen: Thing | null, view: View): string {
  const answer = attempt(verb, split(thing), chosen ? split(chosen) : ["", ""], view);
  return answer ? label(answer) : "";
}

function attempt(verb: Asking, [kind, id]: [string, string], [heldKind, held]: [string, string], view: View): Answer | null {
  switch (kind) {
    case "zone":
      return heldKind === "hand" && isZone(id) ? sent(verb, held, id) : null;
    case "hand":
      if (verb === "DiscardUnit") return { verb, says: "discard", card: id };
      return verb === "TakeTurn" || verb === "Place" ? sent(verb, id, view.zones[0].name) : null;
    case "privilege":
      return { verb: "TakeTurn", says: "use", card: id };
    case "offer":
      return verb === "TakeFromPile" ? { verb, says: "take", card: id } : { verb: "Recruit", says: "keep-recruit", card: id };
    case "token":
      return heldKind === "unit" && isAttribute(id) ? { verb: "Attach", says: "attach", symbol: id, card: held } : null;
    case "unit":
      return withUnit(verb, id, heldKind, held, view);
    default:
      return null;
  }
}

const sent = (verb: Asking, card: string, zone: View["zones"][number]["name"]): Answer =>
  verb === "Place" ? { verb, says: "place", card, zone } : { verb: "TakeTurn", says: "assign", card, zone };

function withUnit(verb: Asking, card: string, heldKind: string, held: string, view: View): Answer | null {
  switch (verb) {
    case "Banish":
      return { verb, says: "banish", card };
    case "Swap":
      return heldKind === "unit" ? { verb, says: "swap", card: held, second: card } : null;
    case "AttachTokens":
    case "Attach":
      return heldKind === "token" && isAttribute(held) ? { verb, says: "attach", symbol: held, card } : null;
    case "StealBody": {
      const side = sideOf(view, card);
      return { verb, says: "steal", card, player: view.players[side]?.coalition ? "coalition" : side };
    }
    case "Remove":
      return { verb, says: "remove", symbol: "authority", card };
    case "DiscardUnit":
      return { verb, says: "discard", card };
    default:
      return null;
  }
}

export function split(thing: Thing): [string, string] {
  const at = thing.indexOf(":");
  return [thing.slice(0, at), thing.slice(at + 1)];
}
