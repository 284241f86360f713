import type { NodeObject } from "./resolver.ts";

/** A block as the node returned it, with its transactions or with their hashes. */
export type Block = NodeObject;

/** A transaction, of which only the hash may be known yet. */
export interface Transaction {
  readonly hash: string;
  /** As the node returned it. */
  readonly json?: NodeObject | undefined;
  /** The block that contains it, if its transactions and receipts are to be read for all of them at once. */
  readonly block?: Block | undefined;
}

/** A log, and its transaction. */
export interface Log {
  readonly json: NodeObject;
  readonly transaction: Transaction;
}

/** An account in the state after a block. */
export interface Account {
  readonly address: string;
  /** The block's number as hex, or a tag. */
  readonly at: string;
}

/** The outcome of a call, and what was called. */
export interface CallResult {
  readonly data: string;
  readonly status: "0x0" | "0x1";
  readonly call: unknown;
  /** The block's number as hex, or a tag. */
  readonly at: string;
}
