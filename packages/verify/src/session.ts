import type { Check } from "./contradiction.ts";
import type { Execute } from "./execution.ts";
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

/** A call that a check made, with its result. */
export interface Read {
  /** The method. */
  readonly method: string;
  /** Its params. */
  readonly params: readonly unknown[];
  /** What the node responded. */
  readonly result: unknown;
}

/** What an additional call responded, and where it is in the evidence. */
export interface Found {
  readonly result: unknown;
  /** `reads[0]`. */
  readonly path: string;
}

/** What the check of a result has compared, and how it makes additional calls. */
export interface ComparisonSession {
  /** What has been compared. */
  readonly checks: Set<Check>;
  /** Names of the result's fields that no hash covers. */
  readonly uncovered: Set<string>;
  /** Makes an additional call, once for equal params. Ends the check if it returns nothing. */
  read(method: string, params: readonly unknown[]): Promise<Found>;
}

/** The check of one result of an EVM node. */
export interface Session extends ComparisonSession {
  readonly rules: ChainRules;
  readonly chainId: bigint;
  readonly recoverSender: RecoverSender | undefined;
  readonly execute: Execute | undefined;
  /** Ends the check if it will take more additional calls than are allowed. */
  expect(count: number): void;
  /** Allows a number of additional calls from here on. */
  allow(count: number): void;
  /** The same as `read` for a call that may return `null`. */
  find(method: string, params: readonly unknown[]): Promise<Found>;
}

/** Checks a result, and returns the block that it belongs to, if it says so. */
export type MethodCheck = (
  result: unknown,
  params: readonly unknown[],
  session: Session,
) => BlockId | undefined | Promise<BlockId | undefined>;
