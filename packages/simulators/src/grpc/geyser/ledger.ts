import { createHash } from "node:crypto";
import { fromBase58 } from "../../base58.ts";
import type { SolanaBlocks } from "../../solana/solana-blocks.ts";
import type { Encode, Message } from "../../message.ts";
import { GeneratedLoad } from "./generated-load.ts";
import type { LedgerTransaction } from "./ledger-transaction.ts";
import { lastWriters, sentTransaction } from "./sent-transaction.ts";
import { putNewest } from "../../values.ts";

/** How many slots can be replayed. */
export const replayedSlots = 1000;

/** How many slots are cached: subscribers read the newest ones together. */
const retainedSlots = 4;

/** What Geyser shows of a node's chain: its blocks with what was sent and, for load tests, generated transactions. */
export class Ledger {
  /** The node's blocks. */
  readonly chain: SolanaBlocks;
  readonly #encode: Encode;
  readonly #load: GeneratedLoad;
  readonly #slots = new Map<number, (LedgerTransaction | undefined)[]>();

  /**
   * @param rate - Generated transactions per second. The node does not show them.
   * @param encode - Writes messages: transactions are written once, not for each subscriber.
   */
  constructor(chain: SolanaBlocks, rate: number, encode: Encode) {
    this.chain = chain;
    this.#encode = encode;
    this.#load = new GeneratedLoad((rate * chain.slots.slotTime) / 1000, encode);
  }

  /** @deprecated Call `chain.follow`. */
  follow(listener: () => void): () => void {
    return this.chain.follow(listener);
  }

  /** The number of transactions in a slot's block. */
  count(slot: number): number {
    return this.chain.transactionsIn(slot).length + this.#load.perSlot;
  }

  /** A transaction of a slot, in Geyser's form from its first use on. */
  transaction(slot: number, index: number): LedgerTransaction {
    const known = this.#slots.get(slot) ?? this.#keep(slot);
    return (known[index] ??= this.#load.transaction(slot, index));
  }

  /** The common part of a slot's block and its summary. */
  blockHead(slot: number): Message {
    const { chain } = this;
    const { slots } = chain;
    const parent = slots.parentOf(slot);
    return {
      slot: BigInt(slot),
      blockhash: chain.blockhash(slot),
      rewards: {},
      block_time: { timestamp: BigInt(slots.timeOf(slot)) },
      block_height: { block_height: BigInt(slots.heightOf(slot)) },
      parent_slot: BigInt(parent),
      parent_blockhash: chain.blockhash(parent),
      executed_transaction_count: BigInt(this.count(slot)),
      entries_count: 1n,
    };
  }

  /** The only entry of a slot's block. */
  entry(slot: number): Message {
    return {
      slot: BigInt(slot),
      num_hashes: 1n,
      hash: fromBase58(this.chain.blockhash(slot)) ?? Buffer.alloc(0),
      executed_transaction_count: BigInt(this.count(slot)),
      bank_id: BigInt(slot),
    };
  }

  /** The footer of a slot's block. */
  footer(slot: number): Message {
    return {
      slot: BigInt(slot),
      bank_id: BigInt(slot),
      bank_hash: createHash("sha256")
        .update(`bank ${this.chain.blockhash(slot)}`)
        .digest(),
      block_producer_time_nanos: BigInt(this.chain.slots.timeOf(slot)) * 1_000_000_000n,
      block_user_agent: Buffer.from("simulator"),
    };
  }

  #keep(slot: number): (LedgerTransaction | undefined)[] {
    const included = this.chain.transactionsIn(slot);
    const writers = lastWriters(included);
    const known = included.map((one) => sentTransaction(this.chain, one, writers, this.#encode));
    putNewest(this.#slots, slot, known, retainedSlots);
    return known;
  }
}
