// Generated from specs/rpc/bor.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ParamForm, QuantityForm } from "./quantity-form.ts";
import type { Address, BlockNumberOrTag, Hash } from "./shared.ts";

/**
 * A block producer.
 *
 * Source: maticnetwork/bor, consensus/bor/api.
 */
export interface BorValidator {
  /** Id of the validator; 0 where the node does not know it. */
  ID: number;
  /** Address that signs its blocks. */
  signer: Address;
  /** Its share of the stake. */
  power: number;
  /** Its priority among the producers. */
  accum: number;
}

/** What Bor, Polygon's node, adds: block producers, and the roots of checkpoints. */
export interface BorMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns the producer of a block.
   *
   * @param block - Number or tag of the block. Default: the newest block.
   * @returns Address of the producer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32602 (invalid
   * params: a param is missing or malformed).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "polygon-pos", endpoint: "https://node.example" });
   * const address = await client.bor_getAuthor("0x2d"); // "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
   * ```
   *
   * Source: maticnetwork/bor, consensus/bor/api.
   */
  bor_getAuthor(block?: BlockNumberOrTag<ParamForm<Q>>): Promise<Address>;

  /**
   * Returns the producer of the current sprint.
   *
   * @returns Address of the producer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32602 (invalid
   * params: a param is missing or malformed).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "polygon-pos", endpoint: "https://node.example" });
   * const address = await client.bor_getCurrentProposer(); // "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
   * ```
   *
   * Source: maticnetwork/bor, consensus/bor/api.
   */
  bor_getCurrentProposer(): Promise<Address>;

  /**
   * Returns the producers of the current span.
   *
   * @returns The producers.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32602 (invalid
   * params: a param is missing or malformed).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "polygon-pos", endpoint: "https://node.example" });
   * const validators = await client.bor_getCurrentValidators();
   * ```
   *
   * Source: maticnetwork/bor, consensus/bor/api.
   */
  bor_getCurrentValidators(): Promise<BorValidator[]>;

  /**
   * Returns the addresses that may sign a block.
   *
   * @param block - Number or tag of the block. Default: the newest block.
   * @returns The addresses.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32602 (invalid
   * params: a param is missing or malformed).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "polygon-pos", endpoint: "https://node.example" });
   * const signers = await client.bor_getSigners("0x2d"); // ["0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]
   * ```
   *
   * Source: maticnetwork/bor, consensus/bor/api.
   */
  bor_getSigners(block?: BlockNumberOrTag<ParamForm<Q>>): Promise<Address[]>;

  /**
   * Returns the addresses that may sign a block.
   *
   * @param hash - Hash of the block.
   * @returns The addresses.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32602 (invalid
   * params: a param is missing or malformed).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "polygon-pos", endpoint: "https://node.example" });
   * const signers = await client.bor_getSignersAtHash("0x1111111111111111111111111111111111111111111111111111111111111111"); // ["0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]
   * ```
   *
   * Source: maticnetwork/bor, consensus/bor/api.
   */
  bor_getSignersAtHash(hash: Hash): Promise<Address[]>;

  /**
   * Returns the root of a checkpoint: of the Merkle tree of a range of blocks.
   *
   * @param start - Number of the first block.
   * @param end - Number of the last block.
   * @returns Root, as 64 hex digits without `0x`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603 (internal error of the node), -32602 (invalid
   * params: a param is missing or malformed).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "polygon-pos", endpoint: "https://node.example" });
   * const root = await client.bor_getRootHash(1, 256); // "1111111111111111111111111111111111111111111111111111111111111111"
   * ```
   *
   * Source: maticnetwork/bor, consensus/bor/api.
   */
  bor_getRootHash(start: number, end: number): Promise<string>;
}

/**
 * The methods of {@link BorMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface BorCalls<Q extends QuantityForm = "hex"> {
  bor_getAuthor: { params: readonly [block?: BlockNumberOrTag<ParamForm<Q>>]; result: Address };
  bor_getCurrentProposer: { params: readonly []; result: Address };
  bor_getCurrentValidators: { params: readonly []; result: BorValidator[] };
  bor_getSigners: { params: readonly [block?: BlockNumberOrTag<ParamForm<Q>>]; result: Address[] };
  bor_getSignersAtHash: { params: readonly [hash: Hash]; result: Address[] };
  bor_getRootHash: { params: readonly [start: number, end: number]; result: string };
}
