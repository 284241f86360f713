// Generated from specs/rpc/net.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Quantities, QuantityForm } from "./quantity-form.ts";
import type { Decimal, Hash, Hex } from "./shared.ts";

/** Information about a node and its network, `net_` and `web3_`. */
export interface NetMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns the network id. On most networks, it equals the chain id.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns Network id, in decimal.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const id = await client.net_version(); // "1"
   */
  net_version(): Promise<Decimal>;

  /**
   * Returns whether the node accepts connections from peers.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns `true` if the node is listening.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const listening = await client.net_listening(); // true
   */
  net_listening(): Promise<boolean>;

  /**
   * Returns the number of connected peers.
   *
   * Source: go-ethereum, besu, erigon, nethermind, reth.
   *
   * @returns Number of peers.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const count = await client.net_peerCount(); // "0x19"
   */
  net_peerCount(): Promise<Quantities[Q]>;

  /**
   * Returns the name and version of the node's client.
   *
   * Source: go-ethereum, besu, erigon, nethermind, reth.
   *
   * @returns Client version; usually name, version, platform and language, separated by slashes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const version = await client.web3_clientVersion(); // "Geth/v1.16.7/linux-amd64/go1.25.1"
   */
  web3_clientVersion(): Promise<string>;

  /**
   * Returns the Keccak-256 hash of data.
   *
   * Source: go-ethereum, besu, erigon, nethermind, reth.
   *
   * @param bytes - Data to hash.
   * @returns Keccak-256 hash.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602.
   * @example const hash = await client.web3_sha3("0x"); // "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"
   */
  web3_sha3(bytes: Hex): Promise<Hash>;
}

/**
 * The methods of {@link NetMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface NetCalls<Q extends QuantityForm = "hex"> {
  net_version: { params: readonly []; result: Decimal };
  net_listening: { params: readonly []; result: boolean };
  net_peerCount: { params: readonly []; result: Quantities[Q] };
  web3_clientVersion: { params: readonly []; result: string };
  web3_sha3: { params: readonly [bytes: Hex]; result: Hash };
}
