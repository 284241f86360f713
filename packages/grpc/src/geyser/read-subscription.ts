import { checkNumbers } from "@node-access/transport";
import { checkBoolean, checkNames, checkObject } from "../runtime/check-argument.ts";
import { type SubscribeRequest, SubscribeUpdate } from "../generated/geyser-messages.ts";
import { DeliveredUpdates, MAX_REMEMBERED } from "./geyser-replay.ts";
import type { SubscribeOptions } from "./subscribe-options.ts";
import type { Http2Transport } from "../runtime/http2-transport.ts";
import type { StreamPlan, StreamRun } from "../runtime/stream-plan.ts";
import { BinaryReader, type DeepPartial, tagOf } from "@node-access/transport/protobuf";
import { RequestSource } from "../runtime/request-source.ts";
import { type Resumption, resumeStream } from "../runtime/resume-stream.ts";
import { tooManyUpdates } from "../runtime/call-errors.ts";
import { readStream, startBothStreams } from "../runtime/stream-call.ts";

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
  { channel, runtime }: Http2Transport,
  plan: StreamPlan,
  { signal, queue, fail }: StreamRun,
  settings: SubscribeOptions,
): Promise<void> {
  const { method, input } = plan;
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
  let delay = 0;
  const read = (onDelivered: () => void): Promise<void> => {
    const take = (bytes: Uint8Array, decode: (bytes: Uint8Array) => unknown): void => {
      if (delivered || mayBePing(bytes)) {
        // A view has the same properties as an update.
        const update = decode(bytes) as SubscribeUpdate;
        const news = update.updateOneof;
        if (news?.$case === "ping") source.send({ ping: { id: PING_ID } });
        if (news?.$case === "pong" && news.value.id === PING_ID) return;
        if (delivered && !delivered.add(update)) return;
        queue.push(update, bytes.length);
      } else queue.push(bytes, bytes.length);
      onDelivered();
    };
    return readStream({ ...plan, channel, runtime, signal, codec, start, delay, queue, take });
  };
  const lost: Resumption["lost"] = (wait, { requestId, response }, attempts) => {
    delay = wait;
    if (delivered?.isExact !== false) return;
    const tooMany = tooManyUpdates(channel.endpoint, method, maxRemembered ?? MAX_REMEMBERED);
    throw Object.assign(tooMany, { requestId, ...(response && { response }), attempts });
  };
  try {
    await resumeStream(plan, signal, { read, lost }, resume);
  } finally {
    source.stop();
  }
}

let pings: readonly number[] | undefined;

/** Whether an update may be a ping or pong, which are handled as they arrive. Others are decoded when they are read. */
function mayBePing(bytes: Uint8Array): boolean {
  pings ??= ["ping", "pong"].map((name) => tagOf(SubscribeUpdate, name));
  const reader = new BinaryReader(bytes);
  try {
    while (reader.pos < reader.len) {
      const tag = reader.tag();
      if (pings.includes(tag)) return true;
      reader.skip(tag);
    }
    return false;
  } catch {
    return true;
  }
}
