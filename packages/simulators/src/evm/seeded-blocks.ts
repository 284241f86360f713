import { anvilAccounts } from "../development-accounts.ts";
import { OwnAccounts } from "./own-accounts.ts";
import { initialTokens, tokenAddress, transferEvent, transferInput, word } from "./token.ts";
import { etherTransferGas, perBlock, tokenTransferGas, TransferCycle, senders } from "./transfer-cycle.ts";
import { type Fields, putNewest } from "../values.ts";
import { findExample } from "../find-example.ts";
import type { AccountState, ExecutedTransaction } from "./execution.ts";

/** The options of a simulated chain. */
export interface ChainOptions {
  /** Chains with the same seed have the same blocks. */
  readonly seed: string;
  /** Milliseconds between two blocks. */
  readonly blockTime: number;
  /** Transactions for any other chain are rejected. */
  readonly chainId: number;
  /** The families of its protocol, since nodes of some add fields to receipts. Default: none. */
  readonly families?: readonly string[];
}

/** A transaction with its receipt and its log, as go-ethereum returns them. */
export interface IncludedTransaction {
  readonly transaction: Fields;
  readonly receipt: Fields;
  /** Transfers of ether have none. */
  readonly log?: Log;
  /** As it was sent, with what it does. */
  readonly source: ExecutedTransaction;
}

/** Where a transaction is: the number of its block, and its position there. */
export interface BlockPlace {
  readonly number: number;
  readonly index: number;
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

/** Initial balance in wei: the chain's own accounts send for ever. */
const ownBalance = 2n ** 128n;
const initialBalance = 10_000n * 10n ** 18n;
/** The accounts that have ether and tokens at first. */
const knownAccounts: ReadonlySet<string> = new Set(anvilAccounts);
/** Maximum transactions that are found by their hash: most callers ask for the newest ones. */
const maxHashes = 24_576;

/** A header, of whose fields some are the same in all blocks. */
export const header: Fields = findExample("eth_getHeaderByHash");
const gasPrice = BigInt(String(findExample("eth_getTransactionReceipt")["effectiveGasPrice"]));
const { maxFeePerGas, maxPriorityFeePerGas } = findExample("eth_getTransactionByHash");
/** The gas of a block's own transactions. */
const ownGas = BigInt((perBlock - 1) * tokenTransferGas + etherTransferGas);
/** The fees and limits of all blocks: the base fee of a unit of gas is burnt, and the producer gets the tips. */
export const blockFacts: Readonly<Record<"baseFee" | "gasLimit" | "room", bigint>> & {
  readonly producer: string;
} = {
  baseFee: BigInt(String(header["baseFeePerGas"])),
  gasLimit: BigInt(String(header["gasLimit"])),
  // What transactions from callers have.
  room: BigInt(String(header["gasLimit"])) - ownGas,
  producer: String(header["miner"]),
};

/**
 * The transactions that blocks have by themselves. They follow from the seed and the block's number, so those of any
 * block are available without storage, and all gateways with the same seed show the same ones.
 */
export class SeededBlocks {
  readonly #chainId: number;
  readonly #transfers: TransferCycle;
  readonly #accounts: OwnAccounts;
  readonly #addresses: readonly string[];
  readonly #ordinals = new Map<string, number>();

  constructor(options: ChainOptions) {
    this.#chainId = options.chainId;
    this.#transfers = new TransferCycle(options.seed);
    this.#accounts = OwnAccounts.of(options.seed, senders);
    this.#addresses = this.#accounts.addresses;
  }

  /** @returns the transactions of the block with a number, even of a future one. The first block has none. */
  transactions(number: number): readonly ExecutedTransaction[] {
    const first = (number - 1) * perBlock;
    return Array.from({ length: number === 0 ? 0 : perBlock }, (_, index) =>
      this.#transaction(first + index),
    );
  }

  /** @returns the block and the index of a transaction that was made not long ago. */
  transactionAt(transactionHash: string): BlockPlace | undefined {
    const ordinal = this.#ordinals.get(transactionHash.toLowerCase());
    return ordinal === undefined ? undefined : findPlace(ordinal);
  }

  /** @returns the block and the index of a sender's transaction, if there is one. */
  findTransaction(sender: string, nonce: number): BlockPlace | undefined {
    const index = this.#addresses.indexOf(sender.toLowerCase());
    return index < 0 ? undefined : findPlace(nonce * senders + index);
  }

  /** @returns an account, named in lower case, after a block. Contracts have no balance. */
  account(account: string, number: number): AccountState {
    if (knownAccounts.has(account)) return { balance: initialBalance, nonce: 0n };
    const tip = gasPrice - blockFacts.baseFee;
    if (account === blockFacts.producer) return { balance: BigInt(number) * ownGas * tip, nonce: 0n };
    const index = this.#addresses.indexOf(account);
    if (index < 0) return { balance: 0n, nonce: 0n };
    const count = number * perBlock;
    const { ether, gas } = this.#transfers.after(count, index);
    return {
      balance: ownBalance + ether - gas * gasPrice,
      nonce: BigInt(this.#transfers.sentBy(index, count)),
    };
  }

  /** @returns the tokens of an account, named in lower case, after a block; 0 for any other key, such as an allowance. */
  tokens(key: string, number: number): bigint {
    if (knownAccounts.has(key)) return initialTokens;
    const index = this.#addresses.indexOf(key);
    return index < 0 ? 0n : initialTokens + this.#transfers.after(number * perBlock, index).token;
  }

  /** All accounts that have tokens at first. */
  get holders(): readonly string[] {
    return [...this.#addresses, ...knownAccounts];
  }

  #transaction(ordinal: number): ExecutedTransaction {
    const { isToken, amount, ...transfer } = this.#transfers.at(ordinal);
    const [from = "", receiver = ""] = [this.#addresses[transfer.from], this.#addresses[transfer.to]];
    const gasUsed = isToken ? tokenTransferGas : etherTransferGas;
    const transaction = this.#accounts.sign(
      {
        chainId: BigInt(this.#chainId),
        nonce: BigInt(Math.floor(ordinal / senders)),
        maxTip: BigInt(String(maxPriorityFeePerGas)),
        maxFee: BigInt(String(maxFeePerGas)),
        gas: BigInt(isToken ? gasUsed * 2 : gasUsed),
        to: isToken ? tokenAddress : receiver,
        value: isToken ? 0n : amount,
        input: isToken ? transferInput(receiver, amount) : "0x",
      },
      transfer.from,
    );
    putNewest(this.#ordinals, transaction.hash, ordinal, maxHashes);
    const result = { gasUsed: BigInt(gasUsed), isReverted: false, isOutOfGas: false };
    if (!isToken) return { ...transaction, execution: { ...result, output: "0x", changes: [] } };
    const changes = [
      { key: from, by: -amount },
      { key: receiver, by: amount },
    ];
    const event = transferEvent(from, receiver, amount);
    return { ...transaction, execution: { ...result, output: word(1n), event, changes } };
  }
}

function findPlace(ordinal: number): BlockPlace {
  return { number: Math.floor(ordinal / perBlock) + 1, index: ordinal % perBlock };
}
