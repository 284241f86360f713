import { performance } from "node:perf_hooks";
import type { ClusterRequest, Upstream } from "../upstreams/upstream.ts";
import type { UpstreamNode } from "../upstreams/upstream-node.ts";
import type { UpstreamFailure } from "../upstreams/upstream-failure.ts";
import type { WeightOf } from "../upstreams/shares.ts";
import { CircuitBreaker } from "./health/circuit-breaker.ts";
import { ErrorShare, Troubles } from "./health/error-share.ts";
import { Score } from "./health/score.ts";
import { Throttle } from "./health/throttle.ts";
import type { UsageBudget } from "./health/usage-budget.ts";
import { Capabilities } from "./responses/capabilities.ts";
import type { FailoverReason } from "./responses/verdict.ts";

/** Milliseconds without a response to any request after which an upstream counts as hanging. */
const hangTime = 2_000;
/** Minimum milliseconds without a response after which an upstream may be hanging. */
const minSilence = 300;
/** Milliseconds for which a computed quality is reused. */
const qualityLifetime = 100;

export interface MemberOptions {
  /** Network, part and name: `ethereum-mainnet.rpc.own-1`. Default: the name. */
  readonly id?: string;
  /** The current ids of upstreams that are out of use, with the gateway's reason. Default: none. */
  readonly cordons?: ReadonlyMap<string, string | null>;
  /** Which methods it has, by its configuration. Default: all. */
  readonly hasMethod?: ((name: string) => boolean) | undefined;
  /** The block below which it lacks each of these methods, as a report says. Default: none is known. */
  readonly gaps?: ReadonlyMap<string, number> | undefined;
  /** How many requests it may get. Default: no limit. */
  readonly budget?: UsageBudget | undefined;
  /** How it is divided among tenants. Default: equally. */
  readonly weightOf?: WeightOf;
}

const noCordons: ReadonlyMap<string, string | null> = new Map();

/** Milliseconds for which calls wait for the newest block that callers have seen, before they fail. */
export const catchUpTime = 3_000;
/** Milliseconds for which an upstream that lacks the newest block may still catch up. */
const maxLagTime = 30_000;

/**
 * `throttled` after too many requests, `failing` if it still serves some requests and fails many, `down` while its
 * circuit breaker is open or it does not report its chain, `lagging` if it lacks a block that callers have seen for
 * longer than calls wait for it. After some time of that, it gets no requests.
 */
export type UpstreamState =
  | "serving"
  | "throttled"
  | "failing"
  | "lagging"
  | "down"
  | "cordoned"
  | "mismatched";

/** Whether the other upstreams have the same blocks: `unclear` if equally many have different ones. */
export type Agreement = "agrees" | "unclear" | "forked";

/** One upstream of a pool, with what the pool knows about it. Times are those of `performance.now()`. */
export class PoolMember<Node extends UpstreamNode = Upstream> {
  readonly upstream: Node;
  /** Network, part and name, the same at all gateways: `ethereum-mainnet.rpc.own-1`. */
  readonly id: string;
  readonly breaker: CircuitBreaker = new CircuitBreaker();
  readonly score: Score = new Score();
  readonly capabilities: Capabilities;
  /** Its own failures, and requests that it rejected as too many. */
  readonly failures: Troubles = new Troubles();
  readonly rejections: Troubles = new Troubles();
  readonly #errors = new ErrorShare();
  servedAt: number = -Infinity;
  readonly hasMethod: ((name: string) => boolean) | undefined;
  readonly budget: UsageBudget | undefined;
  readonly throttle: Throttle;
  isSyncing = false;
  agreement: Agreement = "agrees";
  head = -1;
  headAt: number = -Infinity;
  /** Since when callers have seen a block that it lacks, by its last report. */
  behindSince: number | undefined;
  /** The accumulator of smooth weighted round robin. */
  currentWeight = 0;
  #quality = 1;
  #qualityAt = -Infinity;
  /** Light requests that wait for a response. */
  #waiting = 0;
  /** Since when the upstream has responded to none of them. */
  #silentSince = Infinity;
  readonly #cordons: ReadonlyMap<string, string | null>;

  constructor(
    upstream: Node,
    {
      id = upstream.name,
      cordons = noCordons,
      hasMethod,
      gaps,
      budget,
      weightOf = () => 1,
    }: MemberOptions = {},
  ) {
    this.upstream = upstream;
    this.id = id;
    this.#cordons = cordons;
    this.hasMethod = hasMethod;
    this.capabilities = new Capabilities(gaps, performance.now());
    this.budget = budget;
    this.throttle = new Throttle(weightOf);
  }

  /** Whether it serves another chain than its network's. If so, it is never used. */
  get isMismatched(): boolean {
    return this.upstream.mismatch !== undefined;
  }

  /** Whether an operator, or a check of its results, has taken it out of use. */
  get isCordoned(): boolean {
    return this.#cordons.size > 0 && this.#cordons.has(this.id);
  }

  /** Why the gateway has taken it out of use; `undefined` if it has not. */
  get cordonReason(): string | undefined {
    return this.#cordons.get(this.id) ?? undefined;
  }

  /** Until when it gets no requests of some tenants, or of all; 0 if it may get all. */
  get throttledUntil(): number {
    return Math.max(this.throttle.until, this.budget?.emptyUntil ?? 0);
  }

  get downSince(): number | undefined {
    return this.breaker.downSince ?? this.upstream.unverifiedSince;
  }

  /** Whether it is down, and has responded to no request since this time. */
  isDownSince(sentAt: number): boolean {
    return !this.breaker.isClosed && this.breaker.isSilentSince(sentAt);
  }

  /** The share of callers' recent requests that it failed to serve, from 0 to 1, if that is a large one. */
  failing(now: number): number | undefined {
    return this.#errors.failing(now);
  }

  state(now: number): UpstreamState {
    const unusable = this.#unusable;
    if (unusable) return unusable;
    if (this.throttledUntil > now) return "throttled";
    if (this.failing(now) !== undefined) return "failing";
    return this.isBehindFor(catchUpTime) ? "lagging" : "serving";
  }

  /** Whether it gets requests, or will after a rest. */
  get isUsable(): boolean {
    return this.#unusable === undefined;
  }

  get #unusable(): UpstreamState | undefined {
    if (this.isMismatched) return "mismatched";
    if (this.isCordoned) return "cordoned";
    if (this.downSince !== undefined) return "down";
    return this.isBehindFor(maxLagTime) ? "lagging" : undefined;
  }

  /** Whether it has lacked a block that callers saw for longer than this, as far as it was asked. */
  isBehindFor(milliseconds: number): boolean {
    return this.behindSince !== undefined && this.headAt - this.behindSince > milliseconds;
  }

  /**
   * How well it serves, from 0 to 1, compared with the others. Cached for a moment, since each request needs it.
   *
   * @param fastest - The shortest tail latency among the others, in milliseconds.
   * @param newest - The newest block among the others.
   */
  quality(now: number, fastest: number, newest: number): number {
    if (now - this.#qualityAt < qualityLifetime) return this.#quality;
    this.#qualityAt = now;
    this.#quality = this.score.quality(now, fastest, this.head < 0 ? 0 : Math.max(0, newest - this.head));
    return this.#quality;
  }

  /**
   * Records a request that is sent. Call {@link ended} after each.
   *
   * @param isLight - Whether it is light work for a node, so that a healthy node responds soon.
   */
  began(
    now: number,
    isLight: boolean,
    { tenant, calls }: Pick<ClusterRequest, "tenant" | "calls"> = {},
  ): void {
    this.breaker.sent(now);
    this.throttle.used(tenant, calls?.length ?? 1, now);
    if (isLight && this.#waiting++ === 0) this.#silentSince = now;
  }

  /** Records that a request has its response, or will get none. */
  ended(now: number, isLight: boolean, hasResponse: boolean): void {
    if (isLight) this.#waiting--;
    if (this.#waiting === 0) this.#silentSince = Infinity;
    else if (hasResponse) this.#silentSince = now;
  }

  /** Whether light requests wait far longer than usual, and none gets a response: others are preferred. */
  isSilent(now: number): boolean {
    const silence = now - this.#silentSince;
    return silence > minSilence && silence > 4 * this.score.tail(now);
  }

  /** Records a response that a caller gets. */
  served(sentAt: number, now: number, tenant?: string): void {
    this.breaker.succeeded(sentAt, now);
    this.servedAt = now;
    this.score.add("served", now - sentAt, now);
    if (tenant !== undefined) this.#errors.add(false, tenant, now);
    this.throttle.served(tenant, sentAt, now);
  }

  /**
   * Records a response that is passed on only if no upstream has a better one. Only responses that report a failure
   * of its own count against the upstream.
   *
   * @param detail - What the log shows of the response.
   * @param tenant - Who the request was for. Default: the gateway itself.
   * @returns whether its circuit breaker opened.
   */
  rejected(
    reason: FailoverReason,
    retryAfter: number | undefined,
    sentAt: number,
    now: number,
    detail: string = reason,
    tenant?: string,
  ): boolean {
    const duration = now - sentAt;
    switch (reason) {
      case "throttled": {
        this.rejections.add(detail, now);
        this.score.add("throttled", duration, now);
        this.breaker.succeeded(sentAt, now);
        this.throttle.rejected(tenant, retryAfter, sentAt, now);
        return false;
      }
      case "failed":
      case "malformed":
      case "rejected":
        this.failures.add(detail, now);
        this.score.add("failed", duration, now);
        this.#countError(tenant, now);
        return this.breaker.failed(sentAt, now, false);
      default:
        // It lacks what this request needs, but serves others.
        this.breaker.succeeded(sentAt, now);
        return false;
    }
  }

  /**
   * Records a request that was given up, because its caller left or another upstream was faster. An upstream that
   * leaves such requests hanging is slow, even if no caller waits to the end.
   */
  abandoned(sentAt: number, now: number): void {
    this.breaker.abandoned(sentAt);
    const duration = now - sentAt;
    if (duration > this.score.tail(now)) this.score.slow(duration, now);
    if (duration <= hangTime || !this.breaker.isSilentSince(sentAt)) return;
    this.failures.add("no response", now);
    this.breaker.failed(sentAt, now, false);
  }

  /**
   * @param tenant - Who the request was for. Default: the gateway itself.
   * @returns whether its circuit breaker opened.
   */
  failed(failure: UpstreamFailure, sentAt: number, now: number, tenant?: string): boolean {
    this.failures.add(failure.message, now);
    this.score.add("failed", now - sentAt, now);
    this.#countError(tenant, now);
    return this.breaker.failed(sentAt, now, failure.reason === "unreachable" || failure.reason === "timeout");
  }

  /** While its circuit breaker is open, requests only test whether it has recovered. */
  #countError(tenant: string | undefined, now: number): void {
    if (tenant !== undefined && this.breaker.isClosed) this.#errors.add(true, tenant, now);
  }
}
