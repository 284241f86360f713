import { notFound } from "../../contract/http/problem.ts";
import { JsonText, memberTexts, objectText } from "../../contract/json-text.ts";
import type { StoredNode } from "../../state/store/stored-node.ts";
import { configurationIn, makeNode, makeNodes, type NodeDraft } from "./make-node.ts";
import { type ManagementCall, refuseField } from "./management-call.ts";
import { nodeRecordOf } from "./node-record.ts";
import { recordPage } from "./record-page.ts";
import { checkSize } from "./record-size.ts";

export function listNodes(call: ManagementCall): Promise<object> {
  const { state, organization, query } = call;
  return recordPage(call, state.store.nodes.page(organization, query), (node) => nodeRecordOf(call, node));
}

export function createNode(call: ManagementCall): Promise<object> {
  const { state, organization, body, text } = call;
  const { network: id, ...rest } = body as NodeDraft & { readonly network: string };
  const draft = { ...rest, configuration: configurationIn(text) };
  const network = state.store.networks.get(organization, id);
  if (!network) return refuseField("network", `there is no network ${id}`);
  const creator = state.store.organizations.owner(organization);
  const [node] = makeNodes(state, organization, () => [makeNode(state, { ...network, creator }, draft)]);
  return getNode({ ...call, id: node?.id ?? "" });
}

export function getNode(call: ManagementCall): Promise<object> {
  return nodeRecordOf(call, ownNode(call));
}

export function updateNode(call: ManagementCall): Promise<object> {
  const node = ownNode(call);
  const { name = node.name } = call.body as Partial<Pick<StoredNode, "name">>;
  const members = memberTexts(node.configuration.text);
  for (const [member, text] of memberTexts(configurationIn(call.text).text)) members.set(member, text);
  const changed = { ...node, name, configuration: new JsonText(objectText(members)) };
  checkSize(changed);
  call.state.store.nodes.update(changed);
  return getNode(call);
}

export function deleteNode(call: ManagementCall): undefined {
  const { id } = ownNode(call);
  call.state.store.nodes.remove(id);
  call.state.shut(id);
}

function ownNode({ state, organization, id }: ManagementCall): StoredNode {
  const node = state.store.nodes.get(organization, id);
  if (!node) throw notFound(`there is no node ${id}`);
  return node;
}
