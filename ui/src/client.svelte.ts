/** One table over one socket: comes back by itself, loses no answer, and keeps the log whole. */

import type { Bye, ChatLine, Done, FromClient, FromTable, HintTold, Line, Refused, Room, Update, Why } from "./wire";
import { PROTOCOL, SPECTATOR } from "./wire";

/** Something said that has to be answered; kept until it is. Said again with its key, it counts once. */
type Keyed = Extract<FromClient, { key: string }>;
type Unsaid = Keyed extends infer K ? (K extends { key: string } ? Omit<K, "key"> : never) : never;
export type Heard = Done | Refused | Why | HintTold;
/** `isSent`: it has left this page, so the table may have heard it, whatever became of its answer. */
interface Asked {
  message: Keyed;
  tell: (heard: Heard | null) => void;
  isSent: boolean;
}

export interface Wiring {
  table: string;
  token: string;
  language: string;
  seat?: number;
  connect?: (url: string) => WebSocket;
  /** Where unsent answers survive a reload. */
  keep?: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  heard?: (message: FromTable) => void;
  /** How long what was shown last stands before this is shown, in milliseconds. */
  pace?: (next: Update, room: Room | null) => number;
}

const PING_EVERY = 10_000;
const PONG_WITHIN = 8_000; // less than the time between two pings
const WAITS = [250, 500, 1000, 2000, 4000, 5000];
/** An answer that is not acknowledged within this time is seen to wait. */
const LATE = 500;
/** With more than so many not yet shown, the table catches up at once. */
const MOST_WAITING = 12;
const KEPT: readonly string[] = ["answer", "undo", "chat"];

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

const isAnswer = ({ message }: Asked): boolean => message.type === "answer";
const isUnsentAnswer = (asked: Asked): boolean => isAnswer(asked) && !asked.isSent;

/** The log after an update: the lines before `from` stay, these come behind. */
export function merged(log: Line[], from: number, lines: Line[]): Line[] {
  return from === 0 ? lines : [...log.slice(0, from), ...lines];
}

export class Client {
  room: Room | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  log: Line[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  bye: Bye | null = $state.raw(null);
  state: "on" | "trying" | "off" = $state("trying");
  ping: number | null = $state(null);
  unsent: number = $state(0);
  /** An answer has not been acknowledged for a moment: the line is slow, or gone. */
  late: boolean = $state(false);
  /** An answer waits to be heard; `keepsAnswer`: one that has not left this page, and can be taken back. */
  holdsAnswer: boolean = $state(false);
  keepsAnswer: boolean = $state(false);
  /** When the table is called next (as `Date.now()` counts); 0 while there is a line, or while it is called. */
  nextTry: number = $state(0);

  readonly table: string;
  token: string;
  language: string;
  seat: number;
  #wiring: Wiring;
  #socket: WebSocket | null = null;
  #greeted = false;
  /** The language in which was last asked, and whether the table has told since the greeting from which seat we look. */
  #asksIn = "";
  #isSeated = false;
  #tries = 0;
  #ended = false;
  #asked = new Map<string, Asked>();
  #pinged = new Map<string, number>();
  #timers: { ping?: ReturnType<typeof setInterval>; again?: ReturnType<typeof setTimeout>; pong?: ReturnType<typeof setTimeout> } = {};
  #lateTimer: ReturnType<typeof setTimeout> | undefined;
  #logIn = ""; // language and seat of the lines we have
  #waiting: Update[] = []; // told, and not yet shown
  #next: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
    this.table = wiring.table;
    this.token = wiring.token;
    this.language = wiring.language;
    this.seat = wiring.seat ?? SPECTATOR;
    for (const { isSent = true, ...message } of this.#kept()) this.#asked.set(message.key, { message, tell: () => {}, isSent });
    this.#count();
    this.#connect();
    globalThis.addEventListener?.("online", this.hurry);
    globalThis.addEventListener?.("offline", this.#cut);
    globalThis.document?.addEventListener?.("visibilitychange", this.hurry);
  }

  close(): void {
    this.#ended = true;
    this.#stopTimers();
    clearTimeout(this.#lateTimer);
    clearTimeout(this.#next);
    globalThis.removeEventListener?.("online", this.hurry);
    globalThis.removeEventListener?.("offline", this.#cut);
    globalThis.document?.removeEventListener?.("visibilitychange", this.hurry);
    this.#socket?.close();
    this.#socket = null;
  }

  // What is said.

  /** Say something that is answered by `done`, `refused`, `why` or `hinted`; null if the table is left before. */
  tell(message: Unsaid): Promise<Heard | null> {
    const keyed = { ...message, key: newKey() } as Keyed;
    return new Promise((tell) => {
      const asked: Asked = { message: keyed, tell, isSent: false };
      this.#asked.set(keyed.key, asked);
      if (this.#greeted) asked.isSent = this.#send(keyed);
      this.#keep();
    });
  }

  /** Take back the answers that have not left this page; whether there was one. The table never hears of them. */
  takeBack(): boolean {
    const waiting = [...this.#asked.values()].filter(isUnsentAnswer);
    for (const { message } of waiting) this.#asked.delete(message.key);
    this.#keep();
    for (const { tell } of waiting) tell(null);
    return waiting.length > 0;
  }

  answer(label: string): Promise<Heard | null> {
    const question = this.update?.question;
    if (!question) return Promise.resolve(null);
    return this.tell({ type: "answer", decision: question.id, label });
  }

  attempt(text: string): Promise<Heard | null> {
    return this.tell({ type: "attempt", text });
  }

  hint(decision: string, line: boolean): Promise<Heard | null> {
    return this.tell({ type: "hint", decision, line });
  }

  undo(count = 1): Promise<Heard | null> {
    return this.tell({ type: "undo", count });
  }

  /** Look from another seat of mine, or read in another language. */
  look(seat: number, language: string): void {
    this.seat = seat;
    this.language = language;
    // Without a seat said, the table gives us our own. Until it has, to look from none would make spectators of us.
    if (this.#greeted && (this.#isSeated || seat !== SPECTATOR)) this.#look();
  }

  #look(): void {
    this.#asksIn = this.language;
    this.#waiting = [];
    this.#send({ type: "look", seat: this.seat, language: this.language });
  }

  // The socket.

  #connect(): void {
    if (this.#ended) return;
    clearTimeout(this.#timers.again);
    this.nextTry = 0;
    const here = globalThis.location ?? { protocol: "http:", host: "localhost" };
    const url = `${here.protocol === "https:" ? "wss:" : "ws:"}//${here.host}/ws/${this.table}`;
    const socket = (this.#wiring.connect ?? ((u: string) => new WebSocket(u)))(url);
    this.#socket = socket;
    this.#greeted = this.#isSeated = false;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#waiting = []; // it is told again, from what is shown
      // Lines in another language, or as another seat saw them, are of no use: ask for all.
      const same = this.#logIn === `${this.language}/${this.seat}`;
      const seen = same ? (this.update?.version ?? 0) : 0;
      this.#send({
        type: "hello",
        protocol: PROTOCOL,
        table: this.table,
        token: this.token,
        seat: this.seat,
        language: this.language,
        seen,
        log: seen ? this.log.length : 0,
      });
      this.#greeted = true;
      this.#asksIn = this.language;
      for (const asked of this.#asked.values()) asked.isSent = this.#send(asked.message) || asked.isSent;
      this.#keep();
      this.#ping();
      this.#timers.ping = setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as FromTable);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    socket.onerror = () => {};
  }

  #lost(): void {
    this.#stopTimers();
    this.#socket = null;
    this.#greeted = false;
    this.ping = null;
    this.#pinged.clear();
    if (this.#ended || (this.bye && !this.bye.again)) {
      this.state = "off";
      return;
    }
    this.state = this.#tries > 4 || globalThis.navigator?.onLine === false ? "off" : "trying";
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] * (0.8 + Math.random() * 0.4);
    this.nextTry = Date.now() + wait;
    this.#timers.again = setTimeout(() => this.#connect(), wait);
  }

  hurry = (): void => {
    if (this.#ended || globalThis.document?.hidden) return;
    if (!this.#socket && !(this.bye && !this.bye.again)) this.#connect();
    else if (this.#greeted) this.#ping();
  };

  /** The device says that it has no line: nobody waits for a pong to be told. Where there is one all the same, it comes back at once. */
  #cut = (): void => {
    if (this.#ended) return;
    const socket = this.#socket;
    if (!socket) return void (this.state = "off");
    socket.onclose = null;
    socket.close();
    this.#lost();
    this.state = "off";
  };

  #stopTimers(): void {
    clearInterval(this.#timers.ping);
    clearTimeout(this.#timers.again);
    clearTimeout(this.#timers.pong);
    this.#timers = {};
  }

  #send(message: FromClient): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #ping(): void {
    const key = newKey();
    this.#pinged.set(key, performance.now());
    this.#send({ type: "ping", key });
    clearTimeout(this.#timers.pong);
    const socket = this.#socket;
    this.#timers.pong = setTimeout(() => {
      if (socket !== this.#socket || !socket) return;
      socket.onclose = null;
      socket.close();
      this.#lost();
    }, PONG_WITHIN);
  }

  // What is heard.

  #hear(message: FromTable): void {
    switch (message.type) {
      case "room":
        this.#tries = 0;
        this.state = "on";
        this.bye = null;
        this.room = message;
        this.#isSeated = true;
        if (message.seat !== this.seat && this.seat === SPECTATOR) this.seat = message.seat;
        if (this.#asksIn !== this.language) this.#look();
        break;
      case "update":
        this.#waiting.push(message);
        this.#show();
        break;
      case "chatted": {
        const from = message.lines[0]?.number ?? 0;
        this.chat = [...this.chat.filter((line) => line.number < from), ...message.lines];
        break;
      }
      case "pong": {
        clearTimeout(this.#timers.pong);
        const since = this.#pinged.get(message.key);
        this.#pinged.delete(message.key);
        if (since !== undefined) this.ping = Math.round(performance.now() - since);
        break;
      }
      case "done":
      case "refused":
      case "why":
      case "hinted":
        this.#settled(message);
        break;
      case "bye":
        this.bye = message;
        break;
    }
    this.#wiring.heard?.(message);
  }

  /** Updates are shown one after the other, each for as long as the next one lets it stand. */
  #show = (): void => {
    clearTimeout(this.#next);
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const stands = this.update ? (this.#wiring.pace?.(next, this.room) ?? 0) : 0;
      const left = this.#waiting.length > MOST_WAITING ? 0 : this.#shownAt + stands - performance.now();
      if (left > 0) return void (this.#next = setTimeout(this.#show, left));
      this.#waiting.shift();
      this.log = merged(this.log, next.log_from, next.log);
      this.update = next;
      this.#logIn = `${this.language}/${next.seat}`;
      this.#shownAt = performance.now();
    }
  };

  #settled(message: Heard): void {
    const asked = this.#asked.get(message.key);
    this.#asked.delete(message.key);
    this.#keep();
    asked?.tell(message);
  }

  // Unsent answers outlive a reload of the page.

  #kept(): (Keyed & { isSent?: boolean })[] {
    try {
      return JSON.parse(this.#storage?.getItem(this.#place) ?? "[]") as (Keyed & { isSent?: boolean })[];
    } catch {
      return [];
    }
  }

  #count(): Asked[] {
    const kept = [...this.#asked.values()].filter(({ message }) => KEPT.includes(message.type));
    this.unsent = kept.length;
    this.holdsAnswer = kept.some(isAnswer);
    this.keepsAnswer = kept.some(isUnsentAnswer);
    return kept;
  }

  #keep(): void {
    const messages = this.#count().map(({ message, isSent }) => ({ ...message, isSent }));
    if (!messages.length) {
      clearTimeout(this.#lateTimer);
      this.#lateTimer = undefined;
      this.late = false;
    } else this.#lateTimer ??= setTimeout(() => (this.late = true), LATE);
    try {
      if (messages.length) this.#storage?.setItem(this.#place, JSON.stringify(messages));
      else this.#storage?.removeItem(this.#place);
    } catch {
      // no room to keep it: it lasts as long as the page
    }
  }

  get #storage() {
    return this.#wiring.keep === undefined ? globalThis.sessionStorage : this.#wiring.keep;
  }

  get #place(): string {
    return `tablee.unsent.${this.table}`;
  }
}
