import { keepResult } from "../profile.svelte";
import type { Over, Room } from "../wire";

/** A game that is over goes to the results of whoever plays on this device; `seat` is theirs (-1: they looked on). */
export function keepEnding(room: Room, over: Over, seat: number): void {
  const own = over.standings.find((row) => row.seat === seat);
  const first = over.standings.find((row) => row.place === 1);
  if (!own) return;
  const bots = room.seats.filter((one) => one.kind === "bot" && one.level).map((one) => one.level);
  keepResult({
    table: room.table,
    game: room.game,
    at: Date.now(),
    seats: over.standings.length,
    place: own.place,
    total: own.total,
    winner: room.seats[first?.seat ?? -1]?.name ?? "",
    best: first?.total ?? own.total,
    bots,
  });
}
