import { Buffer } from "node:buffer";
import { performance } from "node:perf_hooks";
import type { ClusterRequest, Reply, UpstreamRequest } from "../../upstreams/upstream.ts";
import { abortedFailure, overloadFailure, UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type { AttemptSpan } from "../../observe/request-span.ts";
import type { ChainHeads } from "../../clusters/chain/chain-heads.ts";
import { describeCause, describeVerdict, noUpstream } from "../../clusters/outage-failure.ts";
import type { PoolMember } from "../../clusters/pool-member.ts";
import { judge } from "../../clusters/responses/judge.ts";
import {
  type Failover,
  mayBeExecuted,
  missingBlock,
  type Verdict,
  weightOf,
} from "../../clusters/responses/verdict.ts";
import {
  isBehind,
  isHealthy,
  leastBlock,
  mayServe,
  select,
  type SelectionContext,
} from "../../clusters/select.ts";
import type { OnFailure } from "../../clusters/upstream-pool.ts";
import { FailedAttempts } from "./failed-attempts.ts";
import type { HangWatch, WaitingRequest } from "./hang-watch.ts";
import { OverloadWait } from "./overload-wait.ts";
import { isMissingBlock, isNullResult, lacksBlock, mayLackLogs } from "./silent-gaps.ts";

/** Milliseconds after which a request is not sent to further upstreams that are known to be down. */
const maxDownTime = 5_000;
/** How many further upstreams are asked for what one does not know. */
export const maxFurtherUpstreams = 2;

export interface RetryContext extends SelectionContext {
  readonly heads: Pick<ChainHeads, "catchUp" | "givesUpAt" | "lacks" | "refresh">;
  readonly hangs: HangWatch;
  readonly onFailure: OnFailure;
}

/** The end of all filters: tries one upstream after the other until one responds. */
export function tryUpstreams(context: RetryContext): (request: ClusterRequest) => Promise<Reply> {
  return (request) => new RetriedRequest(context, request).run();
}

interface Attempt {
  readonly member: PoolMember;
  readonly sent: UpstreamRequest;
  readonly sentAt: number;
  readonly span: AttemptSpan | undefined;
  /** Whether the upstream should respond soon. */
  readonly isLight: boolean;
  /** Whether the upstream seemed to work when it got the request. */
  readonly wasUp: boolean;
}

/**
 * Tries upstreams until one responds. A write moves on only if it never left the gateway:
 * a request that a node may have received is not sent to another.
 */
class RetriedRequest implements WaitingRequest {
  before: WaitingRequest | undefined;
  after: WaitingRequest | undefined;
  readonly #context: RetryContext;
  readonly #request: ClusterRequest;
  readonly #isWrite: boolean;
  readonly #isLight: boolean;
  readonly #startedAt: number = performance.now();
  #attempts = 0;
  #attempt: Attempt | undefined;
  #sent: UpstreamRequest | undefined;
  /** Upstreams that were tried and did not serve it. Most requests have none. */
  #tried: Set<PoolMember> | undefined;
  /** The response of upstreams that do not know what the call asks for. */
  #unknown: Reply | undefined;
  /** Most requests have none. */
  #failed: FailedAttempts | undefined;
  /** Whether an upstream may have executed the request, although its response was lost or unreadable. */
  #isUncertain = false;
  #hasFailedOver = false;
  #hasWaited = false;
  /** Most requests do not wait. */
  #overload: OverloadWait | undefined;

  constructor(context: RetryContext, request: ClusterRequest) {
    this.#context = context;
    this.#request = request;
    this.#isWrite = request.idempotency === "write";
    this.#isLight = isLightWork(request);
  }

  async run(): Promise<Reply> {
    const { heads } = this.#context;
    for (;;) {
      const member = this.#select() ?? (await this.#nextThatCatchesUp()) ?? (await this.#nextAfterOverload());
      if (!member || this.#isTooLateFor(member)) return this.#giveUp();
      const { served } = this.#context;
      if (mayLackLogs(this.#request, served) && (await lacksBlock(heads, member, this.#request, served)))
        continue;
      if (this.#isAborted) throw abortedFailure();
      const attempt = this.#begin(member);
      let reply: Reply;
      try {
        reply = await attempt.sent.reply;
      } catch (error) {
        const late = await this.#resendIfStale(attempt, error);
        if (!late) continue;
        reply = late;
      }
      const endedAt = this.#end(attempt, true);
      let verdict: Verdict = judge(this.#request, reply);
      if (served >= 0 && verdict.kind === "accepted" && isNullResult(this.#request, reply)) {
        if (await isMissingBlock(heads, member, this.#request, served)) verdict = missingBlock;
      }
      const failed = this.#failed && { failed: this.#failed.text };
      reply.route = { upstream: member.upstream.name, attempts: this.#attempts, ...failed };
      const final =
        verdict.kind === "accepted"
          ? this.#accept(attempt, reply, endedAt)
          : this.#reject(attempt, reply, verdict);
      if (final) return verdict.instead ? { ...final, ...verdict.instead } : final;
    }
  }

  /** Moves away from an upstream at which requests hang, if it is down, or there is another way to respond. */
  failOver(): void {
    const { members, served } = this.#context;
    const now = performance.now();
    const isBetter = (member: PoolMember): boolean =>
      member !== this.#attempt?.member &&
      !this.#tried?.has(member) &&
      isHealthy(member, this.#request, served, now);
    if (this.#hasFailedOver || !(this.#unknown || this.#isGivenUp || members.some(isBetter))) return;
    this.#hasFailedOver = true;
    this.#sent?.abort();
  }

  get #isAborted(): boolean {
    return this.#request.inFlight?.isAborted === true;
  }

  #select(): PoolMember | undefined {
    return select(this.#context, this.#request, this.#tried, performance.now());
  }

  /** If all upstreams that have the requested block failed, waits until another one has it. */
  async #nextThatCatchesUp(): Promise<PoolMember | undefined> {
    const { heads, members, served } = this.#context;
    const least = leastBlock(this.#request);
    if (least < 0 || this.#hasWaited || this.#isAborted) return undefined;
    const behind = members.filter(
      (member) =>
        !this.#tried?.has(member) &&
        mayServe(member, this.#request) &&
        isBehind(member, this.#request, served),
    );
    if (behind.length === 0) return undefined;
    this.#hasWaited = true;
    await heads.catchUp(behind, least);
    return this.#isAborted ? undefined : this.#select();
  }

  /** If others have used up what the upstreams accept, waits until one accepts this request. */
  async #nextAfterOverload(): Promise<PoolMember | undefined> {
    while (!this.#isAborted) {
      const rested = await this.#overloadWait().wait();
      if (!rested) return undefined;
      for (const member of rested) this.#tried?.delete(member);
      const member = this.#isAborted ? undefined : this.#select();
      if (member) return member;
    }
    return undefined;
  }

  #overloadWait(): OverloadWait {
    return (this.#overload ??= new OverloadWait(this.#context.members, this.#request, this.#startedAt));
  }

  #isTooLateFor({ breaker }: PoolMember): boolean {
    return this.#attempts > 0 && !breaker.isClosed && performance.now() - this.#startedAt > maxDownTime;
  }

  #begin(member: PoolMember): Attempt {
    const sentAt = performance.now();
    const { breaker, upstream } = member;
    const wasUp = this.#context.isProbed && breaker.isClosed;
    const span = this.#request.span?.attempt(nameMethod(this.#request), upstream.name);
    if (this.#request.inFlight) this.#request.inFlight.at = upstream;
    const sent = this.#send(member, span, false);
    // While it waits for a connection, it says nothing about the upstream.
    const isLight = this.#isLight && !sent.isQueued;
    const attempt = { member, sent, sentAt, span, isLight, wasUp };
    this.#attempt = attempt;
    member.began(sentAt, isLight, this.#request);
    if (this.#mayFailOver) this.#context.hangs.add(member, this);
    return attempt;
  }

  #send({ upstream, breaker }: PoolMember, span: AttemptSpan | undefined, fresh: boolean): UpstreamRequest {
    this.#attempts += 1;
    // What the next upstream says is not about what an earlier one did.
    this.#reportDelivery();
    let request = this.#request;
    if (span) request = { ...request, headers: { ...request.headers, ...span.headers } };
    // An upstream that is down gets only a short time. The polls find out when it works again.
    if (!breaker.isClosed && this.#context.isProbed) request = { ...request, cost: "light" };
    const sent = upstream.send(request, fresh);
    this.#sent = sent;
    this.#request.inFlight?.add(sent);
    return sent;
  }

  /**
   * Sends the request over a new connection if the upstream had closed the idle one, unless it is a write
   * that a node could run twice.
   *
   * @returns `undefined` if another upstream has to be tried.
   * @throws UpstreamFailure if none may be.
   */
  async #resendIfStale(attempt: Attempt, error: unknown): Promise<Reply | undefined> {
    const isSigned = this.#request.call?.facts.broadcast !== undefined;
    if (!this.#sent?.isStale || this.#isAborted || (this.#isWrite && !isSigned))
      return this.#fail(attempt, error as UpstreamFailure);
    this.#isUncertain = true;
    try {
      return await this.#send(attempt.member, attempt.span, true).reply;
    } catch (again) {
      return this.#fail(attempt, again as UpstreamFailure);
    }
  }

  #fail(attempt: Attempt, error: UpstreamFailure): undefined {
    const { member, sentAt, span } = attempt;
    if (this.#sent?.sent) this.#isUncertain = true;
    this.#end(attempt, false);
    this.#markTried(member);
    const failure = this.#hasFailedOver ? new UpstreamFailure("timeout", "hangs") : error;
    this.#hasFailedOver = false;
    this.#failures.newest = failure;
    span?.end(undefined, failure.reason, failure.message);
    // Not the upstream's fault.
    if (this.#isAborted || failure.reason === "overloaded") {
      member.abandoned(sentAt, performance.now());
      this.#reportDelivery();
      throw this.#isAborted ? failure : overloadFailure(this.#isWrite);
    }
    // It got no connection: its tenant's share is in use. Another upstream may have one.
    if (failure.reason === "throttled") {
      member.breaker.abandoned(sentAt);
      this.#failures.add(member, failure.message, describeCause(failure));
      return;
    }
    this.#report(
      member,
      failure.message,
      describeCause(failure),
      member.failed(failure, sentAt, performance.now(), this.#request.tenant),
    );
    if (this.#isWrite && this.#sent?.sent) throw this.#withReasons(failure);
  }

  #accept({ member, sentAt, span }: Attempt, reply: Reply, endedAt: number): Reply | undefined {
    member.served(sentAt, endedAt, this.#request.tenant);
    span?.end(reply.status);
    if (this.#request.call) member.capabilities.served(this.#request.call);
    if (!this.#mayBeKnown(reply, member)) return reply;
    this.#unknown = reply;
    return undefined;
  }

  /** @returns the response if the caller gets it all the same. @throws UpstreamFailure if it is a write. */
  #reject({ member, sentAt, span }: Attempt, reply: Reply, verdict: Failover): Reply | undefined {
    const { reason, retryAfter, detail, instead } = verdict;
    const { call, minBlock, tenant } = this.#request;
    const tried = this.#markTried(member);
    span?.end(reply.status, reason, detail);
    if (call) member.capabilities.learn(call, reason, performance.now());
    if (reason === "lagging" && minBlock !== undefined) {
      this.#context.heads.lacks(member, minBlock);
      // The upstream may get the block in a moment: it may be tried again once.
      if (!this.#hasWaited && isBehind(member, this.#request, this.#context.served)) tried.delete(member);
    }
    const now = performance.now();
    this.#report(
      member,
      detail,
      describeVerdict(verdict),
      member.rejected(reason, retryAfter, sentAt, now, detail, tenant),
    );
    if (reason === "throttled" && member.throttle.untilFor(tenant) <= now) this.#overloadWait().add(member);
    const failure = new UpstreamFailure("rejected", detail);
    this.#failures.newest = failure;
    if (verdict.isLastResort) {
      // A write that has a response is never sent again, so there is no other response to wait for.
      if (this.#isWrite || (isStream(reply) && !this.#hasOther(tried))) return reply;
      if (!isStream(reply)) this.#failures.offer({ ...reply, ...instead }, weightOf(reason));
    }
    if (mayBeExecuted(verdict, reply.status)) this.#isUncertain = true;
    if (this.#isWrite) throw this.#withReasons(failure);
    discard(reply);
    return undefined;
  }

  #giveUp(): Reply {
    const reply = this.#unknown ?? this.#failed?.lastResort;
    // A single upstream's error says itself what happened.
    if (this.#attempts > 1) this.#reportDelivery();
    if (reply) return reply;
    const { members } = this.#context;
    throw this.#withReasons(this.#failed?.newest ?? noUpstream(members, this.#request, performance.now()));
  }

  #report(member: PoolMember, reason: string, cause: string, isOpened: boolean): void {
    this.#failures.add(member, reason, cause);
    this.#context.onFailure(member, reason, isOpened);
  }

  get #failures(): FailedAttempts {
    return (this.#failed ??= new FailedAttempts());
  }

  #reportDelivery(): void {
    const { delivery } = this.#request;
    if (delivery && this.#isUncertain) delivery.isUncertain = true;
  }

  /** @returns the failure, with what failed for the log, and why for the caller. */
  #withReasons(failure: UpstreamFailure): UpstreamFailure {
    const { heads, served } = this.#context;
    const { only, route } = this.#request;
    const now = performance.now();
    this.#reportDelivery();
    // Upstreams that the request does not go to, or that lack its method, are no outage.
    const members = this.#context.members.filter(
      ({ upstream }) =>
        upstream === (only ?? upstream) && upstream.name === (route?.upstream ?? upstream.name),
    );
    const request: ClusterRequest = { ...this.#request, avoid: [], calls: [] };
    const isServing = (member: PoolMember): boolean =>
      isHealthy(member, request, served, now) && member.failing(now) === undefined;
    const outage = members.some(isServing) ? undefined : members;
    return this.#failures.explain(failure, outage, { served, givesUpAt: heads.givesUpAt }, now);
  }

  /** Whether the upstream turned out to be down while it had the request: polls of its newest block went unanswered. */
  get #isGivenUp(): boolean {
    const { member, wasUp, sentAt = 0 } = this.#attempt ?? {};
    return wasUp === true && member?.isDownSince(sentAt) === true;
  }

  /** Whether a healthy upstream may know what this one does not: a transaction, for example, that is still spreading. */
  #mayBeKnown(reply: Reply, member: PoolMember): boolean {
    const { members, served } = this.#context;
    const { call, avoid = [] } = this.#request;
    if (!call?.facts.nullIfUnknown || this.#attempts + avoid.length > maxFurtherUpstreams) return false;
    if (!isNullResult(this.#request, reply)) return false;
    const tried = this.#markTried(member);
    const now = performance.now();
    return members.some((one) => !tried.has(one) && isHealthy(one, this.#request, served, now));
  }

  /** Whether the request may be sent to another upstream while one is processing it. */
  get #mayFailOver(): boolean {
    const { call, only, isStream: hasNoEnd } = this.#request;
    const isRepeatable = !this.#isWrite || call?.facts.broadcast !== undefined;
    return isRepeatable && !only && !hasNoEnd && this.#context.members.length > 1;
  }

  #end({ member, isLight }: Attempt, hasResponse: boolean): number {
    const now = performance.now();
    member.ended(now, isLight, hasResponse);
    this.#context.hangs.delete(member, this);
    return now;
  }

  #markTried(member: PoolMember): Set<PoolMember> {
    this.#tried ??= new Set();
    return this.#tried.add(member);
  }

  #hasOther(tried: ReadonlySet<PoolMember>): boolean {
    return this.#context.members.some((member) => !tried.has(member) && mayServe(member, this.#request));
  }
}

function nameMethod({ call, calls, method }: ClusterRequest): string {
  return call?.facts.name ?? (calls ? "batch" : method);
}

function isLightWork({ call, calls }: ClusterRequest): boolean {
  if (call) return call.facts.cost === undefined;
  return calls?.every(({ facts }) => facts.cost === undefined) ?? false;
}

function isStream({ body }: Reply): boolean {
  return !Buffer.isBuffer(body);
}

function discard({ body }: Reply): void {
  // Nobody else listens for its error, which would end the process.
  if (!Buffer.isBuffer(body))
    body.once("error", () => {}).destroy(new UpstreamFailure("rejected", "passed over"));
}
