import type { Read } from "./session.ts";

/** All that shows that a result is wrong, as one JSON document. Anyone can check it without a node: see {@link verifyEvidence}. */
export interface Evidence {
  /** The version of this form. */
  readonly version: 1;
  /** The chain's id in hex. */
  readonly chainId: `0x${string}`;
  /** The method. */
  readonly method: string;
  /** The params of the call. */
  readonly params: readonly unknown[];
  /** The result. */
  readonly result: unknown;
  /** The additional calls that the check made, in order. */
  readonly reads: readonly Read[];
  /** The block that was trusted, if the result only contradicts this one. Whoever checks the document must trust it, too. */
  readonly anchor?: { readonly number: `0x${string}`; readonly hash: string } | undefined;
}
