/** "What would you do?" The answer is of use as long as its question is open. Called while a page is set up. */

import type { Client } from "../client.svelte";
import { hint } from "../shell/hint.svelte";
import { sayWhy } from "../shell/open.svelte";

/** `may`: a hint may be asked for now; `answer` says one of those that were named. */
export function asksHint(client: () => Client | null, may: () => boolean, answer: (label: string) => void): void {
  const open = () => client()?.update?.question?.id;
  async function ask(line: boolean) {
    const [table, asked] = [client(), open()];
    if (!table || !asked || hint.isBusy) return;
    hint.isBusy = true;
    const heard = await table.hint(asked, line);
    hint.isBusy = false;
    if (heard?.type === "hinted" && open() === heard.decision) hint.told = heard;
    else if (heard?.type === "refused" && !heard.stale) sayWhy(heard.text, heard.rule, null);
  }
  $effect(() => {
    const isOpen = may();
    hint.ask = isOpen ? (line) => void ask(line) : null;
    hint.answer = isOpen ? answer : null;
  });
  $effect(() => {
    if (hint.told && (hint.told.decision !== open() || !may())) hint.told = null;
  });
  $effect(() => () => Object.assign(hint, { ask: null, answer: null, told: null, isBusy: false }));
}
