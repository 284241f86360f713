import { isNodeAccessError, retryDelay, type CallOptions } from "@node-access/transport";
import type { Channel } from "./channel.ts";
import type { SubscribeRequest, SubscribeUpdate } from "./generated/geyser-messages.ts";
import { DeliveredUpdates } from "./geyser-replay.ts";
import type { DeepPartial, MessageStream, Method, Requests } from "./message.ts";
import { RequestSource } from "./request-source.ts";
import { beginBothStreams, messageStream, readStream } from "./stream-call.ts";

/**
 * Subscribes, and where the stream is lost subscribes again from the slot from which nothing is missing. Each update is
 * delivered once. What cannot be made up for is thrown: the server's refusal of a slot it no longer has, or a stream that
 * is lost again and again without a new update.
 */
export function resumeSubscription(
  channel: Channel,
  method: Method,
  requests: Requests<SubscribeRequest>,
  options: CallOptions,
): MessageStream<SubscribeUpdate> {
  const delivered = new DeliveredUpdates();
  const resumed = (request: unknown): unknown => delivered.resumed(request as DeepPartial<SubscribeRequest>);
  return messageStream({ channel, method, options }, async function* (signal, fail) {
    const source = new RequestSource(requests, fail);
    const begin = beginBothStreams(method, source, resumed);
    let losses = 0;
    let delay = 0;
    try {
      for (;;) {
        try {
          const updates = readStream({ channel, method, options, input: requests, signal, begin, delay });
          for await (const update of updates) {
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
  });
}

/** An opening that failed has had its retries, by the rules for every call. */
function mayResume(error: unknown): boolean {
  return isNodeAccessError(error, "UNANSWERED") || isNodeAccessError(error, "GRPC_STATUS");
}
