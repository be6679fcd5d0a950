/** The cards of the set on the bench as they will look, in each language: those of the house, and those that differ. */

import * as api from "../api";
import type { Cards, CardTexts } from "../games/contract";
import { tableWords } from "../games/registry";
import { words as wordsOf, type Words } from "../words/words";
import type { Workbench } from "./workbench.svelte";

export class Faces {
  #bench: Workbench;
  #house: string;
  #loaded: Record<string, Record<string, CardTexts>> = $state.raw({});
  #words: Record<string, Words> = $state.raw({});
  #asked = new Set<string>();

  constructor(bench: Workbench, house: string) {
    [this.#bench, this.#house] = [bench, house];
  }

  /** Ask for what a language needs; what is there already is not asked for again. */
  want(language: string): void {
    const digest = this.#bench.checked?.base?.digest || this.#house;
    const asked = `${digest}/${language}`;
    if (this.#asked.has(asked)) return;
    this.#asked.add(asked);
    const game = this.#bench.game;
    api.cards(digest, language).then(
      (found) => (this.#loaded = { ...this.#loaded, [language]: found.cards }),
      () => this.#asked.delete(asked),
    );
    void Promise.all([api.gameWords(language, game), tableWords(game, language)])
      .then(([engine, own]) => wordsOf(language, engine, own))
      .then(
        (found) => (this.#words = { ...this.#words, [language]: found }),
        () => this.#asked.delete(asked),
      );
  }

  words(language: string): Words | null {
    const found = this.#words[language] ?? null;
    found?.learn(this.#bench.checked?.words[language]);
    return found;
  }

  cards(language: string): Cards | null {
    const base = this.#loaded[language];
    if (!base) return null;
    const { checked, game } = this.#bench;
    return { game, set: checked?.set ?? "", cards: { ...base, ...(checked?.drawn[language] as Record<string, CardTexts>) } };
  }

  name(card: string, language: string): string {
    return this.cards(language)?.cards[card]?.name ?? this.#bench.cards.find((c) => c.card === card)?.name ?? card;
  }
}
