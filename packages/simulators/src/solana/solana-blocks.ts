import { TickingChain } from "../chain/clock.ts";
import { NumberedHashes } from "../chain/numbered-hashes.ts";
import { base58, fromBase58 } from "../base58.ts";
import type { Account, Execution } from "./engine.ts";
import { Slots } from "./slots.ts";
import type { WireTransaction } from "./wire-transaction.ts";

/** How many blocks a blockhash can be used. Source: Solana's documentation of transactions. */
export const blockhashAge = 150;

/** The options of a simulated chain. */
export interface SolanaChainOptions {
  /** Chains with the same seed have the same blocks and accounts. */
  readonly seed: string;
  /** Milliseconds of a slot. */
  readonly slotTime: number;
}

/** The blocks of a chain, which follow from the seed and the clock. Without an engine, they are empty. */
export class SolanaBlocks extends TickingChain {
  /** Which slots have a block, and how far each is from being final. */
  readonly slots: Slots;
  readonly #hashes: NumberedHashes;

  constructor({ seed, slotTime }: SolanaChainOptions) {
    super(slotTime);
    this.slots = new Slots(slotTime);
    this.#hashes = new NumberedHashes(`solana ${seed}`, 64);
  }

  /** The newest slot that has a block, complete or not. */
  override get head(): number {
    return this.slots.lastBlock(super.head);
  }

  /** @returns the hash of a slot's block. */
  blockhash(slot: number): string {
    return base58(this.#hashes.bytes("block", slot));
  }

  /** @returns whether a transaction with this blockhash may be in a block: not too old, and not newer. */
  isRecent(blockhash: string, height: number): boolean {
    const slot = this.#hashes.numberIn("block", fromBase58(blockhash));
    if (slot === undefined || this.slots.isSkipped(slot)) return false;
    const age = height - this.slots.heightOf(slot);
    return age >= 0 && age <= blockhashAge;
  }

  /** @returns the transactions of a slot's block, in order. */
  transactionsIn(_slot: number): readonly Included[] {
    return [];
  }

  /** @returns an account after a slot; `undefined` if it does not exist. */
  account(_address: string, _slot: number): Account | undefined {
    return undefined;
  }
}

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
