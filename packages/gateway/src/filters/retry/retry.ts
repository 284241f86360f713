import { Buffer } from "node:buffer";
import { performance } from "node:perf_hooks";
import type { ClusterRequest, Reply } from "../../upstreams/upstream.ts";
import { abortedFailure, overloadFailure, UpstreamFailure } from "../../upstreams/upstream-failure.ts";
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
import type { OnFailure } from "../../clusters/upstream-pool.ts";
import { Attempt, discard, isRepeatable } from "./attempt.ts";
import { FailedAttempts } from "./failed-attempts.ts";
import type { HangWatch, WaitingRequest } from "./hang-watch.ts";
import { type NextContext, NextUpstream } from "./next-upstream.ts";
import { isMissingBlock, isNullResult, lacksBlock, mayBeKnown, mayLackLogs } from "./silent-gaps.ts";

/** Milliseconds after which a request is not sent to further upstreams that are known to be down. */
const maxDownTime = 5_000;

export interface RetryContext extends NextContext {
  readonly heads: Pick<ChainHeads, "catchUp" | "givesUpAt" | "lacks" | "refresh">;
  readonly hangs: HangWatch;
  readonly onFailure: OnFailure;
}

/** The end of all filters: tries one upstream after the other until one responds. */
export function tryUpstreams(context: RetryContext): (request: ClusterRequest) => Promise<Reply> {
  return (request) => new RetriedRequest(context, request).run();
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
  readonly #startedAt: number = performance.now();
  readonly #next: NextUpstream;
  #attempts = 0;
  #attempt: Attempt | undefined;
  /** The response of upstreams that do not know what the call asks for. */
  #unknown: Reply | undefined;
  /** Most requests have none. */
  #failed: FailedAttempts | undefined;
  /** Whether an upstream may have executed the request, although its response was lost or unreadable. */
  #isUncertain = false;
  #hasFailedOver = false;

  constructor(context: RetryContext, request: ClusterRequest) {
    this.#context = context;
    this.#request = request;
    this.#isWrite = request.idempotency === "write";
    this.#next = new NextUpstream(context, request, this.#startedAt);
  }

  async run(): Promise<Reply> {
    const { heads } = this.#context;
    for (;;) {
      const member = this.#next.select() ?? (await this.#next.wait());
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
    if (this.#hasFailedOver) return;
    if (!this.#unknown && !this.#attempt?.isGivenUp && !this.#next.hasHealthy(this.#attempt?.member)) return;
    this.#hasFailedOver = true;
    this.#attempt?.sent.abort();
  }

  get #isAborted(): boolean {
    return this.#request.inFlight?.isAborted === true;
  }

  #isTooLateFor({ breaker }: PoolMember): boolean {
    return this.#attempts > 0 && !breaker.isClosed && performance.now() - this.#startedAt > maxDownTime;
  }

  #begin(member: PoolMember): Attempt {
    this.#count();
    const attempt = new Attempt(this.#request, member, this.#context.isProbed);
    this.#attempt = attempt;
    const { only, isStream: hasNoEnd } = this.#request;
    const { members, hangs } = this.#context;
    if (isRepeatable(this.#request) && !only && !hasNoEnd && members.length > 1) hangs.add(member, this);
    return attempt;
  }

  #count(): void {
    this.#attempts += 1;
    // What the next upstream says is not about what an earlier one did.
    this.#reportDelivery();
  }

  /**
   * Sends the request over a new connection if the upstream had closed the idle one, unless it is a write
   * that a node could run twice.
   *
   * @returns `undefined` if another upstream has to be tried.
   * @throws UpstreamFailure if none may be.
   */
  async #resendIfStale(attempt: Attempt, error: unknown): Promise<Reply | undefined> {
    if (this.#isAborted || !attempt.mayResend) return this.#fail(attempt, error as UpstreamFailure);
    this.#isUncertain = true;
    this.#count();
    try {
      return await attempt.resend().reply;
    } catch (again) {
      return this.#fail(attempt, again as UpstreamFailure);
    }
  }

  #fail(attempt: Attempt, error: UpstreamFailure): undefined {
    const { member, sentAt, span } = attempt;
    if (attempt.sent.sent) this.#isUncertain = true;
    this.#end(attempt, false);
    this.#next.add(member);
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
    if (this.#isWrite && attempt.sent.sent) throw this.#withReasons(failure);
  }

  #accept({ member, sentAt, span }: Attempt, reply: Reply, endedAt: number): Reply | undefined {
    member.served(sentAt, endedAt, this.#request.tenant);
    span?.end(reply.status);
    if (this.#request.call) member.capabilities.served(this.#request.call);
    if (!mayBeKnown(this.#request, reply, this.#attempts)) return reply;
    this.#next.add(member);
    if (!this.#next.hasHealthy()) return reply;
    this.#unknown = reply;
    return undefined;
  }

  /** @returns the response if the caller gets it all the same. @throws UpstreamFailure if it is a write. */
  #reject({ member, sentAt, span }: Attempt, reply: Reply, verdict: Failover): Reply | undefined {
    const { reason, retryAfter, detail, instead } = verdict;
    const { call, minBlock, tenant } = this.#request;
    this.#next.add(member);
    span?.end(reply.status, reason, detail);
    if (call) member.capabilities.learn(call, reason, performance.now());
    if (reason === "lagging" && minBlock !== undefined) {
      this.#context.heads.lacks(member, minBlock);
      this.#next.addLagging(member);
    }
    const now = performance.now();
    this.#report(
      member,
      detail,
      describeVerdict(verdict),
      member.rejected(reason, retryAfter, sentAt, now, detail, tenant),
    );
    if (reason === "throttled" && member.throttle.untilFor(tenant) <= now) this.#next.addOverloaded(member);
    const failure = new UpstreamFailure("rejected", detail);
    this.#failures.newest = failure;
    if (verdict.isLastResort) {
      // A write that has a response is never sent again, so there is no other response to wait for.
      if (this.#isWrite || (isStream(reply) && !this.#next.hasOther)) return reply;
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
    this.#reportDelivery();
    return this.#failures.explain(failure, this.#context, this.#request);
  }

  #end(attempt: Attempt, hasResponse: boolean): number {
    const endedAt = attempt.end(hasResponse);
    this.#context.hangs.delete(attempt.member, this);
    return endedAt;
  }
}

function isStream({ body }: Reply): boolean {
  return !Buffer.isBuffer(body);
}
