import { readPosition, type RunningPosition } from "../../delivery/position.ts";
import type { Stream, StreamPosition, StreamWithSecret } from "../../generated/management-records.ts";
import type { StoredStream } from "../../state/tables/streams.ts";
import { findOwn, type ManagementCall } from "./management-call.ts";
import { type WholeRecord, written } from "./whole-record.ts";

export async function readRecord(call: ManagementCall): Promise<Stream> {
  return streamRecord(call, await findOwn(call, "streams"));
}

/** @param secret - The secret of a webhook, for the response that shows it. */
export function streamRecord(
  { state }: ManagementCall,
  stream: StoredStream,
  secret?: string,
): StreamWithSecret {
  const { id, name, network, terms, status, reason, createdAt } = stream;
  const { source, start, confirmations, filter, projection, destination, batchSize } = terms;
  const whole: WholeRecord<StreamWithSecret> = {
    id: id as Stream["id"],
    name,
    network: network as Stream["network"],
    source,
    start,
    confirmations,
    filter,
    projection,
    destination,
    batch_size: batchSize,
    status,
    reason: reason ?? undefined,
    position: position(stream, state.streams.position(id)),
    created_at: new Date(createdAt).toISOString(),
    signing_secret: secret,
  };
  return written(whole);
}

function position(stream: StoredStream, running: RunningPosition | undefined): StreamPosition {
  const { next, hash, lag } = readPosition(stream, running);
  const { delivered, deliveredAt, retryAt, deadLetters, owner, status } = stream;
  const whole: WholeRecord<StreamPosition> = {
    next,
    hash,
    delivered,
    lag,
    delivered_at: deliveredAt === null ? undefined : new Date(deliveredAt).toISOString(),
    retry_at: retryAt === null ? undefined : new Date(retryAt).toISOString(),
    dead_letters: deadLetters,
    instance: status === "paused" ? undefined : (owner ?? undefined),
  };
  return written(whole);
}
