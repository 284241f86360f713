import { hash } from "node:crypto";
import { currentTime } from "../../../contract/clock.ts";
import { rpcExamples } from "../../../generated/rpc-examples.ts";
import { bloomOf } from "./bloom.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a simulated chain is made of. */
export interface ChainOptions {
  /** Chains with the same seed have the same blocks. */
  readonly seed: string;
  /** Milliseconds between two blocks. */
  readonly blockTime: number;
  readonly chainId: number;
}

/** A transaction, its receipt and its log: what go-ethereum returns for each. */
export interface IncludedTransaction {
  readonly transaction: Fields;
  readonly receipt: Fields;
  readonly log: Log;
}

/** What a contract wrote, as `eth_getLogs` returns it. */
export interface Log extends Fields {
  readonly address: string;
  readonly topics: readonly string[];
}

/** A block with everything that belongs to it. */
export interface SimulatedBlock {
  readonly number: number;
  readonly hash: string;
  /** As `newHeads` reports it. */
  readonly header: Fields;
  readonly transactions: readonly IncludedTransaction[];
}

/** When block 0 was, in milliseconds since 1970. */
const genesis = Date.UTC(2024, 0, 1);
/** Transactions of each block. */
const perBlock = 2;
const senders = 8;
/** Blocks that are kept: most callers ask for the newest ones. */
const cached = 1_000;
const gasUsed = 51_423;
const zeroHash = `0x${"0".repeat(64)}`;
const transferEvent = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

const exampleOf = (method: string): Fields => rpcExamples[method]?.result as Fields;

/**
 * A chain that nobody runs. Each block is computed from the seed and its number, so any block can be had at any time, without
 * storage, and all gateways with the same seed show the same chain. The clock decides which block is the newest.
 */
export class EvmChain {
  readonly options: ChainOptions;
  readonly #blocks = new Map<number, SimulatedBlock>();
  readonly #accounts: readonly string[];
  readonly #token: string;

  constructor(options: ChainOptions) {
    this.options = options;
    this.#accounts = Array.from({ length: senders }, (_, index) => this.#address(`account ${index}`));
    this.#token = this.#address("token");
  }

  /** The number of the newest block. */
  get head(): number {
    return Math.max(0, Math.floor((currentTime() - genesis) / this.options.blockTime));
  }

  /** @returns milliseconds until a block appears. */
  timeUntil(number: number): number {
    return this.#timeOf(number) - currentTime();
  }

  /** @returns the block of a number, also of one that is yet to come. */
  block(number: number): SimulatedBlock {
    const known = this.#blocks.get(number);
    if (known) return known;
    const made = this.#make(number);
    if (this.#blocks.size >= cached) this.#blocks.clear();
    this.#blocks.set(number, made);
    return made;
  }

  /** @returns the number of the block with a hash, if there is one. */
  numberOf(blockHash: string): number | undefined {
    return this.#placeOf("block", blockHash);
  }

  /** @returns the block and the index of the transaction with a hash, if there is one. */
  transactionAt(transactionHash: string): { readonly number: number; readonly index: number } | undefined {
    const ordinal = this.#placeOf("transaction", transactionHash);
    return ordinal === undefined ? undefined : placeOf(ordinal);
  }

  /** @returns the block and the index of a sender's transaction, if it sends any. */
  transactionOf(
    sender: string,
    nonce: number,
  ): { readonly number: number; readonly index: number } | undefined {
    const index = this.#accounts.indexOf(sender.toLowerCase());
    return index < 0 ? undefined : placeOf(nonce * senders + index);
  }

  /** @returns how many transactions an account has sent up to the end of a block. */
  transactionCount(account: string, number: number): number {
    const index = this.#accounts.indexOf(account.toLowerCase());
    const last = (number + 1) * perBlock - 1;
    return index < 0 || last < index ? 0 : Math.floor((last - index) / senders) + 1;
  }

  #timeOf(number: number): number {
    return genesis + number * this.options.blockTime;
  }

  #make(number: number): SimulatedBlock {
    const blockHash = this.#place("block", number);
    const timestamp = quantity(Math.floor(this.#timeOf(number) / 1000));
    const transactions = Array.from({ length: perBlock }, (_, index) =>
      this.#include({ blockNumber: quantity(number), blockHash, blockTimestamp: timestamp }, number, index),
    );
    const header = {
      ...exampleOf("eth_getHeaderByHash"),
      number: quantity(number),
      hash: blockHash,
      parentHash: number === 0 ? zeroHash : this.#place("block", number - 1),
      stateRoot: this.#hash(`state ${number}`),
      transactionsRoot: this.#hash(`transactions ${number}`),
      receiptsRoot: this.#hash(`receipts ${number}`),
      logsBloom: bloomOf(transactions.flatMap(({ log }) => [log.address, ...log.topics])),
      gasUsed: quantity(gasUsed * perBlock),
      timestamp,
    };
    return { number, hash: blockHash, header, transactions };
  }

  #include(block: Fields, number: number, index: number): IncludedTransaction {
    const ordinal = number * perBlock + index;
    const [from = "", to = ""] = [this.#accounts[ordinal % senders], this.#accounts[(ordinal + 1) % senders]];
    const amount = BigInt(`0x${this.#hash(`amount ${ordinal}`).slice(2, 16)}`);
    const transactionHash = this.#place("transaction", ordinal);
    const place = { ...block, transactionIndex: quantity(index) };
    const log = {
      address: this.#token,
      topics: [transferEvent, word(from), word(to)],
      data: word(amount.toString(16)),
      ...place,
      transactionHash,
      logIndex: quantity(index),
      removed: false,
    };
    const transaction = {
      ...exampleOf("eth_getTransactionByHash"),
      hash: transactionHash,
      from,
      to: this.#token,
      nonce: quantity(Math.floor(ordinal / senders)),
      gas: quantity(gasUsed * 2),
      value: "0x0",
      // transfer(address,uint256)
      input: `0xa9059cbb${word(to).slice(2)}${word(amount.toString(16)).slice(2)}`,
      chainId: quantity(this.options.chainId),
      ...place,
    };
    const { blockTimestamp: _, ...receiptPlace } = { blockTimestamp: "", ...place };
    const receipt = {
      ...exampleOf("eth_getTransactionReceipt"),
      transactionHash,
      ...receiptPlace,
      from,
      to: this.#token,
      gasUsed: quantity(gasUsed),
      cumulativeGasUsed: quantity(gasUsed * (index + 1)),
      logs: [log],
      logsBloom: bloomOf([log.address, ...log.topics]),
    };
    return { transaction, receipt, log };
  }

  /** A hash that holds a number, hidden: what was hashed can be found without a list of all hashes. */
  #place(kind: string, number: number): string {
    const visible = this.#hash(`${kind} ${number}`).slice(2, 50);
    const mask = BigInt(`0x${this.#hash(`${kind} mask ${visible}`).slice(2, 18)}`);
    return `0x${visible}${(BigInt(number) ^ mask).toString(16).padStart(16, "0")}`;
  }

  #placeOf(kind: string, text: string): number | undefined {
    const [visible, hidden] = [text.slice(2, 50).toLowerCase(), text.slice(50)];
    const mask = BigInt(`0x${this.#hash(`${kind} mask ${visible}`).slice(2, 18)}`);
    const number = Number(BigInt(`0x${hidden}`) ^ mask);
    return Number.isSafeInteger(number) && this.#place(kind, number) === text.toLowerCase()
      ? number
      : undefined;
  }

  #address(name: string): string {
    return this.#hash(name).slice(0, 42);
  }

  #hash(name: string): string {
    return `0x${hash("sha256", `${this.options.seed} ${name}`)}`;
  }
}

function placeOf(ordinal: number): { readonly number: number; readonly index: number } {
  return { number: Math.floor(ordinal / perBlock), index: ordinal % perBlock };
}

/** An integer as nodes write it. */
export function quantity(value: number): string {
  return `0x${value.toString(16)}`;
}

/** 32 bytes with a value at their end. */
function word(hex: string): string {
  return `0x${hex.replace(/^0x/, "").padStart(64, "0")}`;
}
