import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, ownName, Words } from "../src/words/words";

const SRC = join(__dirname, "..", "src");
const read = (path: string) => readFileSync(join(SRC, path), "utf-8");

/** Every message with its parts: `ui-game-ecos`, `ui-game-ecos.line`. */
function messages(text: string): string[] {
  const found: string[] = [];
  let message = "";
  for (const line of text.split("\n")) {
    const start = /^([a-zA-Z-][\w-]*) *=/.exec(line);
    const part = /^ +\.([a-z-]+) *=/.exec(line);
    if (start) found.push((message = start[1]));
    else if (part) found.push(`${message}.${part[1]}`);
  }
  return found.sort();
}

function sources(folder: string): string[] {
  return readdirSync(join(SRC, folder), { withFileTypes: true }).flatMap((e) =>
    e.isDirectory() ? sources(join(folder, e.name)) : /\.(svelte|ts)$/.test(e.name) ? [join(folder, e.name)] : [],
  );
}

const folders = [
  "words",
  "bench/words",
  ...readdirSync(join(SRC, "games")).flatMap((g) => [`games/${g}/names`, `games/${g}/words`]),
].filter((f) => existsSync(join(SRC, f, "en.ftl")));

it("a language is found by its texts and calls itself by its own name", () => {
  const files = readdirSync(join(SRC, "words")).filter((name) => name.endsWith(".ftl"));
  expect([...LANGUAGES].sort()).toEqual(files.map((name) => name.slice(0, -".ftl".length)).sort());
  expect(LANGUAGES[0]).toBe("en"); // what is read where there is no other
  expect(LANGUAGES.map(ownName)).toEqual(["English", "Français", "Русский"]);
});

describe.each(folders)("%s", (folder) => {
  const english = messages(read(`${folder}/en.ftl`));
  it("has messages, each once", () => {
    expect(english.length).toBeGreaterThan(0);
    expect(new Set(english).size).toBe(english.length);
  });
  it.each(LANGUAGES.slice(1))("has the same messages in %s", (language) => {
    expect(messages(read(`${folder}/${language}.ftl`))).toEqual(english);
  });
  it.each(["en", "fr", "ru"])("is read without loss in %s", (language) => {
    const text = read(`${folder}/${language}.ftl`);
    expect(new FluentResource(text).body.map((entry) => entry.id).sort()).toEqual(messages(text).filter((m) => !m.includes(".")));
  });
});

it("every ui- word that the shell says exists", () => {
  const shell = folders.filter((folder) => folder === "words" || folder.endsWith("/names"));
  const known = new Set(shell.flatMap((folder) => messages(read(`${folder}/en.ftl`))));
  const found = (pattern: RegExp) => sources(".").flatMap((file) => [...read(file).matchAll(pattern)].map((m) => `${m[1]} in ${file}`));
  const said = found(/"(ui-[a-z0-9-]+(?:\.[a-z]+)?)"/g);
  const begun = found(/`(ui-[a-z0-9-]+-)\$\{/g);
  expect(said.length).toBeGreaterThan(80);
  expect(begun.length).toBeGreaterThan(10);
  expect(said.filter((s) => !known.has(s.split(" ")[0]))).toEqual([]);
  expect(begun.filter((s) => ![...known].some((key) => key.startsWith(s.split(" ")[0])))).toEqual([]);
});

it("every word that the bench says exists, and none is there for nothing", () => {
  const known = messages(read("bench/words/en.ftl"));
  const text = sources("bench").map(read).join("\n");
  const said = [...text.matchAll(/"(bench-[a-z0-9-]+)"/g)].map((m) => m[1]);
  const begun = [...text.matchAll(/`(bench-[a-z0-9-]+-)\$\{/g)].map((m) => m[1]);
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((key) => !known.includes(key))).toEqual([]);
  expect(begun.filter((start) => !known.some((key) => key.startsWith(start)))).toEqual([]);
  expect(known.filter((key) => !said.includes(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
});

it("French elides before the names that ask for it", () => {
  const words = new Words("fr", [read("words/fr.ftl")]);
  expect(["Anna", "Élodie", "Hélène", "Bo", "Harry", "Yann"].map((player) => words.say("ui-table-of", { player }))).toEqual([
    "La table d’Anna",
    "La table d’Élodie",
    "La table d’Hélène",
    "La table de Bo",
    "La table de Harry",
    "La table de Yann",
  ]);
});

it("things are called by the letters of the language", () => {
  const called = (language: string) =>
    [1, 2, 26, 27, 28].map((number) => new Words(language, ["corps = { LETTER($number) }"]).say("corps", { number }));
  expect(called("fr")).toEqual(["A", "B", "Z", "AA", "AB"]);
  expect(called("ru").slice(0, 3)).toEqual(["А", "Б", "Ю"]);
});

it("a message is filled in, in the way of its language", () => {
  const words = new Words("ru", [read("words/ru.ftl")]);
  expect(words.say("ui-n-seats", { count: 3 })).toBe("3 места");
  expect(words.say("ui-n-seats", { count: 5 })).toBe("5 мест");
  expect(words.joined(["Ана", "Бо"])).toBe("Ана и Бо");
});

/** A sign before which French has a space, put by hand between two texts: `{name}: {count}`. */
const BY_HAND = [/\}[:;] (\$\{|`)/, /join\(["'`] ?[:;!?] /];
const IN_MARKUP = [...BY_HAND, /\}[:!?](\s|<|"|$)/];

it("a colon between two texts stands in a message", () => {
  const found = sources(".").flatMap((file) => {
    const code = read(file).replace(/console\.error\(.*\)/g, "");
    const script = [...code.matchAll(/<script[^]*?<\/script>/g)].map((m) => m[0]).join("\n");
    const markup = code.replace(/<script[^]*?<\/script>|<style[^]*<\/style>|style="[^"]*"|<!--[^]*?-->/g, "");
    const [strict, lax] = file.endsWith(".svelte") ? [markup, script] : ["", code];
    const lines = [
      ...strict.split("\n").map((line) => [line, IN_MARKUP] as const),
      ...lax.split("\n").map((line) => [line, BY_HAND] as const),
    ];
    return lines.filter(([line, signs]) => signs.some((sign) => sign.test(line))).map(([line]) => `${file}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});

it("names and what belongs to them have the space of the language", () => {
  const of = (language: string) => new Words(language, [read(`words/${language}.ftl`)]);
  expect(of("fr").named("Main", 5)).toBe("Main\u00a0: 5");
  expect(of("fr").apart(["un", "deux", "trois"])).toBe("un\u00a0; deux\u00a0; trois");
  expect(of("en").named("Hand", 5)).toBe("Hand: 5");
  expect(of("ru").named("Рука")).toBe("Рука:");
});

it("a card set brings the names of its own types and species", () => {
  const words = new Words("en", [read("words/en.ftl")]);
  expect(words.has("symbol-sea_otter")).toBe(false);
  words.learn({ sea_otter: "Sea {otter}" });
  expect(words.has("symbol-sea_otter")).toBe(true);
  expect(words.say("symbol-sea_otter")).toBe("Sea {otter}");
  expect(words.say("type-sea_otter")).toBe("Sea {otter}");
});
