/** A printed card has one size, and a designer's text may be long: its type grows smaller until all of it stands there. */

import type { Attachment } from "svelte/attachments";

const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46];
/** So much of a letter may reach below the last line. */
const LEGS = 2;

/** For a card whose sizes of type go by `--fit`. What is measured beside it has `data-fit`: it must not be higher than its box. */
export const fits: Attachment<HTMLElement> = (card) => {
  const isFull = (box: Element): boolean => box.scrollHeight > box.clientHeight + LEGS;
  const fit = () => {
    for (const step of STEPS) {
      card.style.setProperty("--fit", String(step));
      if (![card, ...card.querySelectorAll("[data-fit]")].some(isFull)) return;
    }
  };
  fit();
  const watch = new MutationObserver(fit);
  watch.observe(card, { childList: true, characterData: true, subtree: true });
  document.fonts?.addEventListener?.("loadingdone", fit);
  addEventListener("resize", fit);
  return () => {
    watch.disconnect();
    removeEventListener("resize", fit);
    document.fonts?.removeEventListener?.("loadingdone", fit);
  };
};
