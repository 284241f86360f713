import type { Cursor } from "./source.ts";
import type { StreamEvent } from "./event.ts";
import type { StreamLease } from "./stream.ts";

/** A block whose events are stored before they are delivered, and until it is final. */
export interface OutboxBlock {
  /** The sequence number of its first event. */
  readonly first: number;
  /** The sequence number of its last event. */
  readonly last: number;
  /** The number of the block. */
  readonly number: number;
  /** The hash of the block. */
  readonly hash: string;
  /** Whether it removes the events of a block that was replaced. */
  readonly removed: boolean;
}

/** A block of the outbox with its events. */
export interface OutboxEntry extends OutboxBlock {
  /**
   * The keys of all events of the block, in order, for the ledger: those of dead letters too. Empty if the entry removes
   * events, or repeats dead letters.
   */
  readonly keys: readonly string[];
  /** The events to deliver, in order. Dead letters are missing, so their sequence numbers too. */
  readonly events: readonly StreamEvent[];
}

/** What a stream has read and delivered. */
export interface StreamState {
  /** Where it continues to read; `undefined` before it has begun. */
  readonly cursor: Cursor | undefined;
  /** The newest cursor before which all blocks are final and delivered: where it continues if later blocks were replaced. */
  readonly final: Cursor | undefined;
  /** The sequence number of the last event before the cursor. */
  readonly sequence: number;
  /**
   * The sequence number of the last event that was delivered. It may be greater than `sequence`: events of final blocks
   * are delivered before the cursor moves.
   */
  readonly delivered: number;
  /** In order of sequence, without their events: see {@link StreamStore.entries}. */
  readonly outbox: readonly OutboxBlock[];
}

/** Consecutive final blocks whose events were all delivered. Those that follow one another are joined by the store. */
export interface LedgerPart {
  /** The number of the first block. */
  readonly from: number;
  /** The number of the last block. */
  readonly to: number;
  /** The hash of the first block; empty if the source has no hashes, or if it is not known. */
  readonly fromHash: string;
  /** The hash of the last block; empty if the source has no hashes. */
  readonly toHash: string;
  /** The keys of the events, in order: their ids without a repetition such as `:2`. */
  readonly ids: readonly string[];
}

/** An event that could not be delivered. */
export interface DeadLetterEntry {
  /** The sequence number of the event. */
  readonly sequence: number;
  /** Why, for the stream's owner. */
  readonly reason: string;
  /** The event, as far as it was made. */
  readonly event: StreamEvent;
  /** Whether its filter or projection failed: `event.data` is what the source has read. */
  readonly raw: boolean;
}

/** What changes together, in one transaction. Absent fields stay as they are. */
export interface StreamChange {
  /** See {@link StreamState.cursor}. */
  readonly cursor?: Cursor;
  /** See {@link StreamState.final}. */
  readonly final?: Cursor;
  /** See {@link StreamState.sequence}. */
  readonly sequence?: number;
  /** See {@link StreamState.delivered}. */
  readonly delivered?: number;
  /** Deletes entries of the outbox, by the sequence numbers of their first events. */
  readonly forget?: readonly number[];
  /** Entries to add to the outbox, after those to forget were deleted. */
  readonly append?: readonly OutboxEntry[];
  /** Parts to add to the ledger, in order. */
  readonly ledger?: readonly LedgerPart[];
  /** Events to store as dead letters. Those that are stored already stay as they are. */
  readonly deadLetters?: readonly DeadLetterEntry[];
  /** Deletes the dead letters of blocks that were replaced: those with sequence numbers in these ranges. */
  readonly withdraw?: readonly { readonly first: number; readonly last: number }[];
  /** Dead letters that are events again, or were rejected again with a reason. */
  readonly retried?: readonly RetriedDeadLetter[];
}

/** The outcome for a dead letter that someone wants to be delivered again. */
export interface RetriedDeadLetter {
  /** The sequence number of the dead letter. */
  readonly sequence: number;
  /** The sequence number of the event that it is now, in the outbox: it is no dead letter anymore. */
  readonly as?: number;
  /** Why it cannot be delivered: it stays. Without `as` and `reason`, the filter excludes it now: it is deleted. */
  readonly reason?: string;
}

/** What a stream does, for people: see `StreamStatus` and `StreamPosition` of the management API. */
export interface StreamReport {
  /** What the stream does. */
  readonly status: "running" | "waiting" | "retrying" | "paused";
  /** Why it does not run. */
  readonly reason?: string | undefined;
  /** Milliseconds since 1970. */
  readonly retryAt?: number | undefined;
}

/** Stores what streams have read and delivered. Each call is atomic and durable when it returns. */
export interface StreamStore {
  /** @throws LeaseLost as all methods do. */
  load(lease: StreamLease): Promise<StreamState>;
  /** @returns entries of the outbox with their events, by the sequence numbers of their first events, in order. */
  entries(lease: StreamLease, firsts: readonly number[]): Promise<readonly OutboxEntry[]>;
  /** Stores what changes together. @throws LeaseLost, and then nothing has changed. */
  change(lease: StreamLease, change: StreamChange): Promise<void>;
  /** Dead letters that someone wants to be delivered again, in order: at most 1,000. */
  retries(lease: StreamLease): Promise<readonly DeadLetterEntry[]>;
  /** `paused` pauses the stream until someone resumes it. */
  report(lease: StreamLease, report: StreamReport): Promise<void>;
}

/** The stream now runs elsewhere, or was paused or deleted: nothing was changed. */
export class LeaseLost extends Error {
  /** The name of the class. */
  override readonly name = "LeaseLost" as const;

  constructor({ stream }: StreamLease) {
    super(`stream ${stream} runs elsewhere, or was paused or deleted`);
  }
}
