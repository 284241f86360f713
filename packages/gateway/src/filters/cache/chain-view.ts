import type { Upstream } from "../../upstreams/upstream.ts";

/** A cluster's chain, as its filters see it. Unknown numbers are -1. */
export interface ChainView {
  /** Whether requests wait for connections: then tenants must not wait for each other's calls. */
  readonly isBusy: boolean;
  /** The highest block number that callers have seen. */
  readonly served: number;
  /** The highest final block number. */
  readonly finalizedNumber: number;
  /** Whether the newest block was seen so recently that a reorg would have been noticed. */
  readonly isFollowed: boolean;
  /** Reports that a result depends on the chain, so that the chain is followed closely for a while. */
  used(): void;
  /** Whether an upstream is known to have the same blocks as most upstreams, or nothing is known about it. */
  agrees(upstream: Upstream | undefined): boolean;
  /** Whether a block may be on the chain that most upstreams follow. */
  allows(number: number, hash: string): boolean;
  /** @returns the highest block that an upstream is known to have. */
  headOf(upstream: Upstream | undefined): number;
}
