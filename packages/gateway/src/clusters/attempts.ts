import { Buffer } from "node:buffer";
import { performance } from "node:perf_hooks";
import type {
  InFlightRequest,
  ClusterRequest,
  Reply,
  Sender,
  Upstream,
  UpstreamRequest,
} from "../codec/cluster.ts";
import { overloadFailure, UpstreamFailure } from "../codec/upstream-failure.ts";
import type { AttemptSpan } from "../codec/request-span.ts";
import { judge } from "./responses/judge.ts";
import { missingBlock, type Verdict } from "./responses/verdict.ts";
import type { HangWatch, WaitingRequest } from "./health/hang-watch.ts";
import type { ChainHeads } from "./chain/chain-heads.ts";
import { shownOutage } from "./outage-failure.ts";
import { noUpstream } from "./no-upstream.ts";
import type { PoolMember } from "./pool-member.ts";
import type { SilentGaps } from "./silent-gaps.ts";
import { isBehind, isHealthy, mayServe, select, type SelectionContext } from "./select.ts";

/**
 * Called for each upstream that could not respond.
 *
 * @param reason - A status or a platform's error code.
 * @param isOpened - Whether this opened its circuit breaker.
 */
export type OnFailure = (member: PoolMember, reason: string, isOpened: boolean) => void;

/** Milliseconds after which a request is not sent to further upstreams that are known to be down. */
const maxDownTime = 5_000;
/** How many further upstreams are asked for what one does not know. */
export const maxFurtherUpstreams = 2;

/** The parts of a pool that its attempts use. */
export interface AttemptsContext extends SelectionContext {
  readonly heads: Pick<ChainHeads, "catchUp" | "givesUpAt" | "lacks" | "refresh">;
  readonly gaps: SilentGaps;
  readonly hangs: HangWatch;
  readonly onFailure: OnFailure;
}

/** The last stage of a pool: tries one upstream after the other until one responds. */
export class Attempts implements Sender {
  readonly #context: AttemptsContext;

  constructor(context: AttemptsContext) {
    this.#context = context;
  }

  send(request: ClusterRequest): InFlightRequest {
    return new RequestAttempts(this.#context, request);
  }
}

/**
 * Tries upstreams until one responds. A write moves on only if it never left the gateway:
 * a request that a node may have received is not sent to another.
 */
class RequestAttempts implements InFlightRequest, WaitingRequest {
  before: WaitingRequest | undefined;
  after: WaitingRequest | undefined;
  readonly reply: Promise<Reply>;
  readonly #context: AttemptsContext;
  readonly #request: ClusterRequest;
  #current: UpstreamRequest | undefined;
  #member: PoolMember | undefined;
  /** Upstreams that were tried and did not serve it. Most requests have none. */
  #tried: Set<PoolMember> | undefined;
  /** The response of upstreams that do not know what the call asks for. */
  #unknown: Reply | undefined;
  /** Which upstreams have failed, and how. */
  #failed = "";
  #isAborted = false;
  readonly #startedAt: number = performance.now();
  #sentAt = 0;
  /** Whether its current upstream seemed to work when it got the request. */
  #wasUp = false;
  /** Whether the request has moved away from its current upstream. */
  #hasFailedOver = false;
  #hasWaited = false;

  constructor(context: AttemptsContext, request: ClusterRequest) {
    this.#context = context;
    this.#request = request;
    this.reply = this.#run();
  }

  /** The last upstream that the request was sent to. */
  get at(): Upstream | undefined {
    return this.#member?.upstream;
  }

  abort(): void {
    this.#isAborted = true;
    this.#current?.abort();
  }

  async #run(): Promise<Reply> {
    const isWrite = this.#request.idempotency === "write";
    const isSigned = this.#request.call?.facts.broadcast !== undefined;
    const isLightRequest = isLightWork(this.#request);
    let attempts = 0;
    let lastResort: Reply | undefined;
    let failure: UpstreamFailure | undefined;
    for (;;) {
      const member = this.#next() ?? (await this.#nextThatCatchesUp());
      if (!member) break;
      if (attempts > 0 && !member.breaker.isClosed && performance.now() - this.#startedAt > maxDownTime)
        break;
      const { gaps, served } = this.#context;
      if (gaps.appliesTo(this.#request, served) && (await gaps.lacksBlock(member, this.#request, served)))
        continue;
      attempts++;
      this.#member = member;
      if (this.#isAborted) throw new UpstreamFailure("aborted", "the caller has gone");
      const sentAt = performance.now();
      this.#sentAt = sentAt;
      this.#wasUp = this.#context.isProbed && member.breaker.isClosed;
      const span = this.#request.span?.attempt(methodOf(this.#request), member.upstream.name);
      const sentRequest = this.#send(member, false, span);
      // While it waits for a connection, it says nothing about the upstream.
      const isLight = isLightRequest && !sentRequest.isQueued;
      member.began(sentAt, isLight);
      if (this.#mayFailOver) this.#context.hangs.add(member, this);
      let reply: Reply;
      let endedAt: number;
      try {
        try {
          reply = await sentRequest.reply;
        } catch (error) {
          // If the upstream had closed the idle connection, the request is sent over a new one,
          // unless it is a write that a node could run twice.
          if (!sentRequest.isStale || this.#isAborted || (isWrite && !isSigned)) throw error;
          attempts++;
          reply = await this.#send(member, true, span).reply;
        }
        endedAt = this.#ended(member, isLight, true);
      } catch (error) {
        this.#ended(member, isLight, false);
        this.#markTried(member);
        failure = this.#hasFailedOver ? new UpstreamFailure("timeout", "hangs") : (error as UpstreamFailure);
        this.#hasFailedOver = false;
        span?.end(undefined, failure.reason, failure.message);
        // Not the upstream's fault.
        if (this.#isAborted || failure.reason === "overloaded") {
          member.abandoned(sentAt, performance.now());
          throw this.#isAborted ? failure : overloadFailure(isWrite);
        }
        // It got no connection: its tenant's share is in use. Another upstream may have one.
        if (failure.reason === "throttled") {
          member.breaker.abandoned(sentAt);
          this.#addFailure(member, failure.message);
          continue;
        }
        const opened = member.failed(failure, sentAt, performance.now());
        this.#report(member, failure.message, opened);
        if (isWrite && this.#current?.sent) throw this.#withReasons(failure);
        continue;
      }
      let verdict: Verdict = judge(this.#request, reply);
      if (served >= 0 && verdict.kind === "accepted" && gaps.isNull(this.#request, reply)) {
        if (await gaps.isMissing(member, this.#request, served)) verdict = missingBlock;
      }
      const failed = this.#failed && { failed: this.#failed };
      reply.route = { upstream: member.upstream.name, attempts, ...failed };
      if (verdict.kind === "accepted") {
        member.served(sentAt, endedAt);
        span?.end(reply.status);
        if (this.#request.call) member.capabilities.served(this.#request.call);
        if (this.#mayBeKnown(reply, member, attempts)) {
          this.#unknown = reply;
          continue;
        }
        return verdict.instead ? { ...reply, ...verdict.instead } : reply;
      }
      const tried = this.#markTried(member);
      const { reason, retryAfter, detail } = verdict;
      span?.end(reply.status, reason, detail);
      if (this.#request.call) member.capabilities.learn(this.#request.call, reason, performance.now());
      const { minBlock } = this.#request;
      if (reason === "lagging" && minBlock !== undefined) {
        this.#context.heads.lacks(member, minBlock);
        // The upstream may get the block in a moment: it may be tried again once.
        if (!this.#hasWaited && isBehind(member, this.#request, this.#context.served)) tried.delete(member);
      }
      const opened = member.rejected(reason, retryAfter, sentAt, performance.now(), detail);
      this.#report(member, detail, opened);
      failure = new UpstreamFailure("rejected", detail);
      if (verdict.isLastResort) {
        // A write that has a response is never sent again, so there is no other response to wait for.
        if (isWrite || (isStream(reply) && !this.#hasOther(tried))) return { ...reply, ...verdict.instead };
        if (!isStream(reply)) lastResort = { ...reply, ...verdict.instead };
      }
      if (isWrite) throw this.#withReasons(failure);
      discard(reply);
    }
    if (this.#unknown) return this.#unknown;
    if (lastResort) return lastResort;
    throw this.#withReasons(failure ?? noUpstream(this.#context.members, this.#request, performance.now()));
  }

  #report(member: PoolMember, reason: string, isOpened: boolean): void {
    this.#addFailure(member, reason);
    this.#context.onFailure(member, reason, isOpened);
  }

  #addFailure({ upstream }: PoolMember, reason: string): void {
    this.#failed += `${this.#failed && ", "}${upstream.name}: ${reason}`;
  }

  /** @returns the failure, with what failed for the log, and why for the caller if no upstream is healthy. */
  #withReasons(failure: UpstreamFailure): UpstreamFailure {
    const { heads, served } = this.#context;
    const { only, route } = this.#request;
    const now = performance.now();
    if (this.#failed !== "") failure.failed = this.#failed;
    // Upstreams that the request does not go to, or that lack its method, are no outage.
    const members = this.#context.members.filter(
      ({ upstream }) =>
        upstream === (only ?? upstream) && upstream.name === (route?.upstream ?? upstream.name),
    );
    const request: ClusterRequest = { ...this.#request, avoid: [], calls: [] };
    if (!members.some((member) => isHealthy(member, request, served, now)))
      failure.shown = shownOutage(members, { served, givesUpAt: heads.givesUpAt }, now);
    return failure;
  }

  /** Moves away from an upstream at which requests hang, if it is down, or there is another way to respond. */
  failOver(): void {
    const { members, served } = this.#context;
    const now = performance.now();
    const isBetter = (member: PoolMember): boolean =>
      member !== this.#member && !this.#tried?.has(member) && isHealthy(member, this.#request, served, now);
    if (this.#hasFailedOver || !(this.#unknown || this.#isGivenUp || members.some(isBetter))) return;
    this.#hasFailedOver = true;
    this.#current?.abort();
  }

  /** Whether the upstream turned out to be down while it had the request: polls of its newest block went unanswered. */
  get #isGivenUp(): boolean {
    const breaker = this.#member?.breaker;
    return this.#wasUp && breaker?.isClosed === false && breaker.isSilentSince(this.#sentAt);
  }

  /** Whether a healthy upstream may know what this one does not: a transaction, for example, that is still spreading. */
  #mayBeKnown(reply: Reply, member: PoolMember, attempts: number): boolean {
    const { gaps, members, served } = this.#context;
    const { call, avoid = [] } = this.#request;
    if (!call?.facts.nullIfUnknown || attempts + avoid.length > maxFurtherUpstreams) return false;
    if (!gaps.isNull(this.#request, reply)) return false;
    const tried = this.#markTried(member);
    const now = performance.now();
    return members.some((one) => !tried.has(one) && isHealthy(one, this.#request, served, now));
  }

  /** Whether the request may be sent to another upstream while one is processing it. */
  get #mayFailOver(): boolean {
    const { call, idempotency, only, isStream: hasNoEnd } = this.#request;
    const isRepeatable = idempotency !== "write" || call?.facts.broadcast !== undefined;
    return isRepeatable && !only && !hasNoEnd && this.#context.members.length > 1;
  }

  /** @returns the current time in milliseconds of `performance.now()`. */
  #ended(member: PoolMember, isLight: boolean, hasResponse: boolean): number {
    const now = performance.now();
    member.ended(now, isLight, hasResponse);
    this.#context.hangs.delete(member, this);
    return now;
  }

  #markTried(member: PoolMember): Set<PoolMember> {
    this.#tried ??= new Set();
    return this.#tried.add(member);
  }

  #next(): PoolMember | undefined {
    return select(this.#context, this.#request, this.#tried, performance.now());
  }

  /** If all upstreams that have the requested block failed, waits until another one has it. */
  async #nextThatCatchesUp(): Promise<PoolMember | undefined> {
    const { heads, members, served } = this.#context;
    const { minBlock } = this.#request;
    if (minBlock === undefined || this.#hasWaited || this.#isAborted) return undefined;
    const behind = members.filter(
      (member) =>
        !this.#tried?.has(member) &&
        mayServe(member, this.#request) &&
        isBehind(member, this.#request, served),
    );
    if (behind.length === 0) return undefined;
    this.#hasWaited = true;
    await heads.catchUp(behind, minBlock);
    return this.#isAborted ? undefined : this.#next();
  }

  /** Whether another upstream can be tried. */
  #hasOther(tried: ReadonlySet<PoolMember>): boolean {
    return this.#context.members.some((member) => !tried.has(member) && mayServe(member, this.#request));
  }

  /** @param fresh - Whether to use a new connection. */
  #send({ upstream, breaker }: PoolMember, fresh: boolean, span: AttemptSpan | undefined): UpstreamRequest {
    const traced = span ? withHeaders(this.#request, span.headers) : this.#request;
    // An upstream that is down gets only a short time. The polls find out when it works again.
    const request: ClusterRequest =
      breaker.isClosed || !this.#context.isProbed ? traced : { ...traced, cost: "light" };
    this.#current = fresh ? upstream.send(request, true) : upstream.send(request);
    return this.#current;
  }
}

function withHeaders(request: ClusterRequest, headers: AttemptSpan["headers"]): ClusterRequest {
  return { ...request, headers: { ...request.headers, ...headers } };
}

/** The name of a request's span. */
function methodOf({ call, calls, method }: ClusterRequest): string {
  return call?.facts.name ?? (calls ? "batch" : method);
}

/** Whether a request is light work for a node. */
function isLightWork({ call, calls }: ClusterRequest): boolean {
  if (call) return call.facts.cost === undefined;
  return calls?.every(({ facts }) => facts.cost === undefined) ?? false;
}

function isStream({ body }: Reply): boolean {
  return !Buffer.isBuffer(body);
}

function discard({ body }: Reply): void {
  if (!Buffer.isBuffer(body)) body.destroy(new UpstreamFailure("rejected", "passed over"));
}
