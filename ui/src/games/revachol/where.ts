/** Where each kind of answer belongs on the table: a kind that is missing here is a mistake of types. */

import type { Answer } from "./types";

type Slots = Record<string, unknown>;

const at = (selector: string) => () => selector;
const deck = at('[data-pile="deck"]');
const corps = at(".corpszone");
const hand = at(".mine .hand-row");
const tasks = at("section.shared");
const player = ({ player }: Slots): string => `[data-seat="${player as number}"]`;
const inCorps = ({ corps }: Slots): string => (corps ? `[data-drop="corps:${corps as number}"]` : '[data-thing="new"]');

export const where: Record<Answer["says"], (slots: Slots) => string> = {
  "turned-up": tasks,
  dealt: player,
  rolls: player,
  draw: deck,
  place: hand,
  "in-corps": inCorps,
  "no-other": hand,
  "take-nobody": corps,
  take: corps,
  "move-nobody": corps,
  move: inCorps,
  "complete-nothing": tasks,
  complete: inCorps,
  "borrow-nothing": corps,
  borrow: player,
  draws: deck,
  "lose-nothing": hand,
  lose: hand,
  pick: hand,
  effect: corps,
  "effect-no": corps,
  "effect-yes": corps,
  "effect-enough": corps,
  "effect-player": player,
};
