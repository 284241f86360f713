import {
  type ClientHttp2Stream,
  constants,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from "node:http2";
import { endCall, grpcStatus } from "../../codec/grpc/call-headers.ts";
import type { GrpcCall, GrpcCluster } from "../../upstreams/grpc/grpc-call.ts";
import type { Limits } from "../../options/limits.ts";
import type { ClusterRequest } from "../../upstreams/upstream.ts";
import type { QueueState } from "../../observe/queue-state.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type { AttemptSpan } from "../../observe/request-span.ts";
import { type GrpcMethod, grpcMethods } from "../../generated/grpc.ts";
import { type GrpcUpstream, passable } from "../../upstreams/grpc/grpc-upstream.ts";
import { Shares, type WeightOf } from "../../upstreams/shares.ts";
import { endSilent, endStalled, lostRead, lostWrite, relay } from "../../upstreams/grpc/relay.ts";
import { type MemberOptions, PoolMember } from "../../clusters/pool-member.ts";
import { type Condition, describeCondition } from "../../clusters/condition.ts";
import { describeOutage, noUpstream } from "../../clusters/outage-failure.ts";
import { select } from "../../clusters/select.ts";
import type { StartedCall, CallStarter, GrpcMember } from "./started-call.ts";
import { callMember } from "./call-member.ts";
import { type GrpcHeads, type NewestBlock, pollGrpcHeads } from "./grpc-heads.ts";
import { RepeatableCall } from "./repeatable-call.ts";
import { subscribeToCheckpoints } from "./checkpoint-subscription.ts";
import { subscribeToGeyser } from "./geyser-subscription.ts";
import type { StreamOutput, StreamProtocol } from "./stream-protocol.ts";
import { ResumableStream } from "./resumable-stream.ts";
import { callPath } from "./wire-names.ts";

/** Called with the name of each upstream that could not respond, and a status or an error code. */
export type OnGrpcFailure = (name: string, reason: string) => void;

/** Milliseconds that an upstream may take to return a checkpoint. */
const checkpointTimeout = 15_000;

/** Maximum streams at a network's upstreams: as many as subscriptions over JSON-RPC that cannot share one. */
const maxStreams = 1_000;

const checkpointPath = callPath("sui.rpc.v2.LedgerService/GetCheckpoint");

/** The calls whose streams another node can take over. */
const resumable: Readonly<Record<string, (ends: StreamOutput) => StreamProtocol>> = {
  [callPath("geyser.Geyser/Subscribe")]: subscribeToGeyser,
  [callPath("sui.rpc.v2.SubscriptionService/SubscribeCheckpoints")]: (ends) =>
    subscribeToCheckpoints(ends, readCheckpoint),
};

/**
 * The gRPC upstreams of a network, used as one. If one does not respond, a safe call is sent to the next
 * upstream, and a resumable stream continues there; any other call is sent once.
 */
export class GrpcPool implements GrpcCluster, CallStarter {
  readonly members: readonly GrpcMember[];
  readonly #limits: Limits;
  readonly #onFailure: OnGrpcFailure;
  readonly #heads: GrpcHeads | undefined;
  readonly #streams: Shares;

  /** @param newest - How to read a node's newest block, if there is a call for that. */
  constructor(
    upstreams: readonly GrpcUpstream[],
    options: (upstream: GrpcUpstream) => MemberOptions,
    limits: Limits,
    onFailure: OnGrpcFailure,
    weightOf: WeightOf,
    newest?: NewestBlock,
  ) {
    this.members = upstreams.map((upstream) => new PoolMember(upstream, options(upstream)));
    this.#streams = new Shares(maxStreams, weightOf);
    this.#heads = newest && pollGrpcHeads(this.members, newest);
    this.#limits = limits;
    this.#onFailure = onFailure;
  }

  condition(now: number): Condition {
    return describeCondition(this.members, { served: -1, isProbed: this.#heads !== undefined }, now);
  }

  /** Polls the upstreams often for a while, which also finds out that one is down, or works again. */
  follow(): void {
    this.#heads?.used();
  }

  handle(call: GrpcCall): void {
    this.follow();
    const { path, headers } = call;
    const facts = grpcMethods[path.slice(1)];
    if (facts?.stream !== "none" && !this.#takeStream(call)) return;
    // Compressed messages are not read here, so another node could not take over.
    const isPlain = (headers["grpc-encoding"] ?? "identity") === "identity";
    const protocol = isPlain ? resumable[path] : undefined;
    if (protocol) new ResumableStream(call, this, this.#limits, protocol).start();
    else if (facts?.isRetryable && facts.stream !== "both")
      void new RepeatableCall(call, this, this.#limits, facts).run();
    else void this.#relayOnce(call, facts);
  }

  get queue(): QueueState {
    const { active, limit } = this.#streams;
    return { queue: "grpc_streams", waiting: 0, active, limit };
  }

  /** @returns whether the caller may have one more stream. If not, the call has been ended. */
  #takeStream({ stream, tenant }: GrpcCall): boolean {
    if (!this.#streams.hasRoom(tenant)) {
      const share = this.#streams.describe(tenant, "gRPC streams to this network");
      endCall(stream, grpcStatus.resourceExhausted, `${share}: end streams that are no longer needed`);
      return false;
    }
    if (stream.destroyed) return false;
    this.#streams.take(tenant);
    stream.on("close", () => this.#streams.release(tenant));
    return true;
  }

  close(): void {
    this.#heads?.close();
    for (const { upstream } of this.members) void upstream.close();
  }

  get size(): number {
    return this.members.length;
  }

  async start(
    call: GrpcCall,
    tried: Set<GrpcMember>,
    headers: OutgoingHttpHeaders,
  ): Promise<StartedCall | undefined> {
    const { path, route, span: callSpan, stream: caller } = call;
    const request = makeRequest(call);
    const context = { members: this.members, served: -1, isProbed: this.#heads !== undefined };
    for (;;) {
      const sentAt = performance.now();
      const member = select(context, request, tried, sentAt);
      if (!member) return undefined;
      tried.add(member);
      member.breaker.sent(sentAt);
      member.throttle.used(call.tenant, 1, sentAt);
      route.attempts += 1;
      route.upstream = member.upstream.name;
      const span = callSpan?.attempt(grpcMethods[path.slice(1)] ? path : "other", member.upstream.name);
      try {
        const stream = await member.upstream.open(span ? { ...headers, ...span.headers } : headers, path);
        if (span) endSpanWith(stream, span, () => caller.destroyed);
        return { member, sentAt, stream, tenant: call.tenant };
      } catch (error) {
        span?.end(undefined, (error as UpstreamFailure).reason);
        this.failed(member, sentAt, error as UpstreamFailure, call.tenant);
      }
    }
  }

  probe(member: GrpcMember): void {
    this.#heads?.probe(member);
  }

  reject(call: GrpcCall, isLate = false): void {
    const now = performance.now();
    const { reason, message } = noUpstream(this.members, makeRequest(call), now);
    if (reason === "throttled") return endCall(call.stream, grpcStatus.resourceExhausted, message);
    const why = describeOutage(this.members, { served: -1 }, now);
    if (isLate) endCall(call.stream, grpcStatus.deadlineExceeded, `no node responded in time: ${why}`);
    else endCall(call.stream, grpcStatus.unavailable, `no node could be reached: ${why}`);
  }

  failed(member: GrpcMember, sentAt: number, failure: UpstreamFailure, tenant: string): void {
    member.failed(failure, sentAt, performance.now(), tenant);
    this.#onFailure(member.upstream.name, failure.message);
  }

  async #relayOnce(call: GrpcCall, facts: GrpcMethod | undefined): Promise<void> {
    const caller = call.stream;
    const started = await this.start(call, new Set(), passable(call.headers));
    if (!started) return this.reject(call);
    const { member, stream, sentAt } = started;
    if (caller.destroyed) return void stream.destroy();
    caller.isWriteSent = !facts?.isRetryable;
    relay(caller, stream, facts?.isRetryable ? lostRead : lostWrite, (hasResponded) => {
      if (hasResponded) member.served(sentAt, performance.now(), call.tenant);
      else this.failed(member, sentAt, noResponse(), call.tenant);
    });
    endStalled(caller, stream, this.#limits.stallTimeout);
    if (facts?.stream === "none") endSilent(caller, stream, this.#limits.upstreamTimeout);
  }
}

function makeRequest({ path, tenant }: GrpcCall): ClusterRequest {
  return {
    method: "POST",
    path,
    idempotency: grpcMethods[path.slice(1)]?.isRetryable ? "safe" : "write",
    tenant,
  };
}

function endSpanWith(stream: ClientHttp2Stream, span: AttemptSpan, isCallerGone: () => boolean): void {
  let status: number | undefined;
  const readStatus = ({ "grpc-status": value }: IncomingHttpHeaders): void => {
    if (value !== undefined) status = Number(value);
  };
  stream.on("response", readStatus);
  stream.on("trailers", readStatus);
  stream.on("close", () => {
    if (status !== undefined) return span.end(status, status === 0 ? undefined : String(status));
    const isGivenUp = stream.rstCode === constants.NGHTTP2_CANCEL;
    span.end(undefined, isCallerGone() ? "aborted" : isGivenUp ? "timeout" : "unreachable");
  });
}

function readCheckpoint(member: GrpcMember, request: Uint8Array): Promise<Buffer> {
  return callMember(member, checkpointPath, request, checkpointTimeout);
}

function noResponse(): UpstreamFailure {
  return new UpstreamFailure("unreachable", "no response");
}
