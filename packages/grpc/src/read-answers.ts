import type { StreamPlan } from "./message-stream.ts";
import { RequestSource } from "./request-source.ts";
import { beginBothStreams, beginServerStream, readStream } from "./stream-call.ts";

/** Reads a stream once, to its end or failure. */
export async function* readAnswers(
  plan: StreamPlan,
  signal: AbortSignal,
  fail: (error: unknown) => void,
): AsyncGenerator<unknown, void> {
  const { channel, method, input } = plan;
  const codec = await channel.codec(method);
  if (method.stream === "server") {
    yield* readStream({ ...plan, signal, codec, begin: beginServerStream(codec, input) });
    return;
  }
  const source = new RequestSource(input, fail);
  try {
    yield* readStream({ ...plan, signal, codec, begin: beginBothStreams(codec, source) });
  } finally {
    source.stop();
  }
}
