// Generated from specs/rpc/shared.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Quantities, QuantityForm, Represented } from "./quantity-form.ts";

/**
 * Bytes in hex, prefixed with `0x`.
 *
 * Source: ethereum/execution-apis.
 */
export type Hex = `0x${string}`;

/**
 * Bytes or an integer in hex, prefixed with `0x`, with or without leading zeros.
 *
 * Source: erigon.
 */
export type HexValue = `0x${string}`;

/**
 * Bytes in hex; some nodes omit the prefix `0x`. `BigInt(value)` misreads digits without `0x` as decimal. The
 * decoded view always has `0x`.
 *
 * Source: erigon; erigontech/rpc-tests.
 */
export type HexDigits<Q extends QuantityForm = "hex"> = Represented<Q, string, `0x${string}`>;

/**
 * Integer in hex, prefixed with `0x`, without leading zeros.
 *
 * Source: ethereum/execution-apis.
 */
export type Quantity = `0x${string}`;

/**
 * Integer in decimal.
 *
 * Source: ethereum/execution-apis.
 */
export type Decimal = `${bigint}`;

/**
 * 32 bytes in hex, prefixed with `0x`.
 *
 * Source: ethereum/execution-apis.
 */
export type Hash = `0x${string}`;

/**
 * Address: 20 bytes in hex, prefixed with `0x`.
 *
 * Source: ethereum/execution-apis.
 */
export type Address = `0x${string}`;

/**
 * Block tag: a block identified by its position in the chain that the node currently sees.
 *
 * Source: ethereum/execution-apis.
 */
export type BlockTag = "latest" | "earliest" | "pending" | "safe" | "finalized";

/**
 * Storage slot: up to 32 bytes in hex, prefixed with `0x`, with or without leading zeros.
 *
 * Source: ethereum/execution-apis.
 */
export type StorageKey = `0x${string}`;

/**
 * A block number or tag.
 *
 * Source: ethereum/execution-apis.
 */
export type BlockNumberOrTag<Q extends QuantityForm = "hex"> = Quantities[Q] | BlockTag;

/**
 * A block number, tag or hash, or an object with a number or hash. With `requireCanonical`, a block outside
 * the canonical chain is rejected.
 *
 * Source: ethereum/execution-apis; EIP-1898.
 */
export type BlockReference<Q extends QuantityForm = "hex"> =
  | BlockNumberOrTag<Q>
  | Hash
  | {
    /** Number of the block. */
    blockNumber: Quantities[Q];
  }
  | {
    /** Hash of the block. */
    blockHash: Hash;
    /** `true` to reject a block outside the canonical chain. Default: `false`. */
    requireCanonical?: boolean;
  };
