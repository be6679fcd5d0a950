/** Keys that belong to the table are not taken while somebody writes, or while a dialog is open. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const on = event.target as HTMLElement | null;
  if (on?.closest?.("input, textarea, select, [contenteditable], dialog[open]")) return false;
  return !document.querySelector("dialog[open]");
}

/** Things that may be chosen: every game marks them so. */
const CHOOSABLE = ".is-legal, .legal, [data-stop], .action .go, .action .no, .action .answer";

/** Put the focus on the next thing of the table that may be chosen (or the one before it); Enter chooses it. */
export function toNext(table: HTMLElement, by: 1 | -1): void {
  const all = [...table.querySelectorAll<HTMLElement>("button, [tabindex]")].filter((each) => {
    const marked = each.closest(CHOOSABLE);
    if (!marked || (each as HTMLButtonElement).disabled || !(each.checkVisibility?.() ?? true)) return false;
    // of what is marked as a whole, the part that stands for it: not the eye on a pile
    return each === marked || each.dataset.thing || (!marked.matches("button, [tabindex]") && !marked.querySelector("[data-thing]"));
  });
  if (!all.length) return;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
  next.focus();
  next.scrollIntoView?.({ block: "nearest", inline: "nearest" });
}
