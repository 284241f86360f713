import type { ClientHttp2Stream } from "node:http2";
import type { experimental } from "@grpc/grpc-js";

/** A call of grpc-js. */
export type Call = experimental.CallStream;

/**
 * What grpc-js reads a response with. It is private there: the version of grpc-js is exact, and the tests with a hostile
 * server fail if a new version differs.
 */
interface Http2Call {
  readonly http2Stream: ClientHttp2Stream;
  /** `readState` is 0 between messages. */
  readonly decoder: { readonly readState: number };
  /** The status that was received or created; `null` until then. */
  getStatus(): unknown;
}

/** A call without retries of grpc-js has only one underlying call. */
interface Nested {
  readonly child?: {
    readonly underlyingCalls?: readonly { readonly call: { readonly child?: Http2Call } }[];
  };
}

function findHttp2Call(call: Call | undefined): Http2Call | undefined {
  return (call as Nested | undefined)?.child?.underlyingCalls?.[0]?.call.child;
}

/**
 * Ends a call when its response ends without a status. While requests may follow, grpc-js would wait for the status
 * forever.
 *
 * @param call - A call whose response has begun.
 */
export function endWithResponse(call: Call | undefined): void {
  const http2Call = findHttp2Call(call);
  http2Call?.http2Stream.once("end", () => {
    // Trailers are reported before the end. grpc-js creates the status of a stream that is closed.
    if (http2Call.getStatus() === null) http2Call.http2Stream.destroy();
  });
}

/** Whether a response ended within a message. grpc-js drops the part of it. */
export function isWithinMessage(call: Call | undefined): boolean {
  return (findHttp2Call(call)?.decoder.readState ?? 0) !== 0;
}
