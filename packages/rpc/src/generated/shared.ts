// Generated from specs/rpc/shared.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * Bytes: two hex digits each, after `0x`.
 *
 * Source: ethereum/execution-apis.
 */
export type Hex = `0x${string}`;

/**
 * Bytes or an integer in hex after `0x`, with or without leading zeros.
 *
 * Source: erigon.
 */
export type HexValue = `0x${string}`;

/**
 * Bytes: two hex digits each, from some nodes without `0x` before them. `BigInt(value)` misreads digits
 * without `0x` as decimal. The decoded view always has `0x`.
 *
 * Source: erigon; erigontech/rpc-tests.
 */
export type HexDigits = string;

/**
 * An integer in hex after `0x`, without leading zeros.
 *
 * Source: ethereum/execution-apis.
 */
export type Quantity = `0x${string}`;

/**
 * An integer in decimal digits.
 *
 * Source: ethereum/execution-apis.
 */
export type Decimal = `${bigint}`;

/**
 * 32 bytes in hex after `0x`.
 *
 * Source: ethereum/execution-apis.
 */
export type Hash = `0x${string}`;

/**
 * 20 bytes in hex after `0x`.
 *
 * Source: ethereum/execution-apis.
 */
export type Address = `0x${string}`;

/**
 * A block by its place in the chain as the node sees it now.
 *
 * Source: interface: C.
 */
export type BlockTag = "latest" | "earliest" | "pending" | "safe" | "finalized";

/**
 * A slot of storage: up to 32 bytes in hex after `0x`, with or without leading zeros.
 *
 * Source: ethereum/execution-apis.
 */
export type StorageKey = `0x${string}`;

/**
 * A block by its number or a tag.
 *
 * Source: ethereum/execution-apis.
 */
export type BlockNumberOrTag = Quantity | BlockTag;

/**
 * A block by its number, a tag or its hash. As an object it says which of them it is; with `requireCanonical`
 * a block outside of the chain is rejected.
 *
 * Source: ethereum/execution-apis; EIP-1898 for the objects.
 */
export type BlockReference =
  | BlockNumberOrTag
  | Hash
  | { blockNumber: Quantity }
  | { blockHash: Hash; requireCanonical?: boolean };
