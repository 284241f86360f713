import { rpcCode, RpcFailure } from "../../../contract/json-rpc/rpc-failure.ts";
import { EvmChain, type ChainOptions, type IncludedTransaction, quantity } from "./chain.ts";
import { blockResult, headerResult, type Pending, pendingForm } from "./blocks.ts";
import { EvmFilters } from "./filters.ts";
import { logsOf, type LogQuery } from "./logs.ts";

type Params = readonly unknown[];
type Method = (params: Params) => unknown;

/** Blocks by which the `safe` and the `finalized` block are behind the newest one. */
const behind = { safe: 32, finalized: 64 };
/** Blocks of a fee history. Source: go-ethereum. */
const mostFeeBlocks = 1_024;

/** A node of a simulated chain: the methods that read blocks, transactions, receipts and logs. */
export class EvmNode {
  readonly chain: EvmChain;
  readonly #filters: EvmFilters;
  readonly #methods: Readonly<Record<string, Method>>;

  constructor(options: ChainOptions) {
    this.chain = new EvmChain(options);
    this.#filters = new EvmFilters(this.chain);
    this.#methods = this.#make();
  }

  /** The number of the newest block. */
  get head(): number {
    return this.chain.head;
  }

  /** @returns whether the simulated chain has an answer to a method; the specs' examples answer all others. */
  answers(method: string): boolean {
    return Object.hasOwn(this.#methods, method);
  }

  /**
   * @param params - Checked against the specs.
   * @throws RpcFailure with the error of a node.
   */
  call(method: string, params: Params): unknown {
    return this.#methods[method]?.(params);
  }

  #make(): Record<string, Method> {
    const byHash = (params: Params): number | undefined => this.#byHash(params[0]);
    const byNumber = (params: Params): number | undefined => this.#byTag(params[0]);
    const block = (number: number | undefined, isFull: unknown): unknown =>
      number === undefined ? null : blockResult(this.chain, this.#pending(number), isFull === true);
    const header = (number: number | undefined): unknown =>
      number === undefined ? null : headerResult(this.chain, this.#pending(number));
    const count = (number: number | undefined): unknown =>
      number === undefined ? null : quantity(this.chain.block(number).transactions.length);
    const receipts = (number: number | undefined): unknown =>
      number === undefined ? null : this.chain.block(number).transactions.map(({ receipt }) => receipt);
    const included = (number: number | undefined, index: unknown): unknown =>
      number === undefined
        ? null
        : (this.chain.block(number).transactions[Number(index)]?.transaction ?? null);
    const { chainId } = this.chain.options;
    return {
      eth_chainId: () => quantity(chainId),
      net_version: () => String(chainId),
      eth_blockNumber: () => quantity(this.head),
      erigon_blockNumber: ([tag = "latest"]) => quantity(this.#byTag(tag) ?? this.head),
      eth_getBlockByHash: (params) => block(byHash(params), params[1]),
      eth_getBlockByNumber: (params) => block(byNumber(params), params[1]),
      eth_getHeaderByHash: (params) => header(byHash(params)),
      eth_getHeaderByNumber: (params) => header(byNumber(params)),
      erigon_getHeaderByHash: (params) => header(byHash(params)),
      eth_getBlockTransactionCountByHash: (params) => count(byHash(params)),
      eth_getBlockTransactionCountByNumber: (params) => count(byNumber(params)),
      eth_getUncleCountByBlockHash: (params) => noUncles(byHash(params)),
      eth_getUncleCountByBlockNumber: (params) => noUncles(byNumber(params)),
      eth_getUncleByBlockHashAndIndex: () => null,
      eth_getUncleByBlockNumberAndIndex: () => null,
      eth_getBlockReceipts: ([reference]) => receipts(this.#byReference(reference)),
      eth_getTransactionByBlockHashAndIndex: (params) => included(byHash(params), params[1]),
      eth_getTransactionByBlockNumberAndIndex: (params) => included(byNumber(params), params[1]),
      eth_getTransactionByHash: ([hash]) => this.#transaction(this.chain.transactionAt(String(hash))),
      eth_getTransactionBySenderAndNonce: ([sender, nonce]) =>
        this.#transaction(this.chain.transactionOf(String(sender), Number(nonce))),
      eth_getTransactionReceipt: ([hash]) => this.#receipt(String(hash)),
      eth_getTransactionCount: ([address, reference = "latest"]) =>
        quantity(this.chain.transactionCount(String(address), this.#known(reference))),
      eth_feeHistory: ([length, newest, percentiles]) =>
        this.#feeHistory(Number(length), newest, percentiles),
      eth_getLogs: ([query]) => this.#logs(query as LogQuery),
      eth_newFilter: ([query]) => this.#filters.add("logs", this.head, query as LogQuery),
      eth_newBlockFilter: () => this.#filters.add("blocks", this.head),
      eth_newPendingTransactionFilter: () => this.#filters.add("pending", this.head),
      eth_getFilterChanges: ([id]) => this.#filters.changes(String(id), this.head),
      eth_getFilterLogs: ([id]) => this.#logs(this.#filters.query(String(id))),
      eth_uninstallFilter: ([id]) => this.#filters.remove(String(id)),
    };
  }

  #pending(number: number): Pending {
    return { number, isPending: number > this.head };
  }

  #byHash(hash: unknown): number | undefined {
    const number = this.chain.numberOf(String(hash));
    return number !== undefined && number <= this.head ? number : undefined;
  }

  /** @returns the number of a block by its number or tag; nothing for one that does not exist yet. */
  #byTag(tag: unknown): number | undefined {
    const { head } = this;
    switch (tag) {
      case "latest":
        return head;
      case "pending":
        return head + 1;
      case "earliest":
        return 0;
      case "safe":
      case "finalized":
        return Math.max(0, head - behind[tag]);
      default:
        return Number(tag) <= head ? Number(tag) : undefined;
    }
  }

  #byReference(reference: unknown): number | undefined {
    const { blockHash, blockNumber } = Object(reference) as Readonly<Record<string, unknown>>;
    if (blockHash !== undefined) return this.#byHash(blockHash);
    if (blockNumber !== undefined) return this.#byTag(blockNumber);
    return typeof reference === "string" && reference.length === 66
      ? this.#byHash(reference)
      : this.#byTag(reference);
  }

  #known(reference: unknown): number {
    const number = this.#byReference(reference);
    if (number === undefined) throw new RpcFailure({ code: rpcCode.server, message: "header not found" });
    return number;
  }

  /** @returns a transaction that is in a block, or is pending: in the next one. */
  #transaction(place: { readonly number: number; readonly index: number } | undefined): unknown {
    const { head } = this;
    if (!place || place.number > head + 1) return null;
    const { transaction } = this.chain.block(place.number).transactions[place.index] as IncludedTransaction;
    return place.number <= head ? transaction : pendingForm(transaction);
  }

  #receipt(hash: string): unknown {
    const place = this.chain.transactionAt(hash);
    if (!place || place.number > this.head) return null;
    return this.chain.block(place.number).transactions[place.index]?.receipt;
  }

  #logs(query: LogQuery): unknown {
    const { blockHash, fromBlock = "latest", toBlock = "latest" } = query;
    if (blockHash !== undefined) {
      if (query.fromBlock !== undefined || query.toBlock !== undefined)
        throw invalidParams("cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other");
      const number = this.#byHash(blockHash);
      if (number === undefined) throw new RpcFailure({ code: rpcCode.server, message: "unknown block" });
      return logsOf(this.chain, query, number, number);
    }
    const { head } = this;
    const [first, last] = [fromBlock, toBlock].map((tag) => this.#byTag(tag) ?? Number(tag));
    if (first === undefined || last === undefined || first > last)
      throw invalidParams("invalid block range params");
    return logsOf(this.chain, query, first, Math.min(last, head));
  }

  #feeHistory(length: number, newest: unknown, percentiles: unknown): unknown {
    const last = this.#known(newest);
    const blocks = Math.min(length, mostFeeBlocks, last + 1);
    const rewards = Array.isArray(percentiles) ? repeat(percentiles.length, "0x1") : undefined;
    return {
      oldestBlock: quantity(last - blocks + 1),
      baseFeePerGas: repeat(blocks + 1, "0x7"),
      gasUsedRatio: repeat(blocks, 0.003_428_2),
      baseFeePerBlobGas: repeat(blocks + 1, "0x1"),
      blobGasUsedRatio: repeat(blocks, 0),
      ...(rewards && { reward: repeat(blocks, rewards) }),
    };
  }
}

function invalidParams(message: string): RpcFailure {
  return new RpcFailure({ code: rpcCode.invalidParams, message });
}

function noUncles(number: number | undefined): unknown {
  return number === undefined ? null : "0x0";
}

function repeat<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}
