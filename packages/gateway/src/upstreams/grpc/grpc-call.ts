import type { IncomingHttpHeaders } from "node:http2";
import type { RequestBytes } from "../../codec/bytes.ts";
import type { CallerStream } from "../../codec/grpc/caller-stream.ts";
import type { ResponseLabel } from "../../codec/http/respond.ts";
import type { RequestSpan } from "../../observe/request-span.ts";
import type { RouteProgress } from "../upstream.ts";

/** A gRPC call of a caller whose token was accepted. */
export interface GrpcCall {
  readonly stream: CallerStream;
  readonly headers: IncomingHttpHeaders;
  /** `/package.Service/Method`. */
  readonly path: string;
  /** Counts the bytes of its requests that the gateway holds. */
  readonly pending: RequestBytes;
  readonly route: RouteProgress;
  /** Who it is for: upstreams are divided among tenants. */
  readonly tenant: string;
  /** The call's span, if traces are recorded. */
  readonly span?: RequestSpan | undefined;
  /**
   * Counts a message against the caller's rate limit.
   *
   * @param calls - 0 for a call's first message, which was counted with the call; 1 for each later message.
   * @returns whether the message is within the limit.
   */
  maySend(calls: number, bytes: number): boolean;
}

/** Serves a node's gRPC calls. */
export interface GrpcCluster {
  /** The label of responses that do not come from a node. */
  readonly label?: ResponseLabel;
  handle(call: GrpcCall): void;
  close(): void;
}
