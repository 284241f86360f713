import { found } from "../../codec/http/problem.ts";
import { listRecord } from "../../codec/rest/list-record.ts";
import { readPosition } from "../../delivery/position.ts";
import type { Tables } from "../../state/tables/tables.ts";
import type { StoredStream, StreamQuery } from "../../state/tables/streams.ts";
import { type AdminCall, formatOptionalTime, formatTime } from "./admin-call.ts";

export async function listAllStreams({ context, path, query }: AdminCall): Promise<object> {
  // The spec's filters have the names of the query's properties.
  const page = await context.store.tables.streams.pageOfAll(query as unknown as StreamQuery);
  return listRecord(context.address() + path, query, page, (stream) => record(context, stream));
}

export function pauseStream(call: AdminCall): Promise<object> {
  return setStatus(call, "paused");
}

export function resumeStream(call: AdminCall): Promise<object> {
  return setStatus(call, "running");
}

/** Sets the status of a stream of any organization. The gateway that runs it lets it go, or the next one takes it. */
async function setStatus(call: AdminCall, status: "running" | "paused"): Promise<object> {
  const { context, id } = call;
  await context.store.transaction(async (tables) => {
    const before = await find(tables, id);
    if ((before.status === "paused") === (status === "paused")) return;
    // The gateway that ran it has not let it go in time.
    if (status === "running" && before.owner !== null) await tables.streamLeases.take(id);
    await tables.streams.setStatus(id, status);
    await tables.audit.record(call, { subject: id, before: { status: before.status }, after: { status } });
  });
  return record(context, await find(context.store.tables, id));
}

export async function testStream({ context, id }: AdminCall): Promise<object> {
  await find(context.store.tables, id);
  return context.streams.test(id);
}

export async function listDeadLetters({ context, id, path, query }: AdminCall): Promise<object> {
  const { tables } = context.store;
  await find(tables, id);
  const page = await tables.deadLetters.page(id, query.page);
  return listRecord(context.address() + path, query, page, ({ sequence, reason, event, createdAt }) => ({
    sequence,
    event: event.id,
    block: event.number,
    reason,
    created_at: formatTime(createdAt),
  }));
}

async function find({ streams }: Tables, id: string): Promise<StoredStream> {
  return found((await streams.list([id]))[0], "stream", id);
}

function record({ streams }: AdminCall["context"], stream: StoredStream): object {
  const { id, name, organization, network, publicNetwork, terms, status, reason, createdAt } = stream;
  const { next, lag } = readPosition(stream, streams.position(id));
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
