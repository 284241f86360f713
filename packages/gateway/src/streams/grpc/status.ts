import type { IncomingHttpHeaders } from "node:http2";
import { grpcStatus, statusIn } from "../../codec/grpc/call-headers.ts";
import type { FailoverReason } from "../../clusters/responses/verdict.ts";

/** Statuses that are about the node, and not about the call. Source: grpc/grpc, status codes. */
const reasons: Readonly<Record<number, FailoverReason>> = {
  1: "internal",
  2: "internal",
  [grpcStatus.deadlineExceeded]: "internal",
  [grpcStatus.permissionDenied]: "rejected",
  [grpcStatus.resourceExhausted]: "throttled",
  [grpcStatus.unimplemented]: "method",
  13: "internal",
  [grpcStatus.unavailable]: "failed",
  [grpcStatus.unauthenticated]: "rejected",
};

/** @returns the status in the trailers; `unavailable` if there is no valid one. */
export function readStatus(trailers: IncomingHttpHeaders | undefined): number {
  return statusIn(trailers) ?? grpcStatus.unavailable;
}

/** @returns why another node may succeed where one has ended a call with this status. */
export function failoverByStatus(status: number): FailoverReason | undefined {
  return reasons[status];
}
