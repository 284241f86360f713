import { currentTime } from "../../clock.ts";
import { hash } from "node:crypto";
import { base58 } from "../../base58.ts";
import type { Encode, Message } from "../message.ts";
import {
  type Account,
  makeKinds,
  payerBalance,
  signatureBytes,
  type TransactionKind,
} from "./transaction-kinds.ts";

/** Milliseconds of a slot. */
export const slotTime = 400;

/** How many slots can be replayed. */
export const replayedSlots = 1000n;

/** How many generated slots are cached: subscribers read the newest ones together. */
const retainedSlots = 4;

/** @returns the current slot of a chain that began in 1970. */
export function currentSlot(): bigint {
  return BigInt(Math.floor(currentTime() / slotTime));
}

/** A transaction of the simulator's chain. */
export interface LedgerTransaction {
  readonly kind: TransactionKind;
  readonly signature: Buffer;
  readonly index: number;
  /** As `SubscribeUpdateTransactionInfo`. */
  readonly info: Uint8Array;
}

/**
 * A generated chain: each slot follows from its number alone, so it can be generated again for a replay,
 * and all subscribers see the same.
 */
export class Ledger {
  /** Transactions in each slot. */
  readonly perSlot: number;
  readonly #kinds: readonly TransactionKind[];
  readonly #encode: Encode;
  readonly #slots = new Map<bigint, LedgerTransaction[]>();

  /**
   * @param rate - Transactions per second.
   * @param encode - Writes messages: transactions are written once, not for each subscriber.
   */
  constructor(rate: number, encode: Encode) {
    this.#encode = encode;
    this.#kinds = makeKinds(encode);
    this.perSlot = Math.round((rate * slotTime) / 1000);
  }

  /** The current slot, and how many of its transactions exist so far. */
  now(): { readonly slot: bigint; readonly transactions: number } {
    const slots = currentTime() / slotTime;
    const slot = Math.floor(slots);
    return { slot: BigInt(slot), transactions: Math.floor((slots - slot) * this.perSlot) };
  }

  /** A transaction of a slot, generated on first use. */
  transaction(slot: bigint, index: number): LedgerTransaction {
    const created = this.#slots.get(slot) ?? this.#keep(slot);
    return (created[index] ??= this.#make(slot, index));
  }

  #keep(slot: bigint): LedgerTransaction[] {
    const created: LedgerTransaction[] = [];
    this.#slots.set(slot, created);
    const [oldest] = this.#slots.keys();
    if (this.#slots.size > retainedSlots && oldest !== undefined) this.#slots.delete(oldest);
    return created;
  }

  #make(slot: bigint, index: number): LedgerTransaction {
    const kind = this.#kinds[(Number(slot % 1_000_003n) + index) % this.#kinds.length];
    if (!kind) throw new RangeError("there are no kinds of transactions");
    const signature = hash("sha512", `${slot}/${index}`, "buffer").subarray(0, signatureBytes);
    const bytes = Buffer.from(kind.info);
    for (const place of kind.signaturePlaces) signature.copy(bytes, place);
    const last = this.#encode("geyser.SubscribeUpdateTransactionInfo", { index: BigInt(index) });
    return { kind, signature, index, info: Buffer.concat([bytes, last]) };
  }
}

/** @returns the hash of a slot's block, in base58. */
export function blockHash(slot: bigint): string {
  return base58(blockHashBytes(slot));
}

export function blockHashBytes(slot: bigint): Buffer {
  return hash("sha256", `block ${slot}`, "buffer");
}

/** The common part of blocks and their summaries. The chain has a block in each slot. */
export function blockHead(slot: bigint, transactions: number): Message {
  return {
    slot,
    blockhash: blockHash(slot),
    rewards: {},
    block_time: { timestamp: (slot * BigInt(slotTime)) / 1000n },
    block_height: { block_height: slot },
    parent_slot: slot - 1n,
    parent_blockhash: blockHash(slot - 1n),
    executed_transaction_count: BigInt(transactions),
    entries_count: 1n,
  };
}

/** An account as a transaction left it. */
export function accountInfo(
  { key, owner }: Account,
  slot: bigint,
  { signature, index }: LedgerTransaction,
): Message {
  return {
    pubkey: key,
    lamports: payerBalance,
    owner,
    rent_epoch: 2n ** 64n - 1n,
    write_version: slot * 1_000_000n + BigInt(index),
    txn_signature: signature,
  };
}
