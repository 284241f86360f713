import { LeaseLost, type StreamStore } from "../model/store.ts";
import type { StreamLease } from "../model/stream.ts";
import type { Clock } from "../model/clock.ts";

const SHORTEST_PAUSE = 1000;
const LONGEST_PAUSE = 5 * 60_000;
/** What a destination may ask for. */
const LONGEST_WISH = 60 * 60_000;
const GIVE_UP_AFTER = 24 * 60 * 60_000;

/** Ends the runner of a stream, and pauses the stream until someone resumes it. */
export class Paused extends Error {
  override readonly name = "Paused" as const;
}

/** What happened to a stream since the last report. */
export interface Counters {
  events: number;
  failures: number;
  retries: number;
  deadLetters: number;
}

/** Reports whether a stream runs or retries, if that has changed. */
export class StatusReports {
  #running = false;
  readonly #store: StreamStore;
  readonly #lease: StreamLease;

  constructor(store: StreamStore, lease: StreamLease) {
    this.#store = store;
    this.#lease = lease;
  }

  async running(): Promise<void> {
    if (this.#running) return;
    await this.#store.report(this.#lease, { status: "running" });
    this.#running = true;
  }

  async retrying(reason: string, retryAt: number): Promise<void> {
    this.#running = false;
    try {
      await this.#store.report(this.#lease, { status: "retrying", reason, retryAt });
    } catch (error) {
      // What failed may be the store. It need not know why.
      if (error instanceof LeaseLost) throw error;
    }
  }
}

/** Waits after failures, longer each time. */
export class Failures {
  #count = 0;
  #since = 0;
  readonly #status: StatusReports;
  readonly #clock: Clock;
  readonly #counters: Counters;

  constructor(status: StatusReports, clock: Clock, counters: Counters) {
    this.#status = status;
    this.#clock = clock;
    this.#counters = counters;
  }

  /** Something has succeeded: the next pause is short again. */
  async succeeded(): Promise<void> {
    this.#count = 0;
    await this.#status.running();
  }

  /**
   * Waits until it may be tried again.
   *
   * @param wish - Milliseconds to wait at least.
   * @throws Paused after a day of failures.
   */
  async failed(reason: string, signal: AbortSignal, wish = 0): Promise<void> {
    const now = this.#clock.now();
    if (this.#count === 0) this.#since = now;
    this.#count += 1;
    this.#counters.failures += 1;
    if (now - this.#since >= GIVE_UP_AFTER) throw new Paused(`nothing has succeeded for 24 hours: ${reason}`);
    const longest = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** (this.#count - 1));
    const pause = Math.max(longest * (0.5 + this.#clock.random() / 2), Math.min(wish, LONGEST_WISH));
    await this.#status.retrying(reason, Math.round(this.#clock.time() + pause));
    await this.#clock.sleep(pause, signal);
    this.#counters.retries += 1;
  }
}
