import type { PoolMember } from "../pool-member.ts";
import type { HeadReader } from "./head-reader.ts";
import type { HeadTracker } from "./head-tracker.ts";
import { within } from "../../upstreams/reply-text.ts";

/** Milliseconds between two polls for the final block. */
const pollInterval = 10_000;

/** Polls upstreams for the safe and final blocks. */
export class FinalPoller {
  /** Whether upstreams have been polled once. Callers wait for that: afterwards, the final block only rises. */
  isRead = false;
  readonly #reader: HeadReader;
  readonly #tracker: HeadTracker;
  readonly #leader: () => PoolMember | undefined;
  #polledAt = -Infinity;

  constructor(reader: HeadReader, tracker: HeadTracker, leader: () => PoolMember | undefined) {
    this.#reader = reader;
    this.#tracker = tracker;
    this.#leader = leader;
  }

  /** @returns when an upstream has responded or failed, or after `maxWait` milliseconds. */
  async readFirst(maxWait: number): Promise<void> {
    await within(this.#poll(), maxWait);
    this.isRead = true;
  }

  pollIfDue(now: number): void {
    if (now - this.#polledAt > pollInterval) void this.#poll();
  }

  async #poll(): Promise<void> {
    this.#polledAt = performance.now();
    const member = this.#leader();
    const read = member && (await this.#reader.readFinal(member).catch(() => undefined));
    if (!read) return;
    // No block beyond the newest known one is safe or final.
    const { newest } = this.#tracker;
    const [safe, finalized] = [Math.min(read.safe, newest), Math.min(read.finalized, newest)];
    this.#tracker.setFinal({ safe, finalized }, member.head);
  }
}
