import { rpcExamples } from "../generated/rpc-examples.ts";
import { BlockClock } from "../chain/block-clock.ts";
import { NumberedHashes } from "../chain/numbered-hashes.ts";
import type { AccountState } from "./accounts.ts";
import { bloomOf } from "./bloom.ts";
import type { BlockFacts } from "./ledger.ts";

/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** The options of a simulated chain. */
export interface ChainOptions {
  /** Chains with the same seed have the same blocks. */
  readonly seed: string;
  /** Milliseconds between two blocks. */
  readonly blockTime: number;
  /** Transactions for any other chain are rejected. */
  readonly chainId: number;
}

/** A transaction with its receipt and its log, as go-ethereum returns them. */
export interface IncludedTransaction {
  readonly transaction: Fields;
  readonly receipt: Fields;
  /** Transfers have none. */
  readonly log?: Log;
}

/** A contract's log, as `eth_getLogs` returns it. */
export interface Log extends Fields {
  readonly address: string;
  readonly topics: readonly string[];
}

/** A block with its transactions, receipts and logs. */
export interface SimulatedBlock {
  readonly number: number;
  readonly hash: string;
  /** As `newHeads` reports it. */
  readonly header: Fields;
  readonly transactions: readonly IncludedTransaction[];
}

/** The number of transactions in each block but the first, which has none. */
export const perBlock = 2;
const senders = 8;
/** Initial balance in wei: the chain's own accounts send for ever. */
const ownBalance = 2n ** 128n;
const initialBalance = 10_000n * 10n ** 18n;
/**
 * The accounts of the mnemonic that development nodes share. Their keys are public. Sources: anvil, Hardhat.
 */
const knownAccounts: ReadonlySet<string> = new Set([
  "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266",
  "0x70997970c51812dc3a010c7d01b50e0d17dc79c8",
  "0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc",
  "0x90f79bf6eb2c4f870365e785982e1f101e93b906",
  "0x15d34aaf54267db7d7c367839aaf71a00a2c6a65",
  "0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc",
  "0x976ea74026e726554db657fa54763abd0c3a0aa9",
  "0x14dc79964da2c08b23698b3d3cc7ca32193d9955",
  "0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f",
  "0xa0ee7a142d267c1f36714e4a8f75612f20a79720",
]);
/** The number of cached blocks: most callers request the newest ones. */
const cached = 1_000;
const gasUsed = 51_423;
const zeroHash = `0x${"0".repeat(64)}`;
const transferEvent = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

const exampleOf = (method: string): Fields => rpcExamples[method]?.result as Fields;

const header = exampleOf("eth_getHeaderByHash");
const gasPrice = BigInt(String(exampleOf("eth_getTransactionReceipt")["effectiveGasPrice"]));
/** The fees and limits of all blocks. */
export const blockFacts: BlockFacts = {
  baseFee: BigInt(String(header["baseFeePerGas"])),
  gasLimit: BigInt(String(header["gasLimit"])),
  room: BigInt(String(header["gasLimit"])) - BigInt(perBlock * gasUsed),
  producer: String(header["miner"]),
};

/**
 * Generated blocks. Each is computed from the seed and its number, so any block is available at any time
 * without storage, and all gateways with the same seed show the same ones. The clock decides which block is
 * the newest.
 */
export class SeededBlocks {
  readonly clock: BlockClock;
  readonly #chainId: number;
  readonly #hashes: NumberedHashes;
  readonly #blocks = new Map<number, SimulatedBlock>();
  readonly #accounts: readonly string[];
  readonly #token: string;

  constructor(options: ChainOptions) {
    this.clock = new BlockClock(options.blockTime);
    this.#chainId = options.chainId;
    this.#hashes = new NumberedHashes(options.seed, 64);
    this.#accounts = Array.from({ length: senders }, (_, index) => this.#address(`account ${index}`));
    this.#token = this.#address("token");
  }

  /** @returns the block with a number, even a future one. */
  block(number: number): SimulatedBlock {
    const known = this.#blocks.get(number);
    if (known) return known;
    const created = this.#make(number);
    if (this.#blocks.size >= cached) this.#blocks.clear();
    this.#blocks.set(number, created);
    return created;
  }

  /** @returns the number of the block with a hash, if there is one. */
  numberOf(blockHash: string): number | undefined {
    return this.#hashes.numberOf("block", blockHash);
  }

  /** @returns the block and the index of the transaction with a hash, if there is one. */
  transactionAt(transactionHash: string): { readonly number: number; readonly index: number } | undefined {
    const ordinal = this.#hashes.numberOf("transaction", transactionHash);
    return ordinal === undefined ? undefined : placeOf(ordinal);
  }

  /** @returns the block and the index of a sender's transaction, if there is one. */
  transactionOf(
    sender: string,
    nonce: number,
  ): { readonly number: number; readonly index: number } | undefined {
    const index = this.#accounts.indexOf(sender.toLowerCase());
    return index < 0 ? undefined : placeOf(nonce * senders + index);
  }

  /**
   * @param account - In lower case.
   * @returns an account's state after a block. Contracts have no balance.
   */
  account(account: string, number: number): AccountState {
    if (knownAccounts.has(account)) return { balance: initialBalance, nonce: 0n };
    const gas = BigInt(gasUsed);
    const tip = gasPrice - blockFacts.baseFee;
    if (account === blockFacts.producer) return { balance: BigInt(number * perBlock) * gas * tip, nonce: 0n };
    const index = this.#accounts.indexOf(account);
    if (index < 0) return { balance: 0n, nonce: 0n };
    const last = number * perBlock - 1;
    const nonce = last < index ? 0n : BigInt(Math.floor((last - index) / senders) + 1);
    return { balance: ownBalance - nonce * gas * gasPrice, nonce };
  }

  /**
   * Whether an account is a contract.
   *
   * @param account - In lower case.
   */
  isContract(account: string): boolean {
    return account === this.#token;
  }

  #make(number: number): SimulatedBlock {
    const blockHash = this.#hashes.of("block", number);
    const timestamp = quantity(Math.floor(this.clock.timeOf(number) / 1000));
    const transactions = Array.from({ length: number === 0 ? 0 : perBlock }, (_, index) =>
      this.#include({ blockNumber: quantity(number), blockHash, blockTimestamp: timestamp }, number, index),
    );
    const fields = {
      ...header,
      number: quantity(number),
      hash: blockHash,
      parentHash: number === 0 ? zeroHash : this.#hashes.of("block", number - 1),
      stateRoot: this.#hashes.named(`state ${number}`),
      transactionsRoot: this.#hashes.named(`transactions ${number}`),
      receiptsRoot: this.#hashes.named(`receipts ${number}`),
      logsBloom: bloomOf(transactions.flatMap(({ log }) => (log ? [log.address, ...log.topics] : []))),
      gasUsed: quantity(gasUsed * transactions.length),
      timestamp,
    };
    return { number, hash: blockHash, header: fields, transactions };
  }

  #include(block: Fields, number: number, index: number): IncludedTransaction {
    const ordinal = (number - 1) * perBlock + index;
    const [from = "", to = ""] = [this.#accounts[ordinal % senders], this.#accounts[(ordinal + 1) % senders]];
    const amount = BigInt(`0x${this.#hashes.named(`amount ${ordinal}`).slice(2, 16)}`);
    const transactionHash = this.#hashes.of("transaction", ordinal);
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
      chainId: quantity(this.#chainId),
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

  #address(name: string): string {
    return this.#hashes.named(name).slice(0, 42);
  }
}

function placeOf(ordinal: number): { readonly number: number; readonly index: number } {
  return { number: Math.floor(ordinal / perBlock) + 1, index: ordinal % perBlock };
}

/** An integer as nodes write it. */
export function quantity(value: number | bigint): string {
  return `0x${value.toString(16)}`;
}

/** A value padded to 32 bytes. */
function word(hex: string): string {
  return `0x${hex.replace(/^0x/, "").padStart(64, "0")}`;
}
