import type { Node, NodePage } from "../../generated/management-records.ts";
import { notFound, rejectField } from "../../codec/http/problem.ts";
import { JsonText, memberTexts, objectText } from "../../codec/json/json-text.ts";
import type { StoredNode } from "../../state/tables/nodes.ts";
import { checkServed, configurationIn, makeNodes, type NodeDraft } from "./make-nodes.ts";
import { findOwn, type ManagementCall, listPage, findDifferences, checkSize } from "./management-call.ts";
import { describeNode } from "./node-record.ts";

export async function listNodes(call: ManagementCall): Promise<NodePage> {
  const { state, organization, query } = call;
  const page = await state.store.tables.nodes.page(organization, query);
  return listPage(call, page, (node) => describeNode(call, node));
}

export async function createNode(call: ManagementCall): Promise<Node> {
  const { state, organization, body, text } = call;
  const { network: id, ...rest } = body as NodeDraft & { readonly network: string };
  const draft = { ...rest, configuration: configurationIn(text) };
  const created = await state.store.transaction(async (tables) => {
    const network = await tables.networks.get(organization, id);
    if (!network) return rejectField("network", `there is no network ${id}`);
    checkServed(state, "network", network);
    const creator = await tables.organizations.owner(organization);
    const [own = ""] = await makeNodes(state, tables, { ...network, creator }, [{ draft, at: "" }]);
    const { name, type, provider, region, configuration } = draft;
    const after = { name, network: id, type, provider, region, configuration: configuration.text };
    await tables.audit.record(call, { subject: own, after });
    return own;
  });
  return getNode({ ...call, id: created });
}

export async function getNode(call: ManagementCall): Promise<Node> {
  return describeNode(call, await findOwn(call, "nodes"));
}

export async function updateNode(call: ManagementCall): Promise<Node> {
  const updated = await call.state.store.transaction(async (tables) => {
    // The values to merge with must not change in the meantime.
    await tables.nodes.lock(call.id);
    const node = await findOwn(call, "nodes", tables);
    const { name = node.name } = call.body as Partial<Pick<StoredNode, "name">>;
    const members = memberTexts(node.configuration.text);
    for (const [member, text] of memberTexts(configurationIn(call.text).text)) members.set(member, text);
    const changed = { ...node, name, configuration: new JsonText(objectText(members)) };
    checkSize(changed);
    await tables.nodes.update(changed);
    const values = findDifferences(listAudited(node), listAudited(changed));
    await tables.audit.record(call, { subject: node.id, ...values });
    return findOwn(call, "nodes", tables);
  });
  return describeNode(call, updated);
}

export async function deleteNode(call: ManagementCall): Promise<undefined> {
  const { state, organization, id } = call;
  await state.store.transaction(async (tables) => {
    const node = await findOwn(call, "nodes", tables);
    // Two equal requests may be concurrent.
    if (!(await tables.nodes.remove(id))) throw notFound(`there is no node ${id}`);
    await tables.organizations.count(organization, "nodes", -1);
    const before = { ...listAudited(node), network: node.network };
    await tables.audit.record(call, { subject: id, before });
  });
}

/** The fields that can change, which the audit log records. */
function listAudited({ name, configuration }: StoredNode): { name: string; configuration: string } {
  return { name, configuration: configuration.text };
}
