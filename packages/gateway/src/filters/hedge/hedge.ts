import { Buffer } from "node:buffer";
import type { UpstreamsFor } from "../../clusters/select.ts";
import { performance } from "node:perf_hooks";
import type { ClusterRequest, Reply } from "../../upstreams/upstream.ts";
import { type Filter, type Next, readPlainCall } from "../filter.ts";
import { checkInFlight } from "../check-in-flight.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { type Waiting, WaitingList } from "../../upstreams/waiting-list.ts";
import { judge } from "../../clusters/responses/judge.ts";
import { weightOf } from "../../clusters/responses/verdict.ts";
import { Latencies } from "./latencies.ts";

/** The share of calls that may be hedged. */
const hedgedShare = 0.05;
/** Maximum saved hedges, for the moment in which an upstream hangs. */
const maxTokens = 50;

/** Allows one hedged call per twenty calls. */
export class HedgeBudget {
  #tokens = 0;

  count(): void {
    this.#tokens = Math.min(maxTokens, this.#tokens + hedgedShare);
  }

  take(): boolean {
    // In floating point, twenty shares add up to slightly less than one.
    if (this.#tokens < 1 - 1e-9) return false;
    this.#tokens -= 1;
    return true;
  }

  refund(): void {
    this.#tokens += 1;
  }
}

/** Minimum milliseconds before a call is hedged, however fast its method usually is. */
const minDelay = 10;
/** Milliseconds between two checks of the calls in flight. */
const checkInterval = 5;

/**
 * Sends a call, unless it is a write, to a second upstream if it takes longer than 95 of 100 calls of its
 * method. The first successful response wins, and the other request is cancelled.
 *
 * @param onHedged - Called for each hedged call, with whether the second upstream responded first.
 */
export function hedgeCalls(upstreamsFor: UpstreamsFor, onHedged: (isWon: boolean) => void): Filter {
  const budget = new HedgeBudget();
  const latencies = new Latencies();
  const waiting = new WaitingList<HedgedRequest>();
  const watch = checkInFlight(checkInterval, (now) => {
    for (const sentRequest of waiting) {
      const limit = latencies.p95(sentRequest.method);
      if (
        limit === undefined ||
        sentRequest.isHedged ||
        now - sentRequest.sentAt <= Math.max(minDelay, limit)
      )
        continue;
      if (!budget.take()) break;
      if (!sentRequest.hedge()) budget.refund();
    }
    return !waiting.isEmpty;
  });
  const hedge: Hedge = {
    isServed: (request) => upstreamsFor(request).length > 0,
    done(sentRequest, isServed) {
      waiting.delete(sentRequest);
      if (isServed) latencies.add(sentRequest.method, performance.now() - sentRequest.sentAt);
      if (sentRequest.isHedged) onHedged(sentRequest.isWon);
    },
  };
  return (request, next) => {
    const call = readPlainCall(request);
    const { route, isSticky, batch } = request;
    if (!call || isSticky || batch || route?.upstream !== undefined) return next(request);
    budget.count();
    const hedged = new HedgedRequest(hedge, request, call.facts.name, next);
    waiting.add(hedged);
    watch();
    return hedged.reply;
  };
}

interface Hedge {
  isServed(request: ClusterRequest): boolean;
  /** Called for a request that has its response, or will get none. */
  done(sentRequest: HedgedRequest, isServed: boolean): void;
}

/** A response with an error status, and the request that it is for. */
interface Rejection {
  readonly reply: Reply;
  readonly inFlight: InFlightRequests;
}

class HedgedRequest implements Waiting<HedgedRequest> {
  before: HedgedRequest | undefined;
  after: HedgedRequest | undefined;
  readonly method: string;
  readonly sentAt: number = performance.now();
  isWon = false;
  readonly #settled = Promise.withResolvers<Reply>();
  readonly reply: Promise<Reply> = this.#settled.promise;
  readonly #filter: Hedge;
  readonly #request: ClusterRequest;
  readonly #next: Next;
  readonly #first = new InFlightRequests();
  #second: InFlightRequests | undefined;
  #pending = 0;
  /** What the caller gets if no better response comes. */
  #fallback: Rejection | { readonly error: unknown } | undefined;
  #isOver = false;

  constructor(filter: Hedge, request: ClusterRequest, method: string, next: Next) {
    this.#filter = filter;
    this.#request = request;
    this.method = method;
    this.#next = next;
    void this.#send(request, this.#first);
  }

  get isHedged(): boolean {
    return this.#second !== undefined;
  }

  hedge(): boolean {
    const { at } = this.#first;
    if (!at) return false;
    const request = { ...this.#request, avoid: [...(this.#request.avoid ?? []), at] };
    if (!this.#filter.isServed(request)) return false;
    this.#second = new InFlightRequests();
    void this.#send(request, this.#second);
    return true;
  }

  async #send(request: ClusterRequest, inFlight: InFlightRequests): Promise<void> {
    request.inFlight?.add(inFlight);
    this.#pending += 1;
    try {
      this.#responded(inFlight, await this.#next({ ...request, inFlight }));
    } catch (error) {
      this.#failed(error);
    }
  }

  #responded(inFlight: InFlightRequests, reply: Reply): void {
    this.#pending -= 1;
    if (this.#isOver) return discard(reply);
    const first = this.#fallback;
    // The other upstream may still succeed.
    if (reply.status >= 400 && this.#pending > 0) this.#fallback = { reply, inFlight };
    else if (
      reply.status >= 400 &&
      first &&
      "reply" in first &&
      this.#weight(first.reply) > this.#weight(reply)
    ) {
      discard(reply);
      this.#win(first.inFlight, first.reply);
    } else this.#win(inFlight, reply);
  }

  /** How much an error says about the call: of two, the caller gets the one that says more. */
  #weight(reply: Reply): number {
    const verdict = judge(this.#request, reply);
    return weightOf(verdict.kind === "failover" ? verdict.reason : undefined);
  }

  #failed(error: unknown): void {
    this.#pending -= 1;
    this.#fallback ??= { error };
    if (this.#isOver || this.#pending > 0) return;
    if ("reply" in this.#fallback) this.#win(this.#fallback.inFlight, this.#fallback.reply);
    else {
      this.#filter.done(this, false);
      this.#settled.reject(this.#fallback.error);
    }
  }

  #win(inFlight: InFlightRequests, reply: Reply): void {
    this.#isOver = true;
    const second = this.#second;
    this.isWon = inFlight === second;
    this.#filter.done(this, true);
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
