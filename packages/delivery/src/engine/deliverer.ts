import { DeliveryError, type Destination } from "../model/destination.ts";
import type { StreamEvent } from "../model/event.ts";
import type { OutboxEntry, StreamChange } from "../model/store.ts";
import type { StreamDefinition, StreamLease } from "../model/stream.ts";
import { UNSTORED_EVENTS } from "../model/unstored-events.ts";
import { withDeadline } from "../model/clock.ts";
import { errorMessage } from "./error-message.ts";
import { type Counters, type Failures, Paused } from "./failures.ts";
import type { Progress } from "./progress.ts";
import type { EngineOptions } from "./stream-parts.ts";

const OPENED_WITHIN = 30_000;
const DELIVERED_WITHIN = 60_000;
/** How long what was delivered may be unknown to the store. */
const STORE_AFTER = 1000;
const CLOSE_AFTER = 60_000;
const CLOSED_WITHIN = 1000;
/** How long to wait before it is checked again whether the lease is certain. */
const CERTAIN_WITHIN = 100;
const MOST_REJECTED = 100;
/** Characters of data after which a batch ends: receivers, and this process, hold it as a whole. */
const MOST_TOGETHER = 1_000_000;

/** What a deliverer works with. */
export interface DelivererOptions {
  readonly definition: StreamDefinition;
  readonly lease: StreamLease;
  readonly engine: EngineOptions;
  readonly counters: Counters;
  readonly deliveries: Failures;
  /** Ends pauses, and what waits. */
  readonly stopping: AbortSignal;
  /** Ends deliveries. */
  readonly aborting: AbortSignal;
}

/** Delivers the events of a stream in order, in batches. */
export class Deliverer {
  readonly #options: DelivererOptions;
  readonly #progress: Progress;
  #destination: Destination | undefined;
  #usedAt = 0;
  #rejectedInRow = 0;
  /** The last failure after which events may have arrived, and the last of these events. */
  #failed = { last: 0, reason: "" };

  constructor(options: DelivererOptions, progress: Progress) {
    this.#options = options;
    this.#progress = progress;
  }

  /** Delivers the events of entries that follow what was delivered. Those that are rejected become dead letters. */
  async deliver(entries: Iterable<OutboxEntry> | AsyncIterable<OutboxEntry>): Promise<void> {
    const { definition } = this.#options;
    const progress = this.#progress;
    let batch: StreamEvent[] = [];
    let size = 0;
    let passed = progress.delivered;
    for await (const entry of entries) {
      for (const event of entry.events) {
        if (event.sequence <= progress.delivered) continue;
        batch.push(event);
        size += event.data.length;
        if (batch.length < definition.batchSize && size < MOST_TOGETHER) continue;
        await this.#deliverBatch(batch);
        [batch, size] = [[], 0];
      }
      passed = entry.last;
    }
    if (batch.length > 0) await this.#deliverBatch(batch);
    progress.delivered = Math.max(progress.delivered, passed);
  }

  /** Connects, and finds what the destination has. */
  async open(): Promise<Destination> {
    if (this.#destination) return this.#destination;
    const { definition, engine, lease, aborting } = this.#options;
    const progress = this.#progress;
    const destination = await engine.createDestination(definition);
    this.#destination = destination;
    const late = "the destination did not connect within 30 seconds";
    const open = (signal: AbortSignal): Promise<number | undefined> => destination.open(lease.epoch, signal);
    const position = (await withDeadline(engine.clock, OPENED_WITHIN, aborting, open, late)) ?? 0;
    if (position > progress.storedDelivered + UNSTORED_EVENTS) {
      throw new Paused(
        `the destination has event ${position}, but the stream has delivered only ${progress.storedDelivered}: ` +
          "its database was restored, or another stream delivers there. Use another destination",
      );
    }
    progress.delivered = Math.max(progress.delivered, position);
    return destination;
  }

  /** Disconnects if nothing was delivered for a while. */
  async closeIfIdle(): Promise<void> {
    if (this.#destination && this.#options.engine.clock.now() - this.#usedAt >= CLOSE_AFTER)
      await this.close();
  }

  async close(): Promise<void> {
    const destination = this.#destination;
    if (!destination) return;
    this.#destination = undefined;
    const { clock } = this.#options.engine;
    const late = "the destination did not close within a second";
    const { signal } = new AbortController();
    await withDeadline(clock, CLOSED_WITHIN, signal, () => destination.close(), late).catch(() => undefined);
  }

  async #deliverBatch(events: readonly StreamEvent[]): Promise<void> {
    const { engine, stopping } = this.#options;
    const progress = this.#progress;
    stopping.throwIfAborted();
    const [first, last] = [events[0]?.sequence ?? 0, events.at(-1)?.sequence ?? 0];
    if (
      last > progress.storedDelivered + UNSTORED_EVENTS ||
      engine.clock.now() - progress.storedAt >= STORE_AFTER
    )
      await progress.store({ delivered: first - 1 });
    await this.#deliverOrHalve(events);
    progress.delivered = Math.max(progress.delivered, last);
  }

  async #deliverOrHalve(events: readonly StreamEvent[]): Promise<void> {
    try {
      await this.#deliverOrRetry(events);
    } catch (error) {
      const [event] = events;
      if (!event || !(error instanceof DeliveryError) || error.outcome !== "reject") throw error;
      if (events.length === 1) return this.#reject(event, error.message);
      const half = Math.ceil(events.length / 2);
      await this.#deliverOrHalve(events.slice(0, half));
      await this.#deliverOrHalve(events.slice(half));
    }
  }

  async #deliverOrRetry(events: readonly StreamEvent[]): Promise<void> {
    const { deliveries, stopping } = this.#options;
    for (;;) {
      const error = await this.#attempt(events);
      if (!error) return deliveries.succeeded();
      await this.close();
      if (error.outcome === "pause") throw new Paused(error.message);
      if (error.outcome === "reject") throw error;
      this.#failed = { last: events.at(-1)?.sequence ?? 0, reason: error.message };
      await deliveries.failed(error.message, stopping, error.retryAfter);
    }
  }

  async #attempt(events: readonly StreamEvent[]): Promise<DeliveryError | undefined> {
    const { definition, lease, engine, counters, stopping, aborting } = this.#options;
    const progress = this.#progress;
    const { clock } = engine;
    const { id: stream, publicNetwork } = definition;
    const late = "the destination did not respond within 60 seconds";
    try {
      const destination = await this.open();
      const missing = events.filter(({ sequence }) => sequence > progress.delivered);
      if (missing.length === 0) return undefined;
      while (!(engine.isCertain?.() ?? true)) await clock.sleep(CERTAIN_WITHIN, stopping);
      const batch = { stream, publicNetwork, epoch: lease.epoch, events: missing };
      const deliver = (signal: AbortSignal): Promise<void> => destination.deliver(batch, signal);
      await withDeadline(clock, DELIVERED_WITHIN, aborting, deliver, late);
      this.#usedAt = clock.now();
      this.#rejectedInRow = 0;
      counters.events += missing.length;
      return undefined;
    } catch (error) {
      if (error instanceof Paused || stopping.aborted) throw error;
      return error instanceof DeliveryError ? error : new DeliveryError("retry", errorMessage(error));
    }
  }

  /**
   * Makes an event a dead letter. Its block no longer has it: if the block is replaced, the event is not removed. A destination
   * may also reject what it has, because it was delivered before, without a response. Such an event is removed.
   */
  async #reject(event: StreamEvent, message: string): Promise<void> {
    const { counters } = this.#options;
    const progress = this.#progress;
    const { sequence } = event;
    const failed = this.#failed;
    const mayHaveArrived = sequence <= Math.max(failed.last, progress.uncertainTo);
    const how =
      sequence <= failed.last
        ? `when the delivery failed: ${failed.reason}`
        : "as the stream was interrupted or replayed";
    const reason = mayHaveArrived ? `${message}; it may have arrived before, ${how}` : message;
    const block = progress.outbox.blocks.find(({ first, last }) => first <= sequence && sequence <= last);
    const [entry] = await progress.entries(block && !mayHaveArrived ? [block.first] : []);
    const rewritten: StreamChange = entry
      ? {
          forget: [entry.first],
          append: [{ ...entry, events: entry.events.filter((one) => one.sequence !== sequence) }],
        }
      : {};
    await progress.store({
      ...rewritten,
      delivered: sequence,
      deadLetters: [{ sequence, reason, event, raw: false }],
    });
    counters.deadLetters += 1;
    this.#rejectedInRow += 1;
    if (this.#rejectedInRow < MOST_REJECTED) return;
    this.#rejectedInRow = 0;
    throw new Paused(
      `the destination has rejected ${MOST_REJECTED} events in a row; the last one: ${reason}`,
    );
  }
}
