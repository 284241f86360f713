// Generated from specs/rpc/aura.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BlockContent, HeaderFields, IncludedBlockNumberOrTag } from "./ethereum.ts";
import type {
  SimulatedBlockContent, SimulatedBlockTransaction, Simulation, SimulationWithHashes,
  SimulationWithTransactions,
} from "./ethereum-state.ts";
import type { Transaction } from "./ethereum-transaction.ts";
import type { ParamForm, Quantities, QuantityForm } from "./quantity-form.ts";
import type { Address, BlockNumberOrTag, BlockReference, Decimal, Hash, Hex } from "./shared.ts";
import type { EthereumMethods, EthereumCalls } from "./ethereum.ts";
import type { EthereumStateMethods, EthereumStateCalls } from "./ethereum-state.ts";
import type { EthereumFilterSubscriptions } from "./ethereum-filter.ts";
import type { DebugMethods, DebugCalls } from "./debug.ts";
import type { ExplorerMethods, ExplorerCalls } from "./explorer.ts";

/**
 * Header fields of every block of a chain that began with AuRa. Blocks since proof of stake lack its two
 * fields.
 *
 * Source: nethermind, erigon: AuRa.
 */
export interface AuraHeaderFields<Q extends QuantityForm = "hex"> extends HeaderFields<Q> {
  /** Number of the step in which the authority sealed the block. Until proof of stake. */
  auraStep?: Quantities[Q];
  /** Signature of the authority. Until proof of stake. */
  auraSeal?: Hex;
}

/**
 * A block with its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface AuraBlockWithTransactions<Q extends QuantityForm = "hex"> extends AuraBlock<Q> {
  /** Transactions, in order. */
  transactions: Transaction<Q>[];
}

/**
 * A block without its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface AuraBlock<Q extends QuantityForm = "hex"> extends AuraBlockHeader<Q>, BlockContent<Q> {
}

/**
 * Block header. Fields that a later fork added are absent in earlier blocks.
 *
 * Source: ethereum/execution-apis.
 */
export interface AuraBlockHeader<Q extends QuantityForm = "hex"> extends AuraHeaderFields<Q> {
  /** Hash of the block. */
  hash: Hash;
  /** Proof of work: 8 bytes; zero since proof of stake. */
  nonce: Hex;
  /** Address that receives the priority fees. */
  miner: Address;
}

/**
 * A block with the hashes of its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface AuraBlockWithHashes<Q extends QuantityForm = "hex"> extends AuraBlock<Q> {
  /** Hashes of the transactions, in order. */
  transactions: Hash[];
}

/**
 * The pending block with its transactions.
 *
 * Source: go-ethereum, erigon.
 */
export interface AuraPendingEvmBlockWithTransactions<Q extends QuantityForm = "hex"> extends AuraPendingEvmHeader<Q>, BlockContent<Q> {
  /** Transactions, in order. */
  transactions: Transaction<Q>[];
}

/**
 * Header of the pending block.
 *
 * Source: go-ethereum, erigon.
 */
export interface AuraPendingEvmHeader<Q extends QuantityForm = "hex"> extends AuraHeaderFields<Q> {
  /** Hash of the block. `null` from go-ethereum and Erigon. */
  hash: Hash | null;
  /** Proof of work: 8 bytes. `null` from go-ethereum and Erigon. */
  nonce: Hex | null;
  /** Address that receives the priority fees. `null` from go-ethereum and Erigon. */
  miner: Address | null;
}

/**
 * The pending block with the hashes of its transactions.
 *
 * Source: go-ethereum, erigon.
 */
export interface AuraPendingEvmBlockWithHashes<Q extends QuantityForm = "hex"> extends AuraPendingEvmHeader<Q>, BlockContent<Q> {
  /** Hashes of the transactions, in order. */
  transactions: Hash[];
}

/**
 * Block header in an event of the subscription `newHeads`. Some nodes add the size.
 *
 * Source: go-ethereum.
 */
export interface AuraHead<Q extends QuantityForm = "hex"> extends AuraBlockHeader<Q> {
  /** Size of the block, in bytes. */
  size?: Quantities[Q];
}

/**
 * Header of the pending block. Some nodes add the size.
 *
 * Source: go-ethereum.
 */
export interface AuraPendingEvmHead<Q extends QuantityForm = "hex"> extends AuraPendingEvmHeader<Q> {
  /** Size of the block, in bytes. */
  size?: Quantities[Q];
}

/**
 * A simulated block with its unsigned transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface AuraSimulatedBlockWithTransactions<Q extends QuantityForm = "hex"> extends AuraBlockHeader<Q>, SimulatedBlockContent<Q> {
  /** Transactions, in order. */
  transactions: SimulatedBlockTransaction<Q>[];
}

/**
 * A simulated block with the hashes of its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface AuraSimulatedBlockWithHashes<Q extends QuantityForm = "hex"> extends AuraBlockHeader<Q>, SimulatedBlockContent<Q> {
  /** Hashes of the transactions, in order. */
  transactions: Hash[];
}

/**
 * A block that the node rejected.
 *
 * Source: ethereum/execution-apis; go-ethereum (detail).
 */
export interface AuraBadBlock<Q extends QuantityForm = "hex"> {
  /** The block. */
  block: AuraBlockWithTransactions<Q> | AuraBlockWithHashes<Q>;
  /** Hash of the block. */
  hash: Hash;
  /** RLP-encoded block. */
  rlp: Hex;
  /**
   * RLP-encoded record of how the node built the block, for `debug_replayBadBlock`. Only of blocks that the
   * node built itself, on go-ethereum.
   */
  detail?: Hex;
}

/**
 * What headers add on chains whose first blocks were sealed by authorities in turn (AuRa), such as Gnosis.
 */
export interface AuraMethods {}

/**
 * The methods of {@link AuraMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface AuraCalls {}

/** Chain data as a node sees it: sync status, fees, blocks and receipts, with the types of AuRa. */
export interface AuraEthereumMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockByHash" | "eth_getBlockByNumber" | "eth_getHeaderByHash" | "eth_getHeaderByNumber" | "eth_getUncleByBlockHashAndIndex" | "eth_getUncleByBlockNumberAndIndex"> {
  /**
   * Returns a block by its hash.
   *
   * Source: ethereum/execution-apis.
   *
   * @param blockHash - Hash of the block.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns Block; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const block = await client.eth_getBlockByHash("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", false);
   */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: true): Promise<AuraBlockWithTransactions<Q> | null>;
  /** Returns transaction hashes. */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: false): Promise<AuraBlockWithHashes<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getBlockByHash(
    blockHash: Hash,
    fullTransactions: boolean,
  ): Promise<AuraBlockWithTransactions<Q> | AuraBlockWithHashes<Q> | null>;

  /**
   * Returns a block by its number or a tag. For the `pending` block, some nodes return `null` as `hash`,
   * `nonce` and `miner`.
   *
   * Source: ethereum/execution-apis.
   *
   * @param block - Block number or tag.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns Block; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const block = await client.eth_getBlockByNumber("0x2d", false);
   */
  eth_getBlockByNumber(
    block: IncludedBlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: true,
  ): Promise<AuraBlockWithTransactions<Q> | null>;
  /** Returns transaction hashes. */
  eth_getBlockByNumber(
    block: IncludedBlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: false,
  ): Promise<AuraBlockWithHashes<Q> | null>;
  /** Returns the `pending` block with transaction objects. */
  eth_getBlockByNumber(
    block: "pending",
    fullTransactions: true,
  ): Promise<AuraPendingEvmBlockWithTransactions<Q> | null>;
  /** Returns the `pending` block with transaction hashes. */
  eth_getBlockByNumber(
    block: "pending",
    fullTransactions: false,
  ): Promise<AuraPendingEvmBlockWithHashes<Q> | null>;
  /** Returns a block that may be `pending`, with transaction objects. */
  eth_getBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: true,
  ): Promise<AuraBlockWithTransactions<Q> | AuraPendingEvmBlockWithTransactions<Q> | null>;
  /** Returns a block that may be `pending`, with transaction hashes. */
  eth_getBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: false,
  ): Promise<AuraBlockWithHashes<Q> | AuraPendingEvmBlockWithHashes<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: boolean,
  ): Promise<
    | AuraBlockWithTransactions<Q>
    | AuraBlockWithHashes<Q>
    | AuraPendingEvmBlockWithTransactions<Q>
    | AuraPendingEvmBlockWithHashes<Q>
    | null>;

  /**
   * Returns the header of a block by its hash.
   *
   * Source: go-ethereum, reth.
   *
   * @param blockHash - Hash of the block.
   * @returns Block header; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const header = await client.eth_getHeaderByHash("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74");
   */
  eth_getHeaderByHash(blockHash: Hash): Promise<AuraHead<Q> | null>;

  /**
   * Returns the header of a block by its number or a tag. For the `pending` block, some nodes return `null`
   * as `hash`, `nonce` and `miner`.
   *
   * Source: go-ethereum, reth.
   *
   * @param block - Block number or tag.
   * @returns Block header; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const header = await client.eth_getHeaderByNumber("0x2d");
   */
  eth_getHeaderByNumber(block: IncludedBlockNumberOrTag<ParamForm<Q>>): Promise<AuraHead<Q> | null>;
  /** Returns the header of the `pending` block. */
  eth_getHeaderByNumber(block: "pending"): Promise<AuraPendingEvmHead<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getHeaderByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
  ): Promise<AuraHead<Q> | AuraPendingEvmHead<Q> | null>;

  /**
   * Returns an uncle of a block.
   *
   * Source: go-ethereum, besu, erigon, reth; removed from ethereum/execution-apis.
   *
   * @param blockHash - Hash of the block.
   * @param index - Index of the uncle, from 0.
   * @returns Uncle block without transactions; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const uncle = await client.eth_getUncleByBlockHashAndIndex("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", "0x0"); // null
   */
  eth_getUncleByBlockHashAndIndex(
    blockHash: Hash,
    index: Quantities[ParamForm<Q>],
  ): Promise<AuraBlock<Q> | null>;

  /**
   * Returns an uncle of a block.
   *
   * Source: go-ethereum, besu, erigon, reth; removed from ethereum/execution-apis.
   *
   * @param block - Block number or tag.
   * @param index - Index of the uncle, from 0.
   * @returns Uncle block without transactions; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const uncle = await client.eth_getUncleByBlockNumberAndIndex("0x2d", "0x0"); // null
   */
  eth_getUncleByBlockNumberAndIndex(
    block: BlockNumberOrTag<ParamForm<Q>>,
    index: Quantities[ParamForm<Q>],
  ): Promise<AuraBlock<Q> | null>;
}

/**
 * The methods of {@link AuraEthereumMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface AuraEthereumCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockByHash" | "eth_getBlockByNumber" | "eth_getHeaderByHash" | "eth_getHeaderByNumber" | "eth_getUncleByBlockHashAndIndex" | "eth_getUncleByBlockNumberAndIndex"> {
  eth_getBlockByHash: {
    params: readonly [blockHash: Hash, fullTransactions: boolean];
    result: AuraBlockWithTransactions<Q> | AuraBlockWithHashes<Q> | null;
    overloads: [
      {
        params: readonly [blockHash: Hash, fullTransactions: true];
        result: AuraBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [blockHash: Hash, fullTransactions: false];
        result: AuraBlockWithHashes<Q> | null;
      },
    ];
  };
  eth_getBlockByNumber: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, fullTransactions: boolean];
    result:
      | AuraBlockWithTransactions<Q>
      | AuraBlockWithHashes<Q>
      | AuraPendingEvmBlockWithTransactions<Q>
      | AuraPendingEvmBlockWithHashes<Q>
      | null;
    overloads: [
      {
        params: readonly [block: IncludedBlockNumberOrTag<ParamForm<Q>>, fullTransactions: true];
        result: AuraBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: IncludedBlockNumberOrTag<ParamForm<Q>>, fullTransactions: false];
        result: AuraBlockWithHashes<Q> | null;
      },
      {
        params: readonly [block: "pending", fullTransactions: true];
        result: AuraPendingEvmBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: "pending", fullTransactions: false];
        result: AuraPendingEvmBlockWithHashes<Q> | null;
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, fullTransactions: true];
        result: AuraBlockWithTransactions<Q> | AuraPendingEvmBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, fullTransactions: false];
        result: AuraBlockWithHashes<Q> | AuraPendingEvmBlockWithHashes<Q> | null;
      },
    ];
  };
  eth_getHeaderByHash: { params: readonly [blockHash: Hash]; result: AuraHead<Q> | null };
  eth_getHeaderByNumber: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>];
    result: AuraHead<Q> | AuraPendingEvmHead<Q> | null;
    overloads: [
      {
        params: readonly [block: IncludedBlockNumberOrTag<ParamForm<Q>>];
        result: AuraHead<Q> | null;
      },
      { params: readonly [block: "pending"]; result: AuraPendingEvmHead<Q> | null },
    ];
  };
  eth_getUncleByBlockHashAndIndex: {
    params: readonly [blockHash: Hash, index: Quantities[ParamForm<Q>]];
    result: AuraBlock<Q> | null;
  };
  eth_getUncleByBlockNumberAndIndex: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, index: Quantities[ParamForm<Q>]];
    result: AuraBlock<Q> | null;
  };
}

/** State of accounts, and simulated calls, with the types of AuRa. */
export interface AuraEthereumStateMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumStateMethods<Q>, "eth_simulateV1"> {
  /**
   * Simulates calls in a sequence of blocks. Each call sees the state changes of the previous calls.
   *
   * Source: ethereum/execution-apis.
   *
   * @param simulation - Blocks and calls to simulate.
   * @param block - Block on which the first simulated block is based. Default: `"latest"`.
   * @returns Simulated blocks, with the result of each call.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -38010 (nonce of a transaction is too low), -38011 (nonce
   * of a transaction is too high), -38012 (fee of a transaction is lower than the base fee), -38013 (gas
   * limit of a transaction is lower than its intrinsic gas), -38014 (insufficient funds of the sender for gas
   * and value), -38015 (block gas limit exceeded), -38020 (block number in the sequence did not increase),
   * -38021 (block timestamp in the sequence did not increase), -38022 (movePrecompileToAddress references
   * itself), -38023 (several movePrecompileToAddress reference the same address), -38024 (sender is not an
   * externally owned account), -38025 (maximum init code size exceeded), -38026 (limit of the node on blocks
   * or calls exceeded), -32015 (VM execution error), -32016 (timeout of the node), 3 (execution reverted;
   * `data` is the revert data), -32602, -32000 (the node rejected the call; see the error message), -32005
   * (request limit exceeded), -32603.
   * @example const blocks = await client.eth_simulateV1({ blockStateCalls: [{ stateOverrides: { "0x68aab33e4fbb493c95fda402772a3b88615820bd": { balance: "0xde0b6b3a7640000" } }, calls: [{ from: "0x68aab33e4fbb493c95fda402772a3b88615820bd", to: "0x5fbdb2315678afecb367f032d93f642f64180aa3", value: "0x1" }] }] }, "latest");
   */
  eth_simulateV1(
    simulation: SimulationWithTransactions<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<AuraSimulatedBlockWithTransactions<Q>[]>;
  /** Returns transaction hashes. */
  eth_simulateV1(
    simulation: SimulationWithHashes<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<AuraSimulatedBlockWithHashes<Q>[]>;
  /** For params whose case is known only at run time. */
  eth_simulateV1(
    simulation: Simulation<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<(AuraSimulatedBlockWithTransactions<Q> | AuraSimulatedBlockWithHashes<Q>)[]>;
}

/**
 * The methods of {@link AuraEthereumStateMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface AuraEthereumStateCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumStateCalls<Q>, "eth_simulateV1"> {
  eth_simulateV1: {
    params: readonly [simulation: Simulation<ParamForm<Q>>, block?: BlockReference<ParamForm<Q>>];
    result: (AuraSimulatedBlockWithTransactions<Q> | AuraSimulatedBlockWithHashes<Q>)[];
    overloads: [
      {
        params: readonly [
          simulation: SimulationWithTransactions<ParamForm<Q>>,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: AuraSimulatedBlockWithTransactions<Q>[];
      },
      {
        params: readonly [
          simulation: SimulationWithHashes<ParamForm<Q>>,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: AuraSimulatedBlockWithHashes<Q>[];
      },
    ];
  };
}

/**
 * The subscriptions over a WebSocket, each with the params after the kind and the type of a notification,
 * with the types of AuRa.
 */
export interface AuraEthereumFilterSubscriptions<Q extends QuantityForm = "hex"> extends Omit<EthereumFilterSubscriptions<Q>, "newHeads"> {
  /**
   * Subscribes to the headers of new heads. After a reorganization, the headers of the new branch are sent.
   */
  newHeads: { params: readonly []; notification: AuraHead<Q> };
}

/** Raw blocks and transactions, and the state as the node stores it, with the types of AuRa. */
export interface AuraDebugMethods<Q extends QuantityForm = "hex"> extends Omit<DebugMethods<Q>, "debug_getBadBlocks"> {
  /**
   * Returns invalid blocks that the node has seen recently.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns Invalid blocks.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const blocks = await client.debug_getBadBlocks(); // []
   */
  debug_getBadBlocks(): Promise<AuraBadBlock<Q>[]>;
}

/**
 * The methods of {@link AuraDebugMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface AuraDebugCalls<Q extends QuantityForm = "hex"> extends Omit<DebugCalls<Q>, "debug_getBadBlocks"> {
  debug_getBadBlocks: { params: readonly []; result: AuraBadBlock<Q>[] };
}

/** Methods of Erigon for block explorers, `erigon_`, with the types of AuRa. */
export interface AuraExplorerMethods<Q extends QuantityForm = "hex"> extends Omit<ExplorerMethods<Q>, "erigon_getBlockByTimestamp"> {
  /**
   * Returns the last block at or before a time.
   *
   * Source: erigon.
   *
   * @param timestamp - Time in Unix seconds, as an integer, in hex or in decimal.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns The block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602, -32004 (method not supported).
   * @example const block = await client.erigon_getBlockByTimestamp("1704067245", false);
   */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
    fullTransactions: true,
  ): Promise<AuraBlockWithTransactions<Q> | null>;
  /** Returns transaction hashes. */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
    fullTransactions: false,
  ): Promise<AuraBlockWithHashes<Q> | null>;
  /** For params whose case is known only at run time. */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
    fullTransactions: boolean,
  ): Promise<AuraBlockWithTransactions<Q> | AuraBlockWithHashes<Q> | null>;
}

/**
 * The methods of {@link AuraExplorerMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface AuraExplorerCalls<Q extends QuantityForm = "hex"> extends Omit<ExplorerCalls<Q>, "erigon_getBlockByTimestamp"> {
  erigon_getBlockByTimestamp: {
    params: readonly [
      timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
      fullTransactions: boolean,
    ];
    result: AuraBlockWithTransactions<Q> | AuraBlockWithHashes<Q> | null;
    overloads: [
      {
        params: readonly [
          timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
          fullTransactions: true,
        ];
        result: AuraBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [
          timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
          fullTransactions: false,
        ];
        result: AuraBlockWithHashes<Q> | null;
      },
    ];
  };
}
