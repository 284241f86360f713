import { rpcCode, failure, unknownMethod } from "../json-rpc/rpc-failure.ts";
import { MethodNode, type Method, type Emit, type Methods } from "../json-rpc/simulated-node.ts";
import { blockResult, headerResult, BlockNumbers, type FindBlock } from "./blocks.ts";
import type { EvmChain } from "./chain.ts";
import { callMethods } from "./call-methods.ts";
import { explorerMethods } from "./explorer-methods.ts";
import { traceMethods } from "./trace-methods.ts";
import { flashblockKinds, followFlashblocks, follow } from "./flashblocks.ts";
import { logMethods } from "./logs.ts";
import type { SharedChain } from "./shared-chain.ts";
import { stateMethods } from "./state-methods.ts";
import { transactionMethods, rawMethods, poolMethods } from "./transaction-methods.ts";
import { type Fields, quantity } from "../values.ts";
import { findExample } from "../find-example.ts";

/** A node of a simulated chain: the methods that read the chain, and those that send transactions to it. */
export class EvmNode extends MethodNode {
  /** The blocks that it shows. */
  readonly chain: EvmChain;
  readonly #hasFlashblocks: boolean;

  /** @param hasFlashblocks - Whether it reports parts of the next block, as nodes of the OP Stack can. */
  constructor(shared: SharedChain, hasFlashblocks: boolean) {
    const { chain } = shared;
    const numbers = new BlockNumbers(chain);
    const { readLogs, methods } = logMethods(chain, numbers);
    super({
      ...blockMethods(chain, numbers),
      ...methods,
      ...transactionMethods(shared, numbers),
      ...stateMethods(chain, numbers),
      ...callMethods(chain, numbers),
      ...poolMethods(chain),
      ...rawMethods(chain, numbers),
      ...traceMethods(chain, numbers),
      ...explorerMethods(chain, numbers, readLogs),
      ...missingMethods,
    });
    this.chain = chain;
    this.#hasFlashblocks = hasFlashblocks;
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
    if (!flashblockKinds.has(kind)) return follow(this.chain, params, emit);
    if (this.#hasFlashblocks) return followFlashblocks(this.chain, params, emit);
    throw failure(rpcCode.methodNotFound, `no "${kind}" subscription in eth namespace`);
  }
}

function blockMethods(chain: EvmChain, numbers: BlockNumbers): Methods {
  const { byHash, byTag: byNumber } = numbers;
  const block = (number: number, [, isFull]: readonly unknown[]): unknown =>
    blockResult(chain, number, isFull === true, number > chain.head);
  const header = (number: number): unknown => headerResult(chain, number, number > chain.head);
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
    optimism_rollupConfig: () => {
      const { genesis, ...rest } = findExample("optimism_rollupConfig");
      const { hash, timestamp } = chain.block(0).header;
      const own = { l2: { hash, number: 0 }, l2_time: Number(timestamp) };
      const seconds = Math.ceil(chain.options.blockTime / 1_000);
      return {
        ...rest,
        genesis: { ...(genesis as Fields), ...own },
        block_time: seconds,
        l2_chain_id: chainId,
      };
    },
    debug_replayBadBlock: ([hash]) => {
      throw failure(rpcCode.server, `bad block ${String(hash)} not found`);
    },
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
    eth_getUncleCountByBlockHash: of(byHash, () => "0x0"),
    eth_getUncleCountByBlockNumber: of(byNumber, () => "0x0"),
    eth_getUncleByBlockHashAndIndex: () => null,
    eth_getUncleByBlockNumberAndIndex: () => null,
    eth_getBlockReceipts: of(numbers.byReference, (number) =>
      chain.block(number).transactions.map(({ receipt }) => receipt),
    ),
  };
}

/** What simulated nodes do not have: access lists of blocks of a later fork, and times of a real machine. */
const missing = [
  "eth_getBlockAccessListByBlockHash",
  "base_meterBundle",
  "base_meterBlockByHash",
  "base_meterBlockByNumber",
  "base_meteredPriorityFeePerGas",
];
const missingMethods: Methods = Object.fromEntries(
  missing.map((name) => [
    name,
    () => {
      throw unknownMethod(name);
    },
  ]),
);

/** Creates a method that returns null if its block does not exist. */
function of(find: FindBlock, read: (number: number, params: readonly unknown[]) => unknown): Method {
  return (params) => {
    const number = find(params[0]);
    return number === undefined ? null : read(number, params);
  };
}
