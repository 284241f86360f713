import { isNodeAccessError } from "@node-access/auth";
import { retryDelay } from "@node-access/transport";
import type { SubscribeRequest, SubscribeUpdate } from "./generated/geyser-messages.ts";
import { DeliveredUpdates } from "./geyser-replay.ts";
import type { StreamPlan } from "./message-stream.ts";
import type { DeepPartial } from "./message.ts";
import { RequestSource } from "./request-source.ts";
import { beginBothStreams, readStream } from "./stream-call.ts";

/**
 * Reads a subscription, and where it is lost subscribes again from the slot from which nothing is missing. Each update is
 * given once. What cannot be made up for is thrown: the server's refusal of a slot it no longer has, or a stream that
 * is lost again and again without a new update.
 */
export async function* resumeSubscription(
  plan: StreamPlan,
  signal: AbortSignal,
  fail: (error: unknown) => void,
): AsyncGenerator<unknown, void> {
  const { channel, method, options, input } = plan;
  const codec = await channel.codec(method);
  const delivered = new DeliveredUpdates();
  const source = new RequestSource(input, fail);
  const begin = beginBothStreams(codec, source, (request) =>
    delivered.resumed(request as DeepPartial<SubscribeRequest>),
  );
  let losses = 0;
  let delay = 0;
  try {
    for (;;) {
      try {
        for await (const update of readStream({ ...plan, signal, codec, begin, delay })) {
          if (!delivered.add(update as SubscribeUpdate)) continue;
          losses = 0;
          yield update;
        }
      } catch (error) {
        losses += 1;
        const wait = mayResume(error) ? retryDelay(error, method, losses) : undefined;
        if (signal.aborted || wait === undefined || losses > (options.retries ?? 4)) throw error;
        delay = wait;
      }
    }
  } finally {
    source.stop();
  }
}

/** An opening that failed has had its retries, by the rules for every call. */
function mayResume(error: unknown): boolean {
  return isNodeAccessError(error, "UNANSWERED") || isNodeAccessError(error, "GRPC_STATUS");
}
