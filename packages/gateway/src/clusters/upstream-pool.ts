import type {
  InFlightRequest,
  UpstreamCluster,
  ClusterRequest,
  Reply,
  RoutedCall,
  Sender,
  Upstream,
} from "../codec/cluster.ts";
import { UpstreamFailure } from "../codec/upstream-failure.ts";
import { Attempts, maxFurtherUpstreams, type OnFailure } from "./attempts.ts";
import { Batches } from "./responses/batches.ts";
import { HangWatch } from "./health/hang-watch.ts";
import { ChainHeads } from "./chain/chain-heads.ts";
import type { HeadReader } from "./chain/head-reader.ts";
import { PinnedPaths } from "./chain/pinned-paths.ts";
import type { SharedHeads } from "./chain/shared-heads.ts";
import { type MemberOptions, PoolMember } from "./pool-member.ts";
import { isHealthy } from "./select.ts";
import { SilentGaps } from "./silent-gaps.ts";

/** The parts of a pool that its stages use. */
export interface StagesContext {
  readonly members: readonly PoolMember[];
  readonly heads: ChainHeads;
  /** The next stage, which tries upstreams in turn. */
  readonly next: Sender;
}

/** The stages that a pool's requests pass through. */
export interface Stages {
  readonly first: Sender;
  /** @returns the response to a call whose result is cached. Such a call does not pass through any stage. */
  cached(call: RoutedCall): Reply | undefined;
}

/** The parts of the gateway that a pool uses, and its options. */
export interface PoolContext {
  /** Creates the stages that decide how to send calls. */
  readonly createStages: (context: StagesContext) => Stages;
  /** Called for each upstream that could not respond. */
  readonly onFailure: OnFailure;
  /** Reads block headers, if the part has blocks that can be followed. */
  readonly headReader?: HeadReader | undefined;
  /** Network and part, if other gateways serve the same: `ethereum-mainnet.rpc`. */
  readonly sharedAs?: string;
  /** Shares heads with other gateways that serve the same chains. */
  readonly sharedHeads?: SharedHeads | undefined;
  /** Called when blocks that callers have seen are given up: the chain was replaced. */
  readonly onChainReset?: (shown: number, newest: number) => void;
  /** Further options of an upstream as a pool member. */
  readonly memberOptions?: (upstream: Upstream) => MemberOptions;
}

/**
 * The upstreams of one part of one network, used as one. A request passes the stages in this order;
 * each decides how to use the next one:
 *
 * cache -> coalescing -> splitting of logs, consensus, broadcast -> hedging -> batches -> attempts in turn
 */
export class UpstreamPool implements UpstreamCluster {
  readonly #members: PoolMember[];
  readonly heads: ChainHeads;
  readonly #first: Sender;
  readonly #stages: Stages;
  readonly #onFailure: OnFailure;

  constructor(upstreams: readonly Upstream[], context: PoolContext) {
    this.#onFailure = context.onFailure;
    this.#members = upstreams.map((upstream) => new PoolMember(upstream, context.memberOptions?.(upstream)));
    const { members } = this;
    const heads = new ChainHeads({
      members,
      reader: context.headReader,
      chain: context.sharedAs,
      shared: context.sharedHeads,
      ...(context.onChainReset && { onReset: context.onChainReset }),
      onFalseClaim: (member, claimed) => {
        member.failures.add(`claims block ${claimed}`, performance.now());
        context.onFailure(member, `claims block ${claimed}`, false);
      },
    });
    this.heads = heads;
    const attempts = new Attempts({
      members,
      heads,
      gaps: new SilentGaps(heads),
      hangs: new HangWatch(),
      get served() {
        return heads.isPinned ? heads.served : -1;
      },
      get isProbed() {
        return heads.isFollowed;
      },
      onFailure: context.onFailure,
    });
    const batches = new Batches(attempts, {
      onUnserved: (upstream, unserved) => {
        const now = performance.now();
        const member = members.find((one) => one.upstream === upstream);
        if (!member) return;
        for (const [call, reason] of unserved) {
          member.capabilities.learn(call, reason, now);
          if (reason === "lagging" && call.block !== undefined) heads.lacks(member, call.block);
        }
        if ([...unserved.values()].includes("throttled")) member.rejected("throttled", undefined, now, now);
      },
      mayBeKnown: (request, tried) =>
        tried.length <= maxFurtherUpstreams &&
        members.some(
          (one) => !tried.includes(one.upstream) && isHealthy(one, request, heads.served, performance.now()),
        ),
      readsKnownBlock: ({ block, facts }) =>
        heads.isPinned && block !== undefined && block <= heads.served && !facts.name.includes("Index"),
    });
    this.#stages = context.createStages({ members: this.members, heads: this.heads, next: batches });
    const names = context.headReader?.pathNames;
    const { first } = this.#stages;
    this.#first = names && heads.isPinned ? new PinnedPaths(heads, names, first) : first;
  }

  /** All stages read the members here, since they can change. */
  get members(): readonly PoolMember[] {
    return this.#members;
  }

  /**
   * Replaces the upstreams. Requests in flight continue at those that are no longer used.
   *
   * @param memberOptions - The options of new upstreams.
   * @returns the upstreams that are no longer used.
   */
  replace(
    upstreams: readonly Upstream[],
    memberOptions: NonNullable<PoolContext["memberOptions"]>,
  ): Upstream[] {
    const before = new Map(this.#members.map((member) => [member.upstream, member]));
    const next = upstreams.map(
      (upstream) => before.get(upstream) ?? new PoolMember(upstream, memberOptions(upstream)),
    );
    this.#members.splice(0, Infinity, ...next);
    return [...before.keys()].filter((upstream) => !upstreams.includes(upstream));
  }

  send(request: ClusterRequest): InFlightRequest {
    return this.#first.send(request);
  }

  cached(call: RoutedCall): Reply | undefined {
    return this.#stages.cached(call);
  }

  /** The usable upstreams, healthy ones first. */
  async upstreams(): Promise<readonly Upstream[]> {
    return this.members
      .filter(({ isMismatched, isCordoned }) => !isMismatched && !isCordoned)
      .toSorted((one, other) => priority(other) - priority(one))
      .map(({ upstream }) => upstream);
  }

  maySend(upstream: Upstream): boolean {
    const member = this.members.find((one) => one.upstream === upstream);
    return member?.budget?.take(1, performance.now()) ?? true;
  }

  failed(upstream: Upstream): void {
    const now = performance.now();
    const failure = new UpstreamFailure("unreachable", "no connection");
    const member = this.members.find((one) => one.upstream === upstream);
    if (member) this.#onFailure(member, failure.message, member.failed(failure, now, now));
  }

  /** Records that an upstream's WebSocket ended while it was in use. Its HTTP calls may still work. */
  socketFailed(upstream: Upstream): void {
    const member = this.members.find((one) => one.upstream === upstream);
    member?.failures.add("its WebSocket ended", performance.now());
  }

  upstream(id: string): Upstream | undefined {
    return this.members.find(({ upstream }) => upstream.id === id)?.upstream;
  }

  async close(): Promise<void> {
    this.heads.close();
    await Promise.all(this.members.map(({ upstream }) => upstream.close()));
  }
}

/** Healthy upstreams come first, and among these the lower tiers. */
function priority({ breaker, upstream }: PoolMember): number {
  return (breaker.isClosed ? 1e6 : 0) - upstream.tier;
}
