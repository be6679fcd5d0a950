/** What a report says in one sentence that a designer could say aloud, and the figures that carry it. */

import { levelName } from "../../shell/bot";
import type { Words } from "../../words/words";
import { capital, type Figures } from "../figures";
import { isJudged, type Flag, type Report } from "./found";

export interface Verdict {
  says: string;
  carried: string;
}

/** A share that is known no better than ± so much says nothing (`sim/report.py`). */
const WIDE = 0.1;
/** More names than these are counted. */
const MOST_NAMES = 3;

export const flagged = (report: Report, flag: Flag): string[] => Object.keys(report.cards).filter((id) => report.cards[id].flag === flag);

export function verdict(report: Report, soFar: boolean, words: Words, figures: Figures, nameOf: (card: string) => string): Verdict {
  const fair = 1 / report.seats.length;
  const apart = report.seats.map((_, i) => i + 1).filter((n) => !contains(report.seats[n - 1].interval, fair));
  const [strong, weak, dead] = [flagged(report, "too strong"), flagged(report, "too weak"), flagged(report, "dead")];
  const far = soFar ? "yes" : "no";
  let seats: string;
  if (report.seats.length === 1) seats = words.say("bench-verdict-alone", { far, share: figures.percent(report.seats[0].win_rate) });
  else if (new Set(report.bots).size > 1) {
    const best = report.seats.reduce((a, b) => (b.win_rate > a.win_rate ? b : a));
    seats = words.say("bench-verdict-best", { far, bot: levelName(words, best.bot), share: figures.percent(best.win_rate) });
  } else if (apart.length) seats = words.say("bench-verdict-unfair", { far, count: apart.length, seats: words.joined(apart.map(String)) });
  else if (report.seats.some(({ interval: [low, high] }) => high - low > 2 * WIDE)) seats = words.say("bench-verdict-few", { far });
  else seats = words.say("bench-verdict-fair", { far });
  // Seats take turns at beginning, so each may be fair although it pays to begin.
  const first = report.seats.length > 1 ? report.first : null;
  const begins = first && !contains(first.interval, fair) ? (first.win_rate > fair ? "more" : "less") : "fair";
  const begun = first && { share: figures.percent(first.win_rate), span: figures.span(first.interval), fair: figures.fair(fair) };
  const said = Object.entries({ strong, weak, dead })
    .filter(([, cards]) => cards.length)
    .map(([how, cards], i) => words.say(`bench-verdict-${how}`, { count: cards.length, first: i ? "no" : "yes" }));
  const few = flagged(report, "too few games").length;
  const some = isJudged(report);
  const cards = said.length
    ? `${capital(said.join(", "), words.language)}.`
    : few || some
      ? words.say(some ? "bench-verdict-no-card" : "bench-verdict-few-cards")
      : "";

  const names = (cards: string[]): string => {
    const shown = cards.slice(0, MOST_NAMES).map(nameOf);
    if (cards.length > MOST_NAMES) shown.push(words.say("bench-and-more", { count: cards.length - MOST_NAMES }));
    return words.joined(shown);
  };
  const [low, high] = report.seats[0].interval;
  const carried = [
    begun ? words.say("bench-carried-first", begun) : "",
    strong.length ? words.say("bench-carried-strong", { cards: names(strong), count: strong.length }) : "",
    weak.length ? words.say("bench-carried-weak", { cards: names(weak), count: weak.length }) : "",
    dead.length ? words.say("bench-carried-dead", { cards: names(dead), count: dead.length }) : "",
    few && some ? words.say("bench-carried-few", { count: few }) : "",
    report.close === null ? "" : words.say("bench-carried-close", { share: figures.about(report.close) }),
    report.seats.length > 1 ? words.say("bench-carried-known", { half: figures.share((high - low) / 2) }) : "",
  ];
  const opening = begins === "fair" ? "" : words.say("bench-verdict-first", { begins });
  return { says: [seats, opening, cards].filter(Boolean).join(" "), carried: carried.filter(Boolean).join(" ") };
}

const contains = ([low, high]: readonly [number, number], value: number): boolean => low <= value && value <= high;
