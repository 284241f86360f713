import type { Message } from "../../message.ts";

/** An account as a transaction left it. */
export interface AccountWrite {
  readonly address: string;
  readonly owner: string;
  /** As `SubscribeUpdateAccountInfo`. */
  readonly info: Message;
}

/** A transaction as Geyser shows it. */
export interface LedgerTransaction {
  readonly signature: Buffer;
  readonly index: number;
  readonly isVote: boolean;
  /** Why it failed, in bincode. */
  readonly failure: Buffer | undefined;
  /** The addresses of its accounts. */
  readonly keys: ReadonlySet<string>;
  readonly writes: readonly AccountWrite[];
  /** As `SubscribeUpdateTransactionInfo`. */
  readonly info: Uint8Array;
}

/** @returns what tells a write of an account from others of the same account. `version` orders the writes of a slot. */
export function writeFields(slot: number, version: number, signature: Buffer): Message {
  // A slot of a fast chain takes more than 32 bits: together they have to fit into 64.
  return { write_version: (BigInt(slot) << 20n) + BigInt(version), txn_signature: signature };
}
