import type { Check } from "./contradiction.ts";

/** What a verifier says of a result that does not contradict anything. A wrong result is the error `DATA_INVALID`. */
export type Verdict = Verified | Consistent | Unverifiable;

/**
 * The result is consistent, and its block follows from the block that you trust by the hashes of parents. If a verdict has no
 * block, the request itself determines the result, such as the bytes of a transaction with a hash.
 */
export interface Verified extends Omit<Consistent, "verdict" | "unanchored"> {
  /** Tells the verdicts apart. */
  readonly verdict: "verified";
  /** The trusted block. */
  readonly anchor: BlockId;
}

/** The result agrees with itself, with its request, and with the hash of the block that it names. */
export interface Consistent {
  /** Tells the verdicts apart. */
  readonly verdict: "consistent";
  /** The block that the result belongs to. Absent if its content alone has the hash, as that of a transaction. */
  readonly block?: BlockId | undefined;
  /** What was compared. */
  readonly checks: readonly Check[];
  /**
   * Names of fields that the result has and no hash covers, such as `totalDifficulty`, and of those that it lacks although
   * nodes return them, such as the `type` of a receipt. They can be wrong or missing.
   * {@link uncoveredFields} says why. `stateSync` is a transaction of Polygon that the result may have or lack.
   */
  readonly uncovered: readonly string[];
  /** Calls made in addition, to settle it. */
  readonly reads: number;
  /** Why the result is not verified. Absent without an anchor. */
  readonly unanchored?: Unanchored | undefined;
}

/** Why a result is consistent and not verified. */
export interface Unanchored {
  /** Why. */
  readonly reason: UnanchoredReason;
  /** The same in words. */
  readonly explanation: string;
}

/**
 * Why a block is not linked to the block that you trust.
 *
 * - `newer`: it is newer than the trusted block.
 * - `too-far`: it is more than `maxParents` blocks below the trusted block, and its hash is not in the state of this one.
 * - `stale`: the request names a tag such as `latest`, and the result is of a block before the trusted one.
 * - `other-branch`: the block is of another branch than the trusted block. That is no mistake if the request names it by its hash,
 *   or if the trusted block is not final yet.
 * - `read-failed`: a header between the two could not be read.
 * - `no-anchor`: the source of trusted blocks has none now, such as a light client whose beacon node does not respond.
 */
export type UnanchoredReason = "newer" | "too-far" | "stale" | "other-branch" | "read-failed" | "no-anchor";

/** Nothing says that the result is wrong, and not everything that it says could be checked. */
export interface Unverifiable {
  /** Tells the verdicts apart. */
  readonly verdict: "unverifiable";
  /** Why. */
  readonly reason: UnverifiableReason;
  /** The same in words. */
  readonly explanation: string;
  /** Calls made in addition. */
  readonly reads: number;
}

/** A block. */
export interface BlockId {
  /** Its hash. */
  readonly hash: string;
  /** Its number. */
  readonly number: bigint;
}

/**
 * Why a result cannot be checked.
 *
 * - `no-check`: its method has no check, such as `eth_gasPrice`: no block says what it should be.
 * - `no-rules`: the chain has no rules here, or the block has a kind of transaction without rules.
 * - `absent`: there is no result: the node knows of no such block or transaction.
 * - `pending`: it is not in a block yet.
 * - `moving-block`: the request names a tag such as `latest`, and the block that the node meant is not known.
 * - `moved`: what was read contradicts the result, and that may be because a block was replaced since the call. Call again.
 * - `differs`: honest nodes may return different results, because it depends on the gas or the fee that a node sets.
 * - `max-reads`: it takes more additional calls than `maxReads` allows.
 * - `read-failed`: an additional call failed, or had no result.
 */
export type UnverifiableReason =
  | "no-check"
  | "no-rules"
  | "absent"
  | "pending"
  | "moving-block"
  | "moved"
  | "differs"
  | "max-reads"
  | "read-failed";

/** Ends a check without a verdict on the result. */
export class CannotVerify extends Error {
  readonly reason: UnverifiableReason;

  constructor(reason: UnverifiableReason, explanation: string, options?: ErrorOptions) {
    super(explanation, options);
    this.reason = reason;
  }
}
