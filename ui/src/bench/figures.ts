/** Figures as they are written in a language: `36.8 %`, `+3.5`, `34.6 to 39.1`. */

import type { Words } from "../words/words";
import type { Span } from "./charts/scale";

export class Figures {
  readonly #words: Words;
  readonly #plain: Intl.NumberFormat;
  readonly #tenth: Intl.NumberFormat;
  readonly #rounded: Intl.NumberFormat;
  readonly #signed: Intl.NumberFormat;

  constructor(words: Words) {
    const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    this.#words = words;
    this.#plain = new Intl.NumberFormat(words.language, { maximumFractionDigits: 0 });
    this.#tenth = new Intl.NumberFormat(words.language, one);
    this.#rounded = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 });
    this.#signed = new Intl.NumberFormat(words.language, { ...one, signDisplay: "exceptZero" });
  }

  /** 12,640 */
  count = (value: number): string => this.#plain.format(value);
  /** A share without its sign: 36.8 */
  share = (value: number): string => this.#tenth.format(100 * value);
  percent = (value: number): string => this.#words.say("bench-percent", { value: this.share(value) });
  /** A share that is a fraction: 25 %, 33.3 % */
  fair = (value: number): string => this.#words.say("bench-percent", { value: this.round(value) });
  /** 41 % */
  about = (value: number): string => this.#words.say("bench-percent", { value: this.count(100 * value) });
  tenth = (value: number): string => this.#tenth.format(value);
  /** Of shares, in points: +3.5 */
  points = (value: number): string => this.#signed.format(100 * value).replace("-", "−");
  signed = (value: number): string => this.#signed.format(value).replace("-", "−");
  span = ([low, high]: Span): string => this.#words.say("bench-to", { low: this.share(low), high: this.share(high) });
  pointSpan = ([low, high]: Span): string => this.#words.say("bench-to", { low: this.points(low), high: this.points(high) });
  tenthSpan = ([low, high]: Span): string => this.#words.say("bench-to", { low: this.signed(low), high: this.signed(high) });
  /** Of means: 12.6 to 13.1 */
  meanSpan = ([low, high]: Span): string => this.#words.say("bench-to", { low: this.tenth(low), high: this.tenth(high) });
  /** A share in points, without a needless ,0: 1 */
  round = (value: number): string => this.#rounded.format(100 * value);
  /** 3f9c 71e0 a84d */
  digest = (digest: string): string => (digest.slice(0, 12).match(/.{1,4}/g) ?? []).join(" ");
  seconds = (seconds: number): string =>
    seconds < 90
      ? this.#words.say("bench-seconds", { n: Math.round(seconds) })
      : this.#words.say("bench-minutes", { n: Math.round(seconds / 60) });
}

/** 14:02 */
export const clock = (at: number, language: string): string =>
  new Date(at).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

export const capital = (text: string, language: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
