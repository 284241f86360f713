import { type RpcFailure, failure } from "../json-rpc/rpc-failure.ts";
import { rpcExamples } from "../generated/rpc-examples.ts";
import { findExample } from "../find-example.ts";
import { TickingChain } from "../chain/clock.ts";
import { NumberedHashes } from "../chain/numbered-hashes.ts";
import { History } from "../chain/history.ts";
import {
  type Acknowledgement,
  acknowledge,
  type EmittedEvent,
  felt,
  type IncludedTransaction,
} from "./transactions.ts";
import { type Fields, omit, quantity } from "../values.ts";

export interface StarknetBlock {
  readonly number: number;
  readonly hash: string;
  /** As `starknet_subscribeNewHeads` reports it. */
  readonly header: Fields;
  readonly roots: { readonly old: string; readonly new: string };
  /** Its own transaction, and then those that callers sent. */
  readonly included: readonly IncludedTransaction[];
}

/** The digits of a hash: 31 bytes are always less than the field's prime. */
const hashDigits = 62;
/** The number of accounts, which take turns at sending a transaction. */
const senders = 8;
/** The number of cached blocks: most callers request the newest ones. */
const cached = 1_000;
/** How many blocks layer 1 is behind. */
const layer1Lag = 64;
/** Maximum transactions that the chain accepts in total. */
const maxTaken = 100_000;

const blockExample = rpcExamples["starknet_subscribeNewHeads"]?.notification?.event as Fields;
const transactionExample = findExample("starknet_getTransactionByHash") as Fields & {
  readonly calldata: readonly string[];
};
const receiptExample = findExample("starknet_getTransactionReceipt") as Fields & {
  readonly events: readonly EmittedEvent[];
};
/** Without the transaction's block and status. */
const receiptFields = omit(receiptExample, ["block_hash", "block_number", "finality_status"]);
/** The key of the token's event. */
const [transferKey = ""] = receiptExample.events[0]?.keys ?? [];

/**
 * A Starknet chain: each block follows from the seed and its number, and has one token transfer and what callers sent.
 * A sent transaction is in the first block that is open.
 */
export class StarknetChain extends TickingChain {
  readonly #hashes: NumberedHashes;
  readonly #blocks = new Map<number, StarknetBlock>();
  readonly #accounts: readonly string[];
  readonly #token: string;
  /** What callers sent for each block, in order, and the place of each transaction. */
  readonly #sent = new Map<number, IncludedTransaction[]>();
  readonly #places = new Map<string, { readonly number: number; readonly index: number }>();
  /** The next nonces of the accounts of callers. */
  readonly #nonces = new History<number>();
  readonly #classes = new History<unknown>();
  /** The classes of deployed accounts. */
  readonly #contracts = new History<string>();

  constructor({ seed, blockTime }: { readonly seed: string; readonly blockTime: number }) {
    super(blockTime);
    this.#hashes = new NumberedHashes(`starknet ${seed}`, hashDigits);
    this.#accounts = Array.from({ length: senders }, (_, index) => this.#named(`account ${index}`));
    this.#token = this.#named("token");
  }

  /** The number of the newest block that layer 1 has accepted. */
  get layer1Head(): number {
    return Math.max(0, this.head - layer1Lag);
  }

  findStatus(number: number): string {
    if (number > this.head) return "PRE_CONFIRMED";
    return number <= this.layer1Head ? "ACCEPTED_ON_L1" : "ACCEPTED_ON_L2";
  }

  /** @returns the block with a number, even a future one. */
  block(number: number): StarknetBlock {
    const block = this.#own(number);
    const sent = this.#sent.get(number);
    if (!sent) return block;
    const included = [...block.included, ...sent];
    const events = included.reduce((sum, { receipt }) => sum + receipt.events.length, 0);
    const counts = { transaction_count: included.length, event_count: events };
    return { ...block, header: { ...block.header, ...counts }, included };
  }

  #own(number: number): StarknetBlock {
    const known = this.#blocks.get(number);
    if (known) return known;
    const created = this.#make(number);
    if (this.#blocks.size >= cached) this.#blocks.clear();
    this.#blocks.set(number, created);
    return created;
  }

  numberOf(blockHash: string): number | undefined {
    return this.#hashes.numberOf("block", padded(blockHash));
  }

  /** @returns the block that an id names. The pending one follows the newest; as a range's end, a later one means the newest. */
  numberFor(id: unknown, isEnd = false): number {
    const { head } = this;
    if (id === "latest") return head;
    if (id === "l1_accepted") return this.layer1Head;
    if (id === "pre_confirmed" || id === "pending") return head + 1;
    const { block_number: number, block_hash: hash } = id as Fields;
    const found = hash === undefined ? Number(number) : this.numberOf(String(hash));
    if (found !== undefined && found <= head) return found;
    if (isEnd && found !== undefined) return head;
    throw failure(24, "Block not found");
  }

  /** @returns the block whose state is read: before a block, all that was sent counts, also for a later one. */
  stateNumber(id: unknown): number {
    return id === "pre_confirmed" || id === "pending" ? Infinity : this.numberFor(id);
  }

  /** @throws RpcFailure if there is no such transaction. */
  transaction(hash: unknown): IncludedTransaction & { readonly number: number } {
    const place = this.findPlace(String(hash));
    const found = place && this.block(place.number).included[place.index];
    if (!found) throw unknownTransaction();
    return { ...found, number: place.number };
  }

  findPlace(transactionHash: string): { readonly number: number; readonly index: number } | undefined {
    const sent = this.#places.get(felt(transactionHash));
    if (sent) return sent;
    const number = this.#hashes.numberOf("transaction", padded(transactionHash));
    return number === undefined || number > this.head + 1 ? undefined : { number, index: 0 };
  }

  /** @returns a class that was declared up to a block. */
  findClass(classHash: string, number: number): unknown {
    return this.#classes.at(felt(classHash), number)?.value;
  }

  /** @returns the class of an account that was deployed up to a block. */
  classHashAt(address: string, number: number): string | undefined {
    return this.#contracts.at(felt(address), number)?.value;
  }

  /** Adds a broadcasted transaction, as JSON, to a block. @throws RpcFailure with a node's error. */
  take(raw: string, number: number): Acknowledgement {
    const { contract_class: content, ...sent } = JSON.parse(raw) as Fields;
    const acknowledgement = acknowledge(raw, sent, content);
    const { transaction_hash, class_hash: classHash, contract_address: address } = acknowledgement;
    if (this.#places.has(transaction_hash))
      throw failure(59, "A transaction with the same hash already exists in the mempool");
    if (this.#places.size >= maxTaken) throw failure(63, "The pool is full");
    const sender = felt(String(sent["sender_address"] ?? address));
    this.#takeNonce(sender, Number(sent["nonce"]), number);
    if (classHash !== undefined) this.#classes.set(classHash, number, content);
    if (address !== undefined) this.#contracts.set(address, number, felt(String(sent["class_hash"])));
    const declared = classHash === undefined ? {} : { class_hash: classHash };
    const deployed = address === undefined ? {} : { contract_address: address };
    const included = this.#sent.get(number) ?? [];
    this.#sent.set(number, included);
    included.push(this.#executed({ ...sent, ...declared, transaction_hash }, sender, deployed));
    // The chain's own transaction is the first one of a block.
    this.#places.set(transaction_hash, { number, index: included.length });
    return acknowledgement;
  }

  #takeNonce(sender: string, nonce: number, number: number): void {
    const known = this.findNonce(sender, number);
    const data = `Account nonce: ${quantity(known ?? 0)}; got: ${quantity(nonce)}.`;
    if (known !== undefined && nonce !== known) throw failure(52, "Invalid transaction nonce", data);
    this.#nonces.set(sender, number, nonce + 1);
  }

  /** @returns a transaction with its receipt. Only transfers of the token do something. */
  #executed(
    transaction: IncludedTransaction["transaction"],
    sender: string,
    more: Fields = {},
  ): IncludedTransaction {
    const { transaction_hash, type, calldata } = transaction;
    const [, contract = "0x0", selector, , receiver, low, high] = (calldata ?? []) as readonly string[];
    const isTransfer = felt(contract) === this.#token && selector === transactionExample.calldata[2];
    const keys = [transferKey, sender, felt(receiver ?? "0x0")];
    const events = isTransfer && receiver ? [{ from_address: this.#token, keys, data: [low, high] }] : [];
    return { sender, transaction, receipt: { ...receiptFields, ...more, type, transaction_hash, events } };
  }

  /** @returns an account's nonce after a block (infinite: after all that was sent); `undefined` for one that has neither sent nor deployed. */
  findNonce(address: string, number: number): number | undefined {
    const account = felt(address);
    if (account === this.#token) return 0;
    const index = this.#accounts.indexOf(account);
    if (index < 0) return this.#nonces.at(account, number)?.value;
    const last = number === Infinity ? this.head + 1 : number;
    return last < index ? 0 : Math.floor((last - index) / senders) + 1;
  }

  #make(number: number): StarknetBlock {
    const hash = this.#of("block", number);
    const transactionHash = this.#of("transaction", number);
    const sender = this.#accounts[number % senders] ?? "";
    const receiver = this.#accounts[(number + 1) % senders] ?? "";
    const amount = felt(this.#hashes.named(`amount ${number}`).slice(0, 16));
    const [count, , selector, length] = transactionExample.calldata;
    const transaction = {
      ...transactionExample,
      transaction_hash: transactionHash,
      sender_address: sender,
      calldata: [count, this.#token, selector, length, receiver, amount, "0x0"],
      nonce: quantity(Math.floor(number / senders)),
    };
    const roots = { old: this.#of("root", number), new: this.#of("root", number + 1) };
    return {
      number,
      hash,
      roots,
      header: {
        ...blockExample,
        block_number: number,
        block_hash: hash,
        parent_hash: number === 0 ? "0x0" : this.#of("block", number - 1),
        new_root: roots.new,
        timestamp: Math.floor(this.timeOf(number) / 1000),
        event_count: 1,
        transaction_count: 1,
      },
      included: [this.#executed(transaction, sender)],
    };
  }

  #named(name: string): string {
    return felt(this.#hashes.named(name));
  }

  #of(kind: string, number: number): string {
    return felt(this.#hashes.of(kind, number));
  }
}

function padded(text: string): string {
  return `0x${felt(text).slice(2).padStart(hashDigits, "0")}`;
}

export function unknownTransaction(): RpcFailure {
  return failure(29, "Transaction hash not found");
}
