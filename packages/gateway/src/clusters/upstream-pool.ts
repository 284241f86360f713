import type { Cluster, ClusterRequest, InFlight, Reply, Upstream } from "../upstreams/upstream.ts";
import type { UpstreamCluster } from "./upstream-cluster.ts";
import { UpstreamFailure } from "../upstreams/upstream-failure.ts";
import { type Condition, describeCondition } from "./condition.ts";
import { ChainHeads } from "./chain/chain-heads.ts";
import type { BlockNames, HeadReader } from "./chain/head-reader.ts";
import type { SharedHeads } from "./chain/shared-heads.ts";
import { type MemberOptions, PoolMember } from "./pool-member.ts";

/**
 * @param reason - A status, or an error code.
 * @param isOpened - Whether this opened its circuit breaker.
 */
export type OnFailure = (member: PoolMember, reason: string, isOpened: boolean) => void;

export interface FiltersContext {
  /** All filters read the members here, since they can change. */
  readonly members: readonly PoolMember[];
  readonly heads: ChainHeads;
  readonly blockNames: BlockNames | undefined;
  readonly onFailure: OnFailure;
}

export interface PoolContext {
  /** Creates the filters that decide what happens to requests. */
  readonly createFilters: (context: FiltersContext) => Cluster["handle"];
  /** Called for each upstream that could not respond. */
  readonly onFailure: OnFailure;
  readonly headReader?: HeadReader | undefined;
  /** Network and part, if other gateways serve the same: `ethereum-mainnet.rpc`. */
  readonly sharedAs?: string;
  readonly sharedHeads?: SharedHeads | undefined;
  readonly onChainReset?: (shown: number, newest: number) => void;
  readonly memberOptions?: (upstream: Upstream) => MemberOptions;
}

/** The upstreams of one part of one network, used as one. */
export class UpstreamPool implements UpstreamCluster {
  readonly members: PoolMember[];
  readonly heads: ChainHeads;
  readonly #first: Cluster["handle"];
  readonly #onFailure: OnFailure;

  constructor(upstreams: readonly Upstream[], context: PoolContext) {
    this.#onFailure = context.onFailure;
    this.members = upstreams.map((upstream) => new PoolMember(upstream, context.memberOptions?.(upstream)));
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
    this.#first = context.createFilters({
      members,
      heads,
      blockNames: context.headReader?.pathNames,
      onFailure: context.onFailure,
    });
  }

  /** Replaces the upstreams, and returns those that are no longer used. Their requests in flight continue. */
  replace(
    upstreams: readonly Upstream[],
    memberOptions: NonNullable<PoolContext["memberOptions"]>,
  ): Upstream[] {
    const before = new Map(this.members.map((member) => [member.upstream, member]));
    const next = upstreams.map(
      (upstream) => before.get(upstream) ?? new PoolMember(upstream, memberOptions(upstream)),
    );
    this.members.splice(0, Infinity, ...next);
    return [...before.keys()].filter((upstream) => !upstreams.includes(upstream));
  }

  condition(now: number): Condition {
    const { isPinned, served, givesUpAt, isFollowed: isProbed } = this.heads;
    return describeCondition(this.members, { served: isPinned ? served : -1, givesUpAt, isProbed }, now);
  }

  /** Follows the chain closely for a while, which also finds out that an upstream is down, or works again. */
  follow(): void {
    this.heads.used();
  }

  handle(request: ClusterRequest): Reply | Promise<Reply> {
    return this.#first(request);
  }

  reach(block: number, seconds: number | undefined, inFlight: InFlight): Promise<number> {
    return this.heads.reach(block, seconds, inFlight);
  }

  /** The usable upstreams, healthy ones first. */
  async upstreams(): Promise<readonly Upstream[]> {
    return this.members
      .filter(({ isMismatched, isCordoned }) => !isMismatched && !isCordoned)
      .toSorted((one, other) => priority(other) - priority(one))
      .map(({ upstream }) => upstream);
  }

  maySend(upstream: Upstream): boolean {
    const member = this.#find(upstream);
    return member?.budget?.take(1, performance.now()) ?? true;
  }

  failed(upstream: Upstream): void {
    const now = performance.now();
    const failure = new UpstreamFailure("unreachable", "no connection");
    const member = this.#find(upstream);
    if (member) this.#onFailure(member, failure.message, member.failed(failure, now, now));
  }

  /** Records that an upstream's WebSocket ended while it was in use. Its HTTP calls may still work. */
  socketFailed(upstream: Upstream): void {
    const member = this.#find(upstream);
    member?.failures.add("its WebSocket ended", performance.now());
  }

  upstream(id: string): Upstream | undefined {
    return this.members.find(({ upstream }) => upstream.id === id)?.upstream;
  }

  #find(upstream: Upstream): PoolMember | undefined {
    return this.members.find((one) => one.upstream === upstream);
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
