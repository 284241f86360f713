import type { Upstream, UpstreamFailure, UpstreamNode } from "../../contract/part-source.ts";
import { CircuitBreaker } from "./health/circuit-breaker.ts";
import { Score } from "./health/score.ts";
import type { UsageBudget } from "./health/usage-budget.ts";
import { Capabilities } from "../responses/capabilities.ts";
import type { ElsewhereReason } from "../responses/verdict.ts";

/** Milliseconds for which an upstream that rejects requests as too many is left alone, if it does not say for how long. */
const firstRest = 1_000;
/** The longest such time that the gateway chooses, and the longest that an upstream may request. */
const longestOwnRest = 60_000;
const longestRest = 600_000;
/** Milliseconds between two requests to an upstream that is left alone, if no other upstream can serve them. */
const interruptEvery = 100;
/** Milliseconds without a response after which an upstream counts as one that hangs, if it responds to nothing else either. */
const hanging = 2_000;
/** Milliseconds without a response after which an upstream may hang: at least. */
const shortSilence = 300;
/** Milliseconds for which a computed quality is used. */
const qualityTime = 100;

/** What a pool's member is besides its upstream. */
export interface MemberOptions {
  /** Network, part and name, the same at all gateways: `ethereum-mainnet.rpc.own-1`. Default: the name. */
  readonly id?: string;
  /** The ids of upstreams that operators have taken out of use, as they are now. Default: none. */
  readonly cordons?: ReadonlySet<string>;
  /** Which methods it has, as its configuration says. Default: all. */
  readonly hasMethod?: ((name: string) => boolean) | undefined;
  /** How many requests it may be sent. Default: no limit. */
  readonly budget?: UsageBudget | undefined;
}

const noCordons: ReadonlySet<string> = new Set();

/** What an upstream is doing: `resting` while it has had too many requests, `down` while its circuit breaker is open. */
export type UpstreamState = "serving" | "resting" | "down" | "cordoned" | "mismatched";

/** Whether other upstreams have the same blocks as one: `unclear` if as many have others. */
export type Agreement = "agrees" | "unclear" | "forked";

/** One upstream of a pool, with what the pool knows of it. Times are milliseconds of `performance.now()`. */
export class PoolMember<Node extends UpstreamNode = Upstream> {
  readonly upstream: Node;
  /** Network, part and name, the same at all gateways: `ethereum-mainnet.rpc.own-1`. */
  readonly id: string;
  readonly breaker: CircuitBreaker = new CircuitBreaker();
  readonly score: Score = new Score();
  readonly capabilities: Capabilities = new Capabilities();
  /** Which methods it has, as its configuration says; nothing if it says nothing. */
  readonly hasMethod: ((name: string) => boolean) | undefined;
  /** How many requests it may be sent; nothing if there is no limit. */
  readonly budget: UsageBudget | undefined;
  /** Whether it says that it is still catching up with the chain. */
  isSyncing = false;
  /** Whether the other upstreams have the same blocks. */
  agreement: Agreement = "agrees";
  /** The newest block that it is believed to have; -1 if that is not known. */
  head = -1;
  /** When it told its newest block. */
  headAt: number = -Infinity;
  /** What smooth weighted round robin adds up. */
  turn = 0;
  #quality = 1;
  #qualityAt = -Infinity;
  /** Light requests that wait for a response. */
  #waiting = 0;
  /** Since when the upstream has responded to none of them. */
  #silentSince = Infinity;
  #rests = 0;
  #restsUntil = 0;
  /** Whether the upstream itself said until when, and that is not long. */
  #isRestAsked = false;
  #throttledAt = -Infinity;
  readonly #cordons: ReadonlySet<string>;

  constructor(
    upstream: Node,
    { id = upstream.name, cordons = noCordons, hasMethod, budget }: MemberOptions = {},
  ) {
    this.upstream = upstream;
    this.id = id;
    this.#cordons = cordons;
    this.hasMethod = hasMethod;
    this.budget = budget;
  }

  /** Whether it serves another chain than its network's. Such an upstream is never used. */
  get isMismatched(): boolean {
    return this.upstream.isMismatched;
  }

  /** Whether an operator has taken it out of use. */
  get isCordoned(): boolean {
    return this.#cordons.size > 0 && this.#cordons.has(this.id);
  }

  /** Until when it is not asked, because it had too many requests; 0 if it may be asked. */
  get restsUntil(): number {
    return this.#restsUntil;
  }

  /** Whether it serves, and if not, why. */
  state(now: number): UpstreamState {
    if (this.isMismatched) return "mismatched";
    if (this.isCordoned) return "cordoned";
    if (!this.breaker.isClosed) return "down";
    return Math.max(this.#restsUntil, this.budget?.emptyUntil ?? 0) > now ? "resting" : "serving";
  }

  /**
   * Whether a request that no other upstream can serve may be sent although the upstream had too many: it did not say for how
   * long it is to be left alone, or for very long, and was not asked in the last moment.
   */
  mayInterrupt(now: number): boolean {
    return !this.#isRestAsked && now >= this.#throttledAt + interruptEvery;
  }

  /**
   * How well it serves, from 0 to 1, compared with others. What this returned is good for a moment, since each request asks.
   *
   * @param fastest - The shortest tail latency among the others, in milliseconds.
   * @param newest - The newest block among the others.
   */
  quality(now: number, fastest: number, newest: number): number {
    if (now - this.#qualityAt < qualityTime) return this.#quality;
    this.#qualityAt = now;
    this.#quality = this.score.quality(now, fastest, this.head < 0 ? 0 : Math.max(0, newest - this.head));
    return this.#quality;
  }

  /**
   * Notes a request that is sent. Each is followed by {@link ended}.
   *
   * @param isLight - Whether it is little work for a node, so that a response comes soon if the node responds to anything.
   */
  began(now: number, isLight: boolean): void {
    this.breaker.sent(now);
    if (isLight && this.#waiting++ === 0) this.#silentSince = now;
  }

  /** Notes that a request has its response, or will have none. */
  ended(now: number, isLight: boolean, hasResponse: boolean): void {
    if (isLight) this.#waiting--;
    if (this.#waiting === 0) this.#silentSince = Infinity;
    else if (hasResponse) this.#silentSince = now;
  }

  /** Whether light requests wait for it far longer than usual, and none gets a response: it may hang, and others are preferred. */
  isSilent(now: number): boolean {
    const silence = now - this.#silentSince;
    return silence > shortSilence && silence > 4 * this.score.tail(now);
  }

  /** Notes a response that a caller gets. */
  served(sentAt: number, now: number): void {
    this.breaker.succeeded(sentAt, now);
    this.score.add("served", now - sentAt, now);
    if (sentAt >= this.#restsUntil) this.#rests = 0;
    // It takes requests again.
    if (sentAt > this.#throttledAt) this.#restsUntil = Math.min(this.#restsUntil, now);
  }

  /**
   * Notes a response that no caller gets, unless there is no better one. The upstream is there: only those that say that it
   * fails count against it.
   *
   * @param retryAfter - Seconds for which it asks to be left alone.
   * @returns whether its circuit breaker opened.
   */
  passedOver(reason: ElsewhereReason, retryAfter: number | undefined, sentAt: number, now: number): boolean {
    const took = now - sentAt;
    switch (reason) {
      case "throttled": {
        this.score.add("throttled", took, now);
        this.breaker.succeeded(sentAt, now);
        const own = Math.min(longestOwnRest, firstRest * 2 ** Math.min(this.#rests++, 10));
        const rest = retryAfter === undefined ? own : retryAfter * 1000;
        this.#restsUntil = Math.max(this.#restsUntil, now + Math.min(longestRest, rest));
        this.#isRestAsked = retryAfter !== undefined && rest < longestRest;
        this.#throttledAt = now;
        return false;
      }
      case "failed":
      case "malformed":
      case "refused":
        this.score.add("failed", took, now);
        return this.breaker.failed(sentAt, now, false);
      default:
        // It lacks what this request needs, and serves others.
        this.breaker.succeeded(sentAt, now);
        return false;
    }
  }

  /**
   * Notes a request that was given up before a response came, because its caller went or another upstream was faster. An upstream
   * that leaves requests like this one hanging is slow, even if nobody waits for it to the end.
   */
  abandoned(sentAt: number, now: number): void {
    this.breaker.abandoned(sentAt);
    const took = now - sentAt;
    if (took > this.score.tail(now)) this.score.slow(took, now);
    if (took > hanging && this.breaker.isSilentSince(sentAt)) this.breaker.failed(sentAt, now, false);
  }

  /** Notes that it did not respond. @returns whether its circuit breaker opened. */
  failed(failure: UpstreamFailure, sentAt: number, now: number): boolean {
    this.score.add("failed", now - sentAt, now);
    return this.breaker.failed(sentAt, now, failure.reason === "unreachable" || failure.reason === "timeout");
  }
}
