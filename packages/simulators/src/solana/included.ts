import type { Execution } from "./engine.ts";
import type { WireTransaction } from "./wire-transaction.ts";

/** The tokens that an account of a transaction holds. */
export interface TokenBalance {
  readonly accountIndex: number;
  readonly mint: string;
  readonly owner: string;
  readonly programId: string;
  readonly uiTokenAmount: Readonly<Record<string, unknown>>;
}

export interface TransactionAccount {
  readonly address: string;
  readonly signer: boolean;
  readonly writable: boolean;
  /** Whether a lookup table lists it. */
  readonly fromTable: boolean;
}

/** What the accounts of a transaction hold at one moment, in the transaction's order. */
export interface Balances {
  readonly lamports: readonly bigint[];
  readonly tokens: readonly TokenBalance[];
}

/** A transaction of a block. */
export interface Included {
  readonly slot: number;
  /** Its position in the block. */
  readonly index: number;
  readonly signature: string;
  readonly transaction: WireTransaction;
  readonly accounts: readonly TransactionAccount[];
  readonly execution: Execution;
  readonly fee: bigint;
  /** Micro-lamports per compute unit that its sender offered. */
  readonly unitPrice: number;
  readonly before: Balances;
  readonly after: Balances;
}
