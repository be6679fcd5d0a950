/** Cards travel from where they lay to where they lie now: under half a second, and a click ends it. */

import { lasting } from "../../prefs.svelte";

const TRAVEL = 320;
let running: Animation[] = [];

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
  if (!duration || !before.size) return;
  for (const element of root?.querySelectorAll<HTMLElement>("[data-thing^='unit:'],[data-thing^='hand:']") ?? []) {
    const card = (element.dataset.thing ?? "").split(":")[1];
    const old = before.get(card) ?? from(card)?.getBoundingClientRect();
    const now = element.getBoundingClientRect();
    if (!old || !now.width || !old.width) continue;
    const [dx, dy, scale] = [old.left + old.width / 2 - now.left - now.width / 2, old.top + old.height / 2 - now.top - now.height / 2, Math.min(old.width / now.width, 1.6)];
    if (Math.hypot(dx, dy) < 12) continue;
    running.push(
      element.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 9 }, { transform: "none", zIndex: 9 }], {
        duration,
        easing: "cubic-bezier(.2,.7,.2,1)",
      }),
    );
  }
}

export function skip(): void {
  for (const animation of running) animation.finish();
  running = [];
}
