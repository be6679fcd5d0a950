/** Places of the map in words: what lies there and what lies beside it. For whoever does not see the map, and for answers that
 * would else be bare coordinates. The words are those of the language (`words/*.ftl`); here is only what is joined to what. */

import type { Question } from "../../wire";
import type { Words } from "../../words/words";
import { STEPS } from "./art/tiles";
import { answerOf, type Answer, type TileView, type View } from "./types";
import { cellAt, cellName } from "./view";

/** In which form a place is named: by itself, as where something is, as where it goes to. */
export type Form = "" | ".on" | ".to";

const SIDES = ["east", "southeast", "southwest", "west", "northwest", "northeast"];

export class Places {
  readonly #words: Words;
  readonly #tiles: Map<string, TileView>;

  constructor(land: TileView[], words: Words) {
    this.#words = words;
    this.#tiles = new Map(land.map((tile) => [cellName(tile.q, tile.r), tile]));
  }

  /** With a longer pause between them: each may be a list itself. */
  #apart(parts: string[]): string {
    return parts.reduce((before, after) => this.#words.say("ecos-apart", { before, after }));
  }

  /** "two antelopes": what stands on a tile, with how many of it. */
  #thing(piece: string, n: number): string {
    const key = `ecos-with-${piece}`;
    const count = this.#words.say("ecos-count", { n });
    return this.#words.has(key)
      ? this.#words.say(key, { n, count })
      : this.#words.say("ecos-with-other", { n, what: this.#words.say(`symbol-${piece}`) });
  }

  #with(tile: string, at: TileView | undefined): string {
    if (!at) return tile;
    const there = [
      ...(at.mountain ? [["mountain", 1] as const] : []),
      ...(at.forests ? [["forest", at.forests] as const] : []),
      ...Object.entries(at.animals),
    ];
    return there.length
      ? this.#words.say("ecos-tile-with", { tile, things: this.#words.joined(there.map(([piece, n]) => this.#thing(piece, n))) })
      : tile;
  }

  /** "grassland with a mountain and two antelopes", "on the free space". */
  tile(cell: string, form: Form = ""): string {
    const at = this.#tiles.get(cell);
    return this.#with(this.#words.say(`ecos-tile-${at?.terrain ?? "free"}${form}`), at);
  }

  #around(cell: string): string[] {
    const [q, r] = cellAt(cell);
    return STEPS.map(([dq, dr]) => cellName(q + dq, r + dr));
  }

  /** "on the grassland, beside water and desert with an antelope": tiles that are alike are counted. */
  place(cell: string, form: Form = ""): string {
    const alike = new Map<string, { tile: TileView; n: number }>();
    for (const name of this.#around(cell)) {
      const tile = this.#tiles.get(name);
      if (!tile) continue;
      const key = JSON.stringify([tile.terrain, tile.mountain, tile.forests, tile.animals]);
      const found = alike.get(key) ?? { tile, n: 0 };
      alike.set(key, { tile, n: found.n + 1 });
    }
    const tile = this.tile(cell, form);
    if (!alike.size) return this.#words.say("ecos-place-alone", { tile });
    const near = [...alike.values()].map(({ tile, n }) =>
      this.#with(this.#words.say(`ecos-tile-${tile.terrain}.near`, { n, count: this.#words.say("ecos-count", { n }) }), tile),
    );
    const plain = [...alike.values()].every(({ tile }) => this.#with("", tile) === "");
    return this.#words.say("ecos-place", { tile, near: plain ? this.#words.joined(near) : this.#apart(near) });
  }

  /** A place with its sides, one by one: for reading the map. */
  read(cell: string): string {
    const sides = this.#around(cell).flatMap((name, i) =>
      this.#tiles.has(name)
        ? [this.#words.say("ecos-side", { side: this.#words.say(`ecos-side-${SIDES[i]}`), tile: this.tile(name) })]
        : [],
    );
    const tile = upper(this.tile(cell));
    return sides.length ? this.#words.say("ecos-read", { tile, around: this.#apart(sides) }) : this.#words.say("ecos-read-alone", { tile });
  }
}

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The text of an answer about a place; "" if it is about none. */
function named(answer: Answer, view: View, places: Places, words: Words): string {
  if (!("cell" in answer)) return "";
  const { cell } = answer;
  const piece = "piece" in answer && answer.says !== "this" ? answer.piece : (view.doing?.what ?? "");
  const what = piece ? words.say(`symbol-${piece}`) : "";
  switch (answer.says) {
    case "place":
    case "move":
    case "swap":
    case "swap-with":
      return words.say("ecos-say-place", { what, place: places.place(cell, ".on") });
    case "lift":
      return words.say("ecos-say-lift", { what, place: places.place(cell, ".on") });
    case "move-to":
      return cell === view.doing?.from
        ? words.say("ecos-say-stay", { what, place: places.place(cell, ".on") })
        : words.say("ecos-say-to", { what, place: places.place(cell, ".to") });
    case "this":
      return words.say("ecos-say-here", { place: places.place(cell) });
    case "replace":
      return words.say("ecos-say-replace", { place: upper(places.place(cell)), what });
    case "remove":
      return words.say("ecos-say-remove", { what, place: places.place(cell, ".on") });
    case "remove-tile":
      return words.say("ecos-say-remove-tile", { place: places.place(cell) });
  }
}

/** The question with its places in words. Two that read alike are told apart by their cells. */
export function withPlaces(question: Question | null | undefined, view: View, places: Places, words: Words): Question | null {
  if (!question) return null;
  const answers = question.options.map((option) => answerOf(question.verb, option));
  const texts = answers.map((answer) => named(answer, view, places, words));
  if (!texts.some(Boolean)) return question;
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  const options = question.options.map((option, i) => {
    const answer = answers[i];
    if (!texts[i] || !("cell" in answer)) return option;
    const cell = answer.cell.replace(",", ", ").replace(/-/g, "−");
    return { ...option, text: times.get(texts[i]) === 1 ? texts[i] : words.say("ecos-same-place", { text: texts[i], cell }) };
  });
  return { ...question, options };
}
