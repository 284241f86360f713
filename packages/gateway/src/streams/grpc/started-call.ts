import type { ClientHttp2Stream, OutgoingHttpHeaders } from "node:http2";
import type { GrpcCall } from "../../upstreams/grpc/grpc-call.ts";
import type { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type { GrpcUpstream } from "../../upstreams/grpc/grpc-upstream.ts";
import type { PoolMember } from "../../clusters/pool-member.ts";

export type GrpcMember = PoolMember<GrpcUpstream>;

export interface StartedCall {
  readonly member: GrpcMember;
  readonly stream: ClientHttp2Stream;
  /** When the call was begun, in milliseconds of `performance.now()`. */
  readonly sentAt: number;
  readonly tenant: string;
}

export interface CallStarter {
  readonly size: number;
  /** Begins a call at the best reachable upstream that was not tried. */
  start(
    call: GrpcCall,
    tried: Set<GrpcMember>,
    headers: OutgoingHttpHeaders,
  ): Promise<StartedCall | undefined>;
  /** Finds out whether an upstream that does not respond is down. */
  probe(member: GrpcMember): void;
  /** @param isLate - Whether one had the call, and did not respond in time. */
  reject(call: GrpcCall, isLate?: boolean): void;
  failed(member: GrpcMember, sentAt: number, failure: UpstreamFailure, tenant: string): void;
}
