import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerStreamResponseOptions } from "node:http2";
import type { CallerStream } from "./caller-stream.ts";
import { requestIdFor, requestIdHeader } from "../http/request-id.ts";
import { type ResponseLabel, servedByHeader } from "../http/respond.ts";

/** The gRPC statuses that the gateway itself sends. Source: grpc/grpc, status codes. */
export const grpcStatus = {
  ok: 0,
  cancelled: 1,
  invalidArgument: 3,
  deadlineExceeded: 4,
  notFound: 5,
  permissionDenied: 7,
  resourceExhausted: 8,
  outOfRange: 11,
  unimplemented: 12,
  internal: 13,
  unavailable: 14,
  dataLoss: 15,
  unauthenticated: 16,
} as const;

/** @returns the status in headers or trailers; `undefined` if there is none, or one that is no number. */
export function statusIn(headers: IncomingHttpHeaders | undefined): number | undefined {
  const status = headers?.["grpc-status"];
  return typeof status === "string" && /^\d+$/.test(status) ? Number(status) : undefined;
}

export function beginResponse(
  stream: CallerStream,
  headers: OutgoingHttpHeaders,
  options: ServerStreamResponseOptions,
): void {
  // On a stream that its caller has reset, it would throw.
  if (stream.closed) return;
  const id = requestIdFor(stream);
  stream.respond(id === undefined ? headers : { ...headers, [requestIdHeader]: id }, options);
}

/** @param label - Says what responds, if it is neither a node nor the gateway itself. */
export function endCall(stream: CallerStream, status: number, message = "", label?: ResponseLabel): void {
  if (stream.destroyed || stream.closed) return;
  // gRPC requires percent-encoding for everything outside plain ASCII.
  const trailers: OutgoingHttpHeaders = {
    "grpc-status": String(status),
    ...(message && { "grpc-message": encodeURI(message.toWellFormed()) }),
  };
  if (!stream.headersSent) {
    const head = {
      ":status": 200,
      "content-type": "application/grpc",
      ...(label && { [servedByHeader]: label }),
    };
    beginResponse(stream, { ...head, ...trailers }, { endStream: true });
    // The caller may still be sending: closing the stream stops it.
    return stream.close();
  }
  if (stream.writableEnded) return;
  stream.removeAllListeners("wantTrailers");
  stream.once("wantTrailers", () => stream.sendTrailers(trailers));
  stream.end();
}

const millisecondsOf: Readonly<Record<string, number>> = {
  H: 3_600_000,
  M: 60_000,
  S: 1000,
  m: 1,
  u: 0.001,
  n: 0.000001,
};

/** @returns the milliseconds of a `grpc-timeout` header, `undefined` without one, and `NaN` if it is malformed. */
export function readTimeout(header: string | string[] | undefined): number | undefined {
  if (header === undefined) return undefined;
  const [, digits, unit = ""] = /^(\d{1,8})([HMSmun])$/.exec(String(header)) ?? [];
  return Math.ceil(Number(digits) * (millisecondsOf[unit] ?? NaN));
}
