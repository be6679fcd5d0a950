/** A saying on a card stands there whole or not at all: one that does not fit is left out (the close-up has it). */

import type { Attachment } from "svelte/attachments";

/** So much of a letter may reach below the last line. */
const LEGS = 5;

/** For the element that holds the text; its height is limited by lines. `text` only says when to measure anew. */
export function whole(text: string): Attachment<HTMLElement> {
  return (element) => {
    const card = element.closest("[data-card]");
    if (!text || !card || typeof ResizeObserver !== "function") return;
    const measure = () => {
      element.classList.remove("left-out");
      element.classList.toggle("left-out", element.scrollHeight > element.clientHeight + LEGS);
    };
    // The observer speaks after the layout, so nothing is measured in the midst of an update.
    const watch = new ResizeObserver(measure);
    watch.observe(card);
    document.fonts?.addEventListener?.("loadingdone", measure);
    return () => {
      watch.disconnect();
      document.fonts?.removeEventListener?.("loadingdone", measure);
    };
  };
}
