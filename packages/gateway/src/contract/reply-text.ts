import type { Readable } from "node:stream";
import pLimit from "p-limit";
import { Bytes } from "./bytes.ts";
import type { QueueState } from "./queue-state.ts";
import { type Reply, UpstreamFailure } from "./part-source.ts";

/** Bytes of a response that is read here, and not passed on as it comes. */
export const readBytes: number = 32 * 1024 * 1024;
/** Large answers that are read at once. The others wait at their upstreams: however many ask, memory has a bound. */
const limit = pLimit(8);

/** Milliseconds that one may take once its turn has come, so that upstreams that trickle do not keep all others waiting. */
const readTime = 60_000;

/**
 * @returns the whole body as text.
 * @throws UpstreamFailure if it is larger than what is read of one, or takes too long.
 */
export async function textOf({ body }: Reply): Promise<string> {
  if (Buffer.isBuffer(body)) return body.toString("utf8");
  // It may be given up before its turn comes. Unheard, that would end the process.
  body.on("error", () => {});
  return limit(readText, body);
}

/** Large answers that are being read, and those that wait. */
export function readingQueue(): QueueState {
  const { pendingCount: waiting, activeCount: active, concurrency } = limit;
  return { queue: "whole_responses", waiting, active, limit: concurrency };
}

async function readText(body: Readable): Promise<string> {
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
