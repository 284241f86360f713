import type { StreamEvent } from "../../src/model/event.ts";
import {
  type DeadLetterEntry,
  LeaseLost,
  type LedgerPart,
  type OutboxEntry,
  type StreamChange,
  type StreamReport,
  type StreamState,
  type StreamStore,
} from "../../src/model/store.ts";
import { UNSTORED_EVENTS } from "../../src/model/unstored-events.ts";
import type { StreamLease } from "../../src/model/stream.ts";

/** What a database knows of a stream. */
export class StoredStream {
  epoch = 0;
  paused = false;
  cursor: StreamState["cursor"];
  final: StreamState["final"];
  sequence = 0;
  delivered = 0;
  outbox: OutboxEntry[] = [];
  ledger: LedgerPart[] = [];
  deadLetters: DeadLetterEntry[] = [];
  requested = new Set<number>();
  /** The keys of all events that were dead letters for a while. */
  readonly rejected = new Set<string>();
  readonly rejectedRemovals = new Set<string>();
  reports: StreamReport[] = [];
  changes = 0;
  /** Characters of data that one change has added, at most. */
  largestChange = 0;
  replays = 0;
  /** The number of its first block, and of the first one of the ledger. */
  start: number | undefined;
  ledgerStart: number | undefined;

  /** The events that readers of `pull` would get. */
  waiting(): readonly StreamEvent[] {
    return this.outbox.flatMap(({ events }) => events.filter(({ sequence }) => sequence > this.delivered));
  }

  /** Moves the stream back, as a gateway does while nobody runs it. */
  replay(block: number): void {
    const cursor = this.final && this.final.next <= block ? this.final : { next: block };
    this.cursor = cursor;
    this.final = cursor;
    this.sequence = Math.max(this.sequence, this.delivered) + UNSTORED_EVENTS;
    this.replays += 1;
    this.ledger = [];
    this.ledgerStart = cursor.next;
  }

  change(change: StreamChange): void {
    this.changes += 1;
    const added = (change.append ?? []).flatMap(({ events }) => events.map(({ data }) => data.length));
    this.largestChange = Math.max(
      this.largestChange,
      added.reduce((sum, size) => sum + size, 0),
    );
    this.start ??= change.cursor?.next;
    this.ledgerStart ??= this.start;
    for (const first of change.forget ?? []) {
      const index = this.outbox.findIndex((entry) => entry.first === first);
      if (index < 0) throw new Error(`BUG: no entry ${first} to forget`);
      this.outbox.splice(index, 1);
    }
    for (const entry of structuredClone(change.append ?? []) as OutboxEntry[]) {
      if (this.outbox.some(({ first, last }) => first <= entry.last && entry.first <= last))
        throw new Error(`BUG: entry ${entry.first} to ${entry.last} overlaps another`);
      this.outbox.push(entry);
    }
    this.outbox.sort((a, b) => a.first - b.first);
    for (const { first, last } of change.withdraw ?? [])
      this.deadLetters = this.deadLetters.filter(({ sequence }) => sequence < first || sequence > last);
    for (const letter of change.deadLetters ?? [])
      if (!this.deadLetters.some(({ sequence }) => sequence === letter.sequence))
        this.deadLetters.push(letter);
    for (const { event } of change.deadLetters ?? []) {
      this.rejected.add(event.key);
      if (event.removed) this.rejectedRemovals.add(event.key);
    }
    for (const { sequence, reason } of change.retried ?? []) {
      if (reason === undefined)
        this.deadLetters = this.deadLetters.filter((one) => one.sequence !== sequence);
      this.requested.delete(sequence);
    }
    if (change.sequence !== undefined && change.sequence < this.sequence)
      throw new Error("BUG: sequence goes back");
    if (change.delivered !== undefined && change.delivered < this.delivered)
      throw new Error("BUG: delivered goes back");
    this.cursor = change.cursor ?? this.cursor;
    this.final = change.final ?? this.final;
    this.sequence = change.sequence ?? this.sequence;
    this.delivered = change.delivered ?? this.delivered;
    this.ledger.push(...(change.ledger ?? []));
  }
}

/**
 * Stores streams in memory, as a gateway does in its database.
 *
 * @param reach - Waits before and after what each call does. It may throw, as a database that fails.
 */
export function createMemoryStore(
  streams: ReadonlyMap<string, StoredStream>,
  reach: () => Promise<void> = () => Promise.resolve(),
): StreamStore {
  const call = async <T>(lease: StreamLease, act: (stream: StoredStream) => T): Promise<T> => {
    await reach();
    const stream = streams.get(lease.stream);
    if (!stream || stream.epoch !== lease.epoch || stream.paused) throw new LeaseLost(lease);
    const result = act(stream);
    await reach();
    return result;
  };
  return {
    load: (lease) =>
      call(lease, ({ cursor, final, sequence, delivered, outbox }) => {
        const blocks = outbox.map(({ first, last, number, hash, removed }) => ({
          first,
          last,
          number,
          hash,
          removed,
        }));
        return { cursor, final, sequence, delivered, outbox: blocks };
      }),
    entries: (lease, firsts) =>
      call(lease, ({ outbox }) => structuredClone(outbox.filter(({ first }) => firsts.includes(first)))),
    change: (lease, change) => call(lease, (stream) => stream.change(change)),
    retries: (lease) =>
      call(lease, ({ deadLetters, requested }) =>
        deadLetters
          .filter(({ sequence }) => requested.has(sequence))
          .toSorted((a, b) => a.sequence - b.sequence),
      ),
    report: (lease, report) =>
      call(lease, (stream) => {
        stream.reports.push(report);
        if (report.status === "paused") stream.paused = true;
      }),
  };
}
