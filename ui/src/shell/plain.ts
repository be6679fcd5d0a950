/** A view that nobody has drawn, as a list of named zones. */

import type { Cards } from "../games/contract";
import type { Words } from "../words/words";

export type Side = Record<string, unknown>;

export interface PlainZone {
  name: string;
  title: string;
  /** Cards and other things in it, "?" for what is hidden; null: it is told by `text`. */
  items: string[] | null;
  text: string;
}

/** What is not a zone: who plays what, and what stands elsewhere on the page. */
const ELSEWHERE = ["game", "seat", "players", "ready", "sealed"];

/** Zones that have a name in the words of the game, and any other in which there is something. */
export function zonesOf(view: Side, cards: Cards, words: Words): PlainZone[] {
  return Object.entries(view).flatMap(([name, value]) => {
    if (ELSEWHERE.includes(name) || value === null || value === false || value === "") return [];
    const named = words.first(`zone-${name}`);
    const items = itemsOf(value);
    if (!named && items?.length === 0) return [];
    return [{ name, title: named || spaced(name), items, text: items ? "" : textOf(value, cards, words) }];
  });
}

const spaced = (name: string): string => name.replaceAll("_", " ");

const itemsOf = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((one) => typeof one === "string") ? value.filter(Boolean) : null;

/** Numbers and words as they are, whatever else as "name: value" pairs. */
function textOf(value: unknown, cards: Cards, words: Words): string {
  if (value === true) return words.say("value-yes");
  if (typeof value === "string") return nameOf(value, cards, words);
  if (Array.isArray(value)) return words.apart(value.map((one) => textOf(one, cards, words)));
  if (typeof value !== "object" || value === null) return String(value ?? "");
  return Object.entries(value)
    .map(([key, one]) => words.named(titleOf(key, cards, words), textOf(one, cards, words)))
    .join(", ");
}

const titleOf = (key: string, cards: Cards, words: Words): string =>
  words.first(`zone-${key}`, `symbol-${key}`) || (key in cards.cards ? nameOf(key, cards, words) : spaced(key));

/** A card by its name, anything else as the words of the game call it. */
export function nameOf(id: string, cards: Cards, words: Words): string {
  if (id === "?") return words.say("ui-hidden-card");
  return cards.cards[id]?.name || words.first(`symbol-${id}`, `value-${id}`) || spaced(id);
}
