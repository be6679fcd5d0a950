/** Dragging: what has `data-drag` is taken, what has `data-drop` may take it. One way for cubes, cards and pieces, by mouse
 * and by finger. A finger that moves along a list scrolls it; across the list it takes the thing. */

import type { Attachment } from "svelte/attachments";
import { hideCard } from "../../shell/open.svelte";
import { pieceSymbol } from "./art/sprite";

const FAR = 7;

interface Taken {
  name: string;
  x: number;
  y: number;
  element: Element;
  id: number;
  touch: boolean;
}

/** What hangs under the pointer: the card itself, else the picture of the piece. */
function pictureOf({ name, element }: Taken): { picture: Element; width: number } {
  const [what, piece] = name.split(" ");
  if (what === "card") {
    const card = element.closest(".card") ?? element;
    const host = document.createElement("div");
    host.className = "ecos";
    host.append(card.cloneNode(true));
    return { picture: host, width: Math.min(150, card.getBoundingClientRect().width) };
  }
  const symbol = what === "piece" || what === "token" ? pieceSymbol(piece) : "cube";
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.innerHTML = `<use href="#eco-${symbol}" />`;
  return { picture: svg, width: 44 };
}

/** Whether a move from the first place to the second is along a list that scrolls. */
function isScroll({ element, x, y }: Taken, event: PointerEvent, root: Element): boolean {
  const across = Math.abs(event.clientX - x) > Math.abs(event.clientY - y);
  for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    if (across && each.scrollWidth > each.clientWidth + 1 && /auto|scroll/.test(overflowX)) return true;
    if (!across && each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(overflowY)) return true;
  }
  return false;
}

/** `drop(taken, place)` is told both names; `taken(name)` when something is lifted ("" when it is put back). */
export function dragging(
  drop: (taken: string, place: string, at: Element) => void,
  taken: (name: string) => void,
): Attachment<HTMLElement> {
  return (root) => {
    let from: Taken | null = null;
    let ghost: HTMLElement | null = null;

    const over = (event: PointerEvent): Element | null =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;
    const aim = (at: Element | null) => {
      root.querySelectorAll(".aimed").forEach((each) => each !== at && each.classList.remove("aimed"));
      at?.classList.add("aimed");
    };

    const end = () => {
      from = null;
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      root.classList.remove("dragging");
      aim(null);
      taken("");
    };

    const lift = (event: PointerEvent) => {
      if (!from) return;
      // A finger that carries something does not press long: the close-up of the card is called off.
      from.element.dispatchEvent(new PointerEvent("pointercancel", { pointerId: from.id }));
      hideCard();
      const { picture, width } = pictureOf(from);
      ghost = document.createElement("div");
      ghost.className = "ecos-ghost";
      ghost.style.width = `${width}px`;
      if (picture instanceof SVGElement) ghost.style.height = `${width}px`;
      ghost.append(picture);
      document.body.append(ghost);
      root.classList.add("dragging");
      taken(from.name);
      move(event);
    };

    const move = (event: PointerEvent) => {
      if (!ghost || !from) return;
      // Above the finger, so that it does not hide what is carried.
      ghost.style.transform = `translate(${event.clientX - 20}px,${event.clientY - (from.touch ? 56 : 20)}px)`;
      aim(over(event));
    };

    const onDown = (event: PointerEvent) => {
      const element = (event.target as Element).closest("[data-drag]");
      if (event.button !== 0 || !event.isPrimary || !element || !root.contains(element)) return;
      from = {
        name: element.getAttribute("data-drag") ?? "",
        x: event.clientX,
        y: event.clientY,
        element,
        id: event.pointerId,
        touch: event.pointerType !== "mouse",
      };
    };
    const onMove = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      if (ghost) return move(event);
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= FAR) return;
      if (from.touch && isScroll(from, event, root)) from = null;
      else lift(event);
    };
    // Touch: the page must not scroll while something is carried.
    const onTouch = (event: TouchEvent) => {
      if (ghost && event.cancelable) event.preventDefault();
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
    const onCancel = (event: PointerEvent) => {
      if (from && event.pointerId === from.id) end();
    };
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && ghost) end();
    };
    root.addEventListener("pointerdown", onDown);
    root.addEventListener("touchmove", onTouch, { passive: false });
    addEventListener("pointermove", onMove);
    addEventListener("pointerup", onUp);
    addEventListener("pointercancel", onCancel);
    addEventListener("keydown", onKey);
    return () => {
      end();
      root.removeEventListener("pointerdown", onDown);
      root.removeEventListener("touchmove", onTouch);
      removeEventListener("pointermove", onMove);
      removeEventListener("pointerup", onUp);
      removeEventListener("pointercancel", onCancel);
      removeEventListener("keydown", onKey);
    };
  };
}
