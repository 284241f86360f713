/** A call of a program. The accounts are indexes into the transaction's accounts. */
export interface WireInstruction {
  readonly programIndex: number;
  readonly accounts: readonly number[];
  readonly data: Buffer;
}

/** Accounts that a lookup table lists. */
export interface WireLookup {
  readonly table: string;
  readonly writable: readonly number[];
  readonly readonly: readonly number[];
}

/** What a transaction of version 1 asks for, in place of instructions of the compute budget program. */
export interface TransactionConfig {
  /** Lamports in total. */
  readonly priorityFee: bigint | null;
  readonly computeUnitLimit: number | null;
  readonly loadedAccountsDataSizeLimit: number | null;
  /** Bytes. */
  readonly heapSize: number | null;
}

/** What the signers sign. */
export interface WireMessage {
  readonly version: "legacy" | 0 | 1;
  readonly requiredSignatures: number;
  readonly readonlySigned: number;
  readonly readonlyUnsigned: number;
  /** The accounts that are not in lookup tables. */
  readonly keys: readonly string[];
  readonly blockhash: string;
  readonly instructions: readonly WireInstruction[];
  readonly lookups: readonly WireLookup[];
  /** Only of version 1. */
  readonly config?: TransactionConfig;
  /** The bytes that the signers sign. */
  readonly bytes: Buffer;
}
