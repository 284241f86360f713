import type { NodeAccessError } from "@node-access/auth";
import type { Feed, Subscription } from "@node-access/transport/web-socket";
import type { BlockWithHashes, Hash, Head, Log, LogFilter, LogQuery, Quantity } from "../generated/types.ts";

/** Blocks of which it is not known what happened in them. Whoever needs it reads them again. */
export interface Gap {
  /** Tells it from the other events. */
  readonly type: "gap";
  /** The first of them. */
  readonly fromBlock: Quantity;
  /** The last of them. */
  readonly toBlock: Quantity;
  /** The node's refusal to give them; none where it does not have them, or where there are more than `maxGap`. */
  readonly reason: NodeAccessError | undefined;
}

/** What {@link watchHeads} tells: a new block, one that a reorganisation took back, or blocks that are missing. */
export type HeadEvent =
  | { readonly type: "head"; readonly head: Head }
  | { readonly type: "removed"; readonly head: Head }
  | Gap;

/** What {@link watchLogs} tells: a new log, one that a reorganisation took back, or blocks whose logs are missing. */
export type LogEvent =
  | { readonly type: "log"; readonly log: Log }
  | { readonly type: "removed"; readonly log: Log }
  | Gap;

/** How missed blocks are made up for. */
export interface WatchOptions {
  /** Maximum blocks in a row that are read again, a whole number; more are reported as a gap. Default 1,000. */
  readonly maxGap?: number | undefined;
  /** Ends the iteration: it returns, without an error. */
  readonly signal?: AbortSignal | undefined;
}

/** What {@link watchHeads} and {@link watchLogs} need of a client: any protocol's that has heads and logs. */
export interface WatchedClient {
  /** The same client with other options. */
  with(options: { feed?: Feed; signal: AbortSignal }): WatchingClient;
}

/** The calls with which heads and logs are told, and missed ones read. */
export interface WatchingClient {
  /** Subscribes to a kind of notification. */
  subscribe(kind: "newHeads"): Promise<Subscription<Head>>;
  subscribe(kind: "logs", filter: LogFilter): Promise<Subscription<Log>>;
  /** Gives a block of the present chain, with its transactions' hashes. */
  eth_getBlockByNumber(block: Quantity | "latest", fullTransactions: false): Promise<BlockWithHashes | null>;
  /** The same of any chain, as long as the node has the block. */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: false): Promise<BlockWithHashes | null>;
  /** Gives the logs of some blocks. */
  eth_getLogs(filter: LogQuery): Promise<Log[]>;
}

export function toQuantity(number: number): Quantity {
  return `0x${number.toString(16)}`;
}

/** Makes the event of missing blocks. */
export function gapOf(first: number, last: number, reason?: NodeAccessError): Gap {
  return { type: "gap", fromBlock: toQuantity(first), toBlock: toQuantity(last), reason };
}
