import { type RpcFailure, failure } from "../json-rpc/rpc-failure.ts";
import { findExample } from "../find-example.ts";
import { MethodNode, type Method, type Emit, type Methods } from "../json-rpc/simulated-node.ts";
import { openLog, type SentLog, type SharedStore } from "../chain/shared-transactions.ts";
import { StarknetChain } from "./starknet-chain.ts";
import { follow, eventFilter, eventPage, type EventPage } from "./starknet-follow.ts";
import { type Fields, omit, quantity } from "../values.ts";
import type { IncludedTransaction } from "./sent-transactions.ts";

type Params = readonly unknown[];

/** The options of a simulated Starknet node. */
export interface StarknetOptions {
  /** Such as `SN_MAIN`. Default: the spec's example. */
  readonly chainId?: string;
  /** Chains with the same seed have the same blocks. */
  readonly seed: string;
  /** Milliseconds between two blocks. */
  readonly blockTime: number;
  /** Where sent transactions are stored. Default: in this process's memory. */
  readonly transactions?: SharedStore;
}

/** Fields that the pending block does not have yet. */
const onlySettled = [
  "block_hash",
  "parent_hash",
  "new_root",
  "event_commitment",
  "transaction_commitment",
  "receipt_commitment",
  "state_diff_commitment",
  "event_count",
  "transaction_count",
  "state_diff_length",
];

/**
 * A node of a simulated Starknet chain: the methods that read blocks, transactions, events, nonces and classes, and
 * those that send transactions.
 */
export class StarknetNode extends MethodNode {
  readonly #chain: StarknetChain;
  readonly #log: SentLog<unknown>;
  /** The methods that it implements, by name. */
  protected readonly methods: Readonly<Record<string, Method>>;

  constructor({ chainId, transactions, ...options }: StarknetOptions) {
    super();
    this.#chain = new StarknetChain(options);
    this.#log = openLog(this.#chain, transactions);
    this.methods = {
      ...(chainId !== undefined && { starknet_chainId: () => `0x${Buffer.from(chainId).toString("hex")}` }),
      ...this.#readingMethods(),
      ...this.#sendingMethods(),
    };
  }

  /** Returns once everything that was sent before this process started is part of the chain. Throws what the store throws. */
  loaded(): Promise<void> {
    return this.#log.loaded();
  }

  /**
   * Follows the chain for a subscription.
   *
   * @returns a function that ends it; `undefined` for a subscription without events on this chain.
   * @throws RpcFailure with a node's error.
   */
  override follow(method: string, params: Params, emit: Emit): (() => void) | undefined {
    return follow(this.#chain, (id) => this.#number(id), method, params, emit);
  }

  #readingMethods(): Methods {
    const chain = this.#chain;
    return {
      starknet_blockNumber: () => chain.head,
      starknet_blockHashAndNumber: () => ({
        block_hash: chain.block(chain.head).hash,
        block_number: chain.head,
      }),
      starknet_getBlockWithTxHashes: ([id]) => this.#block(id, ({ transaction_hash }) => transaction_hash),
      starknet_getBlockWithTxs: ([id]) => this.#block(id, (transaction) => transaction),
      starknet_getBlockWithReceipts: ([id]) =>
        this.#block(id, (transaction, receipt) => ({
          transaction: omit(transaction, ["transaction_hash"]),
          receipt,
        })),
      starknet_getBlockTransactionCount: ([id]) => chain.block(this.#number(id)).included.length,
      starknet_getStateUpdate: ([id]) => {
        const { number, hash, roots, included } = chain.block(this.#number(id));
        const senders = [...new Set(included.map(({ sender }) => sender))];
        const ofType = (type: string): IncludedTransaction[] =>
          included.filter(({ transaction }) => transaction["type"] === type);
        return {
          ...(number <= chain.head && { block_hash: hash, new_root: roots.new }),
          old_root: roots.old,
          state_diff: {
            storage_diffs: [],
            deprecated_declared_classes: [],
            declared_classes: ofType("DECLARE").map(
              ({ transaction: { class_hash, compiled_class_hash } }) => {
                return { class_hash, compiled_class_hash };
              },
            ),
            deployed_contracts: ofType("DEPLOY_ACCOUNT").map(({ sender, transaction: { class_hash } }) => {
              return { address: sender, class_hash };
            }),
            replaced_classes: [],
            nonces: senders.map((contract_address) => {
              return { contract_address, nonce: quantity(chain.findNonce(contract_address, number) ?? 0) };
            }),
          },
        };
      },
      starknet_getEvents: ([filter]) => this.#events(filter as Fields),
      starknet_getNonce: ([id, address]) => {
        const nonce = chain.findNonce(String(address), this.#stateNumber(id));
        if (nonce === undefined) throw failure(20, "Contract not found");
        return quantity(nonce);
      },
      starknet_getTransactionByHash: ([hash]) => this.#transaction(hash).transaction,
      starknet_getTransactionByBlockIdAndIndex: ([id, index]) => {
        const found = chain.block(this.#number(id)).included[Number(index)];
        if (!found) throw failure(27, "Invalid transaction index in a block");
        return found.transaction;
      },
      starknet_traceTransaction: ([hash]) =>
        this.#transaction(hash) && findExample("starknet_traceTransaction"),
      starknet_traceBlockTransactions: ([id]) => {
        const trace_root = findExample("starknet_traceTransaction");
        return chain
          .block(this.#number(id))
          .included.map(({ transaction: { transaction_hash } }) => ({ transaction_hash, trace_root }));
      },
      starknet_getTransactionReceipt: ([hash]) => {
        const { number, receipt } = this.#transaction(hash);
        // A transaction that is in no block yet has no receipt.
        if (number > chain.head + 1) throw unknownTransaction();
        return {
          ...receipt,
          finality_status: chain.findStatus(number),
          ...(number <= chain.head && { block_hash: chain.block(number).hash }),
          block_number: number,
        };
      },
      starknet_getTransactionStatus: ([hash]) => {
        const { number, receipt } = this.#transaction(hash);
        if (number > chain.head + 1) return { finality_status: "RECEIVED" };
        return { finality_status: chain.findStatus(number), execution_status: receipt["execution_status"] };
      },
    };
  }

  #sendingMethods(): Methods {
    const chain = this.#chain;
    const send: Method = ([transaction]) => this.#log.send(JSON.stringify(transaction));
    const classHashAt = (id: unknown, address: unknown): string => {
      const found = chain.sent.classHashAt(String(address), this.#stateNumber(id));
      return found ?? String(findExample("starknet_getClassHashAt"));
    };
    const classOf = (id: unknown, classHash: unknown): unknown =>
      chain.sent.findClass(String(classHash), this.#stateNumber(id)) ?? findExample("starknet_getClass");
    return {
      starknet_addInvokeTransaction: send,
      starknet_addDeclareTransaction: send,
      starknet_addDeployAccountTransaction: send,
      starknet_getClass: ([id, classHash]) => classOf(id, classHash),
      starknet_getClassHashAt: ([id, address]) => classHashAt(id, address),
      starknet_getClassAt: ([id, address]) => classOf(id, classHashAt(id, address)),
    };
  }

  #block(id: unknown, item: (transaction: Fields, receipt: Fields) => unknown): Fields {
    const number = this.#number(id);
    const { header, included } = this.#chain.block(number);
    const status = this.#chain.findStatus(number);
    const transactions = included.map(({ transaction, receipt }) =>
      item(transaction, { ...receipt, finality_status: status }),
    );
    if (number <= this.#chain.head) return { status, ...header, transactions };
    return { ...omit(header, onlySettled), transactions };
  }

  #events(filter: Fields): EventPage {
    const { from_block = { block_number: 0 }, to_block = "latest", chunk_size, continuation_token } = filter;
    const range = { first: this.#number(from_block), last: this.#number(to_block, true) };
    const wanted = eventFilter(filter["address"], filter["keys"]);
    return eventPage(this.#chain, wanted, range, Number(chunk_size), continuation_token);
  }

  /** @returns the number of a block. The pending one follows the newest; as a range's end, a later one means the newest. */
  #number(id: unknown, isEnd = false): number {
    const { head, layer1Head } = this.#chain;
    if (id === "latest") return head;
    if (id === "l1_accepted") return layer1Head;
    if (id === "pre_confirmed" || id === "pending") return head + 1;
    const { block_number: number, block_hash: hash } = id as Fields;
    const found = hash === undefined ? Number(number) : this.#chain.numberOf(String(hash));
    if (found !== undefined && found <= head) return found;
    if (isEnd && found !== undefined) return head;
    throw failure(24, "Block not found");
  }

  /** @returns the number of the block whose state is read: before a block, all that was sent counts, also for a later one. */
  #stateNumber(id: unknown): number {
    return id === "pre_confirmed" || id === "pending" ? Infinity : this.#number(id);
  }

  /** @throws RpcFailure if there is no such transaction. */
  #transaction(hash: unknown): IncludedTransaction & { readonly number: number } {
    const place = this.#chain.findPlace(String(hash));
    const found = place && this.#chain.block(place.number).included[place.index];
    if (!found) throw unknownTransaction();
    return { ...found, number: place.number };
  }
}

function unknownTransaction(): RpcFailure {
  return failure(29, "Transaction hash not found");
}
