/** Dragging: what has `data-drag` is taken, what has `data-drop` may take it. One way for cubes, cards and pieces. */

import type { Attachment } from "svelte/attachments";

const FAR = 7;

/** `drop(taken, place)` is told both names; `taken(name)` when something is lifted ("" when it is put back). */
export function dragging(drop: (taken: string, place: string, at: Element) => void, taken: (name: string) => void): Attachment<HTMLElement> {
  return (root) => {
    let from: { name: string; x: number; y: number; element: Element; id: number } | null = null;
    let ghost: HTMLElement | null = null;

    const over = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;

    const end = () => {
      ghost?.remove();
      ghost = null;
      from = null;
      root.classList.remove("dragging");
      root.querySelectorAll(".aimed").forEach((each) => each.classList.remove("aimed"));
      taken("");
    };

    const lift = (event: PointerEvent) => {
      if (!from) return;
      const picture = from.element.querySelector("svg use")?.closest("svg") ?? from.element;
      const box = (picture as Element).getBoundingClientRect();
      ghost = document.createElement("div");
      ghost.className = "ecos-ghost";
      ghost.append((picture as Element).cloneNode(true));
      ghost.style.cssText = `position:fixed;z-index:90;pointer-events:none;left:0;top:0;width:${Math.max(30, Math.min(box.width, 120))}px;opacity:.92`;
      document.body.append(ghost);
      root.classList.add("dragging");
      taken(from.name);
      move(event);
    };

    const move = (event: PointerEvent) => {
      if (!ghost) return;
      ghost.style.transform = `translate(${event.clientX - 18}px,${event.clientY - 18}px)`;
      root.querySelectorAll(".aimed").forEach((each) => each.classList.remove("aimed"));
      over(event)?.classList.add("aimed");
    };

    const onDown = (event: PointerEvent) => {
      const element = (event.target as Element).closest("[data-drag]");
      if (event.button !== 0 || !element || !root.contains(element)) return;
      from = { name: element.getAttribute("data-drag") ?? "", x: event.clientX, y: event.clientY, element, id: event.pointerId };
    };
    const onMove = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      if (ghost) move(event);
      else if (event.pointerType === "mouse" && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) lift(event);
    };
    const onUp = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const place = ghost ? over(event) : null;
      const name = from.name;
      const lifted = ghost !== null;
      end();
      if (!lifted) return;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 60);
      if (place) drop(name, place.getAttribute("data-drop") ?? "", place);
    };
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && ghost) end();
    };
    root.addEventListener("pointerdown", onDown);
    addEventListener("pointermove", onMove);
    addEventListener("pointerup", onUp);
    addEventListener("pointercancel", end);
    addEventListener("keydown", onKey);
    return () => {
      end();
      root.removeEventListener("pointerdown", onDown);
      removeEventListener("pointermove", onMove);
      removeEventListener("pointerup", onUp);
      removeEventListener("pointercancel", end);
      removeEventListener("keydown", onKey);
    };
  };
}
