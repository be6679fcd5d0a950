/** Where each kind of answer belongs on the table: a kind that is missing here is a mistake of types. */

import type { Answer } from "./types";

type Slots = Record<string, unknown>;

const at = (selector: string) => () => selector;
const mine = at('[data-part="mine"]');
const hand = at("section.hand");
const court = at('[data-part="court"]');
const player = ({ player }: Slots): string => `[data-seat="${player as number}"]`;
const zone = ({ zone }: Slots): string => `[data-thing="zone:${zone as string}"]`;
const card = ({ card }: Slots): string => `[data-thing$=":${card as string}"]`;

export const where: Record<Answer["says"], (slots: Slots) => string> = {
  "turned-up": card,
  first: player,
  draws: player,
  clockwise: court,
  counter: court,
  master: court,
  dealt: player,
  both: hand,
  "keep-recruit": hand,
  sceptre: player,
  "sceptre-clockwise": player,
  "sceptre-counter": player,
  pass: mine,
  assign: zone,
  "use-amber": card,
  "use-discard": card,
  use: card,
  "coalition-assigns": court,
  "lose-amber": court,
  "lose-seals": court,
  "use-no": card,
  order: card,
  tie: player,
  "tie-discard": player,
  "attach-nothing": mine,
  attach: card,
  guard: card,
  "no-guard": card,
  protect: card,
  "give-up": card,
  keep: card,
  "to-hand": hand,
  remove: card,
  take: court,
  "coalition-takes": court,
  "banish-nothing": mine,
  banish: card,
  discard: hand,
  "swap-nothing": mine,
  swap: card,
  "place-nothing": hand,
  place: zone,
  steal: player,
  rival: player,
  random: zone,
  "random-discard": hand,
  "random-nothing": mine,
  pick: card,
  effect: mine,
  "effect-no": mine,
  "effect-yes": mine,
  "effect-enough": mine,
  "effect-player": player,
};
