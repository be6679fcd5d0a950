/** A bot's turn has a rhythm that one can follow: what it does stands for a moment before the next thing is shown. */

import { prefs } from "../prefs.svelte";
import type { Room, Update } from "../wire";

/** More than a bot seems to think (`--bot-pace`, 0.9 s), else it would be no slower than quick, which is as the host has it. */
const STANDS = { slow: 2600, normal: 1200, quick: 0 };

/** How long what is shown now stands before `next`: only what bots do is held back, and only where somebody looks. */
export function paceOf(next: Update, room: Room | null): number {
  if (!room || next.over || document.hidden) return 0;
  const isBot = (seat: number): boolean => room.seats[seat]?.kind === "bot" || !!room.seats[seat]?.bot_plays;
  const isByBot = next.log.some((line) => line.text && line.event.seat >= 0 && line.event.seat !== next.seat && isBot(line.event.seat));
  return isByBot ? STANDS[prefs.pace] : 0;
}
