import { expect, it } from "vitest";
import { ago } from "../src/words/ago";

it("says when in the way of the language", () => {
  expect(ago(3, "en")).toBe("now");
  expect(ago(12 * 60 + 5, "en")).toMatch(/^12 min/);
  expect(ago(30 * 3600, "en")).toBe("yesterday");
  expect(ago(30 * 3600, "fr")).toBe("hier");
  expect(ago(30 * 3600, "ru")).toBe("вчера");
});
