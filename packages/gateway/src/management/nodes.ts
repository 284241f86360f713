import { notFound } from "../http/problem.ts";
import type { StoredNode } from "../store/stored-node.ts";
import type { ManagementCall } from "./management-call.ts";
import { nodeRecord } from "./node-record.ts";
import { recordPage } from "./record-page.ts";
import { checkSize } from "./record-size.ts";

export function listNodes(call: ManagementCall): Promise<object> {
  const { state, organization, query } = call;
  return recordPage(call, state.store.nodes.page(organization, query), (node) => record(call, node));
}

export function getNode(call: ManagementCall): Promise<object> {
  return record(call, ownNode(call));
}

export function updateNode(call: ManagementCall): Promise<object> {
  const node = ownNode(call);
  const change = call.body as Partial<Pick<StoredNode, "name" | "configuration">>;
  const changed = { ...node, ...change, configuration: { ...node.configuration, ...change.configuration } };
  checkSize(changed);
  call.state.store.nodes.update(changed);
  return record(call, changed);
}

function ownNode({ state, organization, id }: ManagementCall): StoredNode {
  const node = state.store.nodes.get(organization, id);
  if (!node) throw notFound(`there is no node ${id}`);
  return node;
}

/** A node's record, with the version of its software if the node tells it. */
export async function record(
  { state: { services, address } }: Pick<ManagementCall, "state">,
  node: StoredNode,
): Promise<object> {
  return nodeRecord(node, address(), await services.get(node.id)?.rpc?.version.get());
}
