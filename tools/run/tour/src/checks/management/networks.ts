import assert from "node:assert/strict";
import { type Check, check } from "../../check.ts";
import { created, type ManagementSession, assertStatus } from "./session.ts";

const place = { role: "peer", provider: "aws", region: "us-east-1" } as const;

export const networkChecks: readonly Check<ManagementSession>[] = [
  check("createNetwork", "with a node", async ({ client, call }) => {
    const { id: project } = created(client, "project");
    client.network = await call(() =>
      client.management.createNetwork({
        project,
        protocol: "starknet",
        configuration: { network: "starknet-mainnet" },
        nodes: [{ name: "first", type: "dedicated", configuration: {}, ...place }],
      }),
    );
    assert.deepEqual(
      client.network.nodes.map(({ name }) => name),
      ["first"],
    );
    return `${client.network.id} ${client.network.name}`;
  }),
  check("updateNetwork", "a new name", async ({ client, call }) => {
    const { id } = created(client, "network");
    const { name } = await call(() => client.management.updateNetwork(id, { name: "rollup" }));
    assert.equal(name, "rollup");
    return `name ${name}`;
  }),
  check("listNetworks", "of the project", async ({ client, call }) => {
    const { id: project } = created(client, "project");
    const { results } = await call(() => client.management.listNetworks({ project, protocol: "starknet" }));
    assert.deepEqual(
      results.map(({ id, name }) => [id, name]),
      [[created(client, "network").id, "rollup"]],
    );
    return `${results.length} network`;
  }),
  check("createNode", "a second one", async ({ client, call }) => {
    const { id: network } = created(client, "network");
    client.node = await call(() =>
      client.management.createNode({
        name: "second",
        network,
        type: "dedicated",
        configuration: {},
        ...place,
      }),
    );
    assert.equal(client.node.network, network);
    return `${client.node.id} ${client.node.status}`;
  }),
  check("createNode", "shared, of a rollup", async ({ client, call }) => {
    const { id: network } = created(client, "network");
    return assertStatus(400, () =>
      call(() =>
        client.management.createNode({
          name: "third",
          network,
          type: "shared",
          configuration: {},
          ...place,
        }),
      ),
    );
  }),
  check("getNetwork", "with both nodes", async ({ client, call }) => {
    const { nodes } = await call(() => client.management.getNetwork(created(client, "network").id));
    assert.equal(nodes[1]?.id, created(client, "node").id);
    return `${nodes.length} nodes`;
  }),
];
