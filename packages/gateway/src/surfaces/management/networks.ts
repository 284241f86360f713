import { currentTime } from "../../observe/clock.ts";
import { nameNetwork } from "../../state/add-organization.ts";
import type { Network, NetworkPage } from "../../generated/management-records.ts";
import { notFound, rejectField } from "../../codec/http/problem.ts";
import { itemTexts, memberTexts } from "../../codec/json/json-text.ts";
import { newId } from "../../state/identifiers.ts";
import type { StoredNetwork } from "../../state/tables/networks.ts";
import { checkServed, configurationIn, makeNodes, type NodeDraft } from "./make-nodes.ts";
import {
  checkCount,
  type ManagementCall,
  rejectInUse,
  listPage,
  findDifferences,
  findOwn,
  checkSize,
} from "./management-call.ts";
import { describeNode } from "./node-record.ts";
import { type WholeRecord, written, creatorRecord } from "./whole-record.ts";

interface NetworkBody {
  readonly protocol: string;
  readonly project: string;
  readonly name?: string;
  readonly configuration: { readonly network: string };
  readonly nodes: readonly NodeDraft[];
}

export async function listNetworks(call: ManagementCall): Promise<NetworkPage> {
  const { state, organization, query } = call;
  const page = await state.store.tables.networks.page(organization, query);
  return listPage(call, page, (one) => record(call, one));
}

export async function createNetwork(call: ManagementCall): Promise<Network> {
  const { state, organization, body, text } = call;
  const { protocol, project, configuration, nodes, name } = body as NetworkBody;
  const publicNetwork = configuration.network;
  const texts = itemTexts(memberTexts(text).get("nodes") ?? "[]");
  const drafts = nodes.map((draft, index) => {
    const whole = { ...draft, configuration: configurationIn(texts[index] ?? "{}") };
    return { draft: whole, at: `nodes.${index}.` };
  });
  const id = newId("NW");
  await state.store.transaction(async (tables) => {
    const { organizations, projects, networks } = tables;
    if (!(await projects.get(organization, project)))
      rejectField("project", `there is no project ${project}`);
    if (!publicNetwork.startsWith(`${protocol}-`))
      rejectField("configuration.network", `must begin with ${protocol}-`);
    checkServed(state, "configuration.network", { protocol, publicNetwork });
    const own = name ?? nameNetwork(publicNetwork, protocol);
    checkSize({ network: publicNetwork }, "configuration.");
    checkSize({ name: own });
    const creator = await organizations.owner(organization);
    checkCount(state, "networks", await organizations.count(organization, "networks", 1));
    const network = { id, name: own, project, protocol, publicNetwork, creator, createdAt: currentTime() };
    await networks.add(network);
    const created = await makeNodes(state, tables, network, drafts);
    const after = { name: own, project, protocol, network: publicNetwork, nodes: created };
    await tables.audit.record(call, { subject: id, after });
  });
  return getNetwork({ ...call, id });
}

export async function getNetwork(call: ManagementCall): Promise<Network> {
  return record(call, await findOwn(call, "networks"));
}

export async function updateNetwork(call: ManagementCall): Promise<Network> {
  const { name } = call.body as { name: string };
  checkSize({ name });
  const network = await call.state.store.transaction(async (tables) => {
    const before = await findOwn(call, "networks", tables);
    await tables.networks.rename(before.id, name);
    const values = findDifferences({ name: before.name }, { name });
    await tables.audit.record(call, { subject: before.id, ...values });
    return findOwn(call, "networks", tables);
  });
  return record(call, network);
}

export async function deleteNetwork(call: ManagementCall): Promise<undefined> {
  const { state, organization } = call;
  await state.store.transaction(async (tables) => {
    const { id, name, project, protocol, publicNetwork } = await findOwn(call, "networks", tables);
    const { length } = await tables.nodes.ofNetwork(id);
    if (length > 0) rejectInUse(`network ${id}`, length);
    const streams = await tables.streams.countOf("id", id);
    if (streams > 0) rejectInUse(`network ${id}`, streams, "stream");
    // Two equal requests may be concurrent.
    if (!(await tables.networks.remove(id))) throw notFound(`there is no network ${id}`);
    await tables.organizations.count(organization, "networks", -1);
    const before = { name, project, protocol, network: publicNetwork };
    await tables.audit.record(call, { subject: id, before });
  });
}

async function record(call: ManagementCall, network: StoredNetwork): Promise<Network> {
  const { id, name, project, protocol, publicNetwork, creator, createdAt } = network;
  const nodes = await call.state.store.tables.nodes.ofNetwork(id);
  const whole: WholeRecord<Network> = {
    id: id as Network["id"],
    name,
    project: project as Network["project"],
    protocol: protocol as Network["protocol"],
    configuration: { network: publicNetwork },
    details: {},
    status: "ok",
    nodes: await Promise.all(nodes.map((node) => describeNode(call, node))),
    created_at: new Date(createdAt).toISOString(),
    creator: creatorRecord(creator),
  };
  return written(whole);
}
