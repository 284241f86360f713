// Generated from specs/rpc/net.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Quantity } from "./decoded-shared.ts";
import type { Decimal, Hash, Hex } from "./shared.ts";

/** Information about a node and its network, `net_` and `web3_`. */
export interface NetMethods {
  /**
   * Returns the network id. On most networks, it equals the chain id.
   *
   * @returns Network id, in decimal.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32004 (method not
   * supported).
   *
   * Source: ethereum/execution-apis.
   */
  net_version(): Promise<Decimal>;

  /**
   * Returns whether the node accepts connections from peers.
   *
   * @returns `true` if the node is listening.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node).
   *
   * Source: interface: C.
   */
  net_listening(): Promise<boolean>;

  /**
   * Returns the number of connected peers.
   *
   * @returns Number of peers.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32004 (method not
   * supported).
   *
   * Source: go-ethereum, besu, erigon, nethermind, reth.
   */
  net_peerCount(): Promise<Quantity>;

  /**
   * Returns the name and version of the node's client.
   *
   * @returns Client version; usually name, version, platform and language, separated by slashes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32004 (method not
   * supported).
   *
   * Source: go-ethereum, besu, erigon, nethermind, reth.
   */
  web3_clientVersion(): Promise<string>;

  /**
   * Returns the Keccak-256 hash of data.
   *
   * @param bytes - Data to hash.
   * @returns Keccak-256 hash.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed).
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
