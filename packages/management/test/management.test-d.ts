import { urlToken } from "@node-access/auth";
import { bearer, createManagementClient, type Node, nodeEndpoints, type Secret } from "../src/index.ts";

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
  nodeEndpoints(node, "dogecoin");
}
