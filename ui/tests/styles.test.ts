import { expect, test } from "vitest";

const styles = import.meta.glob(["../src/**/*.css", "../src/**/*.svelte"], { query: "?raw", import: "default", eager: true }) as Record<
  string,
  string
>;

/** axe does not look at what is hidden from readers: the number in a circle may be as dark as the circle. */
test("what stands on the accent colour has the ink that is made for it, in every theme", () => {
  const wrong = Object.entries(styles).flatMap(([file, text]) =>
    [...text.matchAll(/\{[^{}]*?background(?:-color)?: var\(--accent\);[^{}]*\}/g)]
      .map(([rule]) => /[^-]color: ([^;]+);/.exec(rule.replaceAll("background-color", ""))?.[1])
      .filter((ink) => ink && ink !== "var(--accent-ink)")
      .map((ink) => `${file}: ${ink}`),
  );
  expect(wrong).toEqual([]);
});
