import type { ReadStream } from "./message-stream.ts";
import { RequestSource } from "./request-source.ts";
import { readStream, startBothStreams, startServerStream } from "./stream-call.ts";

/** Reads a stream once, to its end or failure. */
export const readAnswers: ReadStream = async (plan, { runtime, signal, queue, fail }) => {
  const { method, input, lazy } = plan;
  const eager = runtime.codec(method);
  const codec = lazy ? { ...eager, decode: eager.lazy } : eager;
  const stream = { ...plan, runtime, signal, codec, queue, take: (message: unknown) => queue.push(message) };
  if (method.stream === "server") {
    await readStream({ ...stream, start: startServerStream(codec, input) });
    return;
  }
  const source = new RequestSource(input, fail);
  try {
    await readStream({ ...stream, start: startBothStreams(codec, source) });
  } finally {
    source.stop();
  }
};
