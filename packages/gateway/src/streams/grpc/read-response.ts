import { type ClientHttp2Stream, constants, type IncomingHttpHeaders } from "node:http2";
import type { CallerStream } from "../../codec/grpc/caller-stream.ts";
import { abortedFailure, UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import { Bytes, type RequestBytes } from "../../codec/bytes.ts";
import { isGrpc } from "../../upstreams/grpc/grpc-upstream.ts";

/** A response, or the beginning of one. */
export interface ReadResponse {
  readonly headers: IncomingHttpHeaders;
  readonly flags: number;
  readonly messages: Buffer;
  readonly trailers: IncomingHttpHeaders | undefined;
}

export interface ReadLimits {
  /** Maximum bytes of messages; of a longer response, the beginning is returned. */
  readonly heldBytes: number;
  readonly pending: RequestBytes;
  /** Milliseconds after which the upstream has failed; `undefined` for no limit. */
  readonly timeout: number | undefined;
}

/**
 * Reads a response until it is complete or exceeds the limit: until then, the call can still be sent to
 * another upstream. A stream that is not at its end is paused.
 *
 * @throws UpstreamFailure if the response does not arrive or breaks off, or if the caller has disconnected.
 */
export function readResponse(
  stream: ClientHttp2Stream,
  caller: CallerStream,
  { heldBytes, pending, timeout }: ReadLimits,
): Promise<ReadResponse> {
  return new Promise((resolve, reject) => {
    const messages = new Bytes();
    let head: Pick<ReadResponse, "headers" | "flags"> | undefined;
    let trailers: IncomingHttpHeaders | undefined;
    let counted = 0;
    let hasEnded = false;
    let isSettled = false;
    const settle = (failure?: UpstreamFailure): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      caller.off("close", onCallerGone);
      stream.off("data", onData);
      if (head && !failure) return resolve({ ...head, messages: messages.all(), trailers });
      pending.remove(counted);
      stream.close(constants.NGHTTP2_CANCEL);
      reject(failure);
    };
    const onCallerGone = (): void => settle(abortedFailure());
    const onTimeout = (): void => settle(new UpstreamFailure("timeout", "no response in time"));
    const timer = timeout === undefined ? undefined : setTimeout(onTimeout, timeout);
    const onData = (chunk: Buffer): void => {
      messages.add(chunk);
      if (messages.length <= heldBytes && pending.add(chunk.length)) counted += chunk.length;
      else {
        stream.pause();
        settle();
      }
    };
    caller.on("close", onCallerGone);
    stream.on("response", (headers, flags) => {
      if (!isGrpc(headers)) return settle(new UpstreamFailure("rejected", `HTTP ${headers[":status"]}`));
      head = { headers, flags };
      if ((flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0) trailers = headers;
    });
    stream.on("data", onData);
    // Trailers can be reported before or after the last message has been read.
    stream.on("trailers", (headers) => {
      trailers = headers;
      if (hasEnded) settle();
    });
    stream.on("end", () => {
      hasEnded = true;
      if (trailers) settle();
    });
    stream.on("error", () => {});
    stream.on("close", () => settle(new UpstreamFailure("unreachable", "the node went away")));
  });
}
