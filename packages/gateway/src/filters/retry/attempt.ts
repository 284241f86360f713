import { Buffer } from "node:buffer";
import { performance } from "node:perf_hooks";
import type { PoolMember } from "../../clusters/pool-member.ts";
import type { AttemptSpan } from "../../observe/request-span.ts";
import type { ClusterRequest, Reply, UpstreamRequest } from "../../upstreams/upstream.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";

/** A request at one upstream, which gets it again if its idle connection was closed. */
export class Attempt {
  readonly member: PoolMember;
  readonly sentAt: number = performance.now();
  readonly span: AttemptSpan | undefined;
  readonly #request: ClusterRequest;
  readonly #isProbed: boolean;
  /** Whether the upstream should respond soon. */
  readonly #isLight: boolean;
  /** Whether the upstream seemed to work when it got the request. */
  readonly #wasUp: boolean;
  sent: UpstreamRequest;

  /** @param isProbed - Whether polls find out when an upstream that is down works again. */
  constructor(request: ClusterRequest, member: PoolMember, isProbed: boolean) {
    const { breaker, upstream } = member;
    this.member = member;
    this.#request = request;
    this.#isProbed = isProbed;
    this.#wasUp = isProbed && breaker.isClosed;
    this.span = request.span?.attempt(nameMethod(request), upstream.name);
    if (request.inFlight) request.inFlight.at = upstream;
    this.sent = this.#send(false);
    // While it waits for a connection, it says nothing about the upstream.
    this.#isLight = !this.sent.isQueued && isLightWork(request);
    member.began(this.sentAt, this.#isLight, request);
  }

  /** Whether the upstream had closed the idle connection, and does not run the request twice if it gets it again. */
  get mayResend(): boolean {
    return this.sent.isStale && isRepeatable(this.#request);
  }

  /** Sends the request over a new connection. */
  resend(): UpstreamRequest {
    this.sent = this.#send(true);
    return this.sent;
  }

  /** @returns when it has ended. */
  end(hasResponse: boolean): number {
    const now = performance.now();
    this.member.ended(now, this.#isLight, hasResponse);
    return now;
  }

  /** Whether the upstream turned out to be down while it had the request: polls of its newest block went unanswered. */
  get isGivenUp(): boolean {
    return this.#wasUp && this.member.isDownSince(this.sentAt);
  }

  #send(fresh: boolean): UpstreamRequest {
    const { upstream, breaker } = this.member;
    let request = this.#request;
    if (this.span) request = { ...request, headers: { ...request.headers, ...this.span.headers } };
    // An upstream that is down gets only a short time.
    if (!breaker.isClosed && this.#isProbed) request = { ...request, cost: "light" };
    const sent = upstream.send(request, fresh);
    this.#request.inFlight?.add(sent);
    return sent;
  }
}

/** Whether nothing more happens if several nodes get a request, or one gets it twice. */
export function isRepeatable({ idempotency, call }: ClusterRequest): boolean {
  return idempotency !== "write" || call?.facts.broadcast !== undefined;
}

/** Closes a response that nobody reads. */
export function discard({ body }: Reply): void {
  // Nobody else listens for its error, which would end the process.
  if (!Buffer.isBuffer(body))
    body.once("error", () => {}).destroy(new UpstreamFailure("rejected", "passed over"));
}

function nameMethod({ call, calls, method }: ClusterRequest): string {
  return call?.facts.name ?? (calls ? "batch" : method);
}

function isLightWork({ call, calls }: ClusterRequest): boolean {
  if (call) return call.facts.cost === undefined;
  return calls?.every(({ facts }) => facts.cost === undefined) ?? false;
}
