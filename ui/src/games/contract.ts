/** What a game's table is given, and what it gives to the shell. A game draws views and returns labels; it has no rules. */

import type { Component } from "svelte";
import type { Prefs } from "../prefs.svelte";
import type { Words } from "../words/words";
import type { GameEvent, Line, Room, Update, Why } from "../wire";
import type { Place } from "./canvas";

/** What is printed on a card, in the reader's language (`/api/cards/<digest>/<language>`). */
export interface CardTexts {
  name: string;
  /** The shorter name within a sentence. */
  called: string;
  text: string;
  flavour: string;
  /** Where the card comes from, if it says so. */
  source?: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  face: Record<string, any>;
}

export interface Cards {
  game: string;
  set: string;
  /** What the set calls types and species of its own. */
  words?: Record<string, string>;
  cards: Record<string, CardTexts>;
}

/** What a table may do. Everything goes through these; the server decides. */
export interface Act {
  /** Answer the open question by the label of one of its options. Confirming first, if the person wants that, is the
   * shell's business. `at`: the thing clicked, so that a refusal is said beside it. */
  answer(label: string, at?: Element | null): void;
  /** Why may I not do this? Says the reason in a bubble beside `at`; also returns it. */
  attempt(text: string, at?: Element | null): Promise<Why | null>;
  /** The same question, answered to the table alone: nothing is said on the screen. For the panel below the log. */
  why(text: string): Promise<Why | null>;
  /** Take back my last answers. */
  undo(count?: number): void;
}

/** The props of `games/<key>/Table.svelte`. It has `shell/ActionBar.svelte` at its place, and may put something below the
 * log with `shell/Panel.svelte` (the chosen card, and why it may not go somewhere): `<Panel label={…}>…</Panel>`. That place is
 * shown beside an open log from 800 px of height up, so nothing is told there alone. */
export interface TableProps {
  room: Room;
  update: Update;
  cards: Cards;
  words: Words;
  act: Act;
  prefs: Prefs;
  /** In a replay and in a hidden tab nothing is animated. */
  still: boolean;
  /** Looking back in mid-game: the move of the moment before. What the log tells after it is what happened here. */
  since?: number;
  /** The line of the log that somebody looks at, if it tells of a place (`places.ts`): to be shown on the table. */
  pointed?: Line | null;
}

/** The props of `games/<key>/Progress.svelte`: the short line in the top bar ("Round 6 · token 9"). */
export type ProgressProps = Pick<TableProps, "room" | "update" | "cards" | "words">;

/** The props of `games/<key>/Face.svelte`: one card as large as its box, for the close-up, for opened piles, and on paper (upright,
 * 238 px wide, everything that is printed on it). */
export interface FaceProps {
  card: string;
  cards: Cards;
  words: Words;
  size: "zoom" | "pile" | "print";
}

/** The props of `games/<key>/Thumb.svelte`: the picture of a card as small as in a list. Fills its parent. */
export interface ThumbProps {
  card: string;
  cards: Cards;
}

/** The props of `games/<key>/Cover.svelte`: the picture of the game's box. Fills its parent (xMidYMid slice). */
export interface CoverProps {
  label?: string;
}

/** The props of `games/<key>/Felt.svelte`: what lies in the middle of the round table before the game begins. */
export interface FeltProps {
  options: Record<string, string>;
}

/** The props of `games/<key>/Choice.svelte`: the picture of a value of an option, in the form for a new table. The module exports
 * `pictured`, the options that have such pictures. */
export interface ChoiceProps {
  option: string;
  value: string;
}

export interface ChoiceParts {
  Choice: Component<ChoiceProps>;
  pictured: readonly string[];
}

/** The props of `games/<key>/Sign.svelte`: the picture before a line of the log with which something begins; with `place`, the
 * sign of a line that leads to a place of the table; with `about`, the symbol of what any line speaks of. */
export interface SignProps {
  event: GameEvent;
  place?: boolean;
  about?: boolean;
  words?: Words;
}

/** The props of `games/<key>/AidSign.svelte`: the picture of a symbol, for the player aid. The module exports `symbols`: those that
 * are explained there, by their ids (`symbol-<id>` is the name). */
export interface AidSignProps {
  of: string;
  words: Words;
}

export interface AidParts {
  AidSign: Component<AidSignProps>;
  symbols: readonly string[];
  /** Those whose names mean nothing else within a sentence; all, if it is silent. */
  inText?: readonly string[];
}

/** A place in the player aid: a section and one of its lines (from 0), -1 if none of them. */
export interface AidPlace {
  section: number;
  line: number;
}

/** What `games/<key>/log.ts` says of the facts of a game. */
export interface LogParts {
  /** The kinds of facts with which something begins, besides turns and rounds. */
  begins?: string[];
  /** What a player's doing is called beside them, and before all else they did: a text of the page with `$card`, by kind. */
  told?: Record<string, string>;
  /** The kind of fact that only counts what something gave: beside a player the sum says it. */
  counts?: string;
  /** The places that a fact names, [] if none. Lines about them lead there. */
  places?: (event: GameEvent) => string[];
}

/** The end of a game, for `games/<key>/keepsake.ts`. */
export interface Ended {
  view: Update["view"];
  cards: Cards;
  winner: number;
  /** Whether it stands for itself: with a ground of its own, and the names of what is shown. */
  isGround: boolean;
}

/** What `games/<key>/keepsake.ts` exports as `draw`: what makes that game of theirs known again (the map, what the winner has won), from
 * what everybody saw at the end. False if there is nothing to show. */
export type DrawKeepsake = (pen: CanvasRenderingContext2D, place: Place, of: Ended) => Promise<boolean>;

/** What `games/<key>/where.ts` exports as `where`: for each kind of answer where it belongs on the table, as a selector, with what
 * stands in its slots. The coach shows there what names nothing else that lies on the table. */
export type Where = Record<string, (slots: Record<string, unknown>) => string>;

/** What `web/table.js` in the package of a game from outside exports as `mount(target, props)`. The shell has the action bar. */
export interface Mounted {
  update?(props: TableProps): void;
  destroy?(): void;
}

export interface GameParts {
  Table: Component<TableProps>;
  Progress: Component<ProgressProps> | null;
  Face: Component<FaceProps> | null;
  Sign: Component<SignProps> | null;
  log: LogParts;
  /** `games/<key>/orders.ts`: verbs of questions that are a formality where one answer is left, and everybody can see that. */
  formalities: readonly string[];
  /** `games/<key>/aid.ts`: where the player aid speaks of what is going on. */
  aidNow: ((update: Update) => AidPlace) | null;
}
