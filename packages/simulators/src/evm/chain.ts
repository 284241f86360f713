import type { AccountState } from "./accounts.ts";
import { bloomOf } from "./bloom.ts";
import { tokenSupply } from "./execution.ts";
import { type ExecutedTransaction, Ledger } from "./ledger.ts";
import { encodedTransaction, hex } from "./raw-encoding.ts";
import {
  blockFacts,
  type ChainOptions,
  type Fields,
  type IncludedTransaction,
  quantity,
  SeededBlocks,
  type SimulatedBlock,
} from "./seeded-blocks.ts";
import { readTransaction, type SignedTransaction } from "./signed-transaction.ts";
import { slotOf, supplySlot } from "./token.ts";
import { includedForm, pendingForm, waitingForm } from "./transaction-results.ts";
import { perBlock } from "./transfer-cycle.ts";

/** A transaction as go-ethereum returns it, with its receipt if it is in a block. */
export type FoundTransaction = Pick<IncludedTransaction, "transaction"> & { readonly receipt?: Fields };

/** Called with each transaction that is sent to the chain. */
export type OnWaiting = (transaction: SignedTransaction) => void;

/**
 * A chain of computed blocks, which include the transactions that callers send, besides their own transactions.
 */
export class EvmChain {
  /** What the chain follows from. */
  readonly options: ChainOptions;
  readonly #seeded: SeededBlocks;
  readonly #ledger: Ledger;
  readonly #listeners = new Set<OnWaiting>();
  /** Hashes of all transactions that callers sent, in order of arrival. */
  readonly sent: string[] = [];

  constructor(options: ChainOptions) {
    this.options = options;
    this.#seeded = new SeededBlocks(options);
    this.#ledger = new Ledger(
      blockFacts,
      (address, number) => this.#seeded.account(address, number),
      (key, number) => this.#seeded.tokens(key, number),
    );
  }

  /** The number of the newest block. */
  get head(): number {
    const { head } = this.#seeded.clock;
    this.#ledger.advance(head);
    return head;
  }

  /** @returns when a block appears, in milliseconds since 1970. */
  timeOf(number: number): number {
    return this.#seeded.clock.timeOf(number);
  }

  /** @returns milliseconds until a block appears. */
  timeUntil(number: number): number {
    return this.#seeded.clock.timeUntil(number);
  }

  /** @returns the number of the last block up to a time, in seconds since 1970. */
  numberAt(timestamp: number): number {
    return this.#seeded.clock.numberAt(timestamp * 1_000);
  }

  /** @returns the block with a number, even a future one. */
  block(number: number): SimulatedBlock {
    // Updates the ledger up to the newest block. The ledger may be further ahead.
    void this.head;
    const block = this.#seeded.block(number);
    const isNext = number === this.#ledger.head + 1;
    const sent = isNext ? this.#ledger.next() : this.#ledger.block(number);
    return sent.length === 0 ? block : withTransactions(block, sent);
  }

  /** @returns the transactions that a block has by itself, whatever callers send. */
  ownTransactions(number: number): readonly IncludedTransaction[] {
    return this.#seeded.block(number).transactions;
  }

  /** @returns the number of the block with a hash, if there is one. */
  numberOf(blockHash: string): number | undefined {
    return this.#seeded.numberOf(blockHash);
  }

  /**
   * @returns a transaction that is in a block or waits for one, with its receipt if it has one;
   * `undefined` if there is none.
   */
  find(hash: string): FoundTransaction | undefined {
    const { head } = this;
    const { transaction: sent, block } = this.#ledger.find(hash.toLowerCase()) ?? {};
    if (sent && !(block && block.number <= head)) return { transaction: waitingForm(sent) };
    const place = block
      ? { number: block.number, index: perBlock + block.index }
      : this.#seeded.transactionAt(hash);
    if (!place || place.number > head + 1) return undefined;
    const found = this.block(place.number).transactions[place.index];
    if (!found || place.number <= head) return found;
    return { transaction: pendingForm(found.transaction) };
  }

  /** @returns the hash of a sender's transaction, even a future one. */
  hashOf(sender: string, nonce: bigint): string | undefined {
    const place = this.#seeded.transactionOf(sender, Number(nonce));
    if (!place) return this.#ledger.hashOf(sender.toLowerCase(), nonce);
    return String(this.#seeded.block(place.number).transactions[place.index]?.transaction["hash"]);
  }

  /** @returns the transactions that callers sent and no block has included, in order of arrival. */
  waiting(): readonly SignedTransaction[] {
    void this.head;
    return this.#ledger.waiting();
  }

  /** @returns a transaction's bytes in hex. The chain's own are not really signed. */
  rawTransaction({ transaction }: Pick<IncludedTransaction, "transaction">): string {
    const sent = this.#ledger.find(String(transaction["hash"]))?.transaction.raw;
    return sent ?? hex(encodedTransaction(transaction));
  }

  /** @returns an account's state after a block; for the pending block, after all waiting transactions. */
  account(address: string, number: number): AccountState {
    const { head } = this;
    const account = address.toLowerCase();
    if (number <= head) return this.#ledger.account(account, number);
    return this.#ledger.prepared(account);
  }

  /**
   * @param key - As {@link slotOf} has it.
   * @returns a number in the token's storage after a block.
   */
  token(key: string, number: number): bigint {
    const { head } = this;
    return this.#ledger.token(key, Math.min(number, head + 1));
  }

  /** @returns what a slot of the token's storage holds after a block. */
  storage(slot: string, number: number): bigint {
    if (slot === supplySlot) return tokenSupply;
    // A slot does not tell what it is for: it is one of these.
    const key = [...this.#seeded.holders, ...this.#ledger.tokenKeys()].find((one) => slotOf(one) === slot);
    return key === undefined ? 0n : this.token(key, number);
  }

  /** @returns a function that removes the listener. */
  onWaiting(listener: OnWaiting): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Checks whether a transaction could become part of the chain now.
   *
   * @param raw - In hex.
   * @throws RpcFailure with go-ethereum's message if it could not.
   */
  check(raw: string): void {
    void this.head;
    this.#ledger.check(this.#read(raw));
  }

  /**
   * Adds a transaction.
   *
   * @param raw - In hex.
   * @param number - The first block that may include it.
   * @returns its hash.
   * @throws RpcFailure with go-ethereum's message if it cannot become part of the chain.
   */
  take(raw: string, number: number): string {
    const transaction = this.#read(raw);
    this.#ledger.advance(number - 1);
    this.#ledger.add(transaction);
    this.sent.push(transaction.hash);
    for (const listener of this.#listeners) listener(transaction);
    return transaction.hash;
  }

  #read(raw: string): SignedTransaction {
    return readTransaction(raw, this.options.chainId);
  }
}

function withTransactions(block: SimulatedBlock, sent: readonly ExecutedTransaction[]): SimulatedBlock {
  const { number, hash: blockHash, header, transactions } = block;
  let gasUsed = BigInt(String(header["gasUsed"]));
  let logs = transactions.filter(({ log }) => log).length;
  const place = { blockNumber: quantity(number), blockHash, blockTimestamp: String(header["timestamp"]) };
  const added = sent.map((transaction, index) => {
    const transactionIndex = quantity(transactions.length + index);
    const before = { gas: gasUsed, logs };
    const included = includedForm(transaction, { ...place, transactionIndex }, blockFacts.baseFee, before);
    gasUsed += transaction.execution.gasUsed;
    if (included.log) logs += 1;
    return included;
  });
  const all = [...transactions, ...added];
  const logsBloom = bloomOf(all.flatMap(({ log }) => (log ? [log.address, ...log.topics] : [])));
  return { ...block, header: { ...header, gasUsed: quantity(gasUsed), logsBloom }, transactions: all };
}
