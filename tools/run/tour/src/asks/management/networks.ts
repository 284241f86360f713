import assert from "node:assert/strict";
import { type Ask, ask } from "../../ask.ts";
import { made, type ManagementStep, refusedWith } from "./step.ts";

const place = { role: "peer", provider: "aws", region: "us-east-1" } as const;

/** Asks of networks and their nodes. */
export const networkAsks: readonly Ask<ManagementStep>[] = [
  ask("createNetwork", "with a node", async ({ client, call }) => {
    const { id: project } = made(client, "project");
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
  ask("updateNetwork", "a new name", async ({ client, call }) => {
    const { id } = made(client, "network");
    const { name } = await call(() => client.management.updateNetwork(id, { name: "rollup" }));
    assert.equal(name, "rollup");
    return `name ${name}`;
  }),
  ask("listNetworks", "of the project", async ({ client, call }) => {
    const { id: project } = made(client, "project");
    const { results } = await call(() => client.management.listNetworks({ project, protocol: "starknet" }));
    assert.deepEqual(
      results.map(({ id, name }) => [id, name]),
      [[made(client, "network").id, "rollup"]],
    );
    return `${results.length} network`;
  }),
  ask("createNode", "a second one", async ({ client, call }) => {
    const { id: network } = made(client, "network");
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
  ask("createNode", "shared, of a rollup", async ({ client, call }) => {
    const { id: network } = made(client, "network");
    return refusedWith(400, () =>
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
  ask("getNetwork", "with both nodes", async ({ client, call }) => {
    const { nodes } = await call(() => client.management.getNetwork(made(client, "network").id));
    assert.equal(nodes[1]?.id, made(client, "node").id);
    return `${nodes.length} nodes`;
  }),
];
