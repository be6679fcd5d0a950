import { expect, it } from "vitest";
import { took } from "../src/pages/steps";
import { english } from "../src/words/words";

it.each([
  [0, ""], // nobody knows
  [40, "under a minute"],
  [52 * 60 + 59, "52 min"],
  [3599, "59 min"],
  [3840, "1 h 04"],
  [25 * 3600, "a day"],
  [3 * 86_400 + 5, "3 days"],
])("says how long %i seconds were", (seconds, said) => {
  expect(took(english, seconds)).toBe(said);
});
