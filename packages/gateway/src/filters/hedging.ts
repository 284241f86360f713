import { Buffer } from "node:buffer";
import { performance } from "node:perf_hooks";
import type { InFlightRequest, ClusterRequest, Reply, Sender, Upstream } from "../codec/cluster.ts";
import { type Waiting, WaitingList } from "../codec/waiting-list.ts";
import { HedgeBudget } from "./hedge-budget.ts";
import type { UpstreamsFor } from "./upstreams-for.ts";
import { Latencies } from "./latencies.ts";

/** Minimum milliseconds before a call is hedged, however fast its method usually is. */
const minDelay = 10;
/** Milliseconds between two checks of the calls in flight. */
const checkInterval = 5;

/** A request in flight that knows its upstream. */
export interface LocatedRequest extends InFlightRequest {
  /** The last upstream that it was sent to. */
  readonly at?: Upstream | undefined;
}

/** A stage after hedging. */
export interface LocatedSender {
  send(request: ClusterRequest): LocatedRequest;
}

/**
 * Sends a call to a second upstream if it takes longer than 95 of 100 calls of its method.
 * The first successful response wins, and the other request is cancelled. At most one call in twenty is
 * hedged, and never a write.
 */
export class Hedging implements Sender {
  readonly #next: LocatedSender;
  readonly #upstreamsFor: UpstreamsFor;
  readonly #onHedged: (isWon: boolean) => void;
  readonly #budget = new HedgeBudget();
  readonly #latencies = new Latencies();
  readonly #waiting = new WaitingList<HedgedRequest>();
  #timer: NodeJS.Timeout | undefined;
  #checkedAt = 0;

  /** @param onHedged - Called for each hedged call, with whether the second upstream responded first. */
  constructor(next: LocatedSender, upstreams: UpstreamsFor, onHedged: (isWon: boolean) => void) {
    this.#next = next;
    this.#upstreamsFor = upstreams;
    this.#onHedged = onHedged;
  }

  send(request: ClusterRequest): InFlightRequest {
    const { call, idempotency, only, route, isSticky } = request;
    const isHedged =
      call &&
      idempotency === "safe" &&
      !only &&
      !isSticky &&
      route?.upstream === undefined &&
      !call.facts.filter;
    if (!isHedged) return this.#next.send(request);
    this.#budget.count();
    const sentRequest = new HedgedRequest(this, request, call.facts.name);
    this.#waiting.add(sentRequest);
    if (!this.#timer) {
      this.#checkedAt = performance.now();
      this.#timer = setInterval(() => this.#check(), checkInterval).unref();
    }
    return sentRequest;
  }

  /** Sends one of the hedged requests. */
  sendNext(request: ClusterRequest): LocatedRequest {
    return this.#next.send(request);
  }

  /** Whether any upstream can serve a request. */
  isServed(request: ClusterRequest): boolean {
    return this.#upstreamsFor(request).length > 0;
  }

  /** Removes a request that has its response, or will get none. */
  done(sentRequest: HedgedRequest, isServed: boolean): void {
    this.#waiting.delete(sentRequest);
    if (isServed) this.#latencies.add(sentRequest.method, performance.now() - sentRequest.sentAt);
    if (sentRequest.isHedged) this.#onHedged(sentRequest.isWon);
  }

  #check(): void {
    if (this.#waiting.isEmpty) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    const now = performance.now();
    const wasBlocked = now - this.#checkedAt > 2 * checkInterval;
    this.#checkedAt = now;
    // The gateway itself is slow, not its upstreams: more requests would make that worse.
    if (wasBlocked) return;
    for (const sentRequest of this.#waiting) {
      const limit = this.#latencies.p95(sentRequest.method);
      if (
        limit === undefined ||
        sentRequest.isHedged ||
        now - sentRequest.sentAt <= Math.max(minDelay, limit)
      )
        continue;
      if (!this.#budget.take()) return;
      if (!sentRequest.hedge()) this.#budget.refund();
    }
  }
}

/** A call that may be sent to a second upstream. */
class HedgedRequest implements InFlightRequest, Waiting<HedgedRequest> {
  before: HedgedRequest | undefined;
  after: HedgedRequest | undefined;
  readonly method: string;
  readonly sentAt: number = performance.now();
  /** Whether the second upstream responded first. */
  isWon = false;
  readonly #settled = Promise.withResolvers<Reply>();
  readonly #stage: Hedging;
  readonly #request: ClusterRequest;
  readonly #first: LocatedRequest;
  #second: InFlightRequest | undefined;
  #pending = 1;
  /** The fallback if no successful response comes. */
  #fallback: { readonly reply: Reply } | { readonly error: unknown } | undefined;
  #isOver = false;

  constructor(stage: Hedging, request: ClusterRequest, method: string) {
    this.#stage = stage;
    this.#request = request;
    this.method = method;
    this.#first = stage.sendNext(request);
    this.#follow(this.#first);
  }

  get reply(): Promise<Reply> {
    return this.#settled.promise;
  }

  get isHedged(): boolean {
    return this.#second !== undefined;
  }

  abort(): void {
    this.#first.abort();
    this.#second?.abort();
  }

  /** @returns whether a second request was sent. */
  hedge(): boolean {
    const { at } = this.#first;
    if (!at) return false;
    const request = { ...this.#request, avoid: [...(this.#request.avoid ?? []), at] };
    if (!this.#stage.isServed(request)) return false;
    this.#pending += 1;
    this.#second = this.#stage.sendNext(request);
    this.#follow(this.#second);
    return true;
  }

  #follow(sentRequest: InFlightRequest): void {
    sentRequest.reply.then(
      (reply) => this.#responded(sentRequest, reply),
      (error: unknown) => this.#failed(error),
    );
  }

  #responded(sentRequest: InFlightRequest, reply: Reply): void {
    this.#pending -= 1;
    if (this.#isOver) return discard(reply);
    // The other upstream may still succeed.
    if (reply.status >= 400 && this.#pending > 0) this.#fallback = { reply };
    else this.#win(sentRequest, reply);
  }

  #failed(error: unknown): void {
    this.#pending -= 1;
    this.#fallback ??= { error };
    if (this.#isOver || this.#pending > 0) return;
    if ("reply" in this.#fallback) this.#win(this.#first, this.#fallback.reply);
    else {
      this.#stage.done(this, false);
      this.#settled.reject(this.#fallback.error);
    }
  }

  #win(sentRequest: InFlightRequest, reply: Reply): void {
    this.#isOver = true;
    const second = this.#second;
    this.isWon = sentRequest === second;
    this.#stage.done(this, true);
    if (!second) return this.#settled.resolve(reply);
    (this.isWon ? this.#first : second).abort();
    if (this.#fallback && "reply" in this.#fallback && this.#fallback.reply !== reply)
      discard(this.#fallback.reply);
    const attempts = (reply.route?.attempts ?? 1) + 1;
    this.#settled.resolve({
      ...reply,
      route: { ...reply.route, attempts, hedged: this.isWon ? "second" : "first" },
    });
  }
}

function discard({ body }: Reply): void {
  if (!Buffer.isBuffer(body)) body.destroy();
}
