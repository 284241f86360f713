import type { Readable } from "node:stream";
import pLimit from "p-limit";
import { Bytes } from "../codec/bytes.ts";
import type { QueueState } from "../observe/queue-state.ts";
import type { InFlightRequest, Reply } from "./upstream.ts";
import { UpstreamFailure } from "./upstream-failure.ts";

export function jsonReply(text: string, more: Partial<Reply> = {}): Reply {
  return { status: 200, contentType: "application/json", body: Buffer.from(text), ...more };
}

/** Maximum bytes of a response that the gateway reads itself, instead of streaming it to the caller. */
export const readBytes: number = 32 * 1024 * 1024;
/** Bounds memory: other large responses wait at their upstreams. */
const limit = pLimit(8);

/** Milliseconds that reading one response may take: upstreams that trickle must not block all others. */
const readTime = 60_000;

/** @throws UpstreamFailure if the body exceeds {@link readBytes}, or takes too long. */
export async function readText({ body }: Reply): Promise<string> {
  if (Buffer.isBuffer(body)) return body.toString("utf8");
  // The stream may fail while it waits in the queue. An unhandled error event would end the process.
  body.on("error", () => {});
  return limit(readStream, body);
}

export function readingQueue(): QueueState {
  const { pendingCount: waiting, activeCount: active, concurrency } = limit;
  return { queue: "whole_responses", waiting, active, limit: concurrency };
}

async function readStream(body: Readable): Promise<string> {
  const bytes = new Bytes();
  const late = (): unknown => body.destroy(new UpstreamFailure("timeout", "a slow response"));
  const timer = setTimeout(late, readTime);
  try {
    for await (const chunk of body) {
      bytes.add(chunk as Buffer);
      // Leaving the loop destroys the stream, and with it the request.
      if (bytes.length > readBytes) throw new UpstreamFailure("too-large", `more than ${readBytes} bytes`);
    }
  } finally {
    clearTimeout(timer);
  }
  return bytes.all().toString("utf8");
}

/**
 * Waits for an upstream's response, and aborts the request after a timeout.
 *
 * @param late - The message of the timeout error.
 * @param read - Reads the response; its time counts too.
 */
export async function replyInTime<T>(
  sentRequest: InFlightRequest,
  milliseconds: number,
  late: string,
  read: (reply: Reply) => T | Promise<T>,
): Promise<T> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    sentRequest.abort();
  }, milliseconds);
  try {
    return await read(await sentRequest.reply);
  } catch (error) {
    throw isLate ? new UpstreamFailure("timeout", late) : error;
  } finally {
    clearTimeout(timer);
  }
}
