/** Everything that is read on the screen: the words of the shell, of the game's table, and of the engine. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "./en.ftl?raw";
import { functions } from "./grammar";

/** Whoever adds a language lays its texts beside the others: it is found by its file. English is there at once, the
 * others when somebody reads them. */
const others = import.meta.glob<string>(["./*.ftl", "!./en.ftl"], { query: "?raw", import: "default" });
const shell: Record<string, () => Promise<string>> = { en: async () => en };
for (const [path, load] of Object.entries(others)) shell[path.slice("./".length, -".ftl".length)] = load;

/** What the shell says of each game while none of its tables is open: `games/<key>/names/<language>.ftl`. */
const names = import.meta.glob<string>("../games/*/names/*.ftl", { query: "?raw", import: "default", eager: true });
export const GAMES: readonly string[] = [...new Set(Object.keys(names).map((path) => path.split("/")[2]))];
const namesIn = (language: string): string[] =>
  Object.entries(names)
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .map(([, source]) => source);

export const LANGUAGES: readonly string[] = Object.keys(shell);

/** What a language calls itself: Français. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export type Args = Record<string, FluentVariable>;

/** One reader's language. A key without a message is a mistake of ours: it is shown as it is, and told to the console. */
export class Words {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #own = new Map<string, string>();

  constructor(language: string, sources: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { functions: functions(language), useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** What a card set calls types and species of its own: `symbol-lynx`, `type-lynx`. */
  learn(own: Record<string, string> = {}): void {
    for (const [word, name] of Object.entries(own)) for (const kind of ["symbol", "type"]) this.#own.set(`${kind}-${word}`, name);
  }

  has(key: string): boolean {
    if (this.#own.has(key)) return true;
    const [id, part] = key.split(".");
    const message = this.#bundle.getMessage(id);
    return !!message && (part ? part in message.attributes : message.value !== null);
  }

  /** A message (`ask-act`) or a part of one (`noun-lion.each`) with what it asks for. */
  say(key: string, args: Args = {}): string {
    const own = this.#own.get(key);
    if (own !== undefined) return own;
    const [id, part] = key.split(".");
    const message = this.#bundle.getMessage(id);
    const pattern = part ? message?.attributes[part] : message?.value;
    if (!pattern) {
      console.error(`no message ${key} in ${this.language}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(`the message ${key} in ${this.language}: ${error}`);
    return text;
  }

  /** The first message of these that exists; "" if none does. */
  first(...keys: string[]): string {
    const key = keys.find((k) => this.has(k));
    return key ? this.say(key) : "";
  }

  /** `Hand: 5`; French has a space before the colon. */
  named(name: string, what: string | number = ""): string {
    return this.say("ui-named", { name, what: String(what) }).trimEnd();
  }

  /** `this; that`, with the space of the language. */
  apart(parts: string[]): string {
    return parts.reduce((before, next) => (before ? this.say("ui-apart", { before, next }) : next), "");
  }

  /** `Anna, Bo and Cy`, in the way of the language. */
  joined(names: string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(names);
  }
}

/** The words of the shell in a language, with further sources (a game's) behind them. */
export async function words(language: string, ...further: string[]): Promise<Words> {
  const source = await (shell[language] ?? shell.en)();
  return new Words(language, [...further, ...namesIn(language in shell ? language : "en"), source]);
}

export const english = new Words("en", [...namesIn("en"), en]);
