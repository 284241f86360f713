import assert from "node:assert/strict";
import { isNodeAccessError, type ManagementClient, nodeEndpoints, paginate } from "@node-access/management";
import { createRpcClient } from "@node-access/rpc";
import { type Ask, short } from "../ask.ts";
import type { OpenGateway } from "../open-gateway.ts";
import { refused } from "../refused.ts";

type Made<Method extends "createProject" | "createNetwork" | "createNode"> = Awaited<
  ReturnType<ManagementClient[Method]>
>;

/** What the management asks work with, and what they have made so far. */
export interface ManagementStep {
  readonly management: ManagementClient;
  readonly gateway: OpenGateway;
  project?: Made<"createProject">;
  network?: Made<"createNetwork">;
  node?: Made<"createNode">;
}

type NodeId = Parameters<ManagementClient["getNode"]>[0];

function idOf({ nodeOf }: OpenGateway, protocol: string): NodeId {
  // The gateway's own ids: were one no id, the call would be refused.
  return nodeOf(protocol).id as NodeId;
}

/** What an ask before this one has made. */
function made<Key extends "project" | "network" | "node">(
  step: ManagementStep,
  key: Key,
): NonNullable<ManagementStep[Key]> {
  const found = step[key];
  assert.ok(found, `no ${key} was made`);
  return found;
}

/** Makes a call that the API must refuse with a status. */
async function refusedWith(status: number, make: () => Promise<unknown>): Promise<string> {
  const outcome: unknown = await make().then(
    () => "an answer",
    (error: unknown) => error,
  );
  assert.equal(isNodeAccessError(outcome, "HTTP_STATUS") ? outcome.context.status : outcome, status);
  return `HTTP ${status}`;
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const place = { role: "peer", provider: "aws", region: "us-east-1" } as const;

/** Asks of the organization and its projects, and what is in one of them. */
const projectAsks: readonly Ask<ManagementStep>[] = [
  {
    method: "getOrganization",
    asked: "the key's",
    async run({ client: { management }, call }) {
      const { id, name } = await call(() => management.getOrganization());
      return `${id} ${name}`;
    },
  },
  {
    method: "updateOrganization",
    asked: "a new name",
    async run({ client: { management }, call }) {
      const { name } = await call(() => management.updateOrganization({ name: "Tour" }));
      assert.equal((await management.getOrganization()).name, name);
      return `name ${name}`;
    },
  },
  {
    method: "createProject",
    asked: "one",
    async run({ client, call }) {
      client.project = await call(() => client.management.createProject({ name: "rollup" }));
      assert.equal(client.project.networks, 0);
      return client.project.id;
    },
  },
  {
    method: "updateProject",
    asked: "a description",
    async run({ client, call }) {
      const { id, name } = made(client, "project");
      const changed = await call(() => client.management.updateProject(id, { description: "of the tour" }));
      assert.deepEqual([changed.name, changed.description], [name, "of the tour"]);
      return `description ${changed.description}`;
    },
  },
  {
    method: "listProjects",
    asked: "newest first",
    async run({ client, call }) {
      const { results, count } = await call(() =>
        client.management.listProjects({ order_by: "-created_at" }),
      );
      assert.equal(results[0]?.id, made(client, "project").id);
      return `${results.length} of ${count} projects`;
    },
  },
  {
    method: "listProjectMembers",
    asked: "of the new one",
    async run({ client, call }) {
      const { id } = made(client, "project");
      const { results } = await call(() => client.management.listProjectMembers(id));
      assert.deepEqual(
        results.map((member) => member.id),
        [(await client.management.getOrganization()).id],
      );
      return `${results.length} member`;
    },
  },
];

/** Asks of networks and their nodes. */
const networkAsks: readonly Ask<ManagementStep>[] = [
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

/** Asks of nodes: those that the gateway began with, and the new one. */
const nodeAsks: readonly Ask<ManagementStep>[] = [
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
    method: "paginate",
    asked: "nodes of a network",
    async run({ client, call }) {
      const { id: network } = made(client, "network");
      const nodes = await call(() =>
        collect(paginate((page) => client.management.listNodes({ page, network, order_by: "-name" }))),
      );
      assert.deepEqual(
        nodes.map(({ name }) => name),
        ["second", "first"],
      );
      return `${nodes.length} nodes`;
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

/** Asks that end what the others have made, and what is refused before and after. */
const endAsks: readonly Ask<ManagementStep>[] = [
  {
    method: "deleteNetwork",
    asked: "while it has nodes",
    run: ({ client, call }) =>
      refusedWith(400, () => call(() => client.management.deleteNetwork(made(client, "network").id))),
  },
  {
    method: "deleteProject",
    asked: "while it has nodes",
    run: ({ client, call }) =>
      refusedWith(400, () => call(() => client.management.deleteProject(made(client, "project").id))),
  },
  {
    method: "deleteNode",
    asked: "the new ones",
    async run({ client, call }) {
      const { nodes } = await client.management.getNetwork(made(client, "network").id);
      await call(() => Promise.all(nodes.map(({ id }) => client.management.deleteNode(id))));
      return `${nodes.length} nodes`;
    },
  },
  {
    method: "nodeEndpoints",
    asked: "of a deleted node",
    async run({ client, call }) {
      const { rpc } = nodeEndpoints(made(client, "node"), "starknet");
      assert.ok(rpc);
      const starknet = createRpcClient(rpc);
      return refused("CREDENTIAL_REFUSED", () =>
        call(() => starknet.starknet_simulateTransactions({ block_number: 1 }, [], [])),
      );
    },
  },
  {
    method: "deleteNetwork",
    asked: "without nodes",
    async run({ client, call }) {
      const { id } = made(client, "network");
      await call(() => client.management.deleteNetwork(id));
      assert.equal((await client.management.getProject(made(client, "project").id)).networks, 0);
      return id;
    },
  },
  {
    method: "deleteProject",
    asked: "without nodes",
    async run({ client, call }) {
      const { id } = made(client, "project");
      await call(() => client.management.deleteProject(id));
      return id;
    },
  },
  {
    method: "getProject",
    asked: "one that is gone",
    run: ({ client, call }) =>
      refusedWith(404, () => call(() => client.management.getProject(made(client, "project").id))),
  },
  {
    method: "getProject",
    asked: "the first",
    async run({ client: { management }, call }) {
      const [first] = (await management.listProjects()).results;
      assert.ok(first);
      const { name, networks } = await call(() => management.getProject(first.id));
      return `${name}, ${networks} networks`;
    },
  },
];

/** Asks of the management API, in an order that works: what is made is read, changed and deleted. */
export const managementAsks: readonly Ask<ManagementStep>[] = [
  ...projectAsks,
  ...networkAsks,
  ...nodeAsks,
  ...endAsks,
];

/** Asks of what the gateway has no records for. */
export const faucetAsks: readonly Ask<ManagementStep>[] = [
  {
    method: "requestSepoliaTokens",
    asked: "for an address",
    async run({ client: { management }, call }) {
      const address = `0x${"11".repeat(20)}` as const;
      const { amountSent, transaction } = await call(() => management.requestSepoliaTokens({ address }));
      return `${amountSent} wei, ${short(transaction.split("/").at(-1) ?? "")}`;
    },
  },
];
