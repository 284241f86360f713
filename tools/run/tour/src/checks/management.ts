import assert from "node:assert/strict";
import type { ManagementClient } from "@node-access/management";
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

/** What is created, and then read, changed and deleted. */
export const managementRows: readonly ManagementRow[] = [
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
  // A network is deleted once its nodes are, and a project once its networks are.
  { method: "deleteNode", args: ({ network }) => [network.nodes[0]?.id] },
  { method: "deleteNode", args: (session) => [session.node.id] },
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
