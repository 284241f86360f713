import { listRecord } from "../../codec/rest/list-record.ts";
import { readPosition } from "../../delivery/position.ts";
import type { StoredStream, StreamQuery } from "../../state/tables/streams.ts";
import { type AdminCall, formatOptionalTime, formatTime } from "./admin-call.ts";

export async function listAllStreams({ context, path, query }: AdminCall): Promise<object> {
  // The spec's filters have the names of the query's properties.
  const page = await context.store.tables.streams.pageOfAll(query as unknown as StreamQuery);
  return listRecord(context.address() + path, query, page, record);
}

function record(stream: StoredStream): object {
  const { id, name, organization, network, publicNetwork, terms, status, reason, createdAt } = stream;
  const { next, lag } = readPosition(stream);
  return {
    id,
    name,
    organization,
    network,
    public_network: publicNetwork,
    source: terms.source,
    destination: terms.destination,
    status,
    reason,
    next,
    delivered: stream.delivered,
    lag,
    dead_letters: stream.deadLetters,
    delivered_at: formatOptionalTime(stream.deliveredAt),
    retry_at: formatOptionalTime(stream.retryAt),
    instance: status === "paused" ? null : stream.owner,
    created_at: formatTime(createdAt),
  };
}
