/** What the log tells of the clashes of a zone, step by step, and of the Coalition's last turn. */

import type { Line } from "../../wire";
import type { Attribute, ZoneName } from "./types";
import { isAttribute } from "./view";

export interface Step {
  attribute: Attribute;
  /** The winner; -1: tied, or nobody was there. */
  winner: number;
  tied: boolean;
  /** With how many symbols; 0 where the log does not say. */
  total: number;
  effects: Line[];
}

/** The clashes of the zone that is being resolved, or was last in this round, in their order. */
export function stepsOf(log: Line[], zone: ZoneName): Step[] {
  const from = log.findLastIndex((l) => l.event.kind === "zone" && l.event.zone === zone);
  const round = log.findLastIndex((l) => l.event.kind === "round");
  if (from < 0 || from < round) return [];
  const found: Step[] = [];
  for (const line of log.slice(from + 1)) {
    const { kind, seat, symbol = "", number: total = 0 } = line.event;
    if (kind === "zone" || kind === "recalled" || kind === "sceptre") break;
    const last = found[found.length - 1];
    if (kind === "won-card" || kind === "unclaimed") {
      found.push({ attribute: "authority", winner: kind === "won-card" ? seat : -1, tied: false, total, effects: [] });
    } else if (kind === "tied" && isAttribute(symbol)) {
      found.push({ attribute: symbol, winner: -1, tied: true, total, effects: [] });
    } else if (kind === "won" && isAttribute(symbol)) {
      if (last?.tied && last.attribute === symbol) Object.assign(last, { winner: seat, tied: false, total });
      else found.push({ attribute: symbol, winner: seat, tied: false, total, effects: [] });
    } else if (last && line.text) {
      last.effects.push(line);
    }
  }
  return found;
}

/** Who won the card of a zone in this round; -1: nobody, null: it is still to be won. */
export function wonBy(log: Line[], zone: ZoneName): { seat: number; card: string } | null {
  const round = log.findLastIndex((l) => l.event.kind === "round");
  const line = log.findLast((l, i) => i > round && (l.event.kind === "won-card" || l.event.kind === "unclaimed") && l.event.zone === zone);
  return line ? { seat: line.event.kind === "won-card" ? line.event.seat : -1, card: line.event.card ?? "" } : null;
}

export interface Doing {
  text: string;
  /** The message that says why the Coalition did it; "" where the line says it itself. */
  why: string;
}

const AFTER: Record<string, string> = { attached: "coalition-tokens", stole: "elekt-why-stole", banished: "coalition-brutality" };

/** What the Coalition has done since the player's last answer but one, each with its reason. (ELK-160 … ELK-180) */
export function coalitionDoings(log: Line[], side: number, most = 4): Doing[] {
  const found: Doing[] = [];
  let assigned = "";
  let winner = -1;
  for (const line of log) {
    const { kind, seat, zone } = line.event;
    if (kind === "won") winner = seat;
    if (kind === "zone" || kind === "assignment") winner = -1;
    if (kind === "assigned" && seat !== side) assigned = zone ?? "";
    if (!line.text || kind === "drew") continue;
    if (kind === "assigned" && seat === side) {
      found.push({ text: line.text, why: zone === assigned ? "coalition-follows" : "coalition-first-free" });
      assigned = "";
    } else if (winner === side && kind in AFTER) {
      found.push({ text: line.text, why: AFTER[kind] });
    } else if (seat === side && ["won", "won-card", "used", "seal", "title", "gained-amber", "lost-amber", "lost-seals"].includes(kind)) {
      found.push({ text: line.text, why: "" });
    }
  }
  return found.slice(-most);
}

/** The cards that the last lines were about: what has just changed. */
export function justChanged(log: Line[], from: number): Set<string> {
  const found = new Set<string>();
  for (const line of log.slice(from)) {
    const { card, second, symbol, zone } = line.event;
    for (const id of [card, second, symbol, zone]) if (id && id !== "?") found.add(id);
  }
  return found;
}
