import type { ConsensusOptions } from "../codec/network-options.ts";
import type { ClusterRequest, RoutedCall, Sender, Upstream } from "../codec/cluster.ts";
import type { SharedResults } from "../state/shared-results.ts";
import type { ChainHeads } from "../clusters/chain/chain-heads.ts";
import type { PoolMember } from "../clusters/pool-member.ts";
import type { Stages, StagesContext } from "../clusters/upstream-pool.ts";
import { BatchedCalls } from "./batched-calls.ts";
import { Broadcast } from "./broadcast.ts";
import type { ChainView } from "./chain-view.ts";
import { Consensus, type OnDisagreement } from "./consensus.ts";
import { Hedging } from "./hedging.ts";
import { LogSplitting } from "./log-splitting.ts";
import { ReorgWatch } from "./reorg-watch.ts";
import { RestCache } from "./rest-cache.ts";
import { ResultCache } from "./result-cache.ts";
import { ResultStore } from "./result-store.ts";
import { SharedCalls } from "./shared-calls.ts";
import { SignedTransactions } from "./signed-transactions.ts";
import { upstreamsFor } from "./upstreams-for.ts";

/** How a pool treats calls. */
export interface CallOptions {
  /** Maximum bytes of cached results. Default: no cache. */
  readonly cacheBytes?: number;
  /** Results that other gateways cache too. */
  readonly sharedResults?: SharedResults | undefined;
  /** Distinguishes the results of this part from others: its network and part. */
  readonly resultPrefix?: string;
  /** Whether a second upstream is tried when one is slow. Default: no. */
  readonly hedging?: boolean;
  /** Calls that are sent to several upstreams. Default: none. */
  readonly consensus?: ConsensusOptions | undefined;
  /** How many upstreams get each signed transaction. Default: one. */
  readonly broadcast?: number;
  /** Called for each hedged call, with whether the second upstream responded first. */
  readonly onHedged?: (isWon: boolean) => void;
  readonly onDisagreement?: OnDisagreement;
  /** Called for each cacheable call, with whether it was a hit. */
  readonly onCached?: (isHit: boolean) => void;
  /** Called with the number of a block that replaces another one. */
  readonly onReorg?: (number: number) => void;
}

/** Creates the stages of a pool. */
export function createStages({ members, heads, next }: StagesContext, options: CallOptions): Stages {
  const { cacheBytes = 0, hedging = false, consensus, broadcast = 1 } = options;
  const usableFor = (request: ClusterRequest): readonly Upstream[] =>
    upstreamsFor(members, request, heads.isPinned ? heads.served : -1, performance.now());
  const chain = new PoolChain(heads, members);
  const store = cacheBytes > 0 ? storeFor(cacheBytes, chain, heads, options) : undefined;
  let stage: Sender = next;
  if (hedging && members.length > 1) stage = new Hedging(stage, usableFor, options.onHedged ?? (() => {}));
  stage = new SignedTransactions(stage, usableFor);
  if (broadcast > 1) stage = new Broadcast(stage, usableFor, broadcast);
  if (consensus) stage = new Consensus(stage, usableFor, consensus, options.onDisagreement ?? (() => {}));
  const pin = (call: RoutedCall): RoutedCall => {
    if (heads.isPinned) return call;
    // With one upstream, calls are sent unchanged, but parts of a range need numbers.
    heads.used();
    return heads.pin(call);
  };
  const splitting = new LogSplitting(stage, usableFor, pin);
  const shared = new SharedCalls(splitting, chain, store, options.onCached);
  const agreed = new Set(consensus?.methods);
  const isSeparate = (call: RoutedCall): boolean =>
    call.facts.broadcast !== undefined || agreed.has(call.facts.name) || splitting.splits(call);
  const batched = new BatchedCalls(shared, isSeparate, store);
  const onCached = options.onCached ?? (() => {});
  return {
    first: cacheBytes > 0 ? new RestCache(batched, cacheBytes, onCached) : batched,
    cached: (call) => shared.cached(call),
  };
}

function storeFor(
  bytes: number,
  chain: ChainView,
  heads: ChainHeads,
  { sharedResults: results, resultPrefix: prefix = "", onReorg }: CallOptions,
): ResultStore {
  const cache = new ResultCache(bytes);
  const watch = new ReorgWatch(cache, onReorg);
  heads.onBlock = (member, block) => {
    cache.finalize(heads.finalizedNumber);
    void watch.reported(block, (number) => heads.hashOf(member, number));
  };
  // Results from an upstream since it last agreed may be from a fork.
  heads.agreed.onChange = () => cache.drop(0);
  heads.onReplaced = () => cache.clear();
  return new ResultStore(cache, chain, results && { results, prefix });
}

/** The pool's knowledge of the chain. */
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

  get isBusy(): boolean {
    return this.#members.some(({ upstream }) => upstream.isBusy);
  }

  get finalizedNumber(): number {
    return this.#heads.finalizedNumber;
  }

  get isFollowed(): boolean {
    return this.#heads.isFresh;
  }

  used(): void {
    this.#heads.used();
  }

  agrees(upstream: Upstream | undefined): boolean {
    return this.#members.find((one) => one.upstream === upstream)?.agreement === "agrees";
  }

  allows(number: number, hash: string): boolean {
    return this.#heads.agreed.allows(number, hash);
  }

  headOf(upstream: Upstream | undefined): number {
    return this.#members.find((one) => one.upstream === upstream)?.head ?? -1;
  }
}
