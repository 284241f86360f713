import type { ClientHttp2Stream, OutgoingHttpHeaders } from "node:http2";
import type { GrpcCall } from "../../upstreams/grpc/grpc-call.ts";
import type { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type { GrpcUpstream } from "../../upstreams/grpc/grpc-upstream.ts";
import type { PoolMember } from "../../clusters/pool-member.ts";

export type GrpcMember = PoolMember<GrpcUpstream>;

/** A call that was begun at an upstream. */
export interface StartedCall {
  readonly member: GrpcMember;
  readonly stream: ClientHttp2Stream;
  /** When the call was begun, in milliseconds of `performance.now()`. */
  readonly sentAt: number;
  /** Who it is for. */
  readonly tenant: string;
}

/** Begins calls at the upstreams of a pool. */
export interface CallStarter {
  /** The number of upstreams. */
  readonly size: number;
  /**
   * Begins a call at the best reachable upstream.
   *
   * @param tried - Upstreams to skip; those that are tried are added.
   * @param headers - Sent to the upstream.
   * @returns `undefined` if no other upstream can be reached.
   */
  start(
    call: GrpcCall,
    tried: Set<GrpcMember>,
    headers: OutgoingHttpHeaders,
  ): Promise<StartedCall | undefined>;
  /** Finds out whether an upstream that does not respond is down. */
  probe(member: GrpcMember): void;
  /**
   * Ends a call for which no upstream was available.
   *
   * @param isLate - Whether one had the call, and did not respond in time.
   */
  reject(call: GrpcCall, isLate?: boolean): void;
  /** Reports that an upstream did not respond. */
  failed(member: GrpcMember, sentAt: number, failure: UpstreamFailure, tenant: string): void;
}
