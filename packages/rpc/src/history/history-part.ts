import type { ItemIterator } from "@node-access/transport/stream";
import type { Log, LogQuery, Quantity } from "../generated/types.ts";
import type { QuantityForm } from "../generated/quantity-form.ts";
import type { HistoryCursor } from "../history-cursor.ts";

/** Consecutive blocks of a history, and what was read of them. */
export interface HistoryPart<T> {
  /** The number of the first block. It follows the last block of the previous part. */
  readonly fromBlock: number;
  /** The number of the last block. If the chain skips the numbers after it, the next part has them. */
  readonly toBlock: number;
  /** What the blocks contain, in the order of the chain. */
  readonly items: readonly T[];
  /** Continues after these blocks, as the option `cursor`. */
  readonly cursor: HistoryCursor;
}

/** The parts of a history, in order. Leaving the loop ends the read. */
export type HistoryParts<T> = ItemIterator<HistoryPart<T>>;

/** Options of {@link readLogs}, {@link readBlocks} and the other functions that read a history. */
export interface HistoryOptions {
  /** The number of the first block. Default: 0. */
  readonly from?: number | Quantity | undefined;
  /**
   * The last block: a number, or a tag, whose block is chosen when the read starts. Blocks after `finalized` may still be
   * replaced. Default: `latest`.
   */
  readonly to?: number | Quantity | "latest" | "safe" | "finalized" | undefined;
  /** The cursor of the last part that you have. The read continues after it, and `from` has no effect. */
  readonly cursor?: HistoryCursor | undefined;
  /**
   * Maximum parts to read at the same time, and to hold in memory until you ask for them. Each is one request at a time
   * if the endpoint takes batches. Default: 4.
   */
  readonly maxConcurrent?: number | undefined;
  /** Ends the read with the error `ABORTED`. */
  readonly signal?: AbortSignal | undefined;
}

/** A client of an EVM chain, with quantities as hex, or as bigint if it is decoded. */
export interface HistoryClient<Q extends QuantityForm = "hex"> {
  /** Returns the logs of a range of blocks. */
  eth_getLogs(filter: LogQuery): Promise<readonly Log<Q>[]>;
}
