/** Cards travel from where they lay to where they lie now: under half a second, and a click ends it. */

import { lasting } from "../../prefs.svelte";
import { afterLayout } from "../../shell/laidOut";

const TRAVEL = 320;
/** While it travels a card lies above the others. By class and not by the animation: only a pure transform is
 * left to the compositor, so that the page has its hands free meanwhile. */
const ABOVE = "travels";
let running: { animation: Animation; element: HTMLElement }[] = [];

type Places = Map<string, DOMRect>;

/** Where every card on the table is; a rival's hand is where their panel is. */
export function places(root: HTMLElement | null): Places {
  const found: Places = new Map();
  for (const element of root?.querySelectorAll<HTMLElement>("[data-thing]") ?? []) {
    const [kind, card] = (element.dataset.thing ?? "").split(":");
    if (["unit", "hand", "offer", "privilege", "card"].includes(kind)) found.set(card, element.getBoundingClientRect());
  }
  return found;
}

/** Let the cards that have moved since `before` travel. `from` is where a card comes from that was not seen. */
export function travel(root: HTMLElement | null, before: Places, from: (card: string) => Element | null): void {
  skip();
  const duration = lasting(TRAVEL);
  if (duration && before.size) afterLayout(() => go(root, before, from, duration));
}

function go(root: HTMLElement | null, before: Places, from: (card: string) => Element | null, duration: number): void {
  if (!root?.isConnected) return;
  // First all is read, then all is written: a reading after a writing would lay the table out anew.
  const moved: { element: HTMLElement; way: string }[] = [];
  for (const element of root?.querySelectorAll<HTMLElement>("[data-thing^='unit:'],[data-thing^='hand:']") ?? []) {
    const card = (element.dataset.thing ?? "").split(":")[1];
    const old = before.get(card) ?? from(card)?.getBoundingClientRect();
    if (!old?.width) continue;
    const now = element.getBoundingClientRect();
    if (!now.width) continue;
    const [dx, dy, scale] = [
      old.left + old.width / 2 - now.left - now.width / 2,
      old.top + old.height / 2 - now.top - now.height / 2,
      Math.min(old.width / now.width, 1.6),
    ];
    if (Math.hypot(dx, dy) >= 12) moved.push({ element, way: `translate(${dx}px, ${dy}px) scale(${scale})` });
  }
  for (const { element, way } of moved) {
    element.classList.add(ABOVE);
    const animation = element.animate([{ transform: way }, { transform: "none" }], { duration, easing: "cubic-bezier(.2,.7,.2,1)" });
    animation.onfinish = () => element.classList.remove(ABOVE);
    running.push({ animation, element });
  }
}

export function skip(): void {
  for (const { animation, element } of running) {
    animation.finish();
    element.classList.remove(ABOVE);
  }
  running = [];
}
