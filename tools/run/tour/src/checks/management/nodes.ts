import assert from "node:assert/strict";
import { type ManagementClient, nodeEndpoints, paginate } from "@node-access/management";
import { createRpcClient } from "@node-access/rpc";
import { type Check, check } from "../../check.ts";
import type { OpenGateway } from "../../open-gateway.ts";
import { created, type ManagementSession } from "./session.ts";

type NodeId = Parameters<ManagementClient["getNode"]>[0];

function idOf({ nodeOf }: OpenGateway, protocol: string): NodeId {
  // The gateway's ids are strings; the API rejects the call if this is not a valid one.
  return nodeOf(protocol).id as NodeId;
}

/** Checks of nodes: those that the gateway started with, and the new one. */
export const nodeChecks: readonly Check<ManagementSession>[] = [
  check("listNodes", "by name", async ({ client: { management, gateway }, call }) => {
    const { results, count } = await call(() => management.listNodes({ page: 1, order_by: "name" }));
    const names = results.map(({ name }) => name);
    assert.deepEqual(names, names.toSorted());
    assert.ok(results.some(({ id }) => id === idOf(gateway, "ethereum")));
    return `${results.length} of ${count} nodes`;
  }),
  check("paginate", "nodes of a network", async ({ client, call }) => {
    const { id: network } = created(client, "network");
    const nodes = await call(() =>
      collect(paginate((page) => client.management.listNodes({ page, network, order_by: "-name" }))),
    );
    assert.deepEqual(
      nodes.map(({ name }) => name),
      ["second", "first"],
    );
    return `${nodes.length} nodes`;
  }),
  check("getNode", "secrets hidden", async ({ client: { management, gateway }, call }) => {
    const { key, id } = gateway.nodeOf("ethereum");
    const node = await call(() => management.getNode(idOf(gateway, "ethereum")));
    assert.equal(node.id, id);
    assert.equal(node.details.auth_key?.reveal(), key);
    assert.ok(!JSON.stringify(node).includes(key));
    return `${node.id} ${node.status}`;
  }),
  check("nodeEndpoints", "ready for a call", async ({ client: { management, gateway }, call }) => {
    const { rpc } = nodeEndpoints(await management.getNode(idOf(gateway, "ethereum")), "ethereum");
    assert.ok(rpc);
    assert.equal(await call(() => createRpcClient(rpc).net_listening()), true);
    return "net_listening true";
  }),
  check("updateNode", "a new name", async ({ client: { management, gateway }, call }) => {
    const id = idOf(gateway, "ethereum");
    const { name } = await call(() => management.updateNode(id, { name: "tour" }));
    assert.equal(name, "tour");
    assert.equal((await management.getNode(id)).name, "tour");
    return `name ${name}`;
  }),
];

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}
