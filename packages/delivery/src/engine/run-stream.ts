import { type Reading, type Source, SourceError } from "../model/source.ts";
import { UNSTORED_EVENTS } from "../model/unstored-events.ts";
import type { Evaluation } from "./create-entry.ts";
import { Deliverer, type DelivererOptions } from "./deliverer.ts";
import { errorMessage } from "./error-message.ts";
import type { Failures } from "./failures.ts";
import { Progress } from "./progress.ts";
import { Reader } from "./reader.ts";
import { replaceBlocks, removeReplaced } from "./replace-blocks.ts";
import { settleBlocks } from "./settle-blocks.ts";
import { createEntries, takeFinal, takeToOutbox } from "./take-reading.ts";

/** Events of the outbox that are read together. */
const READ_TOGETHER = 1000;
/** Events that may wait for the readers of a stream with the destination `pull`. */
const MOST_WAITING = 10_000;

/** What a run works with. */
export interface RunOptions extends DelivererOptions {
  readonly source: Source;
  readonly evaluation: Evaluation;
  readonly reads: Failures;
  readonly runs: Failures;
  /** What others want of the stream. */
  readonly requests: { acknowledged: number; repeat: boolean };
}

/** Runs a stream from what the store knows until something fails that is not a read or a delivery. */
export class StreamRun {
  readonly progress: Progress;
  readonly #options: RunOptions;
  readonly #pull: boolean;
  /** Missing while the stream waits. */
  #openReader: Reader | undefined;
  readonly #deliverer: Deliverer;
  /** From this sequence number on, no event can have the number of one that an earlier run has delivered. */
  #unusedFrom = 0;
  #isLoaded = false;

  constructor(options: RunOptions) {
    const { definition, lease, engine } = options;
    this.#options = options;
    this.#pull = definition.destination.type === "pull";
    this.progress = new Progress(engine.store, lease, engine.clock);
    this.#deliverer = new Deliverer(options, this.progress);
  }

  /**
   * Runs until there is nothing to do. Most streams wait most of the time: they hold no promise then.
   *
   * @param wake - Called when there is something to read: run it again.
   * @returns a function that ends the wait for that.
   */
  async run(wake: () => void): Promise<() => void> {
    this.#options.stopping.throwIfAborted();
    if (!this.#isLoaded) await this.#load();
    this.#isLoaded = true;
    for (;;) {
      await this.#deliverOutbox();
      await this.#repeatDeadLetters();
      await this.#settle();
      const endWait = this.#wait(wake);
      if (endWait) return endWait;
      const reading = await this.#read();
      if (reading === "replaced")
        await replaceBlocks(this.progress, this.#options.source, this.#options.stopping);
      else if (reading) await this.#take(reading);
      await this.#deliverer.closeIfIdle();
    }
  }

  get #reader(): Reader {
    return (this.#openReader ??= new Reader(this.#options.source));
  }

  /** Continues what waits. */
  wake(): void {
    this.#openReader?.wake();
  }

  /** Whether there is something to write to the ledger although nothing new was read: the chain has no new blocks. */
  get mustSettle(): boolean {
    const { isOverdue, finalNumber, marks } = this.progress;
    const [mark] = marks;
    if (isOverdue || !mark) return isOverdue;
    const final = this.#finalNumber();
    return final > finalNumber && final >= mark.number;
  }

  /** Ends what waits, so that `run` throws: `stopping` is aborted. */
  end(): void {
    this.#openReader?.end();
  }

  /** Stores what it has done, and ends what it does in the background. */
  async close(): Promise<void> {
    const { delivered, storedDelivered } = this.progress;
    this.#openReader?.end();
    await this.progress
      .store(!this.#pull && delivered > storedDelivered ? { delivered } : {})
      .catch(() => undefined);
    await this.#deliverer.close();
  }

  async #load(): Promise<void> {
    const { progress } = this;
    const { source, definition, stopping, requests } = this.#options;
    await progress.load();
    requests.repeat = true;
    this.#unusedFrom = progress.delivered + UNSTORED_EVENTS;
    if (progress.cursor) return;
    const cursor = await source.begin(definition.start, stopping);
    // The block before the first one does not matter: if it is replaced, the stream still begins at this number.
    const { hash: _, ...final } = cursor;
    await progress.store({ cursor, final });
  }

  /** Delivers what the store knows and the destination does not have. */
  async #deliverOutbox(): Promise<void> {
    const { progress } = this;
    if (this.#pull) {
      progress.delivered = Math.max(progress.delivered, this.#options.requests.acknowledged);
      return settleBlocks(progress);
    }
    for (;;) {
      const blocks = progress.outbox.undelivered(progress.delivered, READ_TOGETHER);
      if (blocks.length === 0) return;
      await this.#deliverEntries(progress.each(blocks));
    }
  }

  async #deliverEntries(entries: Parameters<Deliverer["deliver"]>[0]): Promise<void> {
    await this.#deliverer.deliver(entries);
    await this.progress.store({ delivered: this.progress.delivered });
  }

  async #repeatDeadLetters(): Promise<void> {
    const { engine, lease, requests, source, evaluation, stopping } = this.#options;
    if (!requests.repeat || !this.#numbersAreUnused()) return;
    requests.repeat = false;
    const deadLetters = await engine.store.retries(lease);
    if (deadLetters.length === 0) return;
    requests.repeat = true;
    // What the destination has may be more than the store knows.
    if (!this.#pull) await this.#deliverer.open();
    if (!this.#numbersAreUnused()) return;
    const { repeatDeadLetters } = await import("./repeat-dead-letters.ts");
    await repeatDeadLetters(deadLetters, this.progress, evaluation, source, stopping);
    await this.#deliverOutbox();
    await settleBlocks(this.progress);
  }

  /**
   * Whether the next sequence number was certainly not delivered: an earlier run may have delivered events of final blocks
   * that this one has not read yet, and that must get the same numbers.
   */
  #numbersAreUnused(): boolean {
    const { sequence, delivered, cursor } = this.progress;
    const { head } = this.#options.source;
    if (delivered > sequence) return false;
    return this.#pull || sequence >= this.#unusedFrom || head === undefined || (cursor?.next ?? 0) > head;
  }

  async #settle(): Promise<void> {
    const { progress } = this;
    progress.finalNumber = this.#finalNumber();
    await settleBlocks(progress);
    if (progress.isOverdue) await progress.store({});
  }

  /** The number of the newest final block, also if it became final after it was read. */
  #finalNumber(): number {
    const { cursor, finalNumber } = this.progress;
    return Math.max(finalNumber, (cursor && this.#options.source.final?.(cursor)) ?? -1);
  }

  #wait(wake: () => void): (() => void) | undefined {
    const { cursor } = this.progress;
    const { source, requests } = this.#options;
    if (!cursor || this.#isFull() || requests.repeat || this.#openReader?.isReading) return undefined;
    const endWait = source.watch?.(cursor, wake);
    if (endWait) this.#openReader = undefined;
    return endWait;
  }

  /** @returns `undefined` if there may be something else to do. */
  async #read(): Promise<Reading | "replaced" | undefined> {
    const { cursor } = this.progress;
    const { definition, reads, stopping } = this.#options;
    if (!cursor || this.#isFull()) {
      await this.#reader.wait();
      return undefined;
    }
    try {
      return await this.#reader.next(cursor);
    } catch (error) {
      if (stopping.aborted || error instanceof SourceError) throw error;
      // The address is one of this machine, and says nothing to the stream's owner.
      const reason = errorMessage(error).replaceAll(`${definition.node.url}/***`, "the node");
      await reads.failed(reason, stopping);
      return undefined;
    }
  }

  #isFull(): boolean {
    return this.#pull && this.progress.sequence - this.progress.delivered > MOST_WAITING;
  }

  async #take(reading: Reading): Promise<void> {
    const { progress } = this;
    const { source, evaluation, counters, reads, runs, stopping } = this.#options;
    await reads.succeeded();
    // The next one is read while this one is delivered.
    const canWait = source.watch && (source.head ?? -1) < reading.cursor.next;
    if (!this.#isFull() && !canWait) this.#reader.start(reading.cursor);
    progress.finalNumber = Math.max(progress.finalNumber, reading.finalNumber);
    await settleBlocks(progress);
    if (await removeReplaced(reading, progress, source, stopping)) await this.#deliverOutbox();
    const entries = createEntries(reading.blocks, progress, evaluation, counters);
    const final = reading.last.number <= progress.finalNumber && progress.marks.length === 0;
    if (final && !this.#pull && !source.live) await takeFinal(reading, entries, progress, this.#deliverer);
    else {
      const appended = await takeToOutbox(reading, entries, progress);
      if (!this.#pull && appended.length > 0) await this.#deliverEntries(appended);
    }
    await runs.succeeded();
  }
}
