import {
  type ClientHttp2Stream,
  constants,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from "node:http2";
import type { CallerStream } from "../../codec/grpc/caller-stream.ts";
import { beginResponse, endCall, grpcStatus, statusIn } from "../../codec/grpc/call-headers.ts";
import { lostText } from "../upstream-failure.ts";
import { isGrpc, passable } from "./grpc-upstream.ts";

export type OnOutcome = (hasResponded: boolean) => void;

/**
 * Relays a call in both directions with back-pressure. If the caller cancels, or its deadline passes, the
 * upstream's call is cancelled.
 *
 * @param lost - The message of the status if the response is incomplete.
 * @param onOutcome - Called when the call has ended, with whether the upstream responded.
 */
export function relay(
  caller: CallerStream,
  upstream: ClientHttp2Stream,
  lost: string,
  onOutcome: OnOutcome,
): void {
  caller.pipe(upstream);
  let hasResponded = false;
  upstream.on("response", (headers, flags) => {
    if (caller.destroyed || caller.headersSent) return;
    if (!isGrpc(headers)) {
      upstream.close(constants.NGHTTP2_CANCEL);
      const { ":status": status = 0 } = headers;
      const isRejected = status >= 400 && status < 500;
      return endCall(caller, grpcStatus.unavailable, isRejected ? "the node rejected the call" : lost);
    }
    hasResponded = true;
    respond(caller, headers, flags, lost);
  });
  passResponse(caller, upstream, lost);
  upstream.on("close", () => onOutcome(hasResponded || caller.destroyed));
}

/** The message of a read whose node disconnected: nothing can continue its response. */
export const lostRead: string = "the node went away; call again";

/** The message of a write without a complete response: the node may have executed it. */
export const lostWrite: string = lostText();

/** Ends a call before its response: after another status, the caller of a write might send it again at once. */
export function giveUp(caller: CallerStream, status: number, why: string): void {
  if (!caller.isWriteSent) return endCall(caller, status, why);
  const isLate = status === grpcStatus.deadlineExceeded;
  endCall(caller, isLate ? status : grpcStatus.unavailable, lostText(why));
}

export function respond(
  caller: CallerStream,
  headers: IncomingHttpHeaders,
  flags: number,
  lost?: string,
): void {
  const isWhole = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
  const head = { ...(isWhole ? makeTrailers(headers, lost) : passable(headers)), ":status": 200 };
  beginResponse(caller, head, isWhole ? { endStream: true } : { waitForTrailers: true });
  // The caller may still be sending: closing the stream stops it.
  if (isWhole) caller.close();
}

/** @returns the end of a response for its caller: always with a status, even if the node sent none. */
export function makeTrailers(
  trailers: IncomingHttpHeaders = {},
  lost: string = lostRead,
): OutgoingHttpHeaders {
  const missing = { "grpc-status": String(grpcStatus.unavailable), "grpc-message": encodeURI(lost) };
  return { ...passable(trailers), ...(statusIn(trailers) === undefined && missing) };
}

/** Relays the messages and trailers of a response at the caller's pace. */
export function passResponse(
  caller: CallerStream,
  upstream: ClientHttp2Stream,
  lost: string = lostRead,
): void {
  let trailers: IncomingHttpHeaders | undefined;
  caller.on("close", () => upstream.close(constants.NGHTTP2_CANCEL));
  // Not a pipe: the caller's side may have been ended in the meantime, by its deadline or by a shutdown.
  upstream.on("data", (chunk: Buffer) => {
    if (!caller.writableEnded && !caller.write(chunk)) upstream.pause();
  });
  caller.on("drain", () => upstream.resume());
  upstream.on("end", () => {
    if (caller.headersSent && !caller.writableEnded) caller.end();
  });
  upstream.on("trailers", (headers) => {
    trailers = headers;
  });
  caller.on("wantTrailers", () => {
    // A response without trailers is incomplete, however it ended, and the caller must notice that.
    caller.sendTrailers(makeTrailers(trailers, lost));
  });
  upstream.on("error", () => {});
  upstream.on("close", () => {
    if (caller.destroyed || caller.writableEnded) return;
    if (caller.headersSent) caller.end();
    else endCall(caller, grpcStatus.unavailable, lost);
  });
}

export function endStalled(caller: CallerStream, upstream: ClientHttp2Stream, milliseconds: number): void {
  let timer: NodeJS.Timeout | undefined;
  upstream.on("pause", () => {
    timer ??= setTimeout(() => caller.close(constants.NGHTTP2_CANCEL), milliseconds);
  });
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  caller.on("drain", stop);
  caller.on("close", stop);
}

/** Ends a unary write that takes too long after the request: single bytes now and then are no progress. */
export function endSilent(caller: CallerStream, upstream: ClientHttp2Stream, milliseconds: number): void {
  let timer: NodeJS.Timeout | undefined;
  caller.on("end", () => {
    timer = setTimeout(() => {
      upstream.close(constants.NGHTTP2_CANCEL);
      endCall(caller, grpcStatus.deadlineExceeded, lostWrite);
    }, milliseconds);
  });
  upstream.on("close", () => clearTimeout(timer));
  caller.on("close", () => clearTimeout(timer));
}
