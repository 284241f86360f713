// Generated from specs/rpc/net.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Quantity } from "./decoded-shared.ts";
import type { Decimal, Hash, Hex } from "./shared.ts";

/** Facts about a node and its network: `net_` and `web3_`. */
export interface NetMethods {
  /**
   * The id of the network. On most networks it is the chain id.
   *
   * @returns the id, in decimal.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed), -32004 (the node does not offer
   * the method).
   *
   * Source: ethereum/execution-apis.
   */
  net_version(): Promise<Decimal>;

  /**
   * Whether the node listens for connections of other nodes.
   *
   * @returns `true` if it does.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed).
   *
   * Source: interface: C.
   */
  net_listening(): Promise<boolean>;

  /**
   * The number of peers that the node is connected to.
   *
   * @returns the number.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed), -32004 (the node does not offer
   * the method).
   *
   * Source: go-ethereum, besu, erigon, nethermind, reth.
   */
  net_peerCount(): Promise<Quantity>;

  /**
   * The name and version of the program that the node runs.
   *
   * @returns mostly name, version, platform and language, with slashes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (the node failed), -32004 (the node does not offer
   * the method).
   *
   * Source: go-ethereum, besu, erigon, nethermind, reth.
   */
  web3_clientVersion(): Promise<string>;

  /**
   * The Keccak-256 hash of bytes.
   *
   * @param bytes - The bytes.
   * @returns their hash.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed).
   *
   * Source: go-ethereum, besu, erigon, nethermind, reth.
   */
  web3_sha3(bytes: Hex): Promise<Hash>;
}

/**
 * The methods of {@link NetMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface NetCalls {
  net_version: { params: readonly []; result: Decimal };
  net_listening: { params: readonly []; result: boolean };
  net_peerCount: { params: readonly []; result: Quantity };
  web3_clientVersion: { params: readonly []; result: string };
  web3_sha3: { params: readonly [bytes: Hex]; result: Hash };
}
