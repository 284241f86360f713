import type { NodeAccessError } from "@node-access/auth";
import type { SolanaCommitment } from "../solana-client.ts";

/** Where a read continues: plain JSON, to be stored with the data that came before it. */
export interface TransactionCursor {
  /** The order of the read. */
  readonly order: TransactionOrder;
  /** The next slot to read: `forward` the slots from it on, `backward` those down from it. */
  readonly nextSlot: number;
  /** `backward`: a transaction of the last slot, from which nodes list older ones. */
  readonly before?: string;
  /** With `tokenAccounts`: those that were found so far. One that was closed meanwhile is read to its end. */
  readonly tokenAccounts?: readonly string[];
}

/** `forward` from the oldest transaction on, or `backward` from the newest. */
export type TransactionOrder = "forward" | "backward";

/** Consecutive slots, and the transactions of their blocks. */
export interface TransactionPart {
  /** The lowest slot. */
  readonly fromSlot: number;
  /** The highest slot. */
  readonly toSlot: number;
  /** The transactions, in the order of the read. */
  readonly items: readonly AddressTransaction[];
  /** Continues after these slots, as the option `cursor`. */
  readonly cursor: TransactionCursor;
  /** Set if the node says that it no longer has the blocks of all these slots: transactions may be missing. */
  readonly pruned?: true;
}

/** A transaction of an address. */
export interface AddressTransaction {
  /** The transaction's id, in base58. */
  readonly signature: string;
  /** The slot of its block. */
  readonly slot: number;
  /** Its index in the block. Agave has it since 4.0. */
  readonly transactionIndex?: number;
  /** When the block was made, in seconds since 1970; `null` if the node does not know. */
  readonly blockTime: number | bigint | null;
  /** `null` if it succeeded; otherwise the node's description of the error. */
  readonly err: unknown;
  /** With `encoding`: the transaction and its outcome, as `getTransaction` returns them. */
  readonly transaction?: Readonly<Record<string, unknown>>;
  /** Why no node has returned the transaction, although it is listed, or why its response could not be read. */
  readonly error?: NodeAccessError;
}

/** Options of {@link readTransactions}. */
export interface TransactionHistoryOptions {
  /** `forward` from the oldest transaction on, or `backward` from the newest. Default: `forward`. */
  readonly order?: TransactionOrder | undefined;
  /** The lowest slot. Default: 0. */
  readonly from?: number | undefined;
  /**
   * The highest slot. Nodes that list only backwards list what is newer first. Default: the newest one with the commitment when
   * the read starts.
   */
  readonly to?: number | undefined;
  /** The commitment of the blocks. Confirmed ones may still be replaced. Default: `finalized`. */
  readonly commitment?: Exclude<SolanaCommitment, "processed"> | undefined;
  /** Whether to include the transactions of the token accounts that the addresses own. Default: as in the cursor, or else `false`. */
  readonly tokenAccounts?: boolean | undefined;
  /** Also reads each transaction, in this form. Default: only where it is, and whether it succeeded. */
  readonly encoding?: "json" | "jsonParsed" | "base64" | undefined;
  /** The cursor of the last part that you have. The read continues after it, in its order. */
  readonly cursor?: TransactionCursor | undefined;
  /** Ends the read with the error `ABORTED`. */
  readonly signal?: AbortSignal | undefined;
}

/** What to read, once its end is known. */
export interface TransactionRange {
  readonly order: TransactionOrder;
  readonly first: number;
  readonly last: number;
  readonly commitment: SolanaCommitment;
  readonly tokenAccounts: boolean;
  readonly encoding: TransactionHistoryOptions["encoding"];
  /** A transaction after which older ones are listed. */
  readonly before: string | undefined;
}
