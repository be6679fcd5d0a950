/** What a seat sees of revachol (view.py), and everything that can be answered in it.
 *  Made by scripts/wire-types. Do not edit. */

import type { Option } from "../../wire";

export const SYMBOLS = ["blue", "yellow", "green", "red", "orange", "purple", "crown"] as const;
export type Symbol = (typeof SYMBOLS)[number];

export interface CorpsView {
  number: number;
  allies: string[];
  symbols: Symbol[];
}

export interface LoanView {
  borrower: string;
  lender: number;
  symbol: Symbol;
}

export interface CompletionView {
  corps: number;
  tasks: string[];
}

export interface PlayerView {
  hand: string[];
  corps: CorpsView[];
  completed: string[];
  points: string[];
  score: number | null;
  ready: boolean;
  sealed: string;
}

export interface EventView {
  card: string;
  task: string;
  drawer: number;
  saved: (boolean | null)[];
  at_stake: number[];
}

export interface View {
  game: string;
  seat: number | null;
  turn: number | null;
  turns: number;
  tasks: string[];
  task_deck: number;
  morale: string[];
  deck: number;
  discard: string[];
  permanent: string[];
  unseen: string[];
  placing: string;
  dice: string[];
  loans: LoanView[];
  completing: CompletionView | null;
  taking: string;
  event: EventView | null;
  players: PlayerView[];
  hand_limit: number;
  end: string;
  winner: number;
}

/** The verbs that ask. */
export type Verb =
  | "RefillTasks"
  | "DealHands"
  | "RollOff"
  | "Act"
  | "PutInCorps"
  | "PlaceAnother"
  | "TakeAlly"
  | "PutTaken"
  | "MoveGarte"
  | "Complete"
  | "Borrow"
  | "DrawCard"
  | "RollAgainstLoss"
  | "LoseCards"
  | "PickCard"
  | "ChooseEffect"
  | "MayEffect"
  | "UpToTimes"
  | "PickOpponent"
  | "PickChooser"
  | "PickHand"
  | "PutMoved"
  | "SearchDeck";

/** Every way to answer, with what stands in its slots. */
export type Answer =
  | { verb: "RefillTasks"; says: "turned-up"; card: string }
  | { verb: "DealHands"; says: "dealt"; card: string; player: number }
  | { verb: "RollOff"; says: "rolls"; dice: string; player: number }
  | { verb: "Act"; says: "draw" }
  | { verb: "Act"; says: "place"; card: string }
  | { verb: "PutInCorps"; says: "in-corps"; corps: number }
  | { verb: "PlaceAnother"; says: "no-other" }
  | { verb: "PlaceAnother"; says: "place"; card: string }
  | { verb: "TakeAlly"; says: "take-nobody" }
  | { verb: "TakeAlly"; says: "take"; card: string }
  | { verb: "PutTaken"; says: "in-corps"; corps: number }
  | { verb: "MoveGarte"; says: "move-nobody" }
  | { verb: "MoveGarte"; says: "move"; card: string; corps: number }
  | { verb: "Complete"; says: "complete-nothing" }
  | { verb: "Complete"; says: "complete"; corps: number; tasks: string[] }
  | { verb: "Borrow"; says: "borrow-nothing"; card: string }
  | { verb: "Borrow"; says: "borrow"; player: number; symbol: string; card: string }
  | { verb: "DrawCard"; says: "draws"; card: string; player: number }
  | { verb: "RollAgainstLoss"; says: "rolls"; dice: string; player: number }
  | { verb: "LoseCards"; says: "lose-nothing" }
  | { verb: "LoseCards"; says: "lose"; card: string }
  | { verb: "PickCard"; says: "pick"; card: string }
  | { verb: "ChooseEffect"; says: "effect"; n: number; line: string }
  | { verb: "MayEffect"; says: "effect-no"; line: string }
  | { verb: "MayEffect"; says: "effect-yes"; line: string }
  | { verb: "UpToTimes"; says: "effect-enough"; line: string }
  | { verb: "UpToTimes"; says: "effect-yes"; line: string }
  | { verb: "PickOpponent"; says: "effect-player"; player: number }
  | { verb: "PickChooser"; says: "effect-player"; player: number }
  | { verb: "PickHand"; says: "effect-player"; player: number }
  | { verb: "PutMoved"; says: "in-corps"; corps: number }
  | { verb: "SearchDeck"; says: "draws"; card: string; player: number };

/** An option as the answer that it is. */
export function answerOf(verb: string, option: Pick<Option, "says" | "slots">): Answer {
  return { verb, says: option.says, ...option.slots } as Answer;
}

const corpsInLabel = (n: number): string => (n === 0 ? "a new corps" : `corps ${n}`);

const playerInLabel = (n: number): string => `player ${n + 1}`;

/** An answer as the engine labels it, legal or not: what `attempt` asks about. */
export function label(answer: Answer): string {
  switch (answer.says) {
    case "turned-up":
      return `${answer.card} is turned up`;
    case "dealt":
      return `${playerInLabel(answer.player)} is dealt ${answer.card}`;
    case "rolls":
      return `${playerInLabel(answer.player)} rolls ${answer.dice}`;
    case "draw":
      return "draw";
    case "place":
      return `place ${answer.card}`;
    case "in-corps":
      return `in ${corpsInLabel(answer.corps)}`;
    case "no-other":
      return "place no other";
    case "take-nobody":
      return "take nobody";
    case "take":
      return `take ${answer.card}`;
    case "move-nobody":
      return "move nobody";
    case "move":
      return `move ${answer.card} in ${corpsInLabel(answer.corps)}`;
    case "complete-nothing":
      return "complete nothing";
    case "complete":
      return `${corpsInLabel(answer.corps)} completes ${answer.tasks.join(" and ")}`;
    case "borrow-nothing":
      return `${answer.card} borrows nothing`;
    case "borrow":
      return `${answer.card} borrows ${answer.symbol} from ${playerInLabel(answer.player)}`;
    case "draws":
      return `${playerInLabel(answer.player)} draws ${answer.card}`;
    case "lose-nothing":
      return "lose nothing";
    case "lose":
      return `lose ${answer.card}`;
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
