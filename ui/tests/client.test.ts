// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Client, merged } from "../src/client.svelte";
import { PROTOCOL, type FromTable, type Line, type Room, type Update } from "../src/wire";

/** A socket that a test holds in its hand. */
class Socket {
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: Partial<FromTable>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  said(type: string) {
    return this.sent.filter((m) => m.type === type);
  }
}

const line = (text: string): Line => ({ text, event: { kind: "drew", seat: 0 }, undo_barrier: false, move: 1, points: 0, scorer: -1 });
const room = (more: Partial<Room> = {}): Room => ({
  type: "room",
  protocol: PROTOCOL,
  table: "t",
  game: "ecos",
  cards: "d",
  card_set: "house",
  options: {},
  stage: "playing",
  seats: [],
  seat: 0,
  host: true,
  public: false,
  spectators: 0,
  clock: "none",
  when_out: "bot",
  commitment: "",
  rematch: "",
  asked_undo: -1,
  asked_line: -1,
  hints: true,
  lesson: "",
  chapter: "",
  tryout: "",
  away_after: 60,
  ...more,
});
const update = (more: Partial<Update> = {}): Update => ({
  type: "update",
  version: 1,
  move: 1,
  seat: 0,
  view: {},
  question: {
    id: "q1",
    verb: "Act",
    source: "",
    text: "",
    help: "",
    options: [{ label: "do a", text: "A", says: "a", slots: {}, hint: null }],
    sealed: "",
  },
  waiting: [0],
  ready: [],
  undoable: 0,
  why_no_undo: "none",
  learning: null,
  log_from: 0,
  log: [],
  clocks: [],
  over: null,
  ...more,
});
function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (k: string) => kept.get(k) ?? null,
    setItem: (k: string, v: string) => void kept.set(k, v),
    removeItem: (k: string) => void kept.delete(k),
  };
}
let keep = memory();
const open = (more = {}) =>
  new Client({ table: "t", token: "secret", language: "en", seat: 0, keep, connect: () => new Socket() as unknown as WebSocket, ...more });

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  keep = memory();
});
afterEach(() => vi.useRealTimers());

describe("the log", () => {
  it("keeps its lines before `log_from` and puts the new ones behind", () => {
    expect(merged([line("a"), line("b")], 2, [line("c")]).map((l) => l.text)).toEqual(["a", "b", "c"]);
  });
  it("becomes shorter after an undo", () => {
    expect(merged([line("a"), line("b"), line("c")], 1, []).map((l) => l.text)).toEqual(["a"]);
  });
  it("is new from 0 on", () => {
    expect(merged([line("a")], 0, [line("x")]).map((l) => l.text)).toEqual(["x"]);
  });
});

describe("a client", () => {
  it("says hello first, and after a break how far it is", () => {
    const client = open();
    Socket.all[0].open();
    expect(Socket.all[0].sent[0]).toMatchObject({ type: "hello", protocol: PROTOCOL, table: "t", token: "secret", seen: 0, log: 0 });
    Socket.all[0].tell(room());
    Socket.all[0].tell(update({ version: 7, log: [line("a"), line("b")] }));
    expect(client.state).toBe("on");
    Socket.all[0].close();
    expect(client.state).toBe("trying");
    vi.advanceTimersByTime(400);
    Socket.all[1].open();
    expect(Socket.all[1].sent[0]).toMatchObject({ type: "hello", seen: 7, log: 2 });
    Socket.all[1].tell(room());
    Socket.all[1].tell(update({ version: 8, log_from: 2, log: [line("c")] }));
    expect(client.log.map((l) => l.text)).toEqual(["a", "b", "c"]);
    client.close();
  });

  it("asks for the whole log in a new language", () => {
    const client = open();
    Socket.all[0].open();
    Socket.all[0].tell(room());
    Socket.all[0].tell(update({ version: 7, log: [line("a")] }));
    client.look(0, "fr");
    expect(Socket.all[0].said("look")).toEqual([{ type: "look", seat: 0, language: "fr" }]);
    Socket.all[0].close();
    vi.advanceTimersByTime(400);
    Socket.all[1].open();
    expect(Socket.all[1].sent[0]).toMatchObject({ language: "fr", seen: 0, log: 0 });
    client.close();
  });

  it("keeps its seat when the language changes before the table has told which it is", () => {
    const client = open();
    Socket.all[0].open();
    client.look(-1, "fr");
    expect(Socket.all[0].said("look")).toEqual([]);
    Socket.all[0].tell(room());
    expect(Socket.all[0].said("look")).toEqual([{ type: "look", seat: 0, language: "fr" }]);
    Socket.all[0].tell(room());
    expect(Socket.all[0].said("look")).toHaveLength(1);
    client.close();
  });

  it("says an unanswered answer again, with the same key, until it is done", async () => {
    const client = open();
    Socket.all[0].open();
    Socket.all[0].tell(room());
    Socket.all[0].tell(update());
    const told = client.answer("do a");
    const first = Socket.all[0].said("answer")[0];
    expect(first).toMatchObject({ decision: "q1", label: "do a" });
    expect(client.unsent).toBe(1);
    Socket.all[0].close();
    vi.advanceTimersByTime(400);
    Socket.all[1].open();
    expect(Socket.all[1].said("answer")).toEqual([first]);
    Socket.all[1].tell({ type: "done", key: first.key as string, version: 2 });
    expect(await told).toMatchObject({ type: "done", version: 2 });
    expect(client.unsent).toBe(0);
    expect(keep.kept.size).toBe(0);
    client.close();
  });

  it("is off as soon as the device has no line, and comes back with it", () => {
    const client = open();
    Socket.all[0].open();
    Socket.all[0].tell(room());
    expect(client.state).toBe("on");
    dispatchEvent(new Event("offline"));
    expect(client.state).toBe("off");
    vi.advanceTimersByTime(400);
    dispatchEvent(new Event("online"));
    const again = Socket.all.at(-1)!;
    expect(again).not.toBe(Socket.all[0]);
    again.open();
    again.tell(room());
    expect(client.state).toBe("on");
    client.close();
  });

  it("says that an answer waits when it is not heard for a moment", () => {
    const client = open();
    Socket.all[0].open();
    Socket.all[0].tell(room());
    Socket.all[0].tell(update());
    void client.answer("do a");
    expect(client.late).toBe(false);
    vi.advanceTimersByTime(600);
    expect(client.late).toBe(true);
    Socket.all[0].tell({ type: "done", key: Socket.all[0].said("answer")[0].key as string, version: 2 });
    expect(client.late).toBe(false);
    client.close();
  });

  it("keeps an unsent answer over a reload of the page", () => {
    const before = open();
    Socket.all[0].open();
    Socket.all[0].tell(room());
    Socket.all[0].tell(update());
    void before.answer("do a");
    const key = Socket.all[0].said("answer")[0].key;
    before.close();
    const after = open();
    Socket.all[1].open();
    expect(Socket.all[1].said("answer")).toMatchObject([{ key, label: "do a" }]);
    after.close();
  });

  it("takes back an answer that has not left the page, also after a reload", async () => {
    const before = open();
    Socket.all[0].open();
    Socket.all[0].tell(room());
    Socket.all[0].tell(update());
    dispatchEvent(new Event("offline"));
    const told = before.answer("do a");
    expect([before.keepsAnswer, before.holdsAnswer]).toEqual([true, true]);
    expect(before.takeBack()).toBe(true);
    expect(await told).toBeNull();
    expect([before.keepsAnswer, before.unsent, keep.kept.size]).toEqual([false, 0, 0]);
    void before.answer("do a");
    before.close();
    const after = open();
    expect(after.keepsAnswer).toBe(true);
    expect(after.takeBack()).toBe(true);
    Socket.all.at(-1)!.open();
    expect(Socket.all.at(-1)!.said("answer")).toEqual([]);
    after.close();
  });

  it("does not take back what the table may have heard, also after a reload", () => {
    const before = open();
    Socket.all[0].open();
    Socket.all[0].tell(room());
    Socket.all[0].tell(update());
    void before.answer("do a");
    dispatchEvent(new Event("offline"));
    expect([before.keepsAnswer, before.takeBack(), before.unsent, before.holdsAnswer]).toEqual([false, false, 1, true]);
    before.close();
    const after = open();
    expect([after.keepsAnswer, after.takeBack(), after.unsent]).toEqual([false, false, 1]);
    after.close();
  });

  it("does not come back after a goodbye that says so", () => {
    const client = open();
    Socket.all[0].open();
    Socket.all[0].tell({ type: "bye", reason: "kicked", text: "", again: false });
    Socket.all[0].close();
    vi.advanceTimersByTime(20_000);
    expect(Socket.all.length).toBe(1);
    expect(client.state).toBe("off");
    client.close();
  });

  it("measures the way, and leaves a socket that does not answer", () => {
    const client = open();
    Socket.all[0].open();
    Socket.all[0].tell(room());
    const ping = Socket.all[0].said("ping")[0];
    Socket.all[0].tell({ type: "pong", key: ping.key as string });
    expect(client.ping).not.toBeNull();
    vi.advanceTimersByTime(10_100); // the next ping
    vi.advanceTimersByTime(12_500); // nothing comes back
    expect(Socket.all.length).toBeGreaterThan(1);
    client.close();
  });

  it("tells a refusal to the one who asked", async () => {
    const client = open();
    Socket.all[0].open();
    Socket.all[0].tell(room());
    Socket.all[0].tell(update());
    const told = client.attempt("do b");
    const { key } = Socket.all[0].said("attempt")[0];
    Socket.all[0].tell({ type: "why", key: key as string, legal: false, rule: "ECO-33", text: "no" });
    expect(await told).toMatchObject({ type: "why", rule: "ECO-33" });
    client.close();
  });
});
