/** From the legal answers to the things on the table that stand for them. No rules: only names. */

import type { Option, Question } from "../../wire";
import { answerOf, label, type Answer, type Verb } from "./types";
import type { Hint } from "./view";

/** The verb that asks; "" if nothing is asked. */
export type Asking = Verb | "";

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
  /** By back, or "both": decks from which cards may be looked at. */
  decks: Map<string, Option>;
  /** Everything else, which stands in the action bar. */
  others: Option[];
}

export const hintOf = (option: Option | undefined): Hint => (option?.hint ?? {}) as Hint;

/** How a piece on a cell is called in the page. */
export const tokenName = (piece: string, cell: string): string => `${piece} ${cell}`;

function cubeAnswer(option: Option, answer: Extract<Answer, { card: string; symbol: string }>): CubeAnswer {
  const from = "card2" in answer ? { card: answer.card2, element: answer.symbol2 } : null;
  return { option, token: "token" in answer ? answer.token : "", card: answer.card, element: answer.symbol, from };
}

export function legalThings(question: Question | null | undefined): Legal {
  const legal: Legal = {
    cubes: [],
    rotations: [],
    cells: new Map(),
    tokens: new Map(),
    cards: new Map(),
    pairs: [],
    decks: new Map(),
    others: [],
  };
  const atCell = (cell: string, option: Option) => {
    const there = legal.cells.get(cell);
    if (there) there.push(option);
    else legal.cells.set(cell, [option]);
  };
  for (const option of question?.options ?? []) {
    const answer = answerOf(question!.verb, option);
    switch (answer.says) {
      case "rotate":
        legal.rotations.push({ option, token: "" });
        break;
      case "pair-rotate":
        legal.rotations.push({ option, token: answer.token });
        break;
      case "cube-on":
      case "cube-moved":
      case "pair-cube-on":
      case "pair-cube-moved":
        legal.cubes.push(cubeAnswer(option, answer));
        break;
      case "move":
      case "swap":
      case "swap-with":
      case "remove":
        legal.tokens.set(tokenName(answer.piece, answer.cell), option);
        atCell(answer.cell, option);
        break;
      case "this":
      case "lift":
      case "place":
      case "move-to":
      case "replace":
      case "remove-tile":
        atCell(answer.cell, option);
        break;
      case "keep-two":
        legal.pairs.push({ option, cards: [answer.card, answer.card2] });
        break;
      case "keep":
      case "active":
      case "play":
      case "take":
        legal.cards.set(answer.card, option);
        break;
      case "deck":
        legal.cards.set(answer.zone, option);
        break;
      case "look":
        legal.decks.set("back" in answer ? answer.back : "both", option);
        break;
      case "resolve":
        if (answer.verb === "ResolveNext") legal.cards.set(answer.card, option);
        else legal.others.push(option);
        break;
      default:
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

/** The first slot of that element with (or without) a cube: slots of one element on one card are one choice. */
export const slotIndex = (slots: string[], cubes: boolean[], element: string, filled: boolean): number =>
  slots.findIndex((each, i) => each === element && cubes[i] === filled);

/** What to ask the rules about a click on a cell that is not legal; null if nothing is asked of the map. */
function attemptedAt(question: Question | null | undefined, piece: string, cell: string): Answer | null {
  switch ((question?.verb ?? "") as Asking) {
    case "PlacePiece":
      return { verb: "PlacePiece", says: "place", piece, cell };
    case "LiftPiece":
      return { verb: "LiftPiece", says: "lift", piece, cell };
    case "MoveTo":
      return { verb: "MoveTo", says: "move-to", cell };
    case "ChooseTile":
      return { verb: "ChooseTile", says: "remove-tile", cell };
    case "ReplaceTile":
      return { verb: "ReplaceTile", says: "replace", piece: firstPiece(question), cell };
    case "ChooseMover":
      return { verb: "ChooseMover", says: "move", piece: "animal", cell };
    case "SwapFirst":
      return { verb: "SwapFirst", says: "swap", piece: "animal", cell };
    case "SwapSecond":
      return { verb: "SwapSecond", says: "swap-with", piece: "animal", cell };
    case "ChooseToken":
      return { verb: "ChooseToken", says: "remove", piece: "animal", cell };
    default:
      return null;
  }
}

function firstPiece(question: Question | null | undefined): string {
  const first = question?.options.map((option) => answerOf(question.verb, option)).find((answer) => answer.says === "replace");
  return first?.piece ?? "water";
}

/** The same as a label; "" if nothing is asked of the map. */
export function attemptAt(question: Question | null | undefined, piece: string, cell: string): string {
  const answer = attemptedAt(question, piece, cell);
  return answer ? label(answer) : "";
}

/** A cube on a slot as a label; of two tokens it answers one. */
export const attemptCube = (verb: Asking, token: string, card: string, symbol: string): string =>
  label(
    verb === "RespondToPair" ? { verb, says: "pair-cube-on", token, card, symbol } : { verb: "Respond", says: "cube-on", card, symbol },
  );

/** A rotation of the dial as a label. */
export const attemptRotation = (verb: Asking, token: string): string =>
  label(verb === "RespondToPair" ? { verb, says: "pair-rotate", token } : { verb: "Respond", says: "rotate" });
