/** Dragging a thing onto another: the same as clicking the one and then the other. */

export interface Held {
  thing: string;
  /** The thing below the pointer. */
  over: string;
}

const FAR = 8;

/** Watch a pointer that went down on a thing. `begin` is asked once it has moved far enough (false: it may not be
 * dragged), `drop` hears where it was let go. */
export function drag(
  event: PointerEvent,
  thing: string,
  begin: () => boolean,
  over: (held: Held | null) => void,
  drop: (target: string, at: Element | null) => void,
): void {
  if (event.button !== 0) return;
  const element = event.currentTarget as HTMLElement;
  const start = { x: event.clientX, y: event.clientY };
  let dragging = false;
  let ghost: HTMLElement | null = null;
  const below = (x: number, y: number): HTMLElement | null =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop], [data-thing]") ?? null;
  const nameOf = (target: HTMLElement | null): string =>
    target?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? target?.dataset.thing ?? "";
  const move = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    const dx = now.clientX - start.x;
    const dy = now.clientY - start.y;
    if (!dragging) {
      if (Math.hypot(dx, dy) < FAR) return;
      if (now.pointerType !== "mouse" && Math.abs(dx) > Math.abs(dy)) return end(); // a finger that scrolls sideways
      if (!begin()) return end();
      dragging = true;
      const box = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-thing");
      ghost.removeAttribute("data-card");
      ghost.setAttribute("aria-hidden", "true");
      ghost.classList.add("dragged");
      const home = element.closest<HTMLElement>(".rv") ?? document.body;
      const base = home.getBoundingClientRect();
      ghost.style.cssText = `left:${box.left - base.left}px;top:${box.top - base.top}px;width:${box.width}px;height:${box.height}px`;
      home.append(ghost);
      element.classList.add("lifted");
    }
    now.preventDefault();
    if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
    over({ thing, over: nameOf(below(now.clientX, now.clientY)) });
  };
  const up = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    const was = dragging;
    end();
    if (!was) return;
    const target = below(now.clientX, now.clientY);
    addEventListener("click", (click) => (click.stopPropagation(), click.preventDefault()), { capture: true, once: true });
    setTimeout(() => drop(nameOf(target), target), 0);
  };
  const key = (pressed: KeyboardEvent) => {
    if (pressed.key !== "Escape" || !dragging) return;
    pressed.stopPropagation();
    end();
  };
  function end() {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
    removeEventListener("keydown", key, true);
    ghost?.remove();
    element.classList.remove("lifted");
    dragging = false;
    over(null);
  }
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
  addEventListener("keydown", key, true);
}
