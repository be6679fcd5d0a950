/** Sizes where they cost nothing: once the page has laid itself out by itself and before it is painted. Asked for in the midst of an
 * update, they would have it laid out there and then. */
export function afterLayout(run: () => void): void {
  if (typeof ResizeObserver === "undefined") return run();
  const watch = new ResizeObserver(() => {
    watch.disconnect();
    run();
  });
  watch.observe(document.documentElement);
}

const AT_LAST = 400;

/** What lies where, too: when the page has nothing else to do, so is laid out and painted. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: AT_LAST });
  else setTimeout(run);
}
