/** What a table needs of its game, in the reader's language: words, cards, the parts that draw it, its rules. A switch of language
 * in mid-game reads everything anew. Made while a page is set up. */

import * as api from "../api";
import type { Cards, GameParts } from "../games/contract";
import { gameParts, tableWords } from "../games/registry";
import type { Rule } from "../rules";
import { words as wordsOf, type Words } from "../words/words";

export interface Wanted {
  game: string;
  /** The digest of its cards. */
  cards: string;
  language: string;
  /** The table stands: what the first question does not need may come. */
  isDrawn: boolean;
}

export class Box {
  words = $state.raw<Words | null>(null);
  cards = $state.raw<Cards | null>(null);
  parts = $state.raw<GameParts | null>(null);
  rules = $state.raw<Rule[] | null>(null);
  guide = $state.raw<string[][]>([]);
  /** What did not come, in the server's words or "" where nobody answered; null while everything came. */
  missing = $state.raw<string | null>(null);
  #tries = $state(0);
  #lacksPart = false;
  readonly #wanted: () => Wanted;

  constructor(wanted: () => Wanted) {
    this.#wanted = wanted;
    const game = $derived(wanted().game);
    const digest = $derived(wanted().cards);
    const language = $derived(wanted().language);
    const isDrawn = $derived(wanted().isDrawn);
    const miss = (error: unknown) => {
      this.#lacksPart = !(error instanceof api.NotDone);
      this.missing = this.#lacksPart ? "" : (error as api.NotDone).message;
    };
    $effect(() => {
      void this.#tries;
      if (!game) return;
      document.documentElement.dataset.game = game;
      void gameParts(game).then((found) => (this.parts = found), miss);
    });
    $effect(() => () => delete document.documentElement.dataset.game);
    $effect(() => {
      void this.#tries;
      if (game) void this.#read(game, language).catch(miss);
      this.rules = null;
    });
    $effect(() => {
      if (isDrawn && game) void this.#learn(game, language);
    });
    $effect(() => {
      void this.#tries;
      if (!digest) return;
      void api.cards(digest, language).then((found) => {
        this.words?.learn(found.words);
        this.cards = found;
      }, miss);
    });
  }

  get isWhole(): boolean {
    return !!this.cards && !!this.words && !!this.parts;
  }

  /** Send for everything once more. Browsers ask once only for a part of the page: then it is loaded anew. */
  again(): void {
    if (this.#lacksPart) return location.reload();
    this.missing = null;
    this.#tries += 1;
  }

  async #read(game: string, language: string): Promise<void> {
    const [engine, own] = await Promise.all([api.gameWords(language, game), tableWords(game, language)]);
    const found = await wordsOf(language, engine, own);
    found.learn(this.cards?.words);
    this.words = found;
  }

  async #learn(game: string, language: string): Promise<void> {
    try {
      this.guide = await api.guide(game, language);
    } catch {
      // the rules have it, too
    }
  }

  /** The rules are sent for when somebody reads them. */
  needRules(): void {
    const { game, language } = this.#wanted();
    if (!this.rules)
      void api.rules(game, language).then(
        (found) => (this.rules = found),
        () => (this.rules = []),
      );
  }
}
