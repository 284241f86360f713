import { RpcFailure } from "../json-rpc/rpc-failure.ts";
import { rpcExamples } from "../generated/rpc-examples.ts";
import { Heads } from "../chain/heads.ts";
import type { Method, SimulatedNode, Emit } from "../json-rpc/simulated-node.ts";
import { type Fields, StarknetChain } from "./starknet-chain.ts";
import { eventFilter, eventPage, type EventPage } from "./starknet-events.ts";
import { follow } from "./starknet-follow.ts";

type Params = readonly unknown[];

/** The options of a simulated Starknet node. */
export interface StarknetOptions {
  /** Such as `SN_MAIN`. Default: the spec's example. */
  readonly chainId?: string;
  /** Chains with the same seed have the same blocks. */
  readonly seed: string;
  /** Milliseconds between two blocks. */
  readonly blockTime: number;
}

/** Omitted from a transaction if its receipt is next to it, which has the hash. */
const hashName: ReadonlySet<string> = new Set(["transaction_hash"]);
/** Fields that the pending block does not have yet. */
const onlySettled: ReadonlySet<string> = new Set([
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
]);

/** A node of a simulated Starknet chain: the methods that read blocks, transactions, events and nonces. */
export class StarknetNode implements SimulatedNode {
  readonly #chain: StarknetChain;
  readonly #heads: Heads;
  readonly #methods: Readonly<Record<string, Method>>;

  constructor({ chainId, ...options }: StarknetOptions) {
    this.#chain = new StarknetChain(options);
    this.#heads = new Heads(this.#chain);
    this.#methods = {
      ...(chainId !== undefined && {
        starknet_chainId: () => `0x${Buffer.from(chainId).toString("hex")}`,
      }),
      ...this.#blockMethods(),
      ...this.#transactionMethods(),
    };
  }

  /** @returns whether it implements a method. */
  implements(method: string): boolean {
    return Object.hasOwn(this.#methods, method);
  }

  /**
   * @param params - Checked against the specs.
   * @returns the result, or a promise of it.
   * @throws RpcFailure with a node's error.
   */
  call(method: string, params: Params): unknown {
    return this.#methods[method]?.(params);
  }

  /**
   * Follows the chain for a subscription.
   *
   * @returns a function that ends it; `undefined` for a subscription without events on this chain.
   * @throws RpcFailure with a node's error.
   */
  follow(method: string, params: Params, emit: Emit): (() => void) | undefined {
    return follow(this.#chain, this.#heads, (id) => this.#number(id), method, params, emit);
  }

  #blockMethods(): Record<string, Method> {
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
        this.#block(id, (transaction, receipt) => ({ transaction: without(hashName, transaction), receipt })),
      starknet_getBlockTransactionCount: ([id]) => {
        this.#number(id);
        return 1;
      },
      starknet_getStateUpdate: ([id]) => {
        const { number, hash, roots, transaction } = chain.block(this.#number(id));
        const { sender_address: sender } = transaction;
        const nonce = `0x${(chain.nonceOf(sender, number) ?? 0).toString(16)}`;
        const none: readonly unknown[] = [];
        return {
          ...(number <= chain.head && { block_hash: hash, new_root: roots.new }),
          old_root: roots.old,
          state_diff: {
            storage_diffs: none,
            deprecated_declared_classes: none,
            declared_classes: none,
            deployed_contracts: none,
            replaced_classes: none,
            nonces: [{ contract_address: sender, nonce }],
          },
        };
      },
      starknet_getEvents: ([filter]) => this.#events(filter as Fields),
      starknet_getNonce: ([id, address]) => {
        const nonce = chain.nonceOf(String(address), this.#number(id));
        if (nonce === undefined) throw new RpcFailure({ code: 20, message: "Contract not found" });
        return `0x${nonce.toString(16)}`;
      },
    };
  }

  #transactionMethods(): Record<string, Method> {
    const chain = this.#chain;
    return {
      starknet_getTransactionByHash: ([hash]) => chain.block(this.#blockOf(hash)).transaction,
      starknet_getTransactionByBlockIdAndIndex: ([id, index]) => {
        const number = this.#number(id);
        if (index !== 0) throw new RpcFailure({ code: 27, message: "Invalid transaction index in a block" });
        return chain.block(number).transaction;
      },
      starknet_traceTransaction: ([hash]) => {
        this.#blockOf(hash);
        return rpcExamples["starknet_traceTransaction"]?.result;
      },
      starknet_traceBlockTransactions: ([id]) => {
        const { transaction } = chain.block(this.#number(id));
        const trace_root = rpcExamples["starknet_traceTransaction"]?.result;
        return [{ transaction_hash: transaction.transaction_hash, trace_root }];
      },
      starknet_getTransactionReceipt: ([hash]) => {
        const number = this.#blockOf(hash);
        return {
          ...this.#receipt(number),
          ...(number <= chain.head && { block_hash: chain.block(number).hash }),
          block_number: number,
        };
      },
      starknet_getTransactionStatus: ([hash]) => {
        const number = this.#blockOf(hash);
        const { execution_status } = chain.block(number).receipt;
        return { finality_status: chain.statusOf(number), execution_status };
      },
    };
  }

  #block(id: unknown, item: (transaction: Fields, receipt: Fields) => unknown): Fields {
    const number = this.#number(id);
    const { header, transaction } = this.#chain.block(number);
    const transactions = [item(transaction, this.#receipt(number))];
    if (number <= this.#chain.head) return { status: this.#chain.statusOf(number), ...header, transactions };
    return { ...without(onlySettled, header), transactions };
  }

  /** @returns the receipt of a block's transaction, as it appears in the block. */
  #receipt(number: number): Fields {
    return { ...this.#chain.block(number).receipt, finality_status: this.#chain.statusOf(number) };
  }

  #events(filter: Fields): EventPage {
    const { from_block = { block_number: 0 }, to_block = "latest", chunk_size, continuation_token } = filter;
    const range = { first: this.#number(from_block), last: this.#number(to_block, true) };
    const wanted = eventFilter(filter["address"], filter["keys"]);
    return eventPage(this.#chain, wanted, range, Number(chunk_size), continuation_token);
  }

  /**
   * @param isEnd - Whether a block beyond the newest one means the newest one.
   * @returns the number of a block, by its number, hash or tag; the pending block's number is one more than
   * the newest.
   * @throws RpcFailure if there is no such block.
   */
  #number(id: unknown, isEnd = false): number {
    const { head, layer1Head } = this.#chain;
    if (id === "latest") return head;
    if (id === "l1_accepted") return layer1Head;
    if (id === "pre_confirmed" || id === "pending") return head + 1;
    const { block_number: number, block_hash: hash } = id as Fields;
    const found = hash === undefined ? Number(number) : this.#chain.numberOf(String(hash));
    if (found !== undefined && found <= head) return found;
    if (isEnd && found !== undefined) return head;
    throw new RpcFailure({ code: 24, message: "Block not found" });
  }

  /** @throws RpcFailure if there is no such transaction. */
  #blockOf(hash: unknown): number {
    const number = this.#chain.blockOf(String(hash));
    if (number !== undefined && number <= this.#chain.head + 1) return number;
    throw new RpcFailure({ code: 29, message: "Transaction hash not found" });
  }
}

function without(names: ReadonlySet<string>, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));
}
