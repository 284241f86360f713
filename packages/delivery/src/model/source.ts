import type { StreamStart } from "@node-access/management";

/** Where a stream continues to read: plain JSON. */
export interface Cursor {
  /** The number of the next block: of a slot, a checkpoint, or whatever counts the source's blocks. */
  readonly next: number;
  /** The hash of the block before it, if the source has hashes. */
  readonly hash?: string | undefined;
  /** What else the source needs. */
  readonly more?: unknown;
}

/** Something that happened in a block. */
export interface SourceItem {
  /** Identifies it in the stream, such as `HASH:INDEX`: the same whenever it is read. */
  readonly key: string;
  /** A value of JSON. */
  readonly data: unknown;
}

/** A block with items. */
export interface SourceBlock {
  /** The number of the block. */
  readonly number: number;
  /** Empty if the source has no hashes. */
  readonly hash: string;
  /** In ISO 8601. */
  readonly time?: string | undefined;
  /** What happened in the block, in order. */
  readonly items: readonly SourceItem[];
}

/** Consecutive blocks that follow a cursor. */
export interface Reading {
  /** Those that have items, in order. */
  readonly blocks: readonly SourceBlock[];
  /** The number and the hash of the first block, with items or without. */
  readonly first: { readonly number: number; readonly hash: string };
  /** The number and the hash of the last block, with items or without. */
  readonly last: { readonly number: number; readonly hash: string };
  /** Continues after the last block. */
  readonly cursor: Cursor;
  /** The number of the newest block that can no longer be replaced. */
  readonly finalNumber: number;
}

/** Reads the events of a stream. A stream has one of its own; sources of a network share their requests. */
export interface Source {
  /** The kind of its events: see `StreamEvent.type`. */
  readonly type: string;
  /** Whether blocks cannot be read again: their events are stored before they are delivered, also if they are final. */
  readonly live?: boolean;
  /** The number of the newest block that could be delivered, as far as it is known. */
  readonly head: number | undefined;
  /** The number of the newest final block, if the block before a cursor is part of the chain, as far as that is known. */
  final?(cursor: Cursor): number | undefined;
  /** Finds where a new stream begins. */
  begin(start: StreamStart, signal: AbortSignal): Promise<Cursor>;
  /**
   * Reads what follows a cursor, and waits until there is something.
   *
   * @returns `replaced` if the block before the cursor has left the chain.
   * @throws whatever a client throws, if the read failed and may be repeated; SourceError if it cannot succeed.
   */
  read(cursor: Cursor, signal: AbortSignal): Promise<Reading | "replaced">;
  /**
   * Waits until there is something to read, and holds little meanwhile: thousands of streams wait at the same time. Absent
   * if only `read` can wait. Blocks without items need not wake it at once.
   *
   * @param wake - Called once.
   * @returns a function that ends this; `undefined` if there is something now.
   */
  watch?(cursor: Cursor, wake: () => void): (() => void) | undefined;
  /** The number of the next block to look at, if `watch` has found nothing in those before it. */
  readonly next?: number | undefined;
  /** Finds which blocks are still part of the chain. Absent if the source's blocks are never replaced. */
  findCurrent?(
    blocks: readonly { readonly number: number; readonly hash: string }[],
    signal: AbortSignal,
  ): Promise<readonly boolean[]>;
  /** Reads blocks again, by another way if there is one, to compare them with what was delivered. */
  reread?(from: number, to: number, signal: AbortSignal): AsyncIterable<SourceBlock>;
  /** Ends what the source does in the background. */
  close(): void;
}

/** A read that will never succeed: its stream is paused. */
export class SourceError extends Error {
  /** The name of the class. */
  override readonly name = "SourceError" as const;
}
