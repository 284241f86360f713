import type { Upstream } from "../../contract/part-source.ts";

/** What the stages of a pool need to know of its chain. Unknown numbers are -1. */
export interface ChainView {
  /** The highest block number that callers have been shown. */
  readonly served: number;
  /** The highest block number that is final. */
  readonly finalizedNumber: number;
  /** Whether the newest block was seen a moment ago, so that a reorg would have been noticed. */
  readonly isFollowed: boolean;
  /** Notes that a result depends on the chain, which is therefore followed closely for a while. */
  used(): void;
  /** Whether an upstream has the blocks that most upstreams have, as far as it is known. */
  agrees(upstream: Upstream | undefined): boolean;
  /** Whether a block may be of the chain that most upstreams have. */
  allows(number: number, hash: string): boolean;
  /** @returns the highest block that an upstream is known to have. */
  headOf(upstream: Upstream | undefined): number;
}
