import { urlToken } from "@node-access/auth";
import {
  bearer,
  createManagementClient,
  type Node,
  nodeEndpoints,
  paginate,
  type Secret,
} from "../src/index.ts";

const management = createManagementClient({ endpoint: "https://api.example", credential: bearer("k3y") });

// @ts-expect-error The API takes no token of a node.
createManagementClient({ endpoint: "https://api.example", credential: urlToken("t0ken") });

export async function calls(): Promise<Secret | undefined> {
  const node: Node = await management.getNode("ND-123");
  // @ts-expect-error An id of a node begins with ND-.
  await management.getNode("NW-123");
  await management.updateNode(node.id, { name: "new" });
  // @ts-expect-error The type of a node cannot be changed.
  await management.updateNode(node.id, { type: "shared" });
  // @ts-expect-error Something must say what to change.
  await management.updateNode(node.id);
  await management.listNodes({ page: 2, order_by: "-name" });
  // @ts-expect-error Nodes cannot be ordered by this.
  await management.listNodes({ order_by: "region" });
  return node.details.auth_key;
}

export function places(node: Node): void {
  if (node.provider === "aws") {
    const region: "ap-southeast-1" | "us-west-2" | "us-east-1" = node.region;
    console.log(region);
    // @ts-expect-error Azure's region is none of AWS's.
    if (node.region === "uksouth") console.log(region);
  }
}

export function protocols(node: Node): void {
  nodeEndpoints(node, "solana");
  if (node.type === "shared") {
    nodeEndpoints(node, "bitcoin");
    // @ts-expect-error No shared nodes are offered for it.
    nodeEndpoints(node, "solana");
  } else nodeEndpoints(node, "solana");
  // @ts-expect-error There is no such protocol.
  nodeEndpoints(node, "cardano");
}

const place = { provider: "aws", region: "us-east-1" } as const;
const dedicated = { name: "a", role: "peer", type: "dedicated", configuration: {}, ...place } as const;
const shared = { ...dedicated, type: "shared" } as const;

export async function creations(): Promise<void> {
  await management.createNode({ ...dedicated, network: "NW-1" });
  // @ts-expect-error The network's id is no project's.
  await management.createNode({ ...dedicated, network: "PR-1" });
  // @ts-expect-error The region is another provider's.
  await management.createNode({ ...dedicated, network: "NW-1", provider: "azure" });
  // @ts-expect-error A node is nowhere without a region.
  await management.createNode({
    name: "a",
    role: "peer",
    type: "shared",
    configuration: {},
    network: "NW-1",
  });
  // @ts-expect-error A node's status is not set by callers.
  await management.createNode({ ...dedicated, network: "NW-1", status: "running" });

  const sui = { project: "PR-1", protocol: "sui", configuration: { network: "sui-mainnet" } } as const;
  await management.createNetwork({ ...sui, nodes: [dedicated] });
  // @ts-expect-error No shared nodes are offered for it.
  await management.createNetwork({ ...sui, nodes: [shared] });
  await management.createNetwork({ ...sui, protocol: "bsc", nodes: [dedicated, shared] });
  // @ts-expect-error A network is in a project.
  await management.createNetwork({ protocol: "bsc", configuration: { network: "bsc-mainnet" }, nodes: [] });

  const gone: void = await management.deleteProject("PR-1");
  // @ts-expect-error An id of a network begins with NW-.
  await management.deleteNetwork("PR-1");
  // @ts-expect-error Projects have no status.
  await management.listProjects({ status: "ok" });
  return gone;
}

export async function lists(): Promise<void> {
  for await (const { email } of paginate((page) => management.listProjectMembers("PR-1", { page })))
    email satisfies string;
  for await (const { networks } of paginate((page) => management.listProjects({ page, order_by: "name" })))
    networks satisfies number;
  for await (const { nodes } of paginate((page) => management.listNetworks({ page, status: "ok" })))
    nodes satisfies Node[];
  // @ts-expect-error A node is no list.
  paginate(() => management.getNode("ND-1"));
}
