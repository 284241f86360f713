import { TickingChain } from "../chain/clock.ts";
import { tokenSupply, type AccountState } from "./execution.ts";
import { type AccountProof, ChainState } from "./chain-state.ts";
import { Ledger } from "./ledger.ts";
import { LinkedBlocks, type OnStart } from "./linked-blocks.ts";
import { encodeHeader, encodeReceipt, computeBloom } from "./encoding.ts";
import {
  blockFacts,
  type ChainOptions,
  header,
  type IncludedTransaction,
  SeededBlocks,
  type SimulatedBlock,
  type BlockPlace,
} from "./seeded-blocks.ts";
import { readTransaction, type SignedTransaction } from "./signed-transaction.ts";
import { computeSlot, supplySlot } from "./token.ts";
import { emptyRoot, listRoot } from "./trie.ts";
import { includedForm, ownReceiptFields, pendingForm, waitingForm } from "./transaction-results.ts";
import { perBlock } from "./transfer-cycle.ts";
import { type Fields, hex, decodeHex, quantity } from "../values.ts";
import { keccak } from "../keccak.ts";

/** The block that the examples of the specs show. Its hashes are known before anybody reads it. */
const shownBlock = 45;

/** A transaction as it was sent, and as go-ethereum returns it, with its receipt if it is in a block. */
export interface FoundTransaction extends Pick<IncludedTransaction, "transaction"> {
  readonly source: SignedTransaction;
  readonly receipt?: Fields;
}

/** Called with each transaction that is sent to the chain. */
export type OnWaiting = (transaction: SignedTransaction) => void;

/** The roots of a block that do not depend on the network. */
interface Roots {
  readonly stateRoot: string;
  readonly receiptsRoot: string;
}

/** The roots of blocks with the chain's own transactions alone, by seed and number. */
const ownRoots = new Map<string, Roots>();
const maxRoots = 1_000;

/** A chain of computed blocks, which include the transactions that callers send, besides their own transactions. */
export class EvmChain extends TickingChain {
  /** What the chain follows from. */
  readonly options: ChainOptions;
  readonly #seeded: SeededBlocks;
  readonly #ledger: Ledger;
  readonly #state: ChainState;
  /** Its blocks, and where other processes can continue from. */
  readonly #blocks: LinkedBlocks;
  readonly #listeners = new Set<OnWaiting>();
  /** Hashes of all transactions that callers sent, in order of arrival. */
  readonly sent: string[] = [];

  /** @param onStart - Called with each block from which others can continue the chain, with the hash before it. */
  constructor(options: ChainOptions, onStart: OnStart = () => {}) {
    super(options.blockTime);
    this.options = options;
    this.#seeded = new SeededBlocks(options);
    this.#ledger = new Ledger(this.#seeded);
    this.#state = new ChainState({
      addresses: () => [...this.#seeded.holders, blockFacts.producer, ...this.#ledger.addresses()],
      account: (address, number) => this.account(address, number),
      tokenKeys: () => [...this.#seeded.holders, ...this.#ledger.tokenKeys()],
      token: (key, number) => this.token(key, number),
    });
    this.#blocks = new LinkedBlocks(
      (number, parentHash) => this.#make(number, parentHash),
      (number) => hex(keccak(Buffer.from(`${options.seed} before ${number}`))),
      onStart,
    );
  }

  /** Decides where the chain begins to be linked, unless it is known from where to continue. */
  begin(): void {
    this.#blocks.begin(this.head);
  }

  /** Continues the chain from a block, with the hash of the one before it. */
  learn(number: number, parentHash: string): void {
    this.#blocks.learn(number, parentHash);
  }

  /** The number of the newest block. */
  override get head(): number {
    const head = super.head;
    this.#ledger.advance(head);
    return head;
  }

  /** @returns the number of the last block up to a time, in seconds since 1970. */
  numberAt(timestamp: number): number {
    return this.newestAt(timestamp * 1_000);
  }

  /** @returns the block with a number, even a future one. */
  block(number: number): SimulatedBlock {
    // Updates the ledger up to the newest block. The ledger may be further ahead.
    return this.#blocks.block(number, this.head);
  }

  /** @returns the transactions that a block has by itself, whatever callers send. */
  ownTransactions(number: number): readonly IncludedTransaction[] {
    return this.block(number).transactions.slice(0, number === 0 ? 0 : perBlock);
  }

  /** @returns the number of the block with a hash, if it is not long since it was read. */
  numberOf(blockHash: string): number | undefined {
    // Blocks since the last call may have this hash.
    void this.block(this.head);
    const known = this.#blocks.numberOf(blockHash);
    if (known !== undefined) return known;
    void this.block(shownBlock);
    return this.#blocks.numberOf(blockHash);
  }

  /** @returns a transaction that is in a block, with its receipt, or waits for one; `undefined` if there is none. */
  find(hash: string): FoundTransaction | undefined {
    const { head } = this;
    const { transaction: sent, block } = this.#ledger.find(hash.toLowerCase()) ?? {};
    if (sent && !(block && block.number <= head)) return { transaction: waitingForm(sent), source: sent };
    const place = block ? { number: block.number, index: perBlock + block.index } : this.#placeOf(hash);
    if (!place || place.number > head + 1) return undefined;
    const found = this.block(place.number).transactions[place.index];
    if (!found || place.number <= head) return found;
    return { transaction: pendingForm(found.transaction), source: found.source };
  }

  /** @returns the hash of a sender's transaction, even a future one. */
  hashOf(sender: string, nonce: bigint): string | undefined {
    const place = this.#seeded.findTransaction(sender, Number(nonce));
    if (!place) return this.#ledger.hashOf(sender.toLowerCase(), nonce);
    return this.#seeded.transactions(place.number)[place.index]?.hash;
  }

  /** @returns the transactions that callers sent and no block has included, in order of arrival. */
  waiting(): readonly SignedTransaction[] {
    void this.head;
    return this.#ledger.waiting();
  }

  /** @returns a transaction's bytes in hex. */
  rawTransaction({ source }: Pick<FoundTransaction, "source">): string {
    return source.raw;
  }

  /** @returns an account's state after a block; for the pending block, after all waiting transactions. */
  account(address: string, number: number): AccountState {
    const { head } = this;
    const account = address.toLowerCase();
    if (number <= head) return this.#ledger.account(account, number);
    return this.#ledger.prepared(account);
  }

  /** @returns a number in the token's storage after a block. `key` is as {@link computeSlot} has it. */
  token(key: string, number: number): bigint {
    const { head } = this;
    return this.#ledger.token(key, Math.min(number, head + 1));
  }

  /** @returns what a slot of the token's storage holds after a block. */
  storage(slot: string, number: number): bigint {
    if (slot === supplySlot) return tokenSupply;
    // A slot does not tell what it is for: it is one of these.
    const key = [...this.#seeded.holders, ...this.#ledger.tokenKeys()].find(
      (one) => computeSlot(one) === slot,
    );
    return key === undefined ? 0n : this.token(key, number);
  }

  /** @returns a function that removes the listener. */
  onWaiting(listener: OnWaiting): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Checks whether a transaction, in hex, could be part of the chain. @throws RpcFailure with go-ethereum's message. */
  check(raw: string): void {
    void this.head;
    this.#ledger.check(this.#read(raw));
  }

  /**
   * Adds a transaction, in hex, to the first open block from `number` on.
   *
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

  /** @param address - In lower case. */
  proof(address: string, number: number): AccountProof {
    return this.#state.proof(address, number);
  }

  #read(raw: string): SignedTransaction {
    return readTransaction(raw, this.options.chainId);
  }

  #placeOf(hash: string): BlockPlace | undefined {
    const place = this.#seeded.transactionAt(hash);
    if (place) return place;
    // Blocks since the last call may have it.
    void this.block(this.head + 1);
    const later = this.#seeded.transactionAt(hash);
    if (later) return later;
    void this.block(shownBlock);
    return this.#seeded.transactionAt(hash);
  }

  /** Makes a block out of its own transactions and those that were sent. */
  #make(number: number, parentHash: string): SimulatedBlock {
    const isNext = number === this.#ledger.head + 1;
    const sent = isNext ? this.#ledger.next() : this.#ledger.block(number);
    const all = [...this.#seeded.transactions(number), ...sent];
    const seconds = Math.floor(this.timeOf(number) / 1000);
    const timestamp = quantity(seconds);
    const added = ownReceiptFields(this.options.families ?? [], seconds);
    const before = { gas: 0n, logs: 0 };
    const include = (blockHash: string): IncludedTransaction[] => {
      Object.assign(before, { gas: 0n, logs: 0 });
      const place = { blockNumber: quantity(number), blockHash, blockTimestamp: timestamp };
      return all.map((transaction, index) => {
        const own = { ...place, transactionIndex: quantity(index) };
        const included = includedForm(transaction, own, blockFacts.baseFee, before);
        before.gas += transaction.execution.gasUsed;
        if (included.log) before.logs += 1;
        return { ...included, receipt: { ...included.receipt, ...added } };
      });
    };
    const unplaced = include("");
    const filtered = unplaced.flatMap(({ log }) => (log ? [log.address, ...log.topics] : []));
    const fields = {
      ...header,
      number: quantity(number),
      parentHash,
      ...this.#roots(number, unplaced),
      transactionsRoot: hex(listRoot(all.map(({ raw }) => decodeHex(raw)))),
      logsBloom: computeBloom(filtered),
      gasUsed: quantity(before.gas),
      timestamp,
      withdrawalsRoot: hex(emptyRoot),
    };
    const hash = hex(keccak(encodeHeader(fields)));
    return { number, hash, header: { ...fields, hash }, transactions: include(hash) };
  }

  /** Without transactions that callers have sent, these roots are the same on all networks with one seed. */
  #roots(number: number, transactions: readonly IncludedTransaction[]): Roots {
    const [changed] = this.#ledger.addresses();
    const isOwn = changed === undefined && transactions.length <= perBlock;
    const name = `${this.options.seed} ${number}`;
    const known = isOwn ? ownRoots.get(name) : undefined;
    if (known) return known;
    const roots = {
      stateRoot: this.#state.root(number),
      receiptsRoot: hex(listRoot(transactions.map(({ receipt }) => encodeReceipt(receipt)))),
    };
    if (!isOwn) return roots;
    if (ownRoots.size >= maxRoots) ownRoots.clear();
    ownRoots.set(name, roots);
    return roots;
  }
}
