import type { Readable } from "node:stream";
import pLimit from "p-limit";
import { Bytes } from "../codec/bytes.ts";
import type { QueueState } from "../observe/queue-state.ts";
import type { Reply } from "./upstream.ts";
import { UpstreamFailure } from "./upstream-failure.ts";

/** @returns a response in JSON. */
export function jsonReply(text: string, more: Partial<Reply> = {}): Reply {
  return { status: 200, contentType: "application/json", body: Buffer.from(text), ...more };
}

/** Maximum bytes of a response that the gateway reads itself, instead of streaming it to the caller. */
export const readBytes: number = 32 * 1024 * 1024;
/**
 * Limits how many large responses are read concurrently, which bounds memory. The others wait at their
 * upstreams.
 */
const limit = pLimit(8);

/**
 * Milliseconds that reading one response may take after its wait, so that upstreams that trickle do not block
 * all others.
 */
const readTime = 60_000;

/**
 * @returns the whole body as text.
 * @throws UpstreamFailure if the body exceeds {@link readBytes}, or takes too long.
 */
export async function readText({ body }: Reply): Promise<string> {
  if (Buffer.isBuffer(body)) return body.toString("utf8");
  // The stream may fail while it waits in the queue. An unhandled error event would end the process.
  body.on("error", () => {});
  return limit(readStream, body);
}

/** The state of the queue for reading large responses. */
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
