// @vitest-environment jsdom

import { readFileSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { paceOf } from "../src/pages/pace";
import { prefs } from "../src/prefs.svelte";
import type { Room, Update } from "../src/wire";

const room = { seats: [{ kind: "person" }, { kind: "bot" }] } as unknown as Room;
const did = (seat: number) => ({ seat: 0, over: null, log: [{ text: "x", event: { kind: "x", seat } }] }) as unknown as Update;
const before = prefs.pace;
afterEach(() => void (prefs.pace = before));

it("a bot is seen to play slowly, at a usual pace or quickly: each is slower than the next, whatever the host's own pace", () => {
  const settings = readFileSync("../src/tablee/server/settings.py", "utf8");
  const thinks = 1000 * Number(/bot_pace: float = ([\d.]+)/.exec(settings)?.[1]);
  const [slow, normal, quick] = (["slow", "normal", "quick"] as const).map((pace) => {
    prefs.pace = pace;
    return paceOf(did(1), room);
  });
  expect(normal).toBeGreaterThan(thinks);
  expect(slow).toBeGreaterThan(normal * 1.5);
  expect(quick).toBeLessThan(thinks);
  expect(paceOf(did(0), room)).toBe(0);
});
