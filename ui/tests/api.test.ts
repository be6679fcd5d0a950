import { afterEach, expect, it, vi } from "vitest";
import { create, goOn, type TableWish } from "../src/api";

const wish: TableWish = {
  game: "ecos",
  options: {},
  language: "en",
  name: "Anna",
  seats: [{ kind: "me" }],
  clock: "none",
  when_out: "bot",
  public: false,
  start: true,
};
const keys: string[] = [];

function answering(...answers: (Response | "lost")[]) {
  keys.length = 0;
  vi.stubGlobal("fetch", (_: string, init: { body: string }) => {
    keys.push((JSON.parse(init.body) as { key: string }).key);
    const answer = answers.shift();
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(new TypeError("lost"));
  });
}
const made = () => Response.json({ table: "t", token: "k", link: "l" }, { status: 201 });

afterEach(() => vi.unstubAllGlobals());

it("a wish whose answer was lost is said again with its key", async () => {
  answering("lost", made(), made());
  await expect(create({ ...wish, entropy: "one" })).rejects.toThrow();
  expect(await create({ ...wish, entropy: "two" })).toEqual({ table: "t", token: "k", link: "l" });
  await create(wish);
  expect(keys[0]).toMatch(/^[0-9a-f]{24}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]); // the next table is another one
});

it("another wish has another key", async () => {
  answering("lost", made());
  await expect(create(wish)).rejects.toThrow();
  await create({ ...wish, public: true });
  expect(keys[1]).not.toBe(keys[0]);
});

it("going on from a moment is said again with its key, too", async () => {
  answering("lost", made());
  const moment = { move: 3, name: "Anna", language: "en", seats: wish.seats, start: true };
  await expect(goOn("t", "k", moment)).rejects.toThrow();
  await goOn("t", "k", moment);
  expect(keys[0]).toMatch(/^[0-9a-f]{24}$/);
  expect(keys[1]).toBe(keys[0]);
});
