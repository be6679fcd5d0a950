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

/** Hovering (400 ms), a long press, or `f` while focused shows the card close up: `<div {@attach cardFocus("kim")}>`.
 * Focus alone shows it too, if the keyboard brought it there. A card that is hidden ("?") shows nothing. */
export function cardFocus(card: string | null | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!card || card === "?") return;
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let isPointedAt = false;
    const later = (event: PointerEvent) => {
      if (isPointedAt || event.pointerType !== "mouse" || isStill(event) || open.focus?.held || !matchMedia("(hover: hover)").matches)
        return;
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
    const on: [string, EventListener][] = [
      ["pointerenter", later as EventListener],
      ["pointermove", later as EventListener],
      ["pointerleave", leave as EventListener],
      ["pointerdown", down as EventListener],
      ["pointerup", up],
      ["pointercancel", up],
      ["focus", focus],
      ["blur", blur as EventListener],
      ["keydown", key as EventListener],
      ["contextmenu", menu],
    ];
    for (const [name, listener] of on) element.addEventListener(name, listener);
    element.addEventListener("click", click, true);
    return () => {
      clearTimeout(press);
      for (const [name, listener] of on) element.removeEventListener(name, listener);
      element.removeEventListener("click", click, true);
      queueMicrotask(() => {
        if (open.focus?.card === card && !element.isConnected) hideCard();
      });
    };
  };
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
