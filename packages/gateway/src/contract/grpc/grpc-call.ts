import type {
  IncomingHttpHeaders,
  OutgoingHttpHeaders,
  ServerHttp2Stream,
  ServerStreamResponseOptions,
} from "node:http2";
import { requestIdFor, requestIdHeader } from "../http/request-id.ts";
import { answeredBy } from "../http/respond.ts";
import type { AnswerLabel, RouteSoFar } from "../part-source.ts";
import type { RequestSpan } from "../request-span.ts";
import type { RequestBytes } from "../request-bytes.ts";

/** The gRPC statuses that the gateway itself responds with. Source: grpc/grpc, status codes. */
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

/** A gRPC call of a caller whose token was accepted. */
export interface GrpcCall {
  readonly stream: ServerHttp2Stream;
  readonly headers: IncomingHttpHeaders;
  /** `/package.Service/Method`. */
  readonly path: string;
  /** Takes what is kept of its requests. */
  readonly pending: RequestBytes;
  readonly route: RouteSoFar;
  /** Its span, where traces are made. */
  readonly span?: RequestSpan | undefined;
  /**
   * Counts a message among the caller's requests.
   *
   * @param calls - 0 for the first message of a call, which was counted with the call; 1 for each further one.
   * @returns whether there is room for it.
   */
  mayAsk(calls: number, bytes: number): boolean;
}

/** Where a node's gRPC calls go. */
export interface GrpcSource {
  /** The label of every response that does not come from a node. */
  readonly label?: AnswerLabel;
  handle(call: GrpcCall): void;
  close(): void;
}

/** Begins a response. It carries the id of its request. */
export function beginResponse(
  stream: ServerHttp2Stream,
  headers: OutgoingHttpHeaders,
  options: ServerStreamResponseOptions,
): void {
  const id = requestIdFor(stream);
  stream.respond(id === undefined ? headers : { ...headers, [requestIdHeader]: id }, options);
}

/**
 * Ends a call with a status: at once if nothing was answered yet, else after what was.
 *
 * @param label - Says what responds, if it is neither a node nor the gateway itself.
 */
export function endCall(stream: ServerHttp2Stream, status: number, message = "", label?: AnswerLabel): void {
  if (stream.destroyed || stream.closed) return;
  // gRPC wants what is not plain ASCII percent-encoded.
  const trailers: OutgoingHttpHeaders = {
    "grpc-status": String(status),
    ...(message && { "grpc-message": encodeURI(message) }),
  };
  if (!stream.headersSent) {
    const head = {
      ":status": 200,
      "content-type": "application/grpc",
      ...(label && { [answeredBy]: label }),
    };
    beginResponse(stream, { ...head, ...trailers }, { endStream: true });
    // Also for a caller that has more to send.
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

/** @returns the milliseconds of a `grpc-timeout` header, or nothing if there is none. */
export function timeoutOf(header: string | string[] | undefined): number | undefined {
  const [, digits, unit = ""] = /^(\d{1,8})([HMSmun])$/.exec(String(header ?? "")) ?? [];
  const milliseconds = millisecondsOf[unit];
  return digits === undefined || milliseconds === undefined
    ? undefined
    : Math.ceil(Number(digits) * milliseconds);
}
