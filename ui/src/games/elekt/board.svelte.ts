/** What the parts of the table share: the view, what is chosen, what is legal, and what a click means. */

import { getContext, setContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { showCard } from "../../shell/open.svelte";
import type { Line, Option, Question, Why } from "../../wire";
import type { Words } from "../../words/words";
import type { TableProps } from "../contract";
import { reuse } from "../reuse";
import { Choices, attempted, split, type Thing } from "./things";
import { justChanged } from "./moments";
import type { View, ZoneName } from "./types";
import { faceOf, grown, isZone, lanes, nextView, zoneInFocus, type Face, type Foretold } from "./view";

const KEY = Symbol("elekt board");

export class Board {
  readonly #props: () => TableProps;
  #said: { words: Words | null; texts: Map<string, string> } = { words: null, texts: new Map() };
  #asked = { version: -1, reasons: new Map<string, Promise<Why | null>>() };
  #chosenFor = "";
  #seen: View | null = null;
  #question: Question | null = null;
  #lanes: number[] = [];
  /** The thing that was clicked first, waiting for a second. */
  chosen = $state<Thing | null>(null);
  /** The thing under the pointer or with the focus. */
  pointed = $state<Thing | null>(null);
  log = $state.raw<Line[]>([]);
  changed = $state.raw<Set<string>>(new SvelteSet());
  /** The zone that a phone shows. */
  open = $state<ZoneName>("skirmish");

  constructor(props: () => TableProps) {
    this.#props = props;
  }

  get room() {
    return this.#props().room;
  }
  get update() {
    return this.#props().update;
  }
  get cards() {
    return this.#props().cards;
  }
  get words() {
    return this.#props().words;
  }
  get act() {
    return this.#props().act;
  }

  // Whatever an update leaves as it was stays the same object: nothing that shows it is drawn anew.
  readonly view: View = $derived.by(() => (this.#seen = nextView(this.#seen, this.update)));
  readonly question: Question | null = $derived.by(() => (this.#question = reuse(this.#question, this.update.question)));
  readonly me: number | null = $derived.by(() => this.view.seat);
  readonly hand: string[] = $derived.by(() => (this.me === null ? [] : this.view.players[this.me].hand));
  readonly lanes: number[] = $derived.by(() => (this.#lanes = reuse(this.#lanes, lanes(this.view))));
  readonly focus: ZoneName | null = $derived.by(() => zoneInFocus(this.view));
  readonly choices: Choices = $derived.by(() => new Choices(this.question, this.hand));
  readonly starts: Set<Thing> = $derived.by(() => (this.isSealed ? new Set<Thing>() : this.choices.starts()));
  readonly targets: Set<Thing> = $derived.by(() => (this.chosen ? this.choices.targets(this.chosen) : new Set<Thing>()));

  get isSealed(): boolean {
    return !!this.question?.sealed;
  }
  get isMyTurn(): boolean {
    return !!this.question;
  }

  /** Take the lines of a new update in; remember what they were about. */
  take(): void {
    const before = this.log.length;
    this.log = grown(this.log, this.update);
    const from = Math.min(before, this.update.log_from);
    if (before && this.log.length > from) this.changed = justChanged(this.log, Math.max(from, this.log.length - 8));
    // What was chosen for one question is not chosen for the next, though it may be about the same things.
    const asked = this.update.question?.id ?? "";
    if (asked !== this.#chosenFor) this.chosen = null;
    this.#chosenFor = asked;
    if (this.focus) this.open = this.focus;
  }

  // Names.

  named(name: string, what: string | number = ""): string {
    return this.say("ui-named", { name, what: String(what) }).trimEnd();
  }
  /** The same names and sentences stand on every card, lane and tally: each is looked up once. */
  say(key: string, args?: Record<string, string | number>): string {
    const { words } = this;
    if (this.#said.words !== words) this.#said = { words, texts: new Map() };
    const asked = args ? `${key} ${Object.values(args).join("\n")}` : key;
    const text = this.#said.texts.get(asked) ?? words.say(key, args);
    this.#said.texts.set(asked, text);
    return text;
  }
  name(card: string): string {
    return this.cards.cards[card]?.name ?? this.words.say("elekt-hidden");
  }
  text(card: string): string {
    return this.cards.cards[card]?.text ?? "";
  }
  face(card: string): Face {
    return faceOf(this.cards, card);
  }
  player(side: number): string {
    return this.room.seats[side]?.name ?? this.say("screen-coalition");
  }
  who(side: number): string {
    return side === this.me ? this.say("elekt-you") : this.player(side);
  }
  /** The names of the Titles on a card. */
  titles(card: string): string[] {
    const { titled = [], message } = this.face(card);
    return titled.map((typed, i) => typed[this.words.language] || this.words.first(`${message}.title${i + 1}`) || this.say("screen-title"));
  }

  // Choosing.

  /** The class of a thing: legal to click now, a source that may be chosen, chosen, or nothing. */
  look(thing: Thing): "" | "legal" | "can" | "chosen" {
    if (this.chosen === thing) return "chosen";
    if (this.chosen && this.targets.has(thing)) return "legal";
    if (!this.starts.has(thing)) return "";
    // Of two things the first may still be another; of one thing all may still be chosen instead.
    if (this.chosen) return this.choices.meant(thing, null).length ? "legal" : split(this.chosen)[0] === split(thing)[0] ? "can" : "";
    return thing.startsWith("hand:") ? "can" : "legal";
  }

  isLegal(thing: Thing): boolean {
    return (this.chosen !== null && this.targets.has(thing)) || this.starts.has(thing);
  }

  /** Whether a click on it now is an answer, and not only the choice of something to look at first. */
  answersAtOnce(thing: Thing): boolean {
    if (!this.isLegal(thing) || this.isSealed) return false;
    return this.chosen !== null || !this.choices.isWeighed(thing);
  }

  /** A click on a thing, or the end of a drag on it. */
  press(thing: Thing, at: Element | null): void {
    const found = this.isSealed ? [] : this.choices.meant(thing, this.chosen);
    if (this.chosen && this.targets.has(thing) && found.length === 1) return this.give(found[0].option, at);
    if (this.chosen === thing) {
      if (found.length === 1) this.give(found[0].option, at);
      else this.chosen = null;
      return;
    }
    if (this.starts.has(thing)) {
      if (!this.choices.isWeighed(thing) && found.length === 1) this.give(found[0].option, at);
      else this.choose(thing);
      return;
    }
    this.refuse(thing, at);
  }

  choose(thing: Thing): void {
    this.chosen = thing;
    const zones = [...this.choices.targets(thing)].map((t) => split(t)[1]).filter(isZone);
    if (zones.length && !zones.includes(this.open)) this.open = zones[0];
  }

  give(option: Option, at: Element | null): void {
    this.act.answer(option.label, at);
    this.chosen = null;
  }

  /** Not legal: say why, or where there is nothing to say show the card. */
  refuse(thing: Thing, at: Element | null): void {
    const [kind, id] = split(thing);
    const choosing = this.isMyTurn && !this.isSealed && this.starts.size > 0;
    const text = attempted(this.choices.verb, thing, this.chosen, this.view);
    const isCard = kind !== "zone" && kind !== "token" && kind !== "seat";
    if (text && (choosing || kind === "zone")) void this.act.attempt(text, at);
    else if (isCard && at) showCard(id, at, true);
  }

  /** The server's reason against an attempt, asked once for a position. */
  whyNot(attempt: string): Promise<Why | null> {
    if (this.#asked.version !== this.update.version) this.#asked = { version: this.update.version, reasons: new Map() };
    const known = this.#asked.reasons.get(attempt) ?? this.act.why(attempt);
    this.#asked.reasons.set(attempt, known);
    return known;
  }

  // What is foretold.

  /** What the game foretells of the answer about this thing alone. */
  foretoldAlone(thing: Thing): Foretold | null {
    return (this.choices.meant(thing, null)[0]?.option.hint as Foretold | null | undefined) ?? null;
  }

  /** What the game foretells of the answer about a thing, together with what is chosen. */
  foretold(thing: Thing): Foretold | null {
    const found = this.chosen && this.chosen !== thing ? this.choices.meant(thing, this.chosen) : this.choices.meant(thing, null);
    return (found[0]?.option.hint as Foretold | null | undefined) ?? null;
  }
}

export function setBoard(props: () => TableProps): Board {
  return setContext(KEY, new Board(props));
}

export function board(): Board {
  return getContext<Board>(KEY);
}
