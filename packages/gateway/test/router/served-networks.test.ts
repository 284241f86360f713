import { join } from "node:path";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Gateway, type NetworksOption } from "../../src/index.ts";
import { closeAfterTest, temporaryFolder } from "../cleanup.ts";
import { findNode, post, request } from "../client.ts";
import { GrpcCaller } from "../grpc-caller.ts";
import { managementClient, draft, readFields, createNetwork, type NodeRecord } from "../management-client.ts";
import { upstreamsAt } from "../networks.ts";
import { respondWith, startUpstream } from "../upstream-server.ts";

async function startGateway(networks: NetworksOption): Promise<Gateway> {
  const gateway = await createGateway({ networks });
  closeAfterTest(gateway);
  return gateway;
}

/** An upstream whose responses identify it. */
async function startResponding(result: string): Promise<string> {
  const upstream = await startUpstream(respondWith(() => result));
  closeAfterTest(upstream);
  return upstream.url;
}

const gasPrice = { jsonrpc: "2.0", id: 1, method: "eth_gasPrice", params: [] };

async function readGasPrice(gateway: Gateway, { details }: NodeRecord): Promise<unknown> {
  const { json } = await request(`${gateway.url}/${details.auth_key}`, { method: "POST", body: gasPrice });
  return (json as { result?: unknown }).result;
}

describe("a gateway with networks", () => {
  it("serves each node from the upstreams of its network", async () => {
    const gateway = await startGateway({
      "ethereum-mainnet": { chainId: "any", rpc: upstreamsAt(await startResponding("mainnet")) },
      "ethereum-sepolia": { chainId: "any", rpc: upstreamsAt(await startResponding("sepolia")) },
    });
    const api = managementClient(gateway);
    const mainnet = await createNetwork(api, "ethereum");
    const sepolia = await createNetwork(api, "ethereum", [draft], "ethereum-sepolia");
    expect(await readGasPrice(gateway, mainnet.nodes[0] as NodeRecord)).toBe("mainnet");
    expect(await readGasPrice(gateway, sepolia.nodes[0] as NodeRecord)).toBe("sepolia");
  });

  it("creates a first node for each protocol that it serves, on the mainnet if that is served", async () => {
    const gateway = await startGateway({
      "ethereum-sepolia": { rpc: "simulator" },
      "ethereum-mainnet": { rpc: "simulator" },
      "bsc-testnet": { rpc: "simulator" },
      "base-mainnet": "off",
      "gnosis-mainnet": { rpc: "off" },
    });
    expect(Object.keys(gateway.credentials?.nodes ?? {})).toEqual(["ethereum", "bsc"]);
    const { json } = await managementClient(gateway)("GET", "/networks/");
    const { results } = json as { results: { name: string; configuration: { network: string } }[] };
    expect(results.map(({ name, configuration }) => [name, configuration.network])).toEqual([
      ["Mainnet", "ethereum-mainnet"],
      ["Testnet", "bsc-testnet"],
    ]);
  });

  it.each(["ethereum-sepolia", "ethereum-holesky", "ethereum-mainnet"])(
    "creates no network and no node on %s, which it does not serve",
    async (network) => {
      const gateway = await startGateway({
        "ethereum-hoodi": { rpc: "simulator" },
        "ethereum-sepolia": "off",
        "ethereum-mainnet": { rpc: "off" },
      });
      const api = managementClient(gateway);
      const { json: project } = await api("POST", "/projects/", { name: "one" });
      const body = {
        protocol: "ethereum",
        project: (project as { id: string }).id,
        configuration: { network },
      };
      for (const nodes of [[draft], []]) {
        const response = await api("POST", "/networks/", { ...body, nodes });
        expect(response.status).toBe(400);
        expect(readFields(response)).toEqual({
          "configuration.network": [expect.stringContaining(`${network}: it has no upstream for it`)],
        });
      }
    },
  );

  it("reports that a node's network or part is off, and what to configure", async () => {
    const folder = temporaryFolder();
    const database = join(folder, "gateway.db");
    const first = await createGateway({ database });
    const credentials = first.credentials;
    await first.close();
    const networks: NetworksOption = { "ethereum-mainnet": { beacon: "simulator" }, "solana-mainnet": "off" };
    const gateway = { ...(await createGateway({ database, networks })), credentials } as Gateway;
    closeAfterTest(gateway);

    const rejection = { code: -32601, message: expect.stringContaining("networks.ethereum-mainnet.rpc") };
    expect(await post(gateway, "ethereum", gasPrice)).toMatchObject({
      status: 200,
      json: { id: 1, error: rejection },
    });
    expect(await post(gateway, "ethereum", [gasPrice, { ...gasPrice, id: 2 }])).toMatchObject({
      status: 200,
      json: [
        { id: 1, error: rejection },
        { id: 2, error: rejection },
      ],
    });
    const ethereum = findNode(gateway, "ethereum");
    expect((await request(`${gateway.url}/${ethereum.key}/eth/v1/beacon/genesis`)).status).toBe(200);
    const info = await request(`${gateway.url}/${findNode(gateway, "hyperliquid").key}/info`, {
      method: "POST",
      body: { type: "meta" },
    });
    expect(info.status).toBe(404);
    expect(info.text).toContain("networks.hyperliquid-mainnet.info");
    expect((await request(`${gateway.url}/exchange`, { method: "POST", body: {} })).status).toBe(404);
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${ethereum.key}`);
    const [error] = (await once(socket, "error")) as [Error];
    expect(error.message).toContain("404");
    const geyser = new GrpcCaller(gateway.grpcUrl, findNode(gateway, "solana").key);
    await expect(geyser.unary("/geyser.Geyser/GetSlot")).rejects.toMatchObject({
      code: 12,
      details: expect.stringContaining("networks.solana-mainnet.grpc"),
    });
    geyser.client.close();
  });

  it("shows only served endpoints in a node's record", async () => {
    const gateway = await startGateway({
      "ethereum-mainnet": { beacon: "simulator" },
      "solana-mainnet": { grpc: "simulator" },
    });
    const { json } = await managementClient(gateway)("GET", "/nodes/?protocol=ethereum");
    const [{ details }] = (json as { results: [{ details: object }] }).results;
    expect(details).toMatchObject({ beacon_endpoint: gateway.url, api_namespaces: [] });
    expect(details).not.toHaveProperty("wss_endpoint");
  });
});
