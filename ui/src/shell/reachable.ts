const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex='0']";

/** What scrolls and holds nothing that takes the focus takes it itself, so that keys scroll it. */
export function reachable(node: HTMLElement) {
  const look = () => {
    if (node.scrollHeight > node.clientHeight && !node.querySelector(FOCUSABLE)) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sees = typeof ResizeObserver === "function" ? new ResizeObserver(look) : null;
  for (const one of [node, ...node.children]) sees?.observe(one);
  return { destroy: () => sees?.disconnect() };
}
