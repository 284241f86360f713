import { rpcCode, RpcFailure } from "../json-rpc/rpc-failure.ts";
import { Heads } from "../chain/heads.ts";
import { MethodNode, type Method, type Emit } from "../json-rpc/simulated-node.ts";
import { blockResult, headerResult, type Pending, BlockNumbers, type FindBlock } from "./blocks.ts";
import type { EvmChain } from "./chain.ts";
import { callMethods } from "./call-methods.ts";
import { explorerMethods } from "./explorer-methods.ts";
import { traceMethods } from "./trace-methods.ts";
import { flashblockKinds, followFlashblocks, follow } from "./flashblocks.ts";
import { listLogs, type LogQuery, EvmFilters } from "./logs.ts";
import type { Log } from "./seeded-blocks.ts";
import type { SharedChain } from "./shared-chain.ts";
import { stateMethods } from "./state-methods.ts";
import { transactionMethods, rawMethods, poolMethods } from "./transaction-methods.ts";
import { type Fields, quantity } from "../values.ts";
import { findExample } from "../find-example.ts";

/** A node of a simulated chain: the methods that read the chain, and those that send transactions to it. */
export class EvmNode extends MethodNode {
  /** The blocks that it shows. */
  readonly chain: EvmChain;
  readonly #heads: Heads;
  readonly #numbers: BlockNumbers;
  readonly #filters: EvmFilters;
  /** The methods that it implements, by name. */
  protected readonly methods: Readonly<Record<string, Method>>;
  readonly #hasFlashblocks: boolean;

  /** @param hasFlashblocks - Whether it reports parts of the next block, as nodes of the OP Stack can. */
  constructor(shared: SharedChain, hasFlashblocks: boolean) {
    super();
    const { chain } = shared;
    this.chain = chain;
    this.#hasFlashblocks = hasFlashblocks;
    this.#heads = new Heads(chain);
    this.#numbers = new BlockNumbers(chain);
    this.#filters = new EvmFilters(chain);
    this.methods = {
      ...this.#blockMethods(),
      ...this.#logMethods(),
      ...transactionMethods(shared, this.#numbers),
      ...stateMethods(chain, this.#numbers),
      ...callMethods(chain, this.#numbers),
      ...poolMethods(chain),
      ...rawMethods(chain, this.#numbers),
      ...traceMethods(chain, this.#numbers),
      ...explorerMethods(chain, this.#numbers, (query) => this.#logs(query)),
    };
  }

  /**
   * Follows the chain for a subscription.
   *
   * @returns a function that ends it; `undefined` for a subscription without events on this chain.
   * @throws RpcFailure with a node's error.
   */
  override follow(method: string, params: readonly unknown[], emit: Emit): (() => void) | undefined {
    if (method !== "eth_subscribe") return undefined;
    const kind = String(params[0]);
    if (!flashblockKinds.has(kind)) return follow(this.chain, this.#heads, params, emit);
    if (this.#hasFlashblocks) return followFlashblocks(this.chain, this.#heads, params, emit);
    const message = `no "${kind}" subscription in eth namespace`;
    throw new RpcFailure({ code: rpcCode.methodNotFound, message });
  }

  #blockMethods(): Record<string, Method> {
    const { chain } = this;
    const numbers = this.#numbers;
    const { byHash, byTag: byNumber } = numbers;
    const pending = (number: number): Pending => ({ number, isPending: number > chain.head });
    const block = (number: number, [, isFull]: readonly unknown[]): unknown =>
      blockResult(chain, pending(number), isFull === true);
    const header = (number: number): unknown => headerResult(chain, pending(number));
    const count = (number: number): unknown => quantity(chain.block(number).transactions.length);
    const { chainId } = chain.options;
    return {
      eth_chainId: () => quantity(chainId),
      net_version: () => String(chainId),
      eth_config: () => {
        const { current, ...rest } = findExample("eth_config");
        return { ...rest, current: { ...(current as Fields), chainId: quantity(chainId) } };
      },
      debug_chainConfig: () => ({ chainId }),
      eth_capabilities: () => ({
        ...findExample("eth_capabilities"),
        head: { number: quantity(chain.head), hash: chain.block(chain.head).hash },
      }),
      eth_blockNumber: () => quantity(chain.head),
      erigon_blockNumber: ([tag = "latest"]) => quantity(numbers.byTag(tag) ?? chain.head),
      eth_getBlockByHash: of(byHash, block),
      eth_getBlockByNumber: of(byNumber, block),
      eth_getHeaderByHash: of(byHash, header),
      eth_getHeaderByNumber: of(byNumber, header),
      erigon_getHeaderByHash: of(byHash, header),
      eth_getBlockTransactionCountByHash: of(byHash, count),
      eth_getBlockTransactionCountByNumber: of(byNumber, count),
      eth_getUncleCountByBlockHash: of(byHash, noUncles),
      eth_getUncleCountByBlockNumber: of(byNumber, noUncles),
      eth_getUncleByBlockHashAndIndex: () => null,
      eth_getUncleByBlockNumberAndIndex: () => null,
      eth_getBlockReceipts: of(numbers.byReference, (number) =>
        chain.block(number).transactions.map(({ receipt }) => receipt),
      ),
    };
  }

  #logMethods(): Record<string, Method> {
    const { chain } = this;
    const filters = this.#filters;
    return {
      eth_getLogs: ([query]) => this.#logs(query as LogQuery),
      eth_newFilter: ([query]) => filters.add("logs", chain.head, query as LogQuery),
      eth_newBlockFilter: () => filters.add("blocks", chain.head),
      eth_newPendingTransactionFilter: () => filters.add("pending", chain.head),
      eth_getFilterChanges: ([id]) => filters.changes(String(id), chain.head),
      eth_getFilterLogs: ([id]) => this.#logs(filters.query(String(id))),
      eth_uninstallFilter: ([id]) => filters.remove(String(id)),
    };
  }

  #logs(query: LogQuery): Log[] {
    const { blockHash, fromBlock = "latest", toBlock = "latest" } = query;
    if (blockHash !== undefined) {
      if (query.fromBlock !== undefined || query.toBlock !== undefined)
        throw invalidParams("cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other");
      const number = this.#numbers.byHash(blockHash);
      if (number === undefined) throw new RpcFailure({ code: rpcCode.server, message: "unknown block" });
      return listLogs(this.chain, query, number, number);
    }
    const { head } = this.chain;
    const [first, last] = [fromBlock, toBlock].map((tag) => this.#numbers.byTag(tag) ?? Number(tag));
    if (first === undefined || last === undefined || first > last)
      throw invalidParams("invalid block range params");
    return listLogs(this.chain, query, first, Math.min(last, head));
  }
}

function noUncles(): string {
  return "0x0";
}

function invalidParams(message: string): RpcFailure {
  return new RpcFailure({ code: rpcCode.invalidParams, message });
}

/** Creates a method that returns null if its block does not exist. */
function of(find: FindBlock, read: (number: number, params: readonly unknown[]) => unknown): Method {
  return (params) => {
    const number = find(params[0]);
    return number === undefined ? null : read(number, params);
  };
}
