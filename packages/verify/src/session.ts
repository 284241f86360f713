import type { Check } from "./contradiction.ts";
import type { Execute } from "./execution.ts";
import type { Reads } from "./reads.ts";
import type { ChainRules } from "./rules/chains.ts";
import type { BlockId } from "./verdict.ts";

/**
 * Returns the address that signed.
 *
 * @param hash - The hash that was signed: 32 bytes.
 * @param signature - `r` and `s` in 32 bytes each.
 * @param yParity - 0 or 1.
 * @returns the address in 20 bytes; `undefined` if no key has such a signature.
 */
export type RecoverSender = (
  hash: Uint8Array,
  signature: Uint8Array,
  yParity: number,
) => Uint8Array | undefined;

/** What the check of a result has compared, and its additional calls. */
export interface ComparisonSession {
  /** What has been compared. */
  readonly checks: Set<Check>;
  /** Names of the result's fields that no hash covers. */
  readonly uncovered: Set<string>;
  readonly reads: Reads;
}

/** The check of one result of an EVM node. */
export interface Session extends ComparisonSession {
  readonly rules: ChainRules;
  readonly chainId: bigint;
  readonly recoverSender: RecoverSender | undefined;
  readonly execute: Execute | undefined;
}

/** Checks a result, and returns the block that it belongs to, if it says so. */
export type MethodCheck = (
  result: unknown,
  params: readonly unknown[],
  session: Session,
) => BlockId | undefined | Promise<BlockId | undefined>;
