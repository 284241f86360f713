import { isNodeAccessError, type FailedAttempt } from "@node-access/auth";
import { checkNumbers, retryDelay } from "@node-access/transport";
import { checkBoolean, checkNames, checkObject } from "./check-argument.ts";
import type { SubscribeRequest, SubscribeUpdate } from "./generated/geyser-messages.ts";
import type { SubscribeOptions } from "./geyser.ts";
import { DeliveredUpdates, MAX_REMEMBERED } from "./geyser-replay.ts";
import type { StreamPlan, StreamRun } from "./message-stream.ts";
import type { DeepPartial } from "./message.ts";
import { RequestSource } from "./request-source.ts";
import { tooManyUpdates } from "./status-error.ts";
import { readStream, startBothStreams } from "./stream-call.ts";

/** The id of the client's own pings. Their pongs are not delivered; pongs for a caller's pings are. */
const PING_ID = -0x4e41;

/**
 * Reads a subscription. The client responds to the server's pings, because proxies close a stream on which
 * only one side sends.
 *
 * With `resume`, it subscribes again after a lost stream, from a slot from which nothing is missed, and delivers each
 * update once. It throws if the server no longer has that slot, if the stream is lost repeatedly without a new update,
 * or if repeated updates cannot be recognized.
 */
export async function readSubscription(
  plan: StreamPlan,
  { runtime, signal, queue, fail }: StreamRun,
  settings: SubscribeOptions,
): Promise<void> {
  const { channel, method, options, input } = plan;
  checkObject("requests", input);
  checkObject("options", settings);
  checkNames(settings, ["resume", "maxRemembered", "lazy"]);
  const { resume = false, maxRemembered, lazy = false } = settings;
  checkNumbers({ maxRemembered }, ["maxRemembered"]);
  for (const [name, value] of Object.entries({ resume, lazy })) checkBoolean(name, value);
  const eager = runtime.codec(method);
  const codec = lazy ? { ...eager, decode: eager.lazy } : eager;
  const delivered = resume ? new DeliveredUpdates(maxRemembered) : undefined;
  const source = new RequestSource(input, fail, codec);
  const start = startBothStreams(codec, source, (request) =>
    delivered ? delivered.resumed(request as DeepPartial<SubscribeRequest>) : request,
  );
  /** The failures since the latest update. */
  let losses: FailedAttempt[] = [];
  let delay = 0;
  const take = (message: unknown): void => {
    // A view has the same properties as an update.
    const update = message as SubscribeUpdate;
    const news = update.updateOneof;
    if (news?.$case === "ping") source.send({ ping: { id: PING_ID } });
    if (news?.$case === "pong" && news.value.id === PING_ID) return;
    if (delivered && !delivered.add(update)) return;
    if (losses.length > 0) losses = [];
    queue.push(update);
  };
  try {
    for (;;) {
      try {
        await readStream({ ...plan, runtime, signal, codec, start, delay, queue, take });
        return;
      } catch (error) {
        if (!isNodeAccessError(error)) throw error;
        losses.push({ attempt: losses.length + 1, code: error.code, message: error.message });
        const { length } = losses;
        const wait = delivered && mayResume(error) ? retryDelay(error, method, length) : undefined;
        if (signal.aborted || wait === undefined || length > (options.retries ?? 4))
          throw length > 1 ? Object.assign(error, { attempts: losses }) : error;
        if (delivered?.isExact === false) {
          const { requestId, response } = error;
          const tooMany = tooManyUpdates(channel.endpoint, method, maxRemembered ?? MAX_REMEMBERED);
          throw Object.assign(tooMany, { requestId, ...(response && { response }), attempts: losses });
        }
        delay = wait;
      }
    }
  } finally {
    source.stop();
  }
}

/** Other errors come from opening the stream, which has been retried like any call. */
function mayResume(error: unknown): boolean {
  return isNodeAccessError(error, "UNANSWERED") || isNodeAccessError(error, "GRPC_STATUS");
}
