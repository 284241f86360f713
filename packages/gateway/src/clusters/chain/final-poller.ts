import type { PoolMember } from "../pool-member.ts";
import type { HeadReader } from "./head-reader.ts";
import type { HeadTracker } from "./head-tracker.ts";
import { within } from "../../upstreams/reply-in-time.ts";

/** Milliseconds between two polls for the final block. */
const pollInterval = 10_000;

/** The parts of a pool that the poller of final blocks uses. */
interface FinalContext {
  readonly reader: HeadReader;
  readonly tracker: HeadTracker;
  /** @returns the upstream to poll; `undefined` if none is available. */
  leader(): PoolMember | undefined;
}

/** Polls upstreams for the safe and final blocks. */
export class FinalPoller {
  readonly #context: FinalContext;
  #polledAt = -Infinity;
  #isRead = false;

  constructor(context: FinalContext) {
    this.#context = context;
  }

  /**
   * Whether upstreams have been polled once. Callers wait for that: afterwards, the final block only rises.
   */
  get isRead(): boolean {
    return this.#isRead;
  }

  /**
   * Sends the first requests.
   *
   * @returns when an upstream has responded or failed, or after `maxWait` milliseconds.
   */
  async readFirst(maxWait: number): Promise<void> {
    await within(this.#poll(), maxWait);
    this.#isRead = true;
  }

  /** Polls if the interval has passed. */
  pollIfDue(now: number): void {
    if (now - this.#polledAt > pollInterval) void this.#poll();
  }

  async #poll(): Promise<void> {
    const { reader, tracker, leader } = this.#context;
    this.#polledAt = performance.now();
    const member = leader();
    const read = member && (await reader.readFinal(member).catch(() => undefined));
    if (!read) return;
    // No block beyond the newest known one is safe or final.
    const safe = Math.min(read.safe, tracker.newest);
    tracker.setFinal({ safe, finalized: Math.min(read.finalized, tracker.newest) }, member.head);
  }
}
