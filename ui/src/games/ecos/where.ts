/** Where each kind of answer belongs on the table: a kind that is missing here is a mistake of types. */

import type { Answer } from "./types";

type Slots = Record<string, unknown>;

const at = (selector: string) => () => selector;
const dial = at(".own .dial");
const cubes = at(".own .cubes");
const active = at(".own .act");
const hand = at(".own .hand, .own .handbtn");
const map = at('[data-part="map"]');
const decks = at(".cardsp, .chips");
const player = ({ player }: Slots): string => `[data-seat="${player as number}"]`;

export const where: Record<Answer["says"], (slots: Slots) => string> = {
  harbinger: player,
  deck: hand,
  dealt: player,
  keep: hand,
  "keep-two": hand,
  active: hand,
  token: at('[data-part="bag"]'),
  rotate: dial,
  "cube-on": active,
  "cube-moved": active,
  "pair-rotate": dial,
  "pair-cube-on": active,
  "pair-cube-moved": active,
  resolve: active,
  "take-back": active,
  this: map,
  "lift-no": map,
  lift: map,
  place: map,
  "move-done": map,
  move: map,
  "move-to": map,
  swap: map,
  "swap-with": map,
  replace: map,
  "remove-tile": map,
  "remove-done": map,
  remove: map,
  "gain-card": decks,
  "keep-dial": dial,
  cube: cubes,
  "play-nothing": hand,
  play: hand,
  "gain-no-card": hand,
  look: ({ back }) => (back ? `.deck.${back as string}` : ".cardsp, .chips"),
  take: decks,
  looks: decks,
  choose: active,
  "may-not": active,
  may: active,
  pick: hand,
  effect: active,
  "effect-no": active,
  "effect-yes": active,
  "effect-enough": active,
  "effect-player": player,
};
