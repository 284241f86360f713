import type { Cursor, RunningStream } from "@node-access/delivery/model";
import type { StoredStream } from "../state/tables/streams.ts";

export interface Position {
  /** The number of the next block to read; `null` before the first one. */
  readonly next: number | null;
  /** The hash of the block before it. */
  readonly hash: string | undefined;
  /** How many blocks could be delivered and are not; `null` if it is not known. */
  readonly lag: number | null;
}

/** How far a stream has come that runs in this process. */
export type RunningPosition = Pick<RunningStream, "next" | "head" | "delivered">;

/** @param running - What the stream reports, if it runs in this process: cursors without events are stored later. */
export function readPosition(
  { cursor, head, undelivered, status }: StoredStream,
  running?: RunningPosition,
): Position {
  const stored = cursor === null ? {} : (JSON.parse(cursor) as Partial<Cursor>);
  const next = Math.max(stored.next ?? -1, running?.next ?? -1);
  const hash = next === stored.next ? stored.hash : undefined;
  const newest = running?.head ?? head;
  const oldest = undelivered ?? next;
  const isUnknown = newest === null || oldest < 0 || status === "waiting";
  const lag = isUnknown ? null : Math.max(0, newest + 1 - oldest);
  return { next: next < 0 ? null : next, hash, lag };
}
