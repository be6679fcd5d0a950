/** Standing orders: the lone answer of a formality is given after a while. Who says "wait" answers that one by hand. Called while a
 * page is set up. */

import { prefs } from "../prefs.svelte";
import { delay, standing } from "../shell/standing.svelte";
import type { Question } from "../wire";

/** `asked`: the question that I may answer now; `formalities`: the verbs that leave no choice; `say` gives the answer. */
export function obeysOrders(asked: () => Question | null, formalities: () => readonly string[], say: (label: string) => void): void {
  let byHand = $state("");
  const ordered = $derived.by(() => {
    const question = asked();
    const isLone = prefs.orders && question?.options.length === 1 && formalities().includes(question.verb);
    return isLone && byHand !== question.id ? question : null;
  });
  $effect(() => {
    if (!ordered) return;
    const { id, options } = ordered;
    const lasts = delay();
    Object.assign(standing, { label: options[0].label, lasts, wait: () => (byHand = id) });
    const timer = setTimeout(() => say(options[0].label), lasts);
    return () => {
      clearTimeout(timer);
      Object.assign(standing, { label: "", wait: null });
    };
  });
}
