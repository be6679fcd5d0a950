// @vitest-environment jsdom

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Calls from "../src/pages/Calls.svelte";
import { prefs } from "../src/prefs.svelte";
import { english } from "../src/words/words";

const of = (yours: boolean) => ({
  words: english,
  client: { state: "on", nextTry: 0, holdsAnswer: false, keepsAnswer: false } as never,
  ...{ yours, waits: false, asked: "Draw.", title: "Ecos", given: "", table: "t", token: "", ontakeback: () => {} },
});
const vibrate = vi.fn();
beforeEach(() => Object.assign(navigator, { vibrate }));
afterEach(() => {
  cleanup();
  vibrate.mockClear();
  prefs.vibrate = true;
  Reflect.deleteProperty(document, "hidden");
  Reflect.deleteProperty(navigator, "userActivation");
});

/** My turn comes. */
async function turn(): Promise<number> {
  const { rerender } = render(Calls, of(false));
  await rerender(of(true));
  await rerender(of(true));
  return vibrate.mock.calls.length;
}

it("who looks at the page feels when it is their turn, once", async () => expect(await turn()).toBe(1));
it("unless they do not want it", async () => {
  prefs.vibrate = false;
  expect(await turn()).toBe(0);
});
it.each([
  [document, "hidden", true], // no browser lets a hidden page buzz: its notification does
  [navigator, "userActivation", { hasBeenActive: false }],
])("nor where a browser would refuse it", async (where, what, value) => {
  Object.defineProperty(where, what, { configurable: true, value });
  expect(await turn()).toBe(0);
});
