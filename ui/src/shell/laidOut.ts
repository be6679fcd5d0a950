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

/** What lies where, while it is known: right after the page was painted. Asked for at another moment, the page would be made ready to
 * be painted there and then. */
export function afterPaint(run: () => void): void {
  if (document.hidden || typeof requestAnimationFrame !== "function") return void setTimeout(run);
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      run();
    };
    port2.postMessage(null);
  });
}

const AT_LAST = 400;

/** What can wait until the page has nothing else to do. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: AT_LAST });
  else setTimeout(run);
}
