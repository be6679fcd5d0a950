/** What somebody does at a table: answers (asked once more where that is wanted), asks why not, takes back. */

import type { Client } from "../client.svelte";
import type { Act } from "../games/contract";
import { confirmation } from "../prefs.svelte";
import { sayWhy } from "../shell/open.svelte";
import { play } from "../sound";
import type { Words } from "../words/words";
import { isIrreversible, learned } from "./irreversible";

/** Something to be confirmed. */
export interface Asking {
  asked?: string;
  text: string;
  note?: string;
  yes: () => void;
}

interface Where {
  client: Client | null;
  game: string;
  isLesson: boolean;
  words: Words;
}

/** Who looks back, or at a game that is over. */
export const NOTHING: Act = { answer: () => {}, attempt: async () => null, why: async () => null, undo: () => {} };

export class Answering {
  asking = $state.raw<Asking | null>(null);
  /** The answer that was given last, in words: said where it has to wait for a line. */
  given = $state("");
  /** How many answers were refused. */
  wrongs = $state(0);
  /** The last thing done was to take something back. */
  tookBack = $state(false);
  readonly act: Act;
  readonly #at: () => Where;

  constructor(at: () => Where) {
    this.#at = at;
    this.act = {
      answer: (label, element) => this.#answer(label, element),
      attempt: async (text, element) => {
        const heard = await this.act.why(text);
        if (heard && !heard.legal) {
          play("refused");
          sayWhy(heard.text, heard.rule, element);
        }
        return heard;
      },
      why: async (text) => {
        const heard = await at().client?.attempt(text);
        return heard?.type === "why" ? heard : null;
      },
      undo: (count = 1) => {
        if (this.takeBack()) return;
        this.tookBack = true;
        void at().client?.undo(count).then(refused);
      },
    };
  }

  /** Take back the answer that waits for a line; whether there was one. */
  takeBack(): boolean {
    if (!this.#at().client?.takeBack()) return false;
    this.tookBack = true;
    return true;
  }

  #answer(label: string, at?: Element | null): void {
    const { client, game, isLesson, words } = this.#at();
    const question = client?.update?.question;
    const option = question?.options.find((each) => each.label === label);
    if (!question || !option) return;
    if (client?.keepsAnswer) return sayWhy(words.say("ui-answer-kept-first"), "", at, "why"); // nothing is answered twice
    const wanted = confirmation(game);
    const asks = !isLesson && (wanted === "always" || (wanted === "irreversible" && isIrreversible(game, question.verb)));
    if (asks) this.asking = { asked: question.text, text: option.text, yes: () => this.give(label, at) };
    else this.give(label, at);
  }

  /** Say it without being asked once more. */
  give(label: string, at?: Element | null): void {
    this.tookBack = false;
    void this.say(label, at);
  }

  /** What was tapped is seen to wait until the table has heard it. */
  async say(label: string, at: Element | null = null): Promise<void> {
    const { client, game } = this.#at();
    const question = client?.update?.question;
    if (!client || !question) return;
    const waits = at ?? document.querySelector("main .action");
    waits?.setAttribute("aria-busy", "true");
    this.given = question.options.find((each) => each.label === label)?.text ?? "";
    const heard = await client.answer(label);
    waits?.removeAttribute("aria-busy");
    if (heard?.type === "refused") {
      play("refused");
      this.wrongs += 1;
      if (!heard.stale) sayWhy(heard.text, heard.rule, at?.isConnected ? at : null);
    } else if (heard?.type === "done") learned(game, question.verb, () => (this.#at().client?.update?.undoable ?? 0) > 0);
  }
}

/** What was not done says why. */
export function refused(heard: { type: string; text?: string; rule?: string } | null): void {
  if (heard?.type === "refused") sayWhy(heard.text ?? "", heard.rule ?? "", null);
}
