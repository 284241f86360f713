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
  readonly path: string;
  /** Counts the bytes of its requests that the gateway holds. */
  readonly pending: RequestBytes;
  readonly route: RouteProgress;
  readonly tenant: string;
  readonly span?: RequestSpan | undefined;
  /**
   * Counts a message against the caller's rate limit.
   *
   * @param calls - 0 for the first message, which was counted with the call; 1 for each later one.
   */
  maySend(calls: number, bytes: number): boolean;
}

export interface GrpcCluster {
  /** The label of responses that do not come from a node. */
  readonly label?: ResponseLabel;
  handle(call: GrpcCall): void;
  close(): void;
}
