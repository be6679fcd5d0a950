/** Games that the server plays for the bench: begun, followed while they come in, stopped. */

import { NotDone } from "../api";
import * as api from "./api";
import type { Job } from "./wire";

const LOOK_AGAIN = 600;
const SLOWEST = 5000;

export class Plays {
  job = $state.raw<Job | null>(null);
  /** What was found out so far; it stays while the next is on its way. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  found = $state.raw<any>(null);
  problem = $state("");
  isStarting = $state(false);
  /** Said of these games: they were played with an older version of the set. */
  since = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #language: () => string;
  #note: (job: string) => void;

  /** `most`: so many games may be played at all; `note` keeps the id of what was begun. */
  constructor(
    language: () => string,
    readonly most: number,
    note: (job: string) => void,
  ) {
    this.#language = language;
    this.#note = note;
  }

  get isPlaying(): boolean {
    return this.job?.state === "waiting" || this.job?.state === "playing";
  }

  begin(game: string, play: api.Play, olderThan = 0): Promise<string> {
    return this.#start(() => api.start(game, play, this.#language()), olderThan);
  }

  /** So many more of the same; the figures stay until there are better ones. */
  more(games: number): Promise<string> {
    const { job } = this;
    return job ? this.#start(() => api.more(job.id, games, this.#language()), this.since, this.found) : Promise.resolve("");
  }

  async #start(start: () => Promise<Job>, olderThan: number, found: unknown = null): Promise<string> {
    this.isStarting = true;
    this.problem = "";
    try {
      const job = await start();
      [this.found, this.since] = [found, olderThan];
      this.#take(job);
      this.#note(job.id);
      return job.id;
    } catch (error) {
      this.problem = (error as Error).message || "network";
      return "";
    } finally {
      this.isStarting = false;
    }
  }

  /** Follow one that was begun before the page was loaded again. */
  async follow(id: string): Promise<void> {
    try {
      this.#take(await api.job(id, 0, this.#language()));
    } catch {
      // it is forgotten: nothing is shown
    }
  }

  async stop(): Promise<void> {
    if (!this.job) return;
    try {
      this.#take(await api.stop(this.job.id, this.#language()));
    } catch (error) {
      this.problem = (error as Error).message || "network";
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #take(job: Job): void {
    if (this.#isClosed) return;
    this.job = job;
    if (job.found !== null) this.found = job.found;
    clearTimeout(this.#timer);
    if (this.isPlaying) this.#look(LOOK_AGAIN);
  }

  #look(wait: number): void {
    this.#timer = setTimeout(async () => {
      const { id, version } = this.job!;
      try {
        const told = await api.job(id, this.found === null ? 0 : version, this.#language());
        if (this.job?.id === id) this.#take(told);
        this.problem = "";
      } catch (error) {
        const gone = (error as NotDone).status === 404;
        this.problem = (error as Error).message || "network";
        if (gone && this.job) this.job = { ...this.job, state: "failed", text: this.problem };
        else this.#look(Math.min(SLOWEST, wait * 2));
      }
    }, wait);
  }
}
