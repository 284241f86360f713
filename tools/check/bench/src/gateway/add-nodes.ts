import { bearer, createManagementClient, isNodeAccessError, type Network } from "@node-access/management";

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
  const configuration = { network: "ethereum-mainnet" } as const;
  // Ids are random, and if one of very many nodes gets an existing id, the gateway responds with 503.
  const create = async (nodes: readonly (typeof node)[], attempts = 5): Promise<Network> => {
    try {
      return await management.createNetwork({
        project: first.id,
        protocol: "ethereum",
        configuration,
        nodes,
      });
    } catch (error) {
      const mayRetry = isNodeAccessError(error, "HTTP_STATUS") && error.context.status === 503;
      if (!mayRetry || attempts === 1) throw error;
      return create(nodes, attempts - 1);
    }
  };
  const keys: string[] = [];
  for (let left = count; left > 0; left -= nodesPerRequest) {
    const { nodes } = await create(Array.from({ length: Math.min(left, nodesPerRequest) }, () => node));
    keys.push(...nodes.map(({ details }) => details.auth_key?.reveal() ?? ""));
  }
  return keys;
}
