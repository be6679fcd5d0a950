/** What scrolls is scrolled by keys too: it takes the focus as long as there is more of it than fits. */
export function byKeys(element: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver !== "function") return;
  const watch = new ResizeObserver(() => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  for (const each of [element, ...element.children]) watch.observe(each);
  return () => watch.disconnect();
}
