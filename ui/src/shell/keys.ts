/** Keys that belong to the table are not taken while somebody writes, or while a dialog is open. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const on = event.target as HTMLElement | null;
  if (on?.closest?.("input, textarea, select, [contenteditable], dialog[open]")) return false;
  return !document.querySelector("dialog[open]");
}
