// Generated from specs/rpc/shared.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BlockTag, Hash } from "./shared.ts";

/**
 * Bytes in hex with `0x`, which the client adds if a node omits it.
 *
 * Source: erigon; erigontech/rpc-tests.
 */
export type HexDigits = `0x${string}`;

/**
 * An integer.
 *
 * Source: ethereum/execution-apis.
 */
export type Quantity = bigint;

/**
 * An integer: a bigint, a number, or hex after `0x`.
 *
 * Source: ethereum/execution-apis.
 */
export type QuantityInput = bigint | number | `0x${string}`;

/**
 * A block number or tag.
 *
 * Source: ethereum/execution-apis.
 */
export type BlockNumberOrTag = QuantityInput | BlockTag;

/**
 * A block number, tag or hash, or an object with a number or hash. With `requireCanonical`, a block outside
 * the canonical chain is rejected.
 *
 * Source: ethereum/execution-apis; EIP-1898 for the objects.
 */
export type BlockReference =
  | BlockNumberOrTag
  | Hash
  | {
    /** Number of the block. */
    blockNumber: QuantityInput;
  }
  | {
    /** Hash of the block. */
    blockHash: Hash;
    /** `true` to reject a block outside the canonical chain. Default: `false`. */
    requireCanonical?: boolean;
  };
