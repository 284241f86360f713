/** Nodes that one request makes: their bodies fit into one, with room to spare. */
const atOnce = 500;

/** Makes nodes through the management API, many in each network. */
export async function addNodes(url: string, apiKey: string, count: number): Promise<void> {
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
  for (let left = count; left > 0; left -= atOnce) {
    const nodes = Array.from({ length: Math.min(left, atOnce) }, () => node);
    const configuration = { network: "ethereum-mainnet" };
    const body = JSON.stringify({ project, protocol: "ethereum", configuration, nodes });
    await makeNetwork(url, headers, body);
  }
}

/** Ids are drawn at random: among very many nodes one may be drawn twice, and the whole change is to be tried again. */
async function makeNetwork(url: string, headers: Record<string, string>, body: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${url}/v1/networks/`, { method: "POST", headers, body });
    const text = await response.text();
    if (response.ok) return;
    if (response.status !== 503 || attempt === 5) throw new Error(`nodes could not be made: ${text}`);
  }
}
