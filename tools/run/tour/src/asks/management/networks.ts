import assert from "node:assert/strict";
import type { Ask } from "../../ask.ts";
import { made, type ManagementStep, refusedWith } from "./step.ts";

const place = { role: "peer", provider: "aws", region: "us-east-1" } as const;

/** Asks of networks and their nodes. */
export const networkAsks: readonly Ask<ManagementStep>[] = [
  {
    method: "createNetwork",
    asked: "with a node",
    async run({ client, call }) {
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
    },
  },
  {
    method: "updateNetwork",
    asked: "a new name",
    async run({ client, call }) {
      const { id } = made(client, "network");
      const { name } = await call(() => client.management.updateNetwork(id, { name: "rollup" }));
      assert.equal(name, "rollup");
      return `name ${name}`;
    },
  },
  {
    method: "listNetworks",
    asked: "of the project",
    async run({ client, call }) {
      const { id: project } = made(client, "project");
      const { results } = await call(() => client.management.listNetworks({ project, protocol: "starknet" }));
      assert.deepEqual(
        results.map(({ id, name }) => [id, name]),
        [[made(client, "network").id, "rollup"]],
      );
      return `${results.length} network`;
    },
  },
  {
    method: "createNode",
    asked: "a second one",
    async run({ client, call }) {
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
    },
  },
  {
    method: "createNode",
    asked: "shared, of a rollup",
    async run({ client, call }) {
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
    },
  },
  {
    method: "getNetwork",
    asked: "with both nodes",
    async run({ client, call }) {
      const { nodes } = await call(() => client.management.getNetwork(made(client, "network").id));
      assert.equal(nodes[1]?.id, made(client, "node").id);
      return `${nodes.length} nodes`;
    },
  },
];
