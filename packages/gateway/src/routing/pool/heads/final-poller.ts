import type { PoolMember } from "../pool-member.ts";
import type { HeadReader } from "./head-reader.ts";
import type { HeadTracker } from "./head-tracker.ts";
import { within } from "./within.ts";

/** Milliseconds between two looks for the final block. */
const every = 10_000;

/** What a poller of final blocks needs. */
interface FinalContext {
  readonly reader: HeadReader;
  readonly tracker: HeadTracker;
  /** @returns the upstream to ask; nothing if none can be asked. */
  leader(): PoolMember | undefined;
}

/** Asks upstreams which blocks are safe and final. */
export class FinalPoller {
  readonly #context: FinalContext;
  #polledAt = -Infinity;
  #isRead = false;

  constructor(context: FinalContext) {
    this.#context = context;
  }

  /** Whether upstreams have been asked once. Callers wait for that: what they are shown only rises afterwards. */
  get isRead(): boolean {
    return this.#isRead;
  }

  /** Sends the first requests. @returns when an upstream has responded or failed, or after this many milliseconds. */
  async readFirst(patience: number): Promise<void> {
    await within(this.#poll(), patience);
    this.#isRead = true;
  }

  /** Asks, if it is time again. */
  pollIfDue(now: number): void {
    if (now - this.#polledAt > every) void this.#poll();
  }

  async #poll(): Promise<void> {
    const { reader, tracker, leader } = this.#context;
    this.#polledAt = performance.now();
    const member = leader();
    const read = member && (await reader.readFinal(member).catch(() => undefined));
    if (!read) return;
    // What nobody has shown as the newest block is not final.
    const safe = Math.min(read.safe, tracker.newest);
    tracker.hasFinal({ safe, finalized: Math.min(read.finalized, tracker.newest) }, member.head);
  }
}
