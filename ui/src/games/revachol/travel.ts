/** Cards travel: what lay elsewhere before an update moves to its place, what left flies to its pile. Under half a second,
 * ended by a click, and not at all where nothing should move. */

import { lasting } from "../../prefs.svelte";

const EASE = "cubic-bezier(.2,.8,.2,1)";
const FLIGHT = 320;

/** Where a card was last seen, and how it looked. */
interface Seen {
  box: DOMRect;
  picture: string;
}

export type Places = Map<string, Seen>;

/** Where all cards lie now. */
export function places(root: HTMLElement | undefined): Places {
  const found: Places = new Map();
  for (const element of root?.querySelectorAll<HTMLElement>("[data-card]") ?? []) {
    const card = element.dataset.card!;
    if (found.has(card)) continue;
    const art = element.querySelector<HTMLImageElement>("img.art");
    // In a list only its picture is the card: drawn as wide as the row, it would cover half the table when it sets out.
    const box = (element.matches("li") && art ? art : element).getBoundingClientRect();
    found.set(card, { box, picture: art?.src ?? "" });
  }
  return found;
}

const flying = new Set<Animation>();

/** Whoever does not want to wait: everything is at its place. */
export function skip(): void {
  for (const animation of flying) animation.finish();
}

function fly(element: HTMLElement, frames: Keyframe[], ms: number, after?: () => void): void {
  const animation = element.animate(frames, { duration: ms, easing: EASE });
  flying.add(animation);
  const done = () => {
    flying.delete(animation);
    after?.();
  };
  animation.onfinish = done;
  animation.oncancel = done;
}

/** A picture of that size, flying: for a card that has gone, and for one whose looks come from the list it lies in. */
function pictured(root: HTMLElement, picture: string, box: DOMRect): HTMLElement {
  const base = root.getBoundingClientRect();
  const flyer = document.createElement("img");
  flyer.src = picture;
  flyer.alt = "";
  flyer.setAttribute("aria-hidden", "true");
  flyer.className = "flying";
  flyer.style.cssText = `left:${box.left - base.left}px;top:${box.top - base.top}px;width:${box.width}px;height:${box.height}px;object-fit:cover;border-radius:8px`;
  root.append(flyer);
  return flyer;
}

/** A copy of a card that flies over everything while the card itself is away. */
function copy(root: HTMLElement, of: HTMLElement, box: DOMRect): HTMLElement {
  const base = root.getBoundingClientRect();
  const flyer = of.cloneNode(true) as HTMLElement;
  flyer.removeAttribute("data-card");
  flyer.removeAttribute("data-thing");
  flyer.setAttribute("aria-hidden", "true");
  flyer.setAttribute("tabindex", "-1");
  flyer.classList.add("flying");
  flyer.style.cssText = `left:${box.left - base.left}px;top:${box.top - base.top}px;width:${box.width}px;height:${box.height}px`;
  root.append(flyer);
  return flyer;
}

const between = (a: DOMRect, b: DOMRect): { dx: number; dy: number } => ({
  dx: a.left + a.width / 2 - b.left - b.width / 2,
  dy: a.top + a.height / 2 - b.top - b.height / 2,
});

/** Move every card from where it was. `origin` says where a card came from that was not seen before, `goal` where one went
 * that is seen no more (null: nowhere). */
export function travel(
  root: HTMLElement,
  before: Places,
  origin: (card: string) => Element | null,
  goal: (card: string) => Element | null,
): void {
  const ms = lasting(FLIGHT);
  if (!ms) return;
  const now = places(root);
  for (const [card, { box, picture }] of now) {
    const element = root.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`);
    if (!element || !box.width) continue;
    const from = before.get(card)?.box ?? origin(card)?.getBoundingClientRect();
    if (!from?.width) continue;
    const { dx, dy } = between(from, box);
    if (Math.hypot(dx, dy) < 12) continue;
    const scale = Math.max(0.2, Math.min(3, from.height / box.height));
    const isListed = element.matches("li");
    if (isListed && !picture) continue;
    const flyer = isListed ? pictured(root, picture, box) : copy(root, element, box);
    element.classList.add("away");
    fly(flyer, [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }], ms, () => {
      flyer.remove();
      element.classList.remove("away");
    });
  }
  for (const [card, { box, picture }] of before) {
    if (now.has(card) || !picture || !box.width) continue;
    const to = goal(card)?.getBoundingClientRect();
    if (!to?.width) continue;
    const ghost = pictured(root, picture, box);
    const { dx, dy } = between(to, box);
    const scale = Math.max(0.15, Math.min(1, to.height / box.height));
    fly(
      ghost,
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.35 },
      ],
      ms,
      () => ghost.remove(),
    );
  }
}
