import { expect, test } from "vitest";
import { softly } from "../src/words/softly";

const shown = (text: string): string => softly(text).replaceAll("\u00ad", "|");

test("long words are divided between syllables, short ones never", () => {
  expect(shown("Придворная отравительница")).toBe("Прид|вор|ная отра|ви|тель|ница");
  expect(shown("Безымянный")).toBe("Безы|мян|ный");
  expect(shown("Клановый разбойник")).toBe("Клановый разбой|ник");
  expect(shown("Убийца")).toBe("Убийца");
  expect(shown("Empoisonneuse de la cour")).toBe("Empoi|son|neuse de la cour");
  expect(shown("Nameless Dignitary")).toBe("Nameless Digni|tary");
});
