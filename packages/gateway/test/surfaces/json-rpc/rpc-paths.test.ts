import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Gateway, type NetworksOption } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { findNode, post, request } from "../../client.ts";
import { managementClient } from "../../management-client.ts";
import { upstreamsAt } from "../../networks.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../../upstream-server.ts";

async function startGateway(networks: NetworksOption): Promise<Gateway> {
  const gateway = await createGateway({ networks });
  closeAfterTest(gateway);
  return gateway;
}

/** An upstream, and the path of each request that it has received. */
async function upstream(): Promise<UpstreamServer & { readonly paths: string[] }> {
  const paths: string[] = [];
  const respond = respondWith((method, params) => ({ method, params }));
  const server = await startUpstream((body, response, message) => {
    paths.push(message.url ?? "");
    respond(body, response);
  });
  closeAfterTest(server);
  return { ...server, paths };
}

function createCall(method: string, params: unknown = {}, id = 1): object {
  return { jsonrpc: "2.0", id, method, params };
}

const height = createCall("platform.getHeight");
const balance = { addresses: ["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"] };

describe("JSON-RPC at further paths of a node", () => {
  it("has the methods of each path, with the specs' examples where no upstream is", async () => {
    const gateway = await startGateway({ "avalanche-mainnet": "simulator" });
    const at = async (path: string, body: unknown): Promise<unknown> =>
      (await post(gateway, "avalanche", body, path)).json;
    expect(await at("/ext/bc/P", height)).toMatchObject({ result: { height: "22756" } });
    expect(await at("/ext/bc/X", createCall("avm.getHeight"))).toMatchObject({ result: { height: "22756" } });
    expect(await at("/ext/info", createCall("info.getNetworkID", []))).toMatchObject({
      result: { networkID: "1" },
    });
    expect(await at("/ext/health/", createCall("health.health"))).toMatchObject({
      result: { healthy: true },
    });
    expect(await at("/ext/bc/C/avax", createCall("avax.getAtomicTxStatus", { txID: "2bc" }))).toMatchObject({
      result: { status: "Accepted" },
    });
    expect(await at("", createCall("eth_chainId", []))).toMatchObject({ result: "0xa86a" });
    // A method belongs to one path, and a path has no methods that its specs omit.
    for (const [path, method] of [
      ["", "platform.getHeight"],
      ["/ext/bc/X", "platform.getHeight"],
      ["/ext/bc/P", "platform.exportKey"],
      ["/ext/info", "admin.stacktrace"],
      ["/ext/bc/P", "eth_chainId"],
    ] as const)
      expect(await at(path, createCall(method))).toMatchObject({ error: { code: -32601 } });
    const batch = await at("/ext/bc/P", [height, createCall("platform.getTimestamp", {}, 2)]);
    expect(batch).toMatchObject([{ id: 1, result: { height: "22756" } }, { id: 2 }]);
  });

  it("takes params by name only, as nodes do", async () => {
    const gateway = await startGateway({ "avalanche-mainnet": "simulator" });
    const outcome = async (params: unknown): Promise<unknown> =>
      (await post(gateway, "avalanche", createCall("platform.getBalance", params), "/ext/bc/P")).json;
    expect(await outcome(balance)).toMatchObject({ result: { balance: "30000000000000000" } });
    expect(await outcome([balance])).toMatchObject({ result: { balance: "30000000000000000" } });
    for (const wrong of [[balance.addresses], [balance, 1], {}, { addresses: "P-avax1" }, ["P-avax1"]])
      expect(await outcome(wrong)).toMatchObject({ error: { code: -32000 } });
  });

  it("accepts the credentials of a node, and POST only", async () => {
    const gateway = await startGateway({ "avalanche-mainnet": "simulator" });
    const { username, password, key } = findNode(gateway, "avalanche");
    const basic = { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` };
    const options = { method: "POST", body: height };
    expect((await request(`${gateway.url}/ext/bc/P`, { ...options, headers: basic })).status).toBe(200);
    expect((await request(`${gateway.url}/ext/bc/P`, options)).status).toBe(401);
    expect((await request(`${gateway.url}/${"a".repeat(32)}/ext/bc/P`, options)).status).toBe(401);
    expect((await request(`${gateway.url}/${key}/ext/bc/P`)).status).toBe(405);
    expect((await request(`${gateway.url}/${key}/ext/bc/Q`, options)).status).toBe(404);
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${key}/ext/bc/P`);
    const [error] = (await once(socket, "error")) as [Error];
    expect(error.message).toContain("404");
  });

  it("forwards each path to its own upstreams, and splits batches that these do not take", async () => {
    const [platform, chain] = [await upstream(), await upstream()];
    const gateway = await startGateway({
      "avalanche-mainnet": {
        chainId: "any",
        rpc: upstreamsAt(`${chain.url}/ext/bc/C/rpc`),
        "avalanche-p": upstreamsAt(`${platform.url}/ext/bc/P`),
      },
    });
    const { json } = await post(
      gateway,
      "avalanche",
      createCall("platform.getBalance", balance),
      "/ext/bc/P",
    );
    expect(json).toMatchObject({ result: { method: "platform.getBalance", params: balance } });
    const calls = [1, 2, 3].map((id) => createCall("platform.getTx", { txID: `t${id}` }, id));
    const batch = await post(gateway, "avalanche", calls, "/ext/bc/P");
    expect(batch.json).toMatchObject(
      calls.map((call) => ({ result: { params: Reflect.get(call, "params") } })),
    );
    expect(platform.bodies).toHaveLength(4);
    expect(platform.bodies.filter((body) => body.startsWith("["))).toEqual([]);
    expect(new Set(platform.paths)).toEqual(new Set(["/ext/bc/P"]));
    await post(gateway, "avalanche", createCall("eth_gasPrice", []));
    expect(chain.bodies.filter((body) => body.includes("eth_gasPrice"))).toHaveLength(1);
    expect(chain.bodies.some((body) => body.includes("platform"))).toBe(false);
    const off = await post(gateway, "avalanche", createCall("info.peers"), "/ext/info");
    expect(off.json).toMatchObject({
      error: { code: -32601, message: expect.stringContaining("networks.avalanche-mainnet.avalanche-info") },
    });
  });

  it("serves the same methods at both paths of HyperEVM, each from its upstreams", async () => {
    const [evm, nanoreth] = [await upstream(), await upstream()];
    const gateway = await startGateway({
      "hyperliquid-mainnet": {
        chainId: "any",
        rpc: upstreamsAt(`${evm.url}/evm`),
        nanoreth: upstreamsAt(`${nanoreth.url}/nanoreth`),
      },
    });
    const trace = createCall("trace_block", ["0x2d"]);
    await post(gateway, "hyperliquid", trace, "/evm");
    const batch = await post(gateway, "hyperliquid", [trace, createCall("eth_gasPrice", [], 2)], "/nanoreth");
    expect(batch.json).toMatchObject([{ result: { method: "trace_block" } }, { id: 2 }]);
    const traces = [evm, nanoreth].map(({ bodies }) => bodies.filter((body) => body.includes("trace_block")));
    expect(traces.map(({ length }) => length)).toEqual([1, 1]);
    expect(new Set(nanoreth.paths)).toEqual(new Set(["/nanoreth"]));
    const simulated = await startGateway({ "hyperliquid-mainnet": "simulator" });
    const { json } = await post(simulated, "hyperliquid", createCall("eth_chainId", []), "/nanoreth");
    expect(json).toMatchObject({ result: "0x3e7" });
  });

  it("is part of a node's record", async () => {
    const gateway = await startGateway({
      "avalanche-mainnet": { rpc: "simulator", "avalanche-p": "simulator" },
    });
    const { json } = await managementClient(gateway)("GET", "/nodes/?protocol=avalanche");
    const [{ details }] = (json as { results: [{ details: { api_namespaces: string[] } }] }).results;
    expect(details.api_namespaces).toEqual(["eth", "net", "web3", "txpool", "debug", "platform"]);
  });
});
