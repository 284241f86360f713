import assert from "node:assert/strict";
import { createRpcClient } from "@node-access/rpc";
import { type ManagementClient, nodeEndpoints, paginate } from "@node-access/management";
import { assertRejected } from "../assert-rejected.ts";
import { check, type Check } from "../check.ts";
import type { OpenGateway } from "../open-gateway.ts";

type Result<Method extends keyof ManagementClient> = Awaited<ReturnType<ManagementClient[Method]>>;

/** What the rows share: a client, and what they have created so far. */
export interface ManagementSession {
  readonly management: ManagementClient;
  readonly gateway: OpenGateway;
  organization: Result<"getOrganization">;
  project: Result<"createProject">;
  network: Result<"createNetwork">;
  node: Result<"createNode">;
}

/** A call, what its result must be or the status of its rejection, and what it has created. */
export interface ManagementRow {
  readonly method: keyof ManagementClient & string;
  readonly args?: (session: ManagementSession) => readonly unknown[];
  readonly result?: (session: ManagementSession) => unknown;
  readonly rejected?: number;
  readonly creates?: "organization" | "project" | "network" | "node";
}

const place = { role: "peer", provider: "aws", region: "us-east-1" } as const;
const node = { type: "dedicated", configuration: {}, ...place } as const;
const ethereum = ({ gateway }: ManagementSession): string => gateway.nodeOf("ethereum").id;

/** What is created, and then read and changed. */
export const changes: readonly ManagementRow[] = [
  { method: "updateOrganization", args: () => [{ name: "Tour" }], result: () => ({ name: "Tour" }) },
  { method: "getOrganization", result: () => ({ name: "Tour" }), creates: "organization" },
  {
    method: "createProject",
    args: () => [{ name: "rollup" }],
    result: () => ({ networks: 0 }),
    creates: "project",
  },
  {
    method: "updateProject",
    args: ({ project }) => [project.id, { description: "of the tour" }],
    result: () => ({ name: "rollup", description: "of the tour" }),
  },
  {
    method: "listProjects",
    args: () => [{ order_by: "-created_at" }],
    result: ({ project }) => ({ results: [{ id: project.id }] }),
  },
  {
    method: "listProjectMembers",
    args: ({ project }) => [project.id],
    result: ({ organization }) => ({ count: 1, results: [{ id: organization.id }] }),
  },
  {
    method: "createNetwork",
    args: ({ project }) => [
      {
        project: project.id,
        protocol: "starknet",
        configuration: { network: "starknet-mainnet" },
        nodes: [{ name: "first", ...node }],
      },
    ],
    result: () => ({ nodes: [{ name: "first" }] }),
    creates: "network",
  },
  {
    method: "updateNetwork",
    args: ({ network }) => [network.id, { name: "rollup" }],
    result: () => ({ name: "rollup" }),
  },
  {
    method: "listNetworks",
    args: ({ project }) => [{ project: project.id, protocol: "starknet" }],
    result: ({ network }) => ({ count: 1, results: [{ id: network.id, name: "rollup" }] }),
  },
  {
    method: "createNode",
    args: ({ network }) => [{ name: "second", network: network.id, ...node }],
    result: ({ network }) => ({ network: network.id }),
    creates: "node",
  },
  // Nodes of a rollup are never shared.
  {
    method: "createNode",
    args: ({ network }) => [{ name: "third", network: network.id, ...node, type: "shared" }],
    rejected: 400,
  },
  {
    method: "getNetwork",
    args: ({ network }) => [network.id],
    result: (session) => ({ nodes: [{ name: "first" }, { id: session.node.id }] }),
  },
  { method: "listNodes", args: () => [{ page: 1, order_by: "name" }], result: () => sortedByName },
  {
    method: "updateNode",
    args: (session) => [ethereum(session), { name: "tour" }],
    result: () => ({ name: "tour" }),
  },
  { method: "getNode", args: (session) => [ethereum(session)], result: hidesKey },
  { method: "deleteNetwork", args: ({ network }) => [network.id], rejected: 400 },
  { method: "deleteProject", args: ({ project }) => [project.id], rejected: 400 },
];

/** What the client offers beyond operations, while there are two nodes. */
export const clientChecks: readonly Check<ManagementSession>[] = [
  check("paginate", "nodes of a network", async ({ client: { management, network }, call }) => {
    const pages = paginate((page) => management.listNodes({ page, network: network.id, order_by: "-name" }));
    const names: string[] = [];
    await call(async () => {
      for await (const { name } of pages) names.push(name);
    });
    assert.deepEqual(names, ["second", "first"]);
    return `${names.length} nodes`;
  }),
  check("nodeEndpoints", "ready for a call", async ({ client: { management, gateway }, call }) => {
    // The gateway's ids are strings; the API rejects the call if this is not a valid one.
    const id = gateway.nodeOf("ethereum").id as Result<"createNode">["id"];
    const { rpc } = nodeEndpoints(await management.getNode(id), "ethereum");
    assert.ok(rpc);
    assert.equal(await call(() => createRpcClient(rpc).net_listening()), true);
    return "net_listening true";
  }),
  check("deleteNode", "the new ones", async ({ client, call }) => {
    const { management, network } = client;
    // What was created has its secrets as text.
    client.node = await management.getNode(client.node.id);
    const { nodes } = await management.getNetwork(network.id);
    await call(() => Promise.all(nodes.map(({ id }) => management.deleteNode(id))));
    return `${nodes.length} nodes`;
  }),
  check("nodeEndpoints", "of a deleted node", async (context) => {
    const { rpc } = nodeEndpoints(context.client.node, "starknet");
    assert.ok(rpc);
    const starknet = createRpcClient(rpc);
    return assertRejected("CREDENTIAL_REFUSED", () =>
      context.call(() => starknet.starknet_simulateTransactions({ block_number: 1 }, [], [])),
    );
  }),
];

/** What is deleted, once its nodes are. */
export const deletions: readonly ManagementRow[] = [
  { method: "deleteNetwork", args: ({ network }) => [network.id] },
  { method: "getProject", args: ({ project }) => [project.id], result: () => ({ networks: 0 }) },
  { method: "deleteProject", args: ({ project }) => [project.id] },
  { method: "getProject", args: ({ project }) => [project.id], rejected: 404 },
];

function sortedByName({ results }: Result<"listNodes">): void {
  const names = results.map(({ name }) => name);
  assert.deepEqual(names, names.toSorted());
}

/** A node's key is in no text, but its client can read it. */
function hidesKey(session: ManagementSession): unknown {
  const { key, id } = session.gateway.nodeOf("ethereum");
  return (shown: unknown, response: Result<"getNode">) => {
    assert.deepEqual([response.id, response.name], [id, "tour"]);
    assert.equal(response.details.auth_key?.reveal(), key);
    assert.ok(!JSON.stringify(shown).includes(key));
  };
}
