/** Nodes that one request creates: well below the maximum body. */
const nodesPerRequest = 500;

/** Creates nodes through the management API, many in each network. @returns their keys. */
export async function addNodes(url: string, apiKey: string, count: number): Promise<string[]> {
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
  const projects = (await (await fetch(`${url}/v1/projects/`, { headers })).json()) as {
    results: { id: string }[];
  };
  const project = projects.results[0]?.id;
  const node = {
    name: "Node",
    type: "shared",
    role: "peer",
    provider: "aws",
    region: "us-east-1",
    configuration: { archive: true },
  };
  const keys: string[] = [];
  for (let left = count; left > 0; left -= nodesPerRequest) {
    const nodes = Array.from({ length: Math.min(left, nodesPerRequest) }, () => node);
    const configuration = { network: "ethereum-mainnet" };
    const body = JSON.stringify({ project, protocol: "ethereum", configuration, nodes });
    keys.push(...(await createNetwork(url, headers, body)));
  }
  return keys;
}

/** Retries: ids are random, and if one of very many nodes gets an existing id, the gateway responds with 503. */
async function createNetwork(url: string, headers: Record<string, string>, body: string): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${url}/v1/networks/`, { method: "POST", headers, body });
    const text = await response.text();
    if (response.ok)
      return (JSON.parse(text) as { nodes: { details: { auth_key: string } }[] }).nodes.map(
        ({ details }) => details.auth_key,
      );
    if (response.status !== 503 || attempt === 5) throw new Error(`could not create nodes: ${text}`);
  }
}
