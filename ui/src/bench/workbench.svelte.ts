/** A set on the bench: its text is the one truth, everything else is what the server says of it. */

import { NotDone } from "../api";
import * as api from "./api";
import { History } from "./history";
import { find, keep } from "./kept.svelte";
import type { CardListed, CardMistake, Checked, EditRequest } from "./wire";

/** After the last letter, before the server is asked. */
const PAUSE = 450;

/** What the set says of itself is edited like a card. */
export const SET = "set";

export class Workbench {
  readonly game: string;
  readonly id: string;
  text = $state("");
  /** Nothing is asked for the first time while there is none. */
  checked = $state.raw<Checked | null>(null);
  card = $state("");
  /** Why the server could not be asked; "" if it could. */
  problem = $state("");
  isAsking = $state(false);
  good = $state.raw<{ text: string; at: number } | null>(null);
  canUndo = $state(false);
  canRedo = $state(false);
  #language = "en";
  /** The file has no card that could be named: it is no TOML, or has no such base. */
  #isUnread = false;
  #history = new History();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  /** Edits go one after the other: each begins with the text of the one before. */
  #edits: Promise<unknown> = Promise.resolve();

  constructor(game: string, id: string, text: string, language: string) {
    const known = find(id);
    [this.game, this.id, this.#language] = [game, id, language];
    this.text = known?.text ?? text;
    this.good = known?.good ?? null;
    this.#isUnread = known?.unread ?? false;
    void this.check();
  }

  get cards(): readonly CardListed[] {
    return this.checked?.cards ?? [];
  }
  get mistakes(): readonly CardMistake[] {
    return this.checked?.mistakes ?? [];
  }
  get isPlayable(): boolean {
    return this.checked?.playable ?? false;
  }
  /** What games are played with: this text, or the last that could be played. */
  get playedText(): string {
    return this.isPlayable ? this.text : (this.good?.text ?? "");
  }
  /** Nothing in it can be read, not even which cards there are. */
  get isBroken(): boolean {
    return !!this.checked && !this.isPlayable && !this.checked.form && this.mistakes.some((m) => !this.cards.some((c) => c.key === m.card));
  }
  get name(): string {
    return this.checked?.set || find(this.id)?.name || "";
  }
  mistakesOf(card: string, field = "", index?: number): CardMistake[] {
    return this.mistakes.filter((m) => m.card === card && (!field || m.field === field) && (index === undefined || m.index === index));
  }

  speak(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    void this.check();
  }

  choose(card: string): void {
    if (card === this.card) return;
    this.card = card;
    void this.check();
  }

  /** Letters typed into the file itself. */
  type(text: string): void {
    this.#note(true);
    this.text = text;
    this.#save();
    this.#later();
  }

  /** Another text in its place: a file that was opened, cards from a spreadsheet. */
  put(text: string): void {
    this.#note();
    this.text = text;
    this.#save();
    void this.check();
  }

  /** A change of one card. The server writes it into the text. */
  edit(wish: Omit<EditRequest, "text" | "language">, typing = false): Promise<boolean> {
    const done = this.#edits.then(async () => {
      const before = this.text;
      this.isAsking = true;
      try {
        const told = await api.edit(this.game, { ...wish, text: before, language: this.#language } as EditRequest);
        if (this.text !== before) return false; // undone, or typed over, meanwhile: that holds
        this.#note(typing);
        this.text = told.text;
        if (told.card && wish.what === "new") this.card = told.card;
        this.#take(told.checked);
        if (told.checked.form?.key !== this.card) void this.check();
        return true;
      } catch (error) {
        this.problem = (error as Error).message || "network";
        return false;
      } finally {
        this.isAsking = false;
      }
    });
    this.#edits = done;
    return done;
  }

  undo(): void {
    this.#go(this.#history.undo({ text: this.text, card: this.card }));
  }
  redo(): void {
    this.#go(this.#history.redo({ text: this.text, card: this.card }));
  }
  #go(step: { text: string; card: string } | null): void {
    if (!step) return;
    [this.text, this.card] = [step.text, step.card || this.card];
    this.#told();
    this.#save();
    void this.check();
  }
  #note(typing = false): void {
    this.#history.note({ text: this.text, card: this.card }, typing);
    this.#told();
  }
  #told(): void {
    [this.canUndo, this.canRedo] = [this.#history.canUndo, this.#history.canRedo];
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), PAUSE);
  }

  async check(): Promise<void> {
    clearTimeout(this.#timer);
    const [number, text] = [++this.#asked, this.text];
    try {
      const told = await api.check(this.game, { text, language: this.#language, card: this.card });
      if (number === this.#asked) this.#take(told);
    } catch (error) {
      if (number !== this.#asked) return;
      this.problem = (error as Error).message || "network";
      if ((error as NotDone).status === 0) this.#again();
    }
  }
  /** Where no server answers, it is asked again until it does. */
  #again(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), 4000);
  }

  #take(told: Checked): void {
    this.#asked += 1;
    this.problem = "";
    // A file that cannot be read at all has no cards: those of before stay in the list.
    const before = this.checked;
    this.#isUnread = !told.playable && !told.cards.length;
    if (!told.cards.length && before?.cards.length) told = { ...told, cards: before.cards, base: before.base };
    // With a card asked for, only that one is drawn: what was drawn of the others holds while their text does.
    this.checked = { ...told, cards: inPlace(this.checked?.cards, told.cards), drawn: merged(this.checked?.drawn, told) };
    if (told.playable) this.good = { text: this.text, at: Date.now() };
    this.#save();
  }

  /** What was never changed is not kept. */
  #save(): void {
    if (!find(this.id) && !this.canUndo) return;
    const changed = this.cards.filter((card) => card.state !== "house").length;
    const jobs = find(this.id)?.jobs;
    const good = this.good && this.good.text !== this.text ? this.good : this.good ? { text: this.text, at: this.good.at } : undefined;
    const unread = this.#isUnread || undefined;
    keep({ id: this.id, game: this.game, name: this.name, text: this.text, good, changed, unread, at: Date.now(), jobs });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }
}

/** A card that is changed comes to the front of its file; in the list everything stays where it was. */
export function inPlace<T extends { key: string }>(before: readonly T[] | undefined, now: readonly T[]): T[] {
  if (!before) return [...now];
  const places = new Map(before.map(({ key }, i) => [key, i]));
  const known = now.filter(({ key }) => places.has(key)).sort((a, b) => places.get(a.key)! - places.get(b.key)!);
  return [...known, ...now.filter(({ key }) => !places.has(key))];
}

function merged(before: Checked["drawn"] | undefined, told: Checked): Checked["drawn"] {
  if (!before) return told.drawn;
  const own = new Set(told.cards.filter((card) => card.state !== "house").map((card) => card.card));
  const found: Checked["drawn"] = {};
  for (const language of new Set([...Object.keys(before), ...Object.keys(told.drawn)])) {
    const still = Object.entries(before[language] ?? {}).filter(([card]) => own.has(card));
    found[language] = { ...Object.fromEntries(still), ...told.drawn[language] };
  }
  return found;
}
