import type { ClusterRequest, Upstream } from "../upstreams/upstream.ts";
import type { UpstreamNode } from "../upstreams/upstream-node.ts";
import { bodyBytes } from "../upstreams/rpc-request.ts";
import type { PoolMember } from "./pool-member.ts";

/** An upstream below this share of the best quality gets no requests while others are available. */
const minQualityShare = 0.3;

/** Added to the rank of an upstream that lacks what a request needs, or that had too many requests. */
const lastRank = 1e8;
const throttledRank = 1e7;

export type AnyMember = PoolMember<UpstreamNode>;

export interface SelectionContext<Member extends AnyMember = PoolMember> {
  readonly members: readonly Member[];
  /** The highest block that callers have seen; -1 if the pool does not follow blocks. */
  readonly served: number;
  /** Whether the pool itself probes upstreams that are down. Otherwise a caller's request does. */
  readonly isProbed: boolean;
}

/** By index of the upstream. Overwritten by each selection, once per request. */
const ranks: number[] = [];
const qualities: number[] = [];

/** The rank of an upstream that cannot serve the request at the moment. */
const unusable = Infinity;

/**
 * Chooses the next upstream for a request: of those that can serve it, the best ones of the lowest tier take
 * turns by weight. Writes, and reads of pending transactions, always prefer the same upstream,
 * so that callers find the transactions that they have sent.
 *
 * @param exclude - Upstreams that were already tried.
 * @param spent - Upstreams whose budget turned out to be used up.
 */
export function select<Member extends AnyMember>(
  context: SelectionContext<Member>,
  request: ClusterRequest,
  exclude: ReadonlySet<Member> | undefined,
  now: number,
  spent?: ReadonlySet<Member>,
): Member | undefined {
  const { members, served, isProbed } = context;
  let lowest = unusable;
  let equals = 0;
  let first: Member | undefined;
  for (let index = 0; index < members.length; index++) {
    const member = members[index] as Member;
    const isExcluded = exclude?.has(member) || spent?.has(member);
    const rank = isExcluded ? unusable : rankFor(member, request, exclude, served, now);
    ranks[index] = rank;
    if (rank === unusable) continue;
    if (!isProbed && mayProbe(member, request, now)) {
      if (takeBudget(member, request, now)) return member;
      ranks[index] = unusable;
    } else if (rank < lowest) [lowest, equals, first] = [rank, 1, member];
    else if (rank === lowest) equals++;
  }
  if (!first) return undefined;
  const isFixed = equals === 1 || request.isSticky || request.idempotency === "write";
  const chosen = isFixed ? first : roundRobin(members, lowest, served >= 0, now);
  if (takeBudget(chosen, request, now)) return chosen;
  return select(context, request, exclude, now, new Set(spent).add(chosen));
}

/** Whether a request may probe an upstream whose circuit breaker is open. */
function mayProbe(
  { throttle, breaker }: AnyMember,
  { idempotency, tenant }: ClusterRequest,
  now: number,
): boolean {
  return throttle.untilFor(tenant) <= now && idempotency !== "write" && breaker.wantsProbe(now);
}

function rankFor<Member extends AnyMember>(
  member: Member,
  request: ClusterRequest,
  exclude: ReadonlySet<Member> | undefined,
  served: number,
  now: number,
): number {
  if (!mayServe(member, request)) return unusable;
  const { throttle } = member;
  const { tenant } = request;
  const isThrottled = throttle.untilFor(tenant) > now;
  if (isThrottled && (request.idempotency === "write" || !throttle.mayRetry(tenant, now))) return unusable;
  if (isBehind(member, request, served)) return unusable;
  const lacks = lacksAny(member, request, now);
  // If all upstreams lack what is requested, one of them reports that.
  if (lacks && exclude && hasLacking(exclude, request, now)) return unusable;
  return (
    (lacks ? lastRank : 0) + (isThrottled ? throttledRank : 0) + rankMember(member, request, served, now)
  );
}

/** Whether an upstream may serve a request, regardless of its current state. */
export function mayServe(member: AnyMember, request: ClusterRequest): boolean {
  if (member.isMismatched || member.isCordoned) return false;
  if (request.only && request.only !== member.upstream) return false;
  if (request.avoid?.some((one) => one === member.upstream)) return false;
  const { hasMethod } = member;
  if (hasMethod && request.calls?.some(({ method }) => !hasMethod(method))) return false;
  if (isTooLarge(member, request)) return false;
  const name = request.route?.upstream;
  return name === undefined || name === member.upstream.name;
}

export function isTooLarge({ upstream }: AnyMember, request: ClusterRequest): boolean {
  const { bodyBytes: maxBytes } = upstream.limits;
  return maxBytes !== undefined && bodyBytes(request) > maxBytes;
}

/** Whether an upstream can be expected to serve a request now. */
export function isHealthy(member: AnyMember, request: ClusterRequest, served: number, now: number): boolean {
  return (
    mayServe(member, request) &&
    !isBehind(member, request, served) &&
    member.breaker.isClosed &&
    member.throttle.untilFor(request.tenant) <= now &&
    !member.isSilent(now)
  );
}

/** The block that an upstream needs for a request: the one that it reads, or that its caller asks for; -1 if none is known. */
export function leastBlock({ minBlock = -1, route }: ClusterRequest): number {
  return Math.max(minBlock, route?.notBefore ?? -1);
}

/** Whether an upstream is known to lack the block that a request needs, while others have it. */
export function isBehind(member: AnyMember, request: ClusterRequest, served: number): boolean {
  const least = leastBlock(request);
  return least <= served && member.head >= 0 && member.head < least;
}

function lacksAny({ capabilities }: AnyMember, { calls }: ClusterRequest, now: number): boolean {
  return (
    !capabilities.areComplete && calls !== undefined && calls.some((call) => capabilities.lacks(call, now))
  );
}

function hasLacking(members: ReadonlySet<AnyMember>, request: ClusterRequest, now: number): boolean {
  for (const member of members) if (lacksAny(member, request, now)) return true;
  return false;
}

function takeBudget({ budget, throttle }: AnyMember, request: ClusterRequest, now: number): boolean {
  if (!budget) return true;
  const { calls, tenant } = request;
  return budget.take(calls?.length ?? 1, now, () => throttle.isOver(tenant, now));
}

function rankMember(member: AnyMember, { minBlock }: ClusterRequest, served: number, now: number): number {
  const { breaker, head, isSyncing } = member;
  const { tier } = member.upstream;
  // Its blocks differ from those that the others agree on: it is tried only if no other is healthy.
  if (breaker.isClosed && member.agreement === "forked") return 1.8e6 + tier;
  // An upstream that may hang comes after all healthy ones, whatever their tier,
  // and before those known to be down.
  if (breaker.isClosed && member.isSilent(now)) return 1.5e6 + tier;
  // A request without a block is best served by an upstream with the newest one:
  // a receipt that a caller has seen must not vanish.
  const isBehindHead = isSyncing || (minBlock === undefined && head >= 0 && head < served);
  if (breaker.isClosed) return isBehindHead ? 1e6 + tier : tier;
  // Of the failed upstreams, one that is being probed may recover soon, and one that was not tried for a
  // while may have recovered.
  if (breaker.isProbing) return 4e6 + tier;
  return (breaker.wantsProbe(now) ? 2e6 : 3e6) + tier;
}

/** Smooth weighted round robin, by weight and quality. `isFollowed`: whether the lag counts. */
function roundRobin<Member extends AnyMember>(
  members: readonly Member[],
  rank: number,
  isFollowed: boolean,
  now: number,
): Member {
  let fastest = Infinity;
  let newest = -1;
  for (let index = 0; index < members.length; index++) {
    if (ranks[index] !== rank) continue;
    const { score, head } = members[index] as Member;
    fastest = Math.min(fastest, score.tail(now));
    if (isFollowed) newest = Math.max(newest, head);
  }
  let best = 0;
  for (let index = 0; index < members.length; index++) {
    if (ranks[index] !== rank) continue;
    const quality = (members[index] as Member).quality(now, fastest, newest);
    qualities[index] = quality;
    best = Math.max(best, quality);
  }
  let total = 0;
  let chosen: Member | undefined;
  for (let index = 0; index < members.length; index++) {
    const member = members[index] as Member;
    const quality = qualities[index] as number;
    if (ranks[index] !== rank || quality < best * minQualityShare) continue;
    const weight = member.upstream.weight * quality;
    total += weight;
    member.currentWeight += weight;
    if (!chosen || member.currentWeight > chosen.currentWeight) chosen = member;
  }
  chosen ??= members[0] as Member;
  chosen.currentWeight -= total;
  return chosen;
}

/** @returns the upstreams that can serve a request now, the lowest tier first. */
export type UpstreamsFor = (request: ClusterRequest) => readonly Upstream[];

export function upstreamsFor(
  members: readonly PoolMember[],
  request: ClusterRequest,
  served: number,
  now: number,
): readonly Upstream[] {
  return members
    .filter(
      (member) =>
        mayServe(member, request) &&
        member.breaker.isClosed &&
        member.agreement !== "forked" &&
        member.throttle.untilFor(request.tenant) <= now &&
        !isBehind(member, request, served) &&
        !request.calls?.some((call) => member.capabilities.lacks(call, now)),
    )
    .map(({ upstream }) => upstream)
    .toSorted((one, other) => one.tier - other.tier);
}
