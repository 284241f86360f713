import type { Cursor, Reading } from "../model/source.ts";
import type { LedgerPart, OutboxBlock, OutboxEntry, StreamChange, StreamStore } from "../model/store.ts";
import type { StreamLease } from "../model/stream.ts";
import type { Clock } from "../model/clock.ts";
import { UNSTORED_EVENTS } from "../model/unstored-events.ts";
import { Outbox } from "./outbox.ts";

/** How long changes without events may wait. */
const STORE_AFTER = 10_000;
/** Entries of the outbox that are read together. */
const HELD = 8;
/** One for all streams: thousands of them wait. */
const NOTHING: StreamChange = {};
const NO_MARKS: readonly Mark[] = [];
/** Marks in the blocks that are not final. */
const MARKS = 4;

/** A place between blocks that are not final: `final` moves there once they are. */
export interface Mark {
  readonly cursor: Cursor;
  /** The last block before it. */
  readonly number: number;
  readonly hash: string;
  /** The first block that was read after the mark before. */
  readonly first: { readonly number: number; readonly hash: string };
}

/** What a stream has read and delivered, in memory and in the store. */
export class Progress {
  cursor: Cursor | undefined;
  final: Cursor | undefined;
  sequence = 0;
  delivered = 0;
  outbox: Outbox = new Outbox([]);
  /** In order, from the oldest one after `final` to the one of `cursor`. */
  marks: readonly Mark[] = NO_MARKS;
  /** The newest final block that the source has reported. */
  finalNumber = -1;
  /** What the store knows as delivered. */
  storedDelivered = 0;
  storedAt: number;
  /** The last event that may have been delivered although the store does not know: by an earlier run, or before a replay. */
  uncertainTo = 0;
  readonly #store: StreamStore;
  readonly #lease: StreamLease;
  readonly #clock: Clock;
  #deferred = NOTHING;
  #failed = false;

  constructor(store: StreamStore, lease: StreamLease, clock: Clock) {
    this.#store = store;
    this.#lease = lease;
    this.#clock = clock;
    this.storedAt = clock.now();
  }

  async load(): Promise<void> {
    const state = await this.#store.load(this.#lease);
    const { cursor, final } = state;
    this.cursor = cursor;
    this.final = final;
    this.sequence = state.sequence;
    this.delivered = state.delivered;
    this.storedDelivered = state.delivered;
    this.uncertainTo = Math.min(state.sequence, state.delivered + UNSTORED_EVENTS);
    this.outbox = new Outbox(state.outbox);
    if (cursor && final && cursor.next > final.next)
      this.marks = [{ ...markOf(cursor), first: markOf(cursor) }];
  }

  /** Entries of the outbox with their events, in the order of the blocks: few are held, because a block may have megabytes. */
  async *each(blocks: readonly OutboxBlock[]): AsyncGenerator<OutboxEntry> {
    for (let index = 0; index < blocks.length; index += HELD) {
      const firsts = blocks.slice(index, index + HELD).map(({ first }) => first);
      yield* (await this.entries(firsts)).toSorted(
        (a, b) => firsts.indexOf(a.first) - firsts.indexOf(b.first),
      );
    }
  }

  /** Entries of the outbox with their events. */
  entries(firsts: readonly number[]): Promise<readonly OutboxEntry[]> {
    return firsts.length === 0 ? Promise.resolve([]) : this.#store.entries(this.#lease, firsts);
  }

  /** Adds the end of what was read, in place of the one before if that is near. */
  mark({ cursor, first: { number, hash }, last }: Reading): void {
    const { marks } = this;
    const newest = marks.at(-1);
    const start = (this.final?.next ?? 0) - 1;
    const distance = (newest?.number ?? start) - (marks.at(-2)?.number ?? start);
    const isNear = newest && distance < (last.number - start) / MARKS;
    const mark = {
      cursor,
      number: last.number,
      hash: last.hash,
      first: isNear ? newest.first : { number, hash },
    };
    this.marks = [...(isNear ? marks.slice(0, -1) : marks), mark];
  }

  /** Changes something, in one transaction with what was deferred. */
  async store(change: StreamChange): Promise<void> {
    const whole = merge(this.#deferred, change);
    if (this.#failed || Object.keys(whole).length === 0) return;
    this.#failed = true;
    await this.#store.change(this.#lease, whole);
    this.#failed = false;
    this.#deferred = NOTHING;
    this.storedAt = this.#clock.now();
    this.#apply(change);
    this.storedDelivered = Math.max(this.storedDelivered, change.delivered ?? 0);
  }

  /** Changes the cursors, or adds parts without events to the ledger. Stored later: if they are lost, blocks are read again. */
  async defer(change: Pick<StreamChange, "cursor" | "final" | "ledger">): Promise<void> {
    this.#deferred = merge(this.#deferred, change);
    this.#apply(change);
    if (this.isOverdue) await this.store({});
  }

  /** Whether something has been deferred for long enough. */
  get isOverdue(): boolean {
    const isLate = this.#clock.now() - this.storedAt >= STORE_AFTER;
    return isLate && Object.keys(this.#deferred).length > 0;
  }

  #apply({ cursor, final, sequence, delivered, forget, append }: StreamChange): void {
    this.cursor = cursor ?? this.cursor;
    this.final = final ?? this.final;
    this.sequence = sequence ?? this.sequence;
    this.delivered = Math.max(this.delivered, delivered ?? 0);
    if (forget || append) this.outbox.change(forget, append);
  }
}

function markOf(cursor: Cursor): { cursor: Cursor; number: number; hash: string } {
  return { cursor, number: cursor.next - 1, hash: cursor.hash ?? "" };
}

function merge(before: StreamChange, change: StreamChange): StreamChange {
  const ledger = [...(before.ledger ?? []), ...(change.ledger ?? [])].reduce(joinParts, []);
  return { ...before, ...change, ...(ledger.length > 0 && { ledger }) };
}

function joinParts(parts: readonly LedgerPart[], part: LedgerPart): readonly LedgerPart[] {
  const last = parts.at(-1);
  if (!last || last.to + 1 !== part.from) return [...parts, part];
  const { from, fromHash } = last;
  return [...parts.slice(0, -1), { ...part, from, fromHash, ids: [...last.ids, ...part.ids] }];
}
