import type { PartRequest, UpstreamNode } from "../../contract/part-source.ts";
import type { PoolMember } from "./pool-member.ts";

/** An upstream whose quality is below this share of the best one's gets no requests while there are others. */
const tooPoor = 0.3;

/** Added to the rank of an upstream that was found to lack what a request needs, or that had too many requests. */
const lastRank = 1e8;
const restingRank = 1e7;

/** An upstream of a pool, whatever it speaks. */
export type AnyMember = PoolMember<UpstreamNode>;

/** What selection needs of the pool. */
export interface SelectionContext<Member extends AnyMember = PoolMember> {
  readonly members: readonly Member[];
  /** The highest block number that callers have been shown; -1 if the pool does not follow blocks. */
  readonly served: number;
  /** Whether the pool itself tests upstreams whose circuit breaker is open. Otherwise a caller's request does. */
  readonly isProbed: boolean;
}

/** For each upstream of the pool, its rank and how well it serves. Each choice, of which there is one for each request, overwrites them. */
const ranks: number[] = [];
const qualities: number[] = [];

/** The rank of an upstream that cannot serve the request at the moment. */
const noRank = Infinity;

/**
 * Chooses the upstream that a request is sent to next: of those that can serve it, the best ones of the lowest tier take
 * turns by their weights. Writes, and reads of pending transactions, go to the same one each time, so that a caller finds
 * its transactions where it has sent them.
 *
 * @param exclude - Those that were asked already.
 * @param now - Milliseconds of `performance.now()`.
 * @returns nothing if no other upstream can serve the request at the moment.
 */
export function select<Member extends AnyMember>(
  context: SelectionContext<Member>,
  request: PartRequest,
  exclude: ReadonlySet<Member> | undefined,
  now: number,
): Member | undefined {
  return selectOf(context, request, exclude, now, undefined);
}

/** @param spent - Those whose budget turned out to be used up. */
function selectOf<Member extends AnyMember>(
  { members, served, isProbed }: SelectionContext<Member>,
  request: PartRequest,
  exclude: ReadonlySet<Member> | undefined,
  now: number,
  spent: ReadonlySet<Member> | undefined,
): Member | undefined {
  let lowest = noRank;
  let equals = 0;
  let first: Member | undefined;
  for (let index = 0; index < members.length; index++) {
    const member = members[index] as Member;
    const isOut = exclude?.has(member) || spent?.has(member);
    const rank = isOut ? noRank : rankFor(member, request, exclude, served, now);
    ranks[index] = rank;
    if (rank === noRank) continue;
    if (!isProbed && mayProbe(member, request, now)) {
      if (takeBudget(member, request, now)) return member;
      ranks[index] = noRank;
    } else if (rank < lowest) [lowest, equals, first] = [rank, 1, member];
    else if (rank === lowest) equals++;
  }
  if (!first) return undefined;
  const isFixed = equals === 1 || request.isSticky || request.idempotency === "write";
  const chosen = isFixed ? first : nextInTurn(members, lowest, now);
  if (takeBudget(chosen, request, now)) return chosen;
  return selectOf({ members, served, isProbed }, request, exclude, now, new Set(spent).add(chosen));
}

/** Whether a request may test an upstream whose circuit breaker is open. */
function mayProbe({ restsUntil, breaker }: AnyMember, { idempotency }: PartRequest, now: number): boolean {
  return restsUntil <= now && idempotency !== "write" && breaker.wantsProbe(now);
}

/** @returns how late an upstream's turn comes for a request: those of the lowest rank are asked first. */
function rankFor<Member extends AnyMember>(
  member: Member,
  request: PartRequest,
  exclude: ReadonlySet<Member> | undefined,
  served: number,
  now: number,
): number {
  if (!mayServe(member, request)) return noRank;
  const isResting = member.restsUntil > now;
  if (isResting && (request.idempotency === "write" || !member.mayInterrupt(now))) return noRank;
  if (isBehind(member, request, served)) return noRank;
  const lacks = lacksAny(member, request, now);
  // If all of them lack what is requested, one of them says so.
  if (lacks && exclude && hasLacking(exclude, request, now)) return noRank;
  return (lacks ? lastRank : 0) + (isResting ? restingRank : 0) + rankOf(member, request, served, now);
}

/** Whether an upstream may serve a request, apart from how it is at the moment. */
export function mayServe(member: AnyMember, request: PartRequest): boolean {
  if (member.isMismatched || member.isCordoned) return false;
  if (request.only && request.only !== member.upstream) return false;
  if (request.avoid?.some((one) => one === member.upstream)) return false;
  const { hasMethod } = member;
  if (hasMethod && request.calls?.some(({ method }) => !hasMethod(method))) return false;
  const name = request.route?.upstream;
  return name === undefined || name === member.upstream.name;
}

/** Whether an upstream is known not to have the block that a request reads, which others have. */
export function isBehind(member: AnyMember, { minBlock }: PartRequest, served: number): boolean {
  return minBlock !== undefined && minBlock <= served && member.head >= 0 && member.head < minBlock;
}

function lacksAny({ capabilities }: AnyMember, { calls }: PartRequest, now: number): boolean {
  return (
    !capabilities.areComplete && calls !== undefined && calls.some((call) => capabilities.lacks(call, now))
  );
}

function hasLacking(members: ReadonlySet<AnyMember>, request: PartRequest, now: number): boolean {
  for (const member of members) if (lacksAny(member, request, now)) return true;
  return false;
}

function takeBudget({ budget }: AnyMember, { calls }: PartRequest, now: number): boolean {
  return budget?.take(calls?.length ?? 1, now) ?? true;
}

function rankOf(member: AnyMember, { minBlock }: PartRequest, served: number, now: number): number {
  const { breaker, head, isSyncing } = member;
  const { tier } = member.upstream;
  // Its blocks are not those that the others agree on: it is asked if no other is well.
  if (breaker.isClosed && member.agreement === "forked") return 1.8e6 + tier;
  // One that may hang comes before those that are known to be down, and after all others, whatever their tier.
  if (breaker.isClosed && member.isSilent(now)) return 1.5e6 + tier;
  // What names no block is best read where the newest one is known: a receipt that was there does not go away again.
  const isLate = isSyncing || (minBlock === undefined && head >= 0 && head < served);
  if (breaker.isClosed) return isLate ? 1e6 + tier : tier;
  // Of those that failed, one that was not asked for a while may be back, and one that is being tested may be soon.
  if (breaker.isProbing) return 4e6 + tier;
  return (breaker.wantsProbe(now) ? 2e6 : 3e6) + tier;
}

/** Smooth weighted round robin, by weight and quality, among the upstreams of a rank. */
function nextInTurn<Member extends AnyMember>(members: readonly Member[], rank: number, now: number): Member {
  let fastest = Infinity;
  let newest = -1;
  for (let index = 0; index < members.length; index++) {
    if (ranks[index] !== rank) continue;
    const { score, head } = members[index] as Member;
    fastest = Math.min(fastest, score.tail(now));
    newest = Math.max(newest, head);
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
    if (ranks[index] !== rank || quality < best * tooPoor) continue;
    const weight = member.upstream.weight * quality;
    total += weight;
    member.turn += weight;
    if (!chosen || member.turn > chosen.turn) chosen = member;
  }
  chosen ??= members[0] as Member;
  chosen.turn -= total;
  return chosen;
}
