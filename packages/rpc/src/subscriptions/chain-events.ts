import type { NodeAccessError } from "@node-access/auth";
import type { NotificationQueue, Subscription } from "@node-access/transport/web-socket";
import type { HistoryCursor } from "../history-cursor.ts";
import type { BlockWithHashes, Hash, Head, Log, LogFilter, LogQuery, Quantity } from "../generated/types.ts";

/** Blocks whose events are unknown. Read them again if you need them. */
export interface Gap {
  /** Distinguishes it from other events. */
  readonly type: "gap";
  /** The first block. */
  readonly fromBlock: Quantity;
  /** The last block. */
  readonly toBlock: Quantity;
  /** The node's error. Absent if the node does not have the blocks, or there are more than `maxGap`. */
  readonly reason: NodeAccessError | undefined;
}

/**
 * An event of {@link watchHeads}: a new block, a block removed by a reorganization,
 * or missing blocks.
 */
export type HeadEvent =
  | { readonly type: "head"; readonly head: Head }
  | { readonly type: "removed"; readonly head: Head }
  | Gap;

/**
 * An event of {@link watchLogs}: a new log, a log removed by a reorganization, or blocks whose logs
 * are missing.
 */
export type LogEvent =
  | { readonly type: "log"; readonly log: Log }
  | { readonly type: "removed"; readonly log: Log }
  | Gap;

/** Options of {@link watchHeads} and {@link watchLogs}. */
export interface WatchOptions {
  /**
   * The number of the first block to deliver, for example to continue after a restart. If it is more
   * than `maxGap` blocks old, the blocks up to the newest one are reported as a gap.
   * Default: the block after the newest one at the start of the iteration.
   */
  readonly fromBlock?: Quantity | undefined;
  /**
   * The cursor of the last part of `readLogs` or `readBlocks`, from `@node-access/rpc/history`: the watch begins with the block after
   * that part, in place of `fromBlock`. If the last block of the part has left the chain, or leaves it later, the watch ends with
   * `BLOCK_REPLACED`, because it cannot tell what else of the part is gone.
   */
  readonly cursor?: HistoryCursor | undefined;
  /**
   * Maximum consecutive missed blocks to fetch, a whole number. More are reported as a gap.
   * Default 1,000.
   */
  readonly maxGap?: number | undefined;
  /** Ends the iteration without an error. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * The part of a client that {@link watchHeads} and {@link watchLogs} use. Clients of all protocols
 * with heads and logs have it.
 */
export interface WatchClient {
  /** Returns the same client with other options. */
  with(options: { queue?: NotificationQueue; signal: AbortSignal }): WatchClientCalls;
}

/** The calls for subscribing to heads and logs, and for fetching missed ones. */
export interface WatchClientCalls {
  /** Subscribes to a kind of notification. */
  subscribe(kind: "newHeads"): Promise<Subscription<Head>>;
  subscribe(kind: "logs", filter: LogFilter): Promise<Subscription<Log>>;
  /** Returns a block of the current chain, with transaction hashes. */
  eth_getBlockByNumber(block: Quantity | "latest", fullTransactions: false): Promise<BlockWithHashes | null>;
  /** Returns a block of any chain that the node has. */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: false): Promise<BlockWithHashes | null>;
  /** Returns the logs of a range of blocks. */
  eth_getLogs(filter: LogQuery): Promise<Log[]>;
}

export function toQuantity(number: number): Quantity {
  return `0x${number.toString(16)}`;
}

/** Creates the event of missing blocks. */
export function createGap(first: number, last: number, reason?: NodeAccessError): Gap {
  return { type: "gap", fromBlock: toQuantity(first), toBlock: toQuantity(last), reason };
}
