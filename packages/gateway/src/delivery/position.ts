import type { Cursor } from "@node-access/delivery/model";
import type { StoredStream } from "../state/tables/streams.ts";

export interface Position {
  /** The number of the next block to read; `null` before the first one. */
  readonly next: number | null;
  /** The hash of the block before it. */
  readonly hash: string | undefined;
  /** How many blocks could be delivered and are not; `null` if it is not known. */
  readonly lag: number | null;
}

export function readPosition({ cursor, head, undelivered }: StoredStream): Position {
  const { next = null, hash } = cursor === null ? {} : (JSON.parse(cursor) as Partial<Cursor>);
  const oldest = undelivered ?? next;
  return { next, hash, lag: head === null || oldest === null ? null : Math.max(0, head + 1 - oldest) };
}
