// Generated from specs/rpc/bor.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ParamForm, Quantities, QuantityForm } from "./quantity-form.ts";
import type { Address, BlockNumberOrTag, BlockReference, Hash, Hex } from "./shared.ts";

/**
 * The producers after a block.
 *
 * Source: 0xPolygon/bor, consensus/bor and internal/ethapi.
 */
export interface BorSnapshot {
  /** Number of the block. */
  number: number;
  /** Hash of the block. */
  hash: Hash;
  /** The producers. */
  validatorSet: BorValidatorSet;
  /** Who signed the blocks before, by number. */
  recents: Record<string, Address>;
}

/**
 * The producers of a span.
 *
 * Source: 0xPolygon/bor, consensus/bor and internal/ethapi.
 */
export interface BorValidatorSet {
  /** The producers. */
  validators: BorValidator[];
  /** The producer whose turn it is. */
  proposer: BorValidator;
}

/**
 * The producers of a block's span.
 *
 * Source: 0xPolygon/bor, consensus/bor and internal/ethapi.
 */
export interface BorSigners {
  /** The producers, the highest difficulty first. */
  Signers: {
    /** Address of the producer. */
    Signer: Address;
    /** Difficulty of a block that it signs: the earlier its turn, the higher. */
    Difficulty: number;
  }[];
  /** Difficulty of the block. */
  Diff: number;
  /** Address of the producer that made the block. */
  Author: Address;
}

/**
 * The conditions of a transaction.
 *
 * Source: 0xPolygon/bor, consensus/bor and internal/ethapi.
 */
export interface BorConditions<Q extends QuantityForm = "hex"> {
  /** By account: the root of its storage, or the values of some slots. */
  knownAccounts?: Record<string, Hash | Record<string, Hash>>;
  /** First block. */
  blockNumberMin?: Quantities[Q];
  /** Last block. */
  blockNumberMax?: Quantities[Q];
  /** First timestamp, in Unix seconds. */
  timestampMin?: Quantities[Q];
  /** Last timestamp, in Unix seconds. */
  timestampMax?: Quantities[Q];
}

/**
 * A block producer.
 *
 * Source: 0xPolygon/bor, consensus/bor/api.
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
   * Source: 0xPolygon/bor, consensus/bor/api.
   *
   * @param block - Number, tag or hash of the block. Default: the newest block.
   * @returns Address of the producer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const address = await client.bor_getAuthor("0x2d"); // "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
   */
  bor_getAuthor(block?: BlockReference<ParamForm<Q>>): Promise<Address>;

  /**
   * Returns the producer of the current sprint.
   *
   * Source: 0xPolygon/bor, consensus/bor/api.
   *
   * @returns Address of the producer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const address = await client.bor_getCurrentProposer(); // "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
   */
  bor_getCurrentProposer(): Promise<Address>;

  /**
   * Returns the producers of the current span.
   *
   * Source: 0xPolygon/bor, consensus/bor/api.
   *
   * @returns The producers.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const validators = await client.bor_getCurrentValidators();
   */
  bor_getCurrentValidators(): Promise<BorValidator[]>;

  /**
   * Returns the addresses that may sign a block.
   *
   * Source: 0xPolygon/bor, consensus/bor/api.
   *
   * @param block - Number or tag of the block. Default: the newest block.
   * @returns The addresses.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const signers = await client.bor_getSigners("0x2d"); // ["0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]
   */
  bor_getSigners(block?: BlockNumberOrTag<ParamForm<Q>>): Promise<Address[]>;

  /**
   * Returns the addresses that may sign a block.
   *
   * Source: 0xPolygon/bor, consensus/bor/api.
   *
   * @param hash - Hash of the block.
   * @returns The addresses.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const signers = await client.bor_getSignersAtHash("0x1111111111111111111111111111111111111111111111111111111111111111"); // ["0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]
   */
  bor_getSignersAtHash(hash: Hash): Promise<Address[]>;

  /**
   * Returns the root of a checkpoint: of the Merkle tree of a range of blocks.
   *
   * Source: 0xPolygon/bor, consensus/bor/api.
   *
   * @param start - Number of the first block.
   * @param end - Number of the last block.
   * @returns Root, as 64 hex digits without `0x`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const root = await client.bor_getRootHash(1, 256); // "1111111111111111111111111111111111111111111111111111111111111111"
   */
  bor_getRootHash(start: number, end: number): Promise<string>;

  /**
   * Returns the producers after a block, and who signed the blocks before.
   *
   * Source: 0xPolygon/bor, consensus/bor and internal/ethapi.
   *
   * @param block - Number or tag of the block. Default: the newest block.
   * @returns The snapshot.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const snapshot = await client.bor_getSnapshot("0x2d");
   */
  bor_getSnapshot(block?: BlockNumberOrTag<ParamForm<Q>>): Promise<BorSnapshot>;

  /**
   * Returns the producers after a block, and who signed the blocks before.
   *
   * Source: 0xPolygon/bor, consensus/bor and internal/ethapi.
   *
   * @param hash - Hash of the block.
   * @returns The snapshot.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const snapshot = await client.bor_getSnapshotAtHash("0x1111111111111111111111111111111111111111111111111111111111111111");
   */
  bor_getSnapshotAtHash(hash: Hash): Promise<BorSnapshot>;

  /**
   * Returns the producer whose turn a block was.
   *
   * Source: 0xPolygon/bor, consensus/bor and internal/ethapi.
   *
   * @param block - Number, tag or hash of the block. Default: the newest block.
   * @returns Address of the producer.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const address = await client.bor_getSnapshotProposer("0x2d"); // "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
   */
  bor_getSnapshotProposer(block?: BlockReference<ParamForm<Q>>): Promise<Address>;

  /**
   * Returns the producers of a block's span in the order of their turns, and who made the block.
   *
   * Source: 0xPolygon/bor, consensus/bor and internal/ethapi.
   *
   * @param block - Number, tag or hash of the block. Default: the newest block.
   * @returns The producers.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const signers = await client.bor_getSnapshotProposerSequence("0x2d");
   */
  bor_getSnapshotProposerSequence(block?: BlockReference<ParamForm<Q>>): Promise<BorSigners>;

  /**
   * Returns whether the node agrees with a milestone: whether its chain has the block that ends it.
   *
   * Source: 0xPolygon/bor, consensus/bor and internal/ethapi.
   *
   * @param start - Number of the first block.
   * @param end - Number of the last block.
   * @param hash - Hash of the last block.
   * @param milestoneId - Id of the milestone.
   * @returns `true` if it agrees.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const vote = await client.bor_getVoteOnHash(1, 64, "0x1111111111111111111111111111111111111111111111111111111111111111", "milestone-1"); // true
   */
  bor_getVoteOnHash(start: number, end: number, hash: string, milestoneId: string): Promise<boolean>;

  /**
   * Submits a signed transaction that may be included only under conditions (PIP-15).
   *
   * Source: 0xPolygon/bor, consensus/bor and internal/ethapi.
   *
   * @param transaction - Signed transaction in its binary form (EIP-2718).
   * @param options - The conditions.
   * @returns Hash of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32003 (transaction rejected), -32005 (request
   * limit exceeded), -32000 (the node rejected the call; see the error message).
   * @example const transactionHash = await client.bor_sendRawTransactionConditional("0x02f86a0180843b9aca0084773594008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c001a0ac70efac1899bbb7a254380ef277c2e77e6804d927bbe2bf6398c04d96cb3faca047d31d8a790c7f7da0ecd2b177fd9a121ee549aa7a659e4ec1ad1b6de1b348ff", { blockNumberMin: "0x2d" }); // "0x948ab6166a436bb5bb7c4ee4de909eeb99e879f274fab5b59fa7b30a2bd0c704"
   */
  bor_sendRawTransactionConditional(transaction: Hex, options: BorConditions<ParamForm<Q>>): Promise<Hash>;
}

/**
 * The methods of {@link BorMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface BorCalls<Q extends QuantityForm = "hex"> {
  bor_getAuthor: { params: readonly [block?: BlockReference<ParamForm<Q>>]; result: Address };
  bor_getCurrentProposer: { params: readonly []; result: Address };
  bor_getCurrentValidators: { params: readonly []; result: BorValidator[] };
  bor_getSigners: { params: readonly [block?: BlockNumberOrTag<ParamForm<Q>>]; result: Address[] };
  bor_getSignersAtHash: { params: readonly [hash: Hash]; result: Address[] };
  bor_getRootHash: { params: readonly [start: number, end: number]; result: string };
  bor_getSnapshot: { params: readonly [block?: BlockNumberOrTag<ParamForm<Q>>]; result: BorSnapshot };
  bor_getSnapshotAtHash: { params: readonly [hash: Hash]; result: BorSnapshot };
  bor_getSnapshotProposer: { params: readonly [block?: BlockReference<ParamForm<Q>>]; result: Address };
  bor_getSnapshotProposerSequence: { params: readonly [block?: BlockReference<ParamForm<Q>>]; result: BorSigners };
  bor_getVoteOnHash: {
    params: readonly [start: number, end: number, hash: string, milestoneId: string];
    result: boolean;
  };
  bor_sendRawTransactionConditional: { params: readonly [transaction: Hex, options: BorConditions<ParamForm<Q>>]; result: Hash };
}
