// Generated from specs/rpc/explorer.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Address, BlockTag, Hash, Hex, Quantity } from "./shared.ts";

/**
 * A block without its content.
 *
 * Source: interface: Block header object; erigon for what may be absent or null.
 */
export interface ExplorerHeader {
  /** Number of the block. */
  number: Quantity;
  /** Hash of the block. */
  hash: Hash;
  /** Hash of the block before it. */
  parentHash: Hash;
  /** Proof of work; zero since proof of stake. */
  nonce: Hex;
  /** Hash of the list of uncles. */
  sha3Uncles: Hash;
  /** Bloom filter of the logs. */
  logsBloom: Hex;
  /** Root of the trie of transactions. */
  transactionsRoot: Hash;
  /** Root of the state after the block. */
  stateRoot: Hash;
  /** Root of the trie of receipts. */
  receiptsRoot: Hash;
  /** Who receives the fees. */
  miner: Address;
  /** Difficulty of the block. */
  difficulty: Quantity;
  /** Sum of difficulties up to the block. Erigon leaves it out. */
  totalDifficulty?: Quantity | null;
  /** What the producer wrote into the block. */
  extraData: Hex;
  /** Bytes of the block. Erigon leaves it out. */
  size?: Quantity | null;
  /** The most gas that the block could use. */
  gasLimit: Quantity;
  /** The gas that its transactions used. */
  gasUsed: Quantity;
  /** Unix time in seconds. */
  timestamp: Quantity;
  /** Proof of work; since proof of stake the beacon chain's random value. */
  mixHash: Hash;
  /** Wei for each gas, burnt. Absent or `null` before London. */
  baseFeePerGas?: Quantity | null;
}

/** What block explorers ask for. */
export interface ExplorerMethods {
  /**
   * The header of a block by its number, without the block.
   *
   * @param block - Number of the block, as an integer or in hex, or a tag.
   * @returns the header, or `null` when no block is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * refuses, for a reason in the message), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const header = await client.erigon_getHeaderByNumber(45);
   * ```
   *
   * Source: interface: C (as explorer_getHeaderByNumber) and Block header object; the name and other forms of
   * the param from reth and erigon.
   */
  erigon_getHeaderByNumber(block: number | bigint | Quantity | BlockTag): Promise<ExplorerHeader | null>;

  /**
   * Another name of {@link erigon_getHeaderByNumber}, which goes out on the wire. The header of a block by
   * its number, without the block.
   *
   * @param block - Number of the block, as an integer or in hex, or a tag.
   * @returns the header, or `null` when no block is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * refuses, for a reason in the message), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const header = await client.explorer_getHeaderByNumber(45);
   * ```
   *
   * Source: interface: C (as explorer_getHeaderByNumber) and Block header object; the name and other forms of
   * the param from reth and erigon.
   */
  explorer_getHeaderByNumber(block: number | bigint | Quantity | BlockTag): Promise<ExplorerHeader | null>;
}

/**
 * The methods of {@link ExplorerMethods} as `{ method, params }` calls. The first of `overloads` that the
 * params fit says the result.
 */
export interface ExplorerCalls {
  erigon_getHeaderByNumber: {
    params: readonly [block: number | bigint | Quantity | BlockTag];
    result: ExplorerHeader | null;
  };
  explorer_getHeaderByNumber: ExplorerCalls["erigon_getHeaderByNumber"];
}
