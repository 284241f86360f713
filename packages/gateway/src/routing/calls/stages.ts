import type { Sender, Upstream } from "../../contract/part-source.ts";
import type { ChainHeads } from "../pool/heads/chain-heads.ts";
import type { PoolMember } from "../pool/pool-member.ts";
import type { ChainView } from "./chain-view.ts";
import { ResultCache } from "./result-cache.ts";
import { ResultStore } from "./result-store.ts";
import { SharedCalls } from "./shared-calls.ts";

/** How a pool treats calls. */
export interface CallOptions {
  /** Bytes of results that are cached. Default: none are. */
  readonly cacheBytes?: number;
}

/** What the stages need of their pool. */
export interface StagesContext {
  readonly members: readonly PoolMember[];
  readonly heads: ChainHeads;
  /** The stage after these, which asks upstreams in turn. */
  readonly next: Sender;
}

/** @returns the first of the stages that a request of a pool passes. */
export function createStages(
  { members, heads, next }: StagesContext,
  { cacheBytes = 0 }: CallOptions,
): Sender {
  const chain = new PoolChain(heads, members);
  const store = cacheBytes > 0 ? new ResultStore(new ResultCache(cacheBytes), chain) : undefined;
  return new SharedCalls(next, chain, store);
}

/** The chain as a pool knows it. */
class PoolChain implements ChainView {
  readonly #heads: ChainHeads;
  readonly #members: readonly PoolMember[];

  constructor(heads: ChainHeads, members: readonly PoolMember[]) {
    this.#heads = heads;
    this.#members = members;
  }

  get served(): number {
    return this.#heads.served;
  }

  get finalizedNumber(): number {
    return this.#heads.finalizedNumber;
  }

  headOf(upstream: Upstream | undefined): number {
    return this.#members.find((one) => one.upstream === upstream)?.head ?? -1;
  }
}
