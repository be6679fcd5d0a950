/** Where a card comes from that was not seen before, and where one goes that is seen no more, as the log tells it. */

import type { GameEvent, Line } from "../../wire";
import type { View } from "./types";

/** How the places of the table are found. */
export interface Ways {
  find: (selector: string) => Element | null;
  isOwn: (seat: number) => boolean;
}

const side = ({ find, isOwn }: Ways, seat = -1): Element | null => (isOwn(seat) ? find(".me") : find(`[data-seat="${seat}"] header`));
const toldOf = (brought: Line[], card: string): GameEvent | undefined => brought.findLast((line) => line.event.card === card)?.event;

/** Its player, or a deck; null for a card of my own hand, which lay there. */
export function origin(brought: Line[], ways: Ways) {
  return (card: string): Element | null => {
    const told = toldOf(brought, card);
    if (told?.kind === "turned-up") return ways.find('[data-pile="tasks"]');
    if (told?.kind === "opened-corps" || told?.kind === "joined-corps") return ways.isOwn(told.seat) ? null : side(ways, told.seat);
    return ways.find('[data-pile="deck"]');
  };
}

/** A player, or a pile. */
export function goal(brought: Line[], ways: Ways, view: View) {
  return (card: string): Element | null => {
    const told = toldOf(brought, card);
    if (told?.kind === "completed") return side(ways, told.seat);
    if (told?.kind === "gave") return side(ways, told.other);
    if (told?.kind === "failed" || view.permanent.includes(card)) return ways.find('[data-pile="out"]');
    return view.discard.includes(card) ? ways.find('[data-pile="discard"]') : null;
  };
}
