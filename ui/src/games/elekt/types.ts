/** What a seat sees of elekt (view.py), and everything that can be answered in it.
 *  Made by scripts/wire-types. Do not edit. */

import type { Option } from "../../wire";

export const ATTRIBUTES = ["mysticism", "duplicity", "brutality", "authority"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const ZONES = ["skirmish", "machination", "privilege"] as const;
export type ZoneName = (typeof ZONES)[number];

export const BANISHING = ["GuardAgainst", "Protect", "KeepInPlace"] as const;
export type Asked = (typeof BANISHING)[number];

export interface UnitView {
  card: string;
  tokens: Attribute[];
}

export interface SideView {
  units: UnitView[];
  room: number;
  shown: Record<Attribute, number>;
  totals: Record<Attribute, number>;
}

export interface ZoneView {
  name: ZoneName;
  card: string;
  deck: number;
  order: Attribute[];
  leads: Record<Attribute, number[]>;
  would_win: number[];
  sides: SideView[];
}

export interface ClashView {
  zone: ZoneName;
  attribute: Attribute;
  winner: number;
  tied: number[];
}

export interface BanishmentView {
  card: string;
  by: number;
  owner: number;
  price: number;
  asked: Asked;
}

export interface PlayerView {
  coalition: boolean;
  hand: string[];
  recruits: string[];
  amber: number;
  assigned: number;
  finished: boolean;
  privileges: string[];
  won: string[];
  face_down: number;
  titles: number;
  ready: boolean;
  sealed: string;
}

export interface View {
  game: string;
  seat: number | null;
  solo: boolean;
  difficulty: string;
  round: number;
  phase: string;
  sceptre: number;
  clockwise: boolean;
  rank: number[];
  turn: number | null;
  titles_to_win: number;
  assignments: number;
  most_amber: number;
  seals_for_a_title: number;
  clash: ClashView | null;
  banishment: BanishmentView | null;
  zones: ZoneView[];
  unit_deck: number;
  discard: string[];
  box: string[];
  box_unseen: number;
  supply: Record<Attribute, number>;
  amber_supply: number;
  seals: number;
  used: string[];
  drawn: string[];
  unseen: string[];
  players: PlayerView[];
  end: string;
  winner: number;
}

/** The verbs that ask. */
export type Verb =
  | "TurnUp"
  | "DrawForFirst"
  | "SetDirection"
  | "DealMasters"
  | "DealRecruits"
  | "Recruit"
  | "GiveSceptre"
  | "TakeTurn"
  | "CoalitionTurn"
  | "Penalty"
  | "UseAbility"
  | "InOrder"
  | "BreakTie"
  | "AttachTokens"
  | "GuardAgainst"
  | "Protect"
  | "KeepInPlace"
  | "Attach"
  | "Remove"
  | "DrawUnit"
  | "TakeFromPile"
  | "Banish"
  | "DiscardUnit"
  | "Swap"
  | "Place"
  | "TakeSceptre"
  | "StealBody"
  | "SlipIn"
  | "RandomUnit"
  | "RandomDiscard"
  | "RandomPlace"
  | "PickCard"
  | "ChooseEffect"
  | "MayEffect"
  | "UpToTimes"
  | "PickOpponent"
  | "PickChooser"
  | "PickHand"
  | "LookAtUnit";

/** Every way to answer, with what stands in its slots. */
export type Answer =
  | { verb: "TurnUp"; says: "turned-up"; card: string }
  | { verb: "DrawForFirst"; says: "first"; player: number }
  | { verb: "DrawForFirst"; says: "draws"; card: string; player: number }
  | { verb: "SetDirection"; says: "clockwise" }
  | { verb: "SetDirection"; says: "counter" }
  | { verb: "DealMasters"; says: "master"; card: string }
  | { verb: "DealRecruits"; says: "dealt"; card: string; player: number | "coalition" }
  | { verb: "Recruit"; says: "both" }
  | { verb: "Recruit"; says: "keep-recruit"; card: string }
  | { verb: "GiveSceptre"; says: "sceptre"; player: number | "coalition" }
  | { verb: "GiveSceptre"; says: "sceptre-clockwise"; player: number | "coalition" }
  | { verb: "GiveSceptre"; says: "sceptre-counter"; player: number | "coalition" }
  | { verb: "TakeTurn"; says: "pass" }
  | { verb: "TakeTurn"; says: "assign"; card: string; zone: ZoneName }
  | { verb: "TakeTurn"; says: "use-amber"; card: string; n: number }
  | { verb: "TakeTurn"; says: "use-discard"; card: string }
  | { verb: "TakeTurn"; says: "use"; card: string }
  | { verb: "CoalitionTurn"; says: "coalition-assigns"; card: string }
  | { verb: "Penalty"; says: "lose-amber" }
  | { verb: "Penalty"; says: "lose-seals" }
  | { verb: "UseAbility"; says: "use-no"; card: string }
  | { verb: "UseAbility"; says: "use-amber"; card: string; n: number }
  | { verb: "UseAbility"; says: "use-discard"; card: string }
  | { verb: "UseAbility"; says: "use"; card: string }
  | { verb: "InOrder"; says: "order"; card: string }
  | { verb: "BreakTie"; says: "use-no"; card: string }
  | { verb: "BreakTie"; says: "tie"; player: number | "coalition"; n: number }
  | { verb: "BreakTie"; says: "tie-discard"; player: number | "coalition"; card: string }
  | { verb: "AttachTokens"; says: "attach-nothing" }
  | { verb: "AttachTokens"; says: "attach"; symbol: Attribute; card: string }
  | { verb: "GuardAgainst"; says: "guard"; card: string }
  | { verb: "GuardAgainst"; says: "no-guard"; card: string }
  | { verb: "Protect"; says: "protect"; card: string }
  | { verb: "Protect"; says: "give-up"; card: string }
  | { verb: "KeepInPlace"; says: "keep"; card: string }
  | { verb: "KeepInPlace"; says: "to-hand"; card: string }
  | { verb: "Attach"; says: "attach-nothing" }
  | { verb: "Attach"; says: "attach"; symbol: Attribute; card: string }
  | { verb: "Remove"; says: "remove"; symbol: Attribute; card: string }
  | { verb: "DrawUnit"; says: "draws"; card: string; player: number | "coalition" }
  | { verb: "TakeFromPile"; says: "take"; card: string }
  | { verb: "TakeFromPile"; says: "coalition-takes"; card: string }
  | { verb: "Banish"; says: "banish-nothing" }
  | { verb: "Banish"; says: "banish"; card: string }
  | { verb: "DiscardUnit"; says: "discard"; card: string }
  | { verb: "Swap"; says: "swap-nothing" }
  | { verb: "Swap"; says: "swap"; card: string; second: string }
  | { verb: "Place"; says: "place-nothing" }
  | { verb: "Place"; says: "place"; card: string; zone: ZoneName }
  | { verb: "TakeSceptre"; says: "clockwise" }
  | { verb: "TakeSceptre"; says: "counter" }
  | { verb: "StealBody"; says: "steal"; card: string; player: number | "coalition" }
  | { verb: "SlipIn"; says: "rival"; player: number | "coalition"; card: string }
  | { verb: "RandomUnit"; says: "random"; card: string }
  | { verb: "RandomDiscard"; says: "random-discard"; card: string }
  | { verb: "RandomPlace"; says: "random-nothing" }
  | { verb: "RandomPlace"; says: "random"; card: string; zone: ZoneName }
  | { verb: "PickCard"; says: "pick"; card: string }
  | { verb: "ChooseEffect"; says: "effect"; n: number; line: string }
  | { verb: "MayEffect"; says: "effect-no"; line: string }
  | { verb: "MayEffect"; says: "effect-yes"; line: string }
  | { verb: "UpToTimes"; says: "effect-enough"; line: string }
  | { verb: "UpToTimes"; says: "effect-yes"; line: string }
  | { verb: "PickOpponent"; says: "effect-player"; player: number }
  | { verb: "PickChooser"; says: "effect-player"; player: number }
  | { verb: "PickHand"; says: "effect-player"; player: number }
  | { verb: "LookAtUnit"; says: "draws"; card: string; player: number | "coalition" };

/** An option as the answer that it is. */
export function answerOf(verb: string, option: Pick<Option, "says" | "slots">): Answer {
  return { verb, says: option.says, ...option.slots } as Answer;
}

const playerInLabel = (n: number): string => `player ${n + 1}`;

const sideInLabel = (n: number | "coalition"): string => (n === "coalition" ? "the coalition" : `player ${n + 1}`);

/** An answer as the engine labels it, legal or not: what `attempt` asks about. */
export function label(answer: Answer): string {
  switch (answer.says) {
    case "turned-up":
      return `${answer.card} is turned up`;
    case "first":
      return `${playerInLabel(answer.player)} is first`;
    case "draws":
      if (answer.verb === "DrawForFirst") return `${playerInLabel(answer.player)} draws ${answer.card}`;
      return `${sideInLabel(answer.player)} draws ${answer.card}`;
    case "clockwise":
      return "clockwise";
    case "counter":
      return "counter-clockwise";
    case "master":
      return `the coalition is given ${answer.card}`;
    case "dealt":
      return `${sideInLabel(answer.player)} is dealt ${answer.card}`;
    case "both":
      return "discard both";
    case "keep-recruit":
      return `keep ${answer.card}`;
    case "sceptre":
      return `give the sceptre to ${sideInLabel(answer.player)}`;
    case "sceptre-clockwise":
      return `give the sceptre to ${sideInLabel(answer.player)} clockwise`;
    case "sceptre-counter":
      return `give the sceptre to ${sideInLabel(answer.player)} counter-clockwise`;
    case "pass":
      return "pass";
    case "assign":
      return `assign ${answer.card} to ${answer.zone}`;
    case "use-amber":
      return `use ${answer.card} for ${answer.n} amber`;
    case "use-discard":
      return `discard ${answer.card} to use it`;
    case "use":
      return `use ${answer.card}`;
    case "coalition-assigns":
      return `the coalition assigns ${answer.card}`;
    case "lose-amber":
      return "the coalition loses its amber";
    case "lose-seals":
      return "the coalition loses its seals";
    case "use-no":
      return `do not use ${answer.card}`;
    case "order":
      return `${answer.card} first`;
    case "tie":
      return `spend ${answer.n} amber, ${sideInLabel(answer.player)} wins`;
    case "tie-discard":
      return `discard ${answer.card}, ${sideInLabel(answer.player)} wins`;
    case "attach-nothing":
      return "attach nothing";
    case "attach":
      return `attach ${answer.symbol} to ${answer.card}`;
    case "guard":
      return `${answer.card} is banished instead`;
    case "no-guard":
      return `${answer.card} stands aside`;
    case "protect":
      return `protect ${answer.card}`;
    case "give-up":
      return `give up ${answer.card}`;
    case "keep":
      return `${answer.card} stays`;
    case "to-hand":
      return `${answer.card} goes to hand`;
    case "remove":
      return `remove ${answer.symbol} from ${answer.card}`;
    case "take":
      return `take ${answer.card}`;
    case "coalition-takes":
      return `the coalition takes ${answer.card}`;
    case "banish-nothing":
      return "banish nothing";
    case "banish":
      return `banish ${answer.card}`;
    case "discard":
      return `discard ${answer.card}`;
    case "swap-nothing":
      return "swap nothing";
    case "swap":
      return `swap ${answer.card} with ${answer.second}`;
    case "place-nothing":
      return "place nothing";
    case "place":
      return `place ${answer.card} in ${answer.zone}`;
    case "steal":
      return `take ${answer.card} from ${sideInLabel(answer.player)}`;
    case "rival":
      return `slip ${answer.card} into the hand of ${sideInLabel(answer.player)}`;
    case "random":
      return `${answer.card} is placed`;
    case "random-discard":
      return `${answer.card} is discarded`;
    case "random-nothing":
      return "nothing is placed";
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
