/** What lies over the table at the moment: a card close up, a reason beside a thing, an opened pile. One of each. */

import type { Attachment } from "svelte/attachments";

export interface Shown {
  card: string;
  at: DOMRect;
  /** Held open by a click or long press, not by hovering. */
  held: boolean;
  /** What it was opened from: there the focus returns. */
  from: Element;
}

export interface Said {
  text: string;
  rule: string;
  at: DOMRect | null;
  tone: "refused" | "why" | "fine";
}

export interface Opened {
  title: string;
  cards: string[];
  note?: string;
}

export const open: { focus: Shown | null; why: Said | null; pile: Opened | null } = $state({ focus: null, why: null, pile: null });

let wait: ReturnType<typeof setTimeout> | undefined;
let fade: ReturnType<typeof setTimeout> | undefined;

export function showCard(card: string, at: Element, held = false): void {
  clearTimeout(wait);
  if (!at.isConnected) return; // taken away before the time was over
  if (held) hideWhy(); // it would lie over the card
  open.focus = { card, at: at.getBoundingClientRect(), held, from: at };
}

export function hideCard(): void {
  clearTimeout(wait);
  open.focus = null;
}

/** Put away by hand: the focus goes back to the card on the table. */
export function closeCard(): void {
  const from = open.focus?.from as HTMLElement | undefined;
  hideCard();
  if (from?.isConnected) from.focus?.({ preventScroll: true });
}

/** Where the mouse was last seen: what comes under it without a move of its own (a row that scrolls, an update) is not pointed at. */
let mouse = { x: -1, y: -1 };
const isStill = (event: PointerEvent): boolean => event.clientX === mouse.x && event.clientY === mouse.y;
if (typeof addEventListener === "function") {
  addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") mouse = { x: event.clientX, y: event.clientY };
  });
}

/** With these somebody begins to look at a card. */
const BEGINS = ["pointerenter", "pointerdown", "focus", "keydown"] as const;

/** Hovering (400 ms), a long press, or `f` while focused shows the card close up: `<div {@attach cardFocus("kim")}>`.
 * Focus alone shows it too, if the keyboard brought it there. A card that is hidden ("?") shows nothing. There are a hundred on a
 * table, and many come and go with an update: what a card listens to besides is only there once somebody has begun to look at it. */
export function cardFocus(card: string | null | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!card || card === "?") return;
    let end: (() => void) | undefined;
    const begin = (event: Event) => {
      leave();
      const { on, stop } = looking(element, card);
      end = stop;
      on[event.type]?.(event as never);
    };
    const leave = () => {
      for (const name of BEGINS) element.removeEventListener(name, begin);
    };
    for (const name of BEGINS) element.addEventListener(name, begin);
    return () => (end ? end() : leave());
  };
}

/** All that a card listens to, by the name of the event; `stop` ends it. */
function looking(element: HTMLElement, card: string): { on: Record<string, (event: never) => void>; stop: () => void } {
  let press: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let isPointedAt = false;
  const later = (event: PointerEvent) => {
    if (isPointedAt || event.pointerType !== "mouse" || isStill(event) || open.focus?.held || !matchMedia("(hover: hover)").matches) return;
    isPointedAt = true;
    clearTimeout(wait);
    wait = setTimeout(() => showCard(card, element), open.focus ? 60 : 400);
  };
  const leave = (event: PointerEvent) => {
    clearTimeout(press);
    isPointedAt = false;
    if (event.pointerType === "mouse" && !open.focus?.held) hideCard();
  };
  const down = (event: PointerEvent) => {
    pressed = false;
    if (event.pointerType === "mouse") return hideCard();
    press = setTimeout(() => {
      pressed = true;
      showCard(card, element, true);
    }, 450);
  };
  const up = () => clearTimeout(press);
  const click = (event: MouseEvent) => {
    if (!pressed) return;
    pressed = false; // the end of a long press is no click
    event.preventDefault();
    event.stopPropagation();
  };
  const focus = () => {
    if (element.matches(":focus-visible")) wait = setTimeout(() => showCard(card, element), 500);
  };
  // A thing that is taken away while it has the focus blurs in the middle of drawing, when nothing may change.
  const blur = (event: FocusEvent) => {
    clearTimeout(wait);
    const to = event.relatedTarget as Element | null;
    queueMicrotask(() => {
      if (open.focus?.from === element && !to?.closest(".focus")) hideCard();
    });
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "f" && !event.ctrlKey && !event.metaKey) showCard(card, element, true);
  };
  const menu = (event: Event) => {
    if (pressed) event.preventDefault();
  };
  const on: Record<string, (event: never) => void> = {
    pointerenter: later,
    pointermove: later,
    pointerleave: leave,
    pointerdown: down,
    pointerup: up,
    pointercancel: up,
    focus,
    blur,
    keydown: key,
    contextmenu: menu,
  };
  for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener as EventListener);
  element.addEventListener("click", click, true);
  const stop = () => {
    clearTimeout(press);
    for (const [name, listener] of Object.entries(on)) element.removeEventListener(name, listener as EventListener);
    element.removeEventListener("click", click, true);
    queueMicrotask(() => {
      if (open.focus?.card === card && !element.isConnected) hideCard();
    });
  };
  return { on, stop };
}

/** Say why beside a thing (and shake it, if it was refused); gone after some seconds or with the next click. */
export function sayWhy(text: string, rule: string, at?: Element | null, tone: Said["tone"] = "refused"): void {
  clearTimeout(fade);
  if (open.focus) hideCard(); // one thing at a time: neither lies over the other
  open.why = { text, rule, at: at?.getBoundingClientRect() ?? null, tone };
  if (at && tone === "refused") {
    at.classList.remove("shaken");
    void (at as HTMLElement).offsetWidth;
    at.classList.add("shaken");
    setTimeout(() => at.classList.remove("shaken"), 400);
  }
  fade = setTimeout(() => (open.why = null), Math.max(4000, text.length * 70));
}

export function hideWhy(): void {
  clearTimeout(fade);
  open.why = null;
}

export function openPile(pile: Opened): void {
  hideCard();
  open.pile = pile;
}
