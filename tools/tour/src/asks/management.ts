import assert from "node:assert/strict";
import { allNodes, type ManagementClient, nodeEndpoints } from "@node-access/management";
import { createRpcClient } from "@node-access/rpc";
import type { Ask } from "../ask.ts";
import type { OpenGateway } from "../open-gateway.ts";

/** What the management asks work with. */
export interface ManagementStep {
  readonly management: ManagementClient;
  readonly gateway: OpenGateway;
}

type NodeId = Parameters<ManagementClient["getNode"]>[0];

function idOf({ nodeOf }: OpenGateway, protocol: string): NodeId {
  // The gateway's own ids: were one no id, the call would be refused.
  return nodeOf(protocol).id as NodeId;
}

/** Asks of the management API. */
export const managementAsks: readonly Ask<ManagementStep>[] = [
  {
    method: "getOrganization",
    asked: "the key's",
    async run({ client: { management }, call }) {
      const { id, name } = await call(() => management.getOrganization());
      return `${id} ${name}`;
    },
  },
  {
    method: "listNodes",
    asked: "by name",
    async run({ client: { management, gateway }, call }) {
      const { results, count } = await call(() => management.listNodes({ page: 1, order_by: "name" }));
      const names = results.map(({ name }) => name);
      assert.deepEqual(names, names.toSorted());
      assert.ok(results.some(({ id }) => id === idOf(gateway, "ethereum")));
      return `${results.length} of ${count} nodes`;
    },
  },
  {
    method: "allNodes",
    asked: "page by page",
    async run({ client: { management, gateway }, call }) {
      const ids = await call(async () => {
        const found: string[] = [];
        for await (const { id } of allNodes(management)) found.push(id);
        return found;
      });
      assert.ok(ids.includes(idOf(gateway, "tron")));
      return `${ids.length} nodes`;
    },
  },
  {
    method: "getNode",
    asked: "secrets hidden",
    async run({ client: { management, gateway }, call }) {
      const { key, id } = gateway.nodeOf("ethereum");
      const node = await call(() => management.getNode(idOf(gateway, "ethereum")));
      assert.equal(node.id, id);
      assert.equal(node.details.auth_key?.reveal(), key);
      assert.ok(!JSON.stringify(node).includes(key));
      return `${node.id} ${node.status}`;
    },
  },
  {
    method: "nodeEndpoints",
    asked: "ready for a call",
    async run({ client: { management, gateway }, call }) {
      const { rpc } = nodeEndpoints(await management.getNode(idOf(gateway, "ethereum")), "ethereum");
      assert.ok(rpc);
      assert.equal(await call(() => createRpcClient(rpc).net_listening()), true);
      return "net_listening true";
    },
  },
  {
    method: "updateNode",
    asked: "a new name",
    async run({ client: { management, gateway }, call }) {
      const id = idOf(gateway, "ethereum");
      const { name } = await call(() => management.updateNode(id, { name: "tour" }));
      assert.equal(name, "tour");
      assert.equal((await management.getNode(id)).name, "tour");
      return `name ${name}`;
    },
  },
];
