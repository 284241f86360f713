import { bearer, createManagementClient } from "@node-access/management";

/** Nodes that one request creates: well below the maximum body. */
const nodesPerRequest = 500;
const node = {
  name: "Node",
  type: "shared",
  role: "peer",
  provider: "aws",
  region: "us-east-1",
  configuration: { archive: true },
} as const;

/** Creates nodes through the management API, many in each network. @returns their keys. */
export async function addNodes(endpoint: string, apiKey: string, count: number): Promise<string[]> {
  const management = createManagementClient({ endpoint, credential: bearer(apiKey) });
  const [first] = (await management.listProjects()).results;
  if (!first) throw new Error("the gateway has no project");
  const project = {
    project: first.id,
    protocol: "ethereum",
    configuration: { network: "ethereum-mainnet" },
  } as const;
  const keys: string[] = [];
  for (let left = count; left > 0; left -= nodesPerRequest) {
    const nodes = Array.from({ length: Math.min(left, nodesPerRequest) }, () => node);
    const created = await management.createNetwork({ ...project, nodes });
    keys.push(...created.nodes.map(({ details }) => details.auth_key?.reveal() ?? ""));
  }
  return keys;
}
