/** What a seat sees of ecos (view.py), and everything that can be answered in it.
 *  Made by scripts/wire-types. Do not edit. */

import type { Option } from "../../wire";

export const TERRAINS = ["water", "grassland", "desert"] as const;
export type Terrain = (typeof TERRAINS)[number];

export const BACKS = ["brown", "blue"] as const;
export type Back = (typeof BACKS)[number];

export const GROUPS = ["herd", "habitat", "territory"] as const;
export type GroupKind = (typeof GROUPS)[number];

export const STAGES = ["done", "now", "next"] as const;
export type Stage = (typeof STAGES)[number];

export interface TileView {
  q: number;
  r: number;
  terrain: Terrain;
  mountain: boolean;
  forests: number;
  animals: Record<string, number>;
}

export interface GroupView {
  is: GroupKind;
  of: string;
  cells: string[];
  size: number;
}

export interface SpeciesView {
  id: string;
  habitat: string[];
  count: number;
}

export interface ActiveView {
  card: string;
  leaves: number;
  slots: string[];
  cubes: boolean[];
  red: boolean;
}

export interface PlayerView {
  score: number;
  available: number;
  dial: number;
  active: ActiveView[];
  waiting: string[];
  hand: string[];
  backs: Record<Back, number>;
  pack: string[];
  picked: string[];
  looking: string[];
  response: string;
  left: string;
  ready: boolean;
  sealed: string;
}

export interface ResolvingView {
  seat: number;
  card: string;
  line: number;
}

export interface OrderView {
  seat: number;
  is: Stage;
}

export interface DoingView {
  what?: string;
  left?: number;
  from?: string;
}

export interface View {
  game: string;
  seat: number | null;
  goal: number;
  round: number;
  harbinger: number;
  tokens: string[];
  drawn: string[];
  bag: Record<string, number>;
  land: TileView[];
  groups: GroupView[];
  species: SpeciesView[];
  supply: Record<string, number>;
  cubes: number;
  brown: number;
  blue: number;
  row: string[];
  discard: string[];
  tie_steps: number;
  players: PlayerView[];
  resolving: ResolvingView | null;
  order: OrderView[];
  doing: DoingView | null;
  rotations: number;
  end: string;
}

/** The verbs that ask. */
export type Verb =
  | "FirstHarbinger"
  | "TakeDeck"
  | "ChooseDeck"
  | "DealOutright"
  | "DealPacks-blue"
  | "Draft-blue"
  | "DealPacks-brown"
  | "Draft-brown"
  | "ChooseActive"
  | "DrawTokens"
  | "Respond"
  | "RespondToPair"
  | "OfferTakeBack"
  | "ResolveNext"
  | "PickThis"
  | "LiftPiece"
  | "PlacePiece"
  | "ChooseMover"
  | "MoveTo"
  | "SwapFirst"
  | "SwapSecond"
  | "ReplaceTile"
  | "ChooseTile"
  | "ChooseToken"
  | "UseElement"
  | "OfferCard"
  | "PlayOrCube"
  | "PlayFromHand"
  | "ChooseWay"
  | "MayGainCard"
  | "LookAtCards"
  | "KeepOne"
  | "ChooseLine"
  | "MayDo"
  | "PickCard"
  | "ChooseEffect"
  | "MayEffect"
  | "UpToTimes"
  | "PickOpponent"
  | "PickChooser"
  | "PickHand";

/** Every way to answer, with what stands in its slots. */
export type Answer =
  | { verb: "FirstHarbinger"; says: "harbinger"; player: number }
  | { verb: "TakeDeck"; says: "deck"; zone: string; player: number }
  | { verb: "ChooseDeck"; says: "deck"; zone: string }
  | { verb: "DealOutright"; says: "dealt"; card: string; player: number }
  | { verb: "DealPacks-blue"; says: "dealt"; card: string; player: number }
  | { verb: "Draft-blue"; says: "keep"; card: string }
  | { verb: "Draft-blue"; says: "keep-two"; card: string; card2: string }
  | { verb: "DealPacks-brown"; says: "dealt"; card: string; player: number }
  | { verb: "Draft-brown"; says: "keep"; card: string }
  | { verb: "Draft-brown"; says: "keep-two"; card: string; card2: string }
  | { verb: "ChooseActive"; says: "active"; card: string }
  | { verb: "DrawTokens"; says: "token"; symbol: string }
  | { verb: "Respond"; says: "rotate" }
  | { verb: "Respond"; says: "cube-on"; card: string; symbol: string }
  | { verb: "Respond"; says: "cube-moved"; card: string; symbol: string; card2: string; symbol2: string }
  | { verb: "RespondToPair"; says: "pair-rotate"; token: string }
  | { verb: "RespondToPair"; says: "pair-cube-on"; token: string; card: string; symbol: string }
  | { verb: "RespondToPair"; says: "pair-cube-moved"; token: string; card: string; symbol: string; card2: string; symbol2: string }
  | { verb: "OfferTakeBack"; says: "resolve"; card: string }
  | { verb: "OfferTakeBack"; says: "take-back"; card: string }
  | { verb: "ResolveNext"; says: "resolve"; card: string }
  | { verb: "PickThis"; says: "this"; cell: string; piece: string }
  | { verb: "LiftPiece"; says: "lift-no"; piece: string }
  | { verb: "LiftPiece"; says: "lift"; cell: string; piece: string }
  | { verb: "PlacePiece"; says: "place"; cell: string; piece: string }
  | { verb: "ChooseMover"; says: "move-done" }
  | { verb: "ChooseMover"; says: "move"; piece: string; cell: string }
  | { verb: "MoveTo"; says: "move-to"; cell: string }
  | { verb: "SwapFirst"; says: "swap"; piece: string; cell: string }
  | { verb: "SwapSecond"; says: "swap-with"; piece: string; cell: string }
  | { verb: "ReplaceTile"; says: "replace"; piece: string; cell: string }
  | { verb: "ChooseTile"; says: "remove-tile"; cell: string }
  | { verb: "ChooseToken"; says: "remove-done" }
  | { verb: "ChooseToken"; says: "remove"; piece: string; cell: string }
  | { verb: "UseElement"; says: "rotate" }
  | { verb: "UseElement"; says: "cube-on"; card: string; symbol: string }
  | { verb: "UseElement"; says: "cube-moved"; card: string; symbol: string; card2: string; symbol2: string }
  | { verb: "OfferCard"; says: "gain-card" }
  | { verb: "OfferCard"; says: "keep-dial" }
  | { verb: "PlayOrCube"; says: "cube" }
  | { verb: "PlayOrCube"; says: "play-nothing" }
  | { verb: "PlayOrCube"; says: "play"; card: string }
  | { verb: "PlayFromHand"; says: "play-nothing" }
  | { verb: "PlayFromHand"; says: "play"; card: string }
  | { verb: "ChooseWay"; says: "gain-no-card" }
  | { verb: "ChooseWay"; says: "look" }
  | { verb: "ChooseWay"; says: "look"; back: Back }
  | { verb: "ChooseWay"; says: "take"; card: string }
  | { verb: "MayGainCard"; says: "gain-no-card" }
  | { verb: "MayGainCard"; says: "look" }
  | { verb: "MayGainCard"; says: "look"; back: Back }
  | { verb: "MayGainCard"; says: "take"; card: string }
  | { verb: "LookAtCards"; says: "looks"; card: string; player: number }
  | { verb: "KeepOne"; says: "keep"; card: string }
  | { verb: "ChooseLine"; says: "choose"; n: number; line: string }
  | { verb: "MayDo"; says: "may-not"; line: string }
  | { verb: "MayDo"; says: "may"; line: string }
  | { verb: "PickCard"; says: "pick"; card: string }
  | { verb: "ChooseEffect"; says: "effect"; n: number; line: string }
  | { verb: "MayEffect"; says: "effect-no"; line: string }
  | { verb: "MayEffect"; says: "effect-yes"; line: string }
  | { verb: "UpToTimes"; says: "effect-enough"; line: string }
  | { verb: "UpToTimes"; says: "effect-yes"; line: string }
  | { verb: "PickOpponent"; says: "effect-player"; player: number }
  | { verb: "PickChooser"; says: "effect-player"; player: number }
  | { verb: "PickHand"; says: "effect-player"; player: number };

/** An option as the answer that it is. */
export function answerOf(verb: string, option: Pick<Option, "says" | "slots">): Answer {
  return { verb, says: option.says, ...option.slots } as Answer;
}

const playerInLabel = (n: number): string => `player ${n + 1}`;

const seatNumberInLabel = (n: number): string => `player ${n + 1}`;

/** An answer as the engine labels it, legal or not: what `attempt` asks about. */
export function label(answer: Answer): string {
  switch (answer.says) {
    case "harbinger":
      return `${seatNumberInLabel(answer.player)} is harbinger`;
    case "deck":
      if ("player" in answer) return `${playerInLabel(answer.player)} takes the ${answer.zone} deck`;
      return `take the ${answer.zone} deck`;
    case "dealt":
      return `${playerInLabel(answer.player)} is dealt ${answer.card}`;
    case "keep":
      return `keep ${answer.card}`;
    case "keep-two":
      return `keep ${answer.card} and ${answer.card2}`;
    case "active":
      return `start with ${answer.card}`;
    case "token":
      return `draws ${answer.symbol}`;
    case "rotate":
      return "rotate";
    case "cube-on":
      return `cube on ${answer.card} ${answer.symbol}`;
    case "cube-moved":
      return `cube on ${answer.card} ${answer.symbol} from ${answer.card2} ${answer.symbol2}`;
    case "pair-rotate":
      return `${answer.token}: rotate`;
    case "pair-cube-on":
      return `${answer.token}: cube on ${answer.card} ${answer.symbol}`;
    case "pair-cube-moved":
      return `${answer.token}: cube on ${answer.card} ${answer.symbol} from ${answer.card2} ${answer.symbol2}`;
    case "resolve":
      return `resolve ${answer.card}`;
    case "take-back":
      return `take the cube back from ${answer.card}`;
    case "this":
      return `this is ${answer.piece} at ${answer.cell}`;
    case "lift-no":
      return `lift no ${answer.piece}`;
    case "lift":
      return `lift ${answer.piece} at ${answer.cell}`;
    case "place":
      return `place ${answer.piece} at ${answer.cell}`;
    case "move-done":
      return "move no more";
    case "move":
      return `move ${answer.piece} at ${answer.cell}`;
    case "move-to":
      return `to ${answer.cell}`;
    case "swap":
      return `swap ${answer.piece} at ${answer.cell}`;
    case "swap-with":
      return `with ${answer.piece} at ${answer.cell}`;
    case "replace":
      return `replace ${answer.cell} with ${answer.piece}`;
    case "remove-tile":
      return `remove tile at ${answer.cell}`;
    case "remove-done":
      return "remove no more";
    case "remove":
      return `remove ${answer.piece} at ${answer.cell}`;
    case "gain-card":
      return "gain a card";
    case "keep-dial":
      return "gain no card";
    case "cube":
      return "gain a cube";
    case "play-nothing":
      return "play nothing";
    case "play":
      return `play ${answer.card}`;
    case "gain-no-card":
      return "gain no card";
    case "look":
      if ("back" in answer) return `look at two ${answer.back}`;
      return "look at one of each deck";
    case "take":
      return `take ${answer.card}`;
    case "looks":
      return `${playerInLabel(answer.player)} looks at ${answer.card}`;
    case "choose":
      return `choose ${answer.line}`;
    case "may-not":
      return `do not ${answer.line}`;
    case "may":
      return `${answer.line}`;
    case "pick":
      return `pick ${answer.card}`;
    case "effect":
      return `choose ${answer.line}`;
    case "effect-no":
      return `do not ${answer.line}`;
    case "effect-yes":
      return `do ${answer.line}`;
    case "effect-enough":
      return `enough: ${answer.line}`;
    case "effect-player":
      return `${playerInLabel(answer.player)}`;
  }
}
