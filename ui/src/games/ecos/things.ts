/** From the values of the legal answers to the things on the table that stand for them. No rules: only names. */

import type { Option, Question } from "../../wire";
import type { Hint } from "./view";

const CELL = /^-?\d+,-?\d+$/;
const RESPONSES = ["Respond", "RespondToPair", "UseElement"];
const OF_CARDS = ["Draft-blue", "Draft-brown", "ChooseActive", "KeepOne", "PlayOrCube", "PlayFromHand", "ChooseWay", "MayGainCard", "ResolveNext", "ChooseDeck"];

/** A cube that may be placed: the token it answers (two players), the slot, and the slot it comes from. */
export interface CubeAnswer {
  option: Option;
  token: string;
  card: string;
  element: string;
  from: { card: string; element: string } | null;
}

/** The first slot of that element on that card that has a cube, or has none. */
export interface SlotPlace {
  card: string;
  element: string;
  filled: boolean;
}

export interface Legal {
  cubes: CubeAnswer[];
  /** Rotations, one for each token of a pair. */
  rotations: { option: Option; token: string }[];
  /** By cell: what may be answered there. */
  cells: Map<string, Option[]>;
  /** By "piece cell": tokens that may be chosen. */
  tokens: Map<string, Option>;
  /** By card: hand, pack, row, cards looked at, full cards. */
  cards: Map<string, Option>;
  /** Two cards at once (the draft of two players). */
  pairs: { option: Option; cards: [string, string] }[];
  /** By value: everything else, which stands in the action bar. */
  others: Option[];
}

export const hintOf = (option: Option | undefined): Hint => (option?.hint ?? {}) as Hint;

function cubeAnswer(option: Option, words: string[], token: string): CubeAnswer {
  const from = words.length > 2 ? { card: words[3], element: words[4] } : null;
  return { option, token, card: words[0], element: words[1], from };
}

export function legalThings(question: Question | null | undefined): Legal {
  const legal: Legal = { cubes: [], rotations: [], cells: new Map(), tokens: new Map(), cards: new Map(), pairs: [], others: [] };
  if (!question) return legal;
  for (const option of question.options) {
    const words = option.value.split(" ");
    const last = words[words.length - 1];
    if (RESPONSES.includes(question.verb)) {
      const token = question.verb === "RespondToPair" ? (words.shift() ?? "") : "";
      if (words[0] === "rotate") legal.rotations.push({ option, token });
      else legal.cubes.push(cubeAnswer(option, words, token));
    } else if (CELL.test(last)) {
      const there = legal.cells.get(last);
      if (there) there.push(option);
      else legal.cells.set(last, [option]);
      if (words.length === 2 && question.verb !== "ReplaceTile") legal.tokens.set(option.value, option);
    } else if (question.verb.startsWith("Draft") && words.length === 2) {
      legal.pairs.push({ option, cards: [words[0], words[1]] });
    } else if (OF_CARDS.includes(question.verb) && !["no", "cube", "brown", "blue", "both"].includes(option.value)) {
      legal.cards.set(option.value, option);
    } else {
      legal.others.push(option);
    }
  }
  return legal;
}

/** The answers that put a cube on that slot. */
export const cubesTo = (legal: Legal, card: string, element: string): CubeAnswer[] =>
  legal.cubes.filter((each) => each.card === card && each.element === element);

/** The answers that take a cube off that slot. */
export const cubesFrom = (legal: Legal, card: string, element: string): CubeAnswer[] =>
  legal.cubes.filter((each) => each.from?.card === card && each.from.element === element);

/** The slots that an answer empties and fills, on their cards: to be lit while somebody thinks about it. */
export function slotsOf(found: CubeAnswer | undefined): SlotPlace[] {
  if (!found) return [];
  const to = { card: found.card, element: found.element, filled: false };
  return found.from ? [{ ...found.from, filled: true }, to] : [to];
}

/** The slot that a sealed value fills: card and element; null for a rotation or nothing. */
export function sealedSlot(value: string, verb: string): { card: string; element: string } | null {
  const words = value.split(" ");
  if (verb === "RespondToPair") words.shift();
  return words.length >= 2 && words[0] !== "rotate" ? { card: words[0], element: words[1] } : null;
}

/** The first slot of that element with (or without) a cube: slots of one element on one card are one choice. */
export const slotIndex = (slots: string[], cubes: boolean[], element: string, filled: boolean): number =>
  slots.findIndex((each, i) => each === element && cubes[i] === filled);

/** What to ask the rules about a click on a cell that is not legal; "" if nothing is asked of the map. */
export function attemptAt(question: Question | null | undefined, what: string, cell: string): string {
  switch (question?.verb) {
    case "PlacePiece":
      return `place ${what} at ${cell}`;
    case "LiftPiece":
      return `lift ${what} at ${cell}`;
    case "MoveTo":
      return `to ${cell}`;
    case "ChooseTile":
      return `remove tile at ${cell}`;
    case "ReplaceTile":
      return `replace ${cell} with ${question.options[0]?.value.split(" ")[0] ?? "water"}`;
    case "ChooseMover":
      return `move animal at ${cell}`;
    case "ChooseToken":
      return `remove animal at ${cell}`;
    default:
      return "";
  }
}
