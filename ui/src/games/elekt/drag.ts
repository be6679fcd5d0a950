/** Drag and drop over things: a thing that may begin a choice is carried to where it may end. */

import type { Board } from "./board.svelte";
import type { Thing } from "./things";

export const FAR = 8; // pixels before a press is a drag

/** The things under an element, innermost first. */
export function thingsAt(element: Element | null): { thing: Thing; at: HTMLElement }[] {
  const found: { thing: Thing; at: HTMLElement }[] = [];
  for (
    let at = element?.closest<HTMLElement>("[data-thing]") ?? null;
    at;
    at = at.parentElement?.closest<HTMLElement>("[data-thing]") ?? null
  ) {
    found.push({ thing: at.dataset.thing as Thing, at });
  }
  return found;
}

/** Where a thing is let go: also on the tab of a zone, which a click only opens. */
function dropAt(board: Board, x: number, y: number): { thing: Thing; at: HTMLElement } | null {
  const below = document.elementFromPoint(x, y);
  const tab = below?.closest<HTMLElement>("[data-into]");
  return tab ? { thing: tab.dataset.into as Thing, at: tab } : thingMeant(board, below);
}

/** What a click there means: the innermost thing that is legal, else the innermost. */
export function thingMeant(board: Board, element: Element | null): { thing: Thing; at: HTMLElement } | null {
  const found = thingsAt(element);
  return found.find(({ thing }) => board.isLegal(thing)) ?? found[0] ?? null;
}

/** Follows one pointer from its press to its release. Returns what ends it; `onend` tells whether it was a drag. */
export function drag(board: Board, event: PointerEvent, onend: (dragged: boolean) => void): void {
  const from = thingMeant(board, event.target as Element);
  if (!from || !board.starts.has(from.thing) || event.button !== 0) return;
  const box = from.at.getBoundingClientRect();
  const [dx, dy] = [event.clientX - box.left, event.clientY - box.top];
  const asked = board.update.question?.id;
  let ghost: HTMLElement | null = null;

  const move = (e: PointerEvent): void => {
    if (!ghost && Math.hypot(e.clientX - event.clientX, e.clientY - event.clientY) < FAR) return;
    if (!ghost) {
      if (!board.choices.about(from.thing).some((c) => c.things.length === 2)) return;
      if (board.chosen !== from.thing) board.choose(from.thing);
      ghost = from.at.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-thing");
      ghost.classList.add("ghost");
      Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px` });
      from.at.closest(".elk")?.append(ghost);
    }
    ghost.style.transform = `translate(${e.clientX - dx}px, ${e.clientY - dy}px) rotate(2deg)`;
    const over = dropAt(board, e.clientX, e.clientY);
    board.pointed = over?.thing ?? null;
  };
  const end = (e: PointerEvent): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    const dragged = ghost !== null;
    ghost?.remove();
    if (dragged && e.type === "pointerup" && board.update.question?.id === asked) {
      const over = dropAt(board, e.clientX, e.clientY);
      if (over && over.thing !== from.thing) board.press(over.thing, over.at);
    }
    onend(dragged);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
