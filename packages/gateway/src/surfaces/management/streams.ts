import type {
  Stream,
  StreamDestination,
  StreamPage,
  StreamWithSecret,
} from "../../generated/management-records.ts";
import { HttpProblem, notFound, rejectField } from "../../codec/http/problem.ts";
import { currentTime } from "../../observe/clock.ts";
import { newId, newSigningSecret } from "../../state/identifiers.ts";
import type { StoredStream, StreamSecrets, StreamTerms } from "../../state/tables/streams.ts";
import { checkServed } from "./make-nodes.ts";
import { checkCount, findDifferences, findOwn, listPage, type ManagementCall } from "./management-call.ts";
import { checkFields, checkSource, makeTerms, maskDestination, type StreamBody } from "./stream-checks.ts";
import { readRecord, streamRecord } from "./stream-record.ts";

export async function listStreams(call: ManagementCall): Promise<StreamPage> {
  const { state, organization, query } = call;
  const page = await state.store.tables.streams.page(organization, query);
  return listPage(call, page, (stream) => streamRecord(call, stream));
}

export async function createStream(call: ManagementCall): Promise<StreamWithSecret> {
  const { state, organization } = call;
  const body = call.body as StreamBody;
  await checkFields(call, body);
  const id = newId("ST");
  const terms = makeTerms(body);
  const { destination } = body;
  const secrets = addSecret({ destination, secrets: [] });
  await state.store.transaction(async (tables) => {
    const { organizations, networks, nodes, streams } = tables;
    const network = await networks.get(organization, body.network);
    if (!network) return rejectField("network", `there is no network ${body.network}`);
    const { protocol, publicNetwork } = network;
    checkServed(state, "network", network);
    if (!(await nodes.firstOfNetworks([network.id])).has(network.id))
      rejectField("network", "has no node: create one first");
    checkSource(body.source, protocol);
    checkCount(state, "streams", await organizations.count(organization, "streams", 1));
    const name = body.name ?? `${body.source.type} to ${destination.type}`;
    const of = { organization, network: network.id, protocol, publicNetwork };
    await streams.add({ ...of, id, name, terms, secrets, createdAt: currentTime() });
    await tables.audit.record(call, {
      subject: id,
      after: { network: network.id, ...listAudited(name, terms) },
    });
  });
  return streamRecord(call, await findOwn({ ...call, id }, "streams"), secrets.secrets[0]?.secret);
}

export function getStream(call: ManagementCall): Promise<Stream> {
  return readRecord(call);
}

export async function updateStream(call: ManagementCall): Promise<Stream> {
  const { state, id } = call;
  const { name, ...changes } = call.body as Partial<StreamBody>;
  await findOwn(call, "streams");
  await checkFields(call, { ...(name !== undefined && { name }), ...changes });
  await state.store.transaction(async (tables) => {
    const { streams, streamLeases, streamStates } = tables;
    if (Object.keys(changes).length > 0) await streamLeases.take(id);
    const before = await findOwn(call, "streams", tables);
    const stored = (await streams.secretsOf([id])).get(id);
    if (!stored) throw notFound(`there is no stream ${id}`);
    if (Object.keys(changes).length > 0) checkPaused(before);
    const { batchSize, ...terms } = before.terms;
    const destination = mergeDestination(changes.destination, before, stored);
    const after = makeTerms({
      ...terms,
      network: before.network,
      batch_size: batchSize,
      ...changes,
      destination,
    });
    await streams.update(id, {
      name: name ?? before.name,
      terms: after,
      secrets: addSecret({ destination, secrets: stored.secrets }),
    });
    // Events with the same numbers would be others.
    if ("filter" in changes || "projection" in changes) await streamStates.skipNumbers(id);
    const values = [listAudited(before.name, before.terms), listAudited(name ?? before.name, after)] as const;
    await tables.audit.record(call, { subject: id, ...findDifferences(...values) });
  });
  return readRecord(call);
}

export async function deleteStream(call: ManagementCall): Promise<undefined> {
  const { state, organization, id } = call;
  await state.store.transaction(async (tables) => {
    const { name, terms, network } = await findOwn(call, "streams", tables);
    // Two equal requests may be concurrent.
    if ((await tables.streams.remove("id", id)) === 0) throw notFound(`there is no stream ${id}`);
    await tables.organizations.count(organization, "streams", -1);
    await tables.audit.record(call, { subject: id, before: { network, ...listAudited(name, terms) } });
  });
}

/** @throws HttpProblem 409 if the stream may deliver. */
export function checkPaused({ status, id }: StoredStream): void {
  if (status !== "paused")
    throw new HttpProblem(409, "not_paused", `stream ${id} is not paused: pause it first`);
}

/** A destination whose password is masked, as it was shown, keeps its password. */
function mergeDestination(
  changed: StreamDestination | undefined,
  { terms }: StoredStream,
  stored: StreamSecrets,
): StreamDestination {
  if (!changed || JSON.stringify(changed) === JSON.stringify(terms.destination)) return stored.destination;
  if ("url" in changed && maskDestination(changed) !== changed && changed.url.includes("***"))
    rejectField(
      "destination.url",
      "has *** for its password: send the password, or the destination unchanged",
    );
  return changed;
}

/** Webhooks have a secret, other destinations have none. */
function addSecret({ destination, secrets }: StreamSecrets): StreamSecrets {
  if (destination.type !== "webhook") return { destination, secrets: [] };
  return { destination, secrets: secrets.length > 0 ? secrets : [{ secret: newSigningSecret() }] };
}

/** What the audit log records, as texts, so that they can be compared. */
function listAudited(name: string, terms: StreamTerms): Record<string, unknown> {
  const { source, start, confirmations, filter, projection, destination, batchSize } = terms;
  const texts = { source, start, destination };
  const written = Object.entries(texts).map(([field, value]) => [field, JSON.stringify(value)]);
  return { name, ...Object.fromEntries(written), confirmations, filter, projection, batch_size: batchSize };
}
