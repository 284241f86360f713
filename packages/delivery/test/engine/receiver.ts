import { type Batch, DeliveryError, type Destination } from "../../src/model/destination.ts";
import type { StreamEvent } from "../../src/model/event.ts";
import type { Instance, Scheduler } from "./scheduler.ts";

/**
 * How a destination recognizes what it has: not at all, by its last sequence number, or by that in one transaction with the
 * events, and by the epoch of the stream's lease.
 */
export type Recognition = "none" | "position" | "transaction";

/** What receives the events of a stream, and fails in all the ways that destinations fail. */
export class Receiver {
  readonly recognition: Recognition;
  /** Everything that was stored, in order, duplicates too. */
  readonly record: StreamEvent[] = [];
  /** The keys of events that it rejects. */
  readonly rejected = new Set<string>();
  readonly everRejected = new Set<string>();
  /** Whether nothing fails anymore. */
  calm = false;
  position = 0;
  epoch = 0;
  readonly #scheduler: Scheduler;

  constructor(scheduler: Scheduler, recognition: Recognition) {
    this.#scheduler = scheduler;
    this.recognition = recognition;
  }

  reject(key: string): void {
    this.rejected.add(key);
    this.everRejected.add(key);
  }

  connect(instance: Instance): Destination {
    const scheduler = this.#scheduler;
    let failed = false;
    const fail = (probability: number): void => {
      if (this.calm || !scheduler.chance(probability)) return;
      failed = true;
      throw scheduler.chance(0.5)
        ? new DeliveryError("retry", "503", scheduler.below(3000))
        : new Error("ECONNRESET");
    };
    return {
      open: async (epoch) => {
        await scheduler.step(instance);
        fail(0.05);
        if (this.recognition !== "none") await scheduler.step(instance);
        if (this.recognition === "transaction") this.#compare(epoch);
        return this.recognition === "none" ? undefined : this.position;
      },
      deliver: async (batch, signal) => {
        if (failed) throw new Error("BUG: used after a failure");
        await scheduler.step(instance);
        fail(0.1);
        // It does not respond, and stores the events later, even if nobody waits anymore.
        if (
          !this.calm &&
          !batch.events.some(({ key }) => this.everRejected.has(key)) &&
          scheduler.chance(0.03)
        )
          await scheduler
            .clock(instance)
            .sleep(30_000 + scheduler.below(60_000), new AbortController().signal);
        if (batch.events.some((event) => this.rejected.has(event.key))) {
          failed = true;
          throw new DeliveryError("reject", "422");
        }
        this.#store(batch, fail);
        await scheduler.step(instance);
        fail(0.1);
        signal.throwIfAborted();
      },
      test: () => Promise.resolve(),
      close: () => scheduler.step(instance),
    };
  }

  #store({ events, epoch }: Batch, fail: (probability: number) => void): void {
    if (this.recognition === "transaction") this.#compare(epoch);
    for (const [index, event] of events.entries()) {
      // Without a transaction, it may fail in between.
      if (index > 0 && this.recognition !== "transaction") fail(0.02);
      if (this.recognition !== "none" && event.sequence <= this.position) continue;
      this.record.push(event);
      this.position = Math.max(this.position, event.sequence);
    }
  }

  #compare(epoch: number): void {
    if (epoch < this.epoch) throw new DeliveryError("retry", `epoch ${epoch} is over`);
    this.epoch = epoch;
  }
}
