import type { Channel } from "./channel.ts";
import type { ChannelRuntime } from "./channel-runtime.ts";
import { RequestSequence } from "./request-sequence.ts";
import { isAsyncIterable, RequestSource } from "./request-source.ts";
import { readStream, startBothStreams, startServerStream } from "./stream-call.ts";
import type { StreamPlan, StreamRun } from "./stream-plan.ts";

/** Reads a stream once, to its end or failure. */
export async function readResponses(
  channel: Channel,
  runtime: ChannelRuntime,
  plan: StreamPlan,
  { signal, queue, fail }: StreamRun,
): Promise<void> {
  const { method, input, lazy } = plan;
  const eager = runtime.codec(method);
  const codec = lazy ? { ...eager, decode: eager.lazy } : eager;
  const take = (bytes: Uint8Array): void => queue.push(bytes, bytes.length);
  const stream = { ...plan, channel, runtime, signal, codec, queue, take };
  if (method.stream === "server") {
    await readStream({ ...stream, start: startServerStream(codec, input) });
    return;
  }
  if (method.endless) {
    const source = new RequestSource(input, fail, codec);
    await readStream({ ...stream, start: startBothStreams(codec, source) }).finally(() => source.stop());
    return;
  }
  // Requests are not stored after they were sent, so they can't be sent again.
  const sentOnce = isAsyncIterable(input) ? { ...method, idempotency: "write" as const } : method;
  const requests = new RequestSequence(codec, input, method.stream === "client", fail);
  const start = requests.attach.bind(requests);
  await readStream({ ...stream, method: sentOnce, start }).finally(() => requests.stop());
}
