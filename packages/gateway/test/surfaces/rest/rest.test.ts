import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway, type LogEntry } from "../../../src/index.ts";
import { temporaryFolder } from "../../cleanup.ts";
import { type HttpResponse, call, findNode, post, request } from "../../client.ts";
import { startUpstream } from "../../upstream-server.ts";
import { upstreamsAt, networksWith } from "../../networks.ts";

const servedBy = "x-node-access-served-by";

describe("REST endpoints without an upstream", () => {
  let gateway: Gateway<Credentials>;
  beforeAll(async () => {
    gateway = await createGateway();
  });
  afterAll(() => gateway.close());

  function get(protocol: string, path: string): ReturnType<typeof request> {
    return request(`${gateway.url}/${findNode(gateway, protocol).key}${path}`);
  }

  it("are labelled in the log too, once for each part of a node", async () => {
    const entries: LogEntry[] = [];
    const logged = await createGateway({ log: (entry) => entries.push(entry) });
    for (let count = 0; count < 3; count += 1) await post(logged, "hyperliquid", { type: "meta" }, "/info");
    await post(logged, "starknet", {
      jsonrpc: "2.0",
      id: 1,
      method: "starknet_simulateTransactions",
      params: [],
    });
    const served = entries.filter(({ event }) => event === "served without a node");
    expect(served).toMatchObject([
      { part: "info", by: "simulator", node: findNode(logged, "hyperliquid").id },
      { part: "rpc", by: "simulator", node: findNode(logged, "starknet").id },
    ]);
    await logged.close();
  });

  it("return the beacon's genesis, labelled", async () => {
    const { status, headers, json } = await get("ethereum", "/eth/v1/beacon/genesis");
    expect(status).toBe(200);
    expect(headers.get(servedBy)).toBe("simulator");
    expect(json).toMatchObject({ data: { genesis_time: expect.stringMatching(/^\d+$/) } });
  });

  it.each([
    ["/eth/v2/beacon/blocks/newest", "block_id must "],
    ["/eth/v2/beacon/blocks/%zz", "block_id is not text"],
    ["/eth/v1/beacon/states/head/validators?status=active&status=asleep", "status.1 must "],
    ["/eth/v1/beacon/states/head/validators?status=active,asleep", "status.1 must "],
    ["/eth/v1/validator/attestation_data", "slot is required"],
  ])("reject requests that are not in the beacon's spec: %s", async (path, expected) => {
    const { status, json } = await get("ethereum", path);
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: 400, message: expect.stringContaining(expected) });
  });

  it("respond to the beacon's publishing calls with only a status", async () => {
    const slashing = await get("ethereum", "/eth/v1/beacon/pool/proposer_slashings");
    const { data } = slashing.json as { data: readonly unknown[] };
    const path = "/eth/v1/beacon/pool/proposer_slashings";
    const { status, text } = await post(gateway, "ethereum", data[0], path);
    expect([status, text]).toEqual([200, ""]);
  });

  it("accept the beacon key only in the path, and send errors in the beacon's format", async () => {
    const { username, password } = findNode(gateway, "ethereum");
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
    const { status, json } = await request(`${gateway.url}/eth/v1/beacon/genesis`, {
      headers: { authorization },
    });
    expect(status).toBe(401);
    expect(json).toMatchObject({ code: 401, message: expect.any(String) });
  });

  it("return the venue's metadata, by token and by basic authentication", async () => {
    const body = { type: "meta" };
    const byToken = await post(gateway, "hyperliquid", body, "/info");
    expect(byToken.headers.get(servedBy)).toBe("simulator");
    expect(byToken.json).toMatchObject({ universe: expect.any(Array), marginTables: expect.any(Array) });
    const { username, password } = findNode(gateway, "hyperliquid");
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
    const byPassword = await request(`${gateway.url}/info`, {
      method: "POST",
      headers: { authorization },
      body,
    });
    expect(byPassword.json).toEqual(byToken.json);
  });

  it.each([[{ type: "unheardOf" }], [{}], ["{"]])(
    "respond to the unreadable info request %j with 422 in plain text",
    async (body) => {
      const { status, headers } = await post(gateway, "hyperliquid", body, "/info");
      expect(status).toBe(422);
      expect(headers.get("content-type")).toBe("text/plain");
    },
  );

  const transaction = {
    type: "INVOKE_FUNCTION",
    sender_address: "0x1",
    nonce: "0x0",
    max_fee: "0x0",
    version: "0x1",
    calldata: ["0x01"],
    signature: [],
  };

  it("serve the feeder gateway's simulation", async () => {
    const path = "/feeder_gateway/simulate_transaction?blockNumber=5";
    const { status, json, headers } = await post(gateway, "starknet", transaction, path);
    expect(status).toBe(200);
    expect(headers.get(servedBy)).toBe("simulator");
    expect(json).toMatchObject({ trace: {}, fee_estimation: { unit: expect.any(String) } });
  });

  it.each([
    ["", transaction],
    ["?blockNumber=never", transaction],
    ["?blockNumber=5", { ...transaction, nonce: 5 }],
  ])("reject the simulation %j in the feeder's format", async (query, body) => {
    const { status, json } = await post(
      gateway,
      "starknet",
      body,
      `/feeder_gateway/simulate_transaction${query}`,
    );
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: "StarknetErrorCode.MALFORMED_REQUEST" });
  });

  it("respond to Starknet's simulation with one result for each transaction, labelled", async () => {
    const invoke = {
      type: "INVOKE",
      version: "0x1",
      max_fee: "0x1b77e2fdfd1bb",
      sender_address: "0x02a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
      nonce: "0x0f",
      calldata: ["0x1"],
      signature: ["0x5cc5a2d3e4f5a6b7", "0x3b2d9e8f7a6b5c4d"],
    };
    const params = [{ block_number: 1 }, [invoke, invoke, invoke], []];
    const body = { jsonrpc: "2.0", id: 1, method: "starknet_simulateTransactions", params };
    const { json, headers } = await post(gateway, "starknet", body);
    expect(headers.get(servedBy)).toBe("simulator");
    expect((json as { result: unknown[] }).result).toHaveLength(3);
  });

  it.each([
    ["ethereum", "/eth/v1/beacon/genesis", "", undefined],
    ["hyperliquid", "/info", "", { type: "meta" }],
    ["starknet", "/feeder_gateway/simulate_transaction", "?blockNumber=5", transaction],
  ])("ignore a trailing slash: %s %s", async (protocol, path, query, body) => {
    const send = (at: string): Promise<HttpResponse> =>
      body ? post(gateway, protocol, body, at) : get(protocol, at);
    const { status, json } = await send(path + query);
    expect(status).toBe(200);
    expect(await send(`${path}/${query}`)).toMatchObject({ status, json });
  });

  it.each([
    ["ethereum", "/nowhere", 404],
    ["ethereum", "/info", 404],
    ["hyperliquid", "/info", 405],
    ["hyperliquid", "/eth/v1/beacon/genesis", 404],
  ])("%s has nothing to GET at %s: %i", async (protocol, path, status) => {
    expect((await get(protocol, path)).status).toBe(status);
  });
});

describe("REST endpoints with an upstream", () => {
  it("pass on path, query, body and response", async () => {
    const upstream = await startUpstream((body, response, { method, url }) => {
      response.writeHead(404, { "content-type": "application/json" });
      response.end(JSON.stringify({ method, url, body }));
    });
    const urls = [`${upstream.url}/base/`];
    const gateway = await createGateway({
      networks: networksWith({
        ethereum: { beacon: upstreamsAt(...urls) },
        hyperliquid: { info: upstreamsAt(...urls), exchange: upstreamsAt(...urls) },
      }),
    });
    const { key } = findNode(gateway, "ethereum");
    const genesis = await request(`${gateway.url}/${key}/eth/v1/beacon/genesis?x=1`);
    expect(genesis).toMatchObject({
      status: 404,
      json: { method: "GET", url: "/base/eth/v1/beacon/genesis?x=1", body: "" },
    });
    expect(genesis.headers.get(servedBy)).toBeNull();
    const info = await post(gateway, "hyperliquid", { type: "allMids" }, "/info");
    expect(info.json).toEqual({ method: "POST", url: "/base/info", body: '{"type":"allMids"}' });
    const exchange = await request(`${gateway.url}/exchange`, { method: "POST", body: { action: {} } });
    expect(exchange.json).toEqual({ method: "POST", url: "/base/exchange", body: '{"action":{}}' });
    await gateway.close();
    await upstream.close();
  });
});

function listChildren(pid: string): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
}

function readCommand(pid: string): string {
  return readFileSync(`/proc/${pid}/cmdline`, "utf8");
}

describe("sources of JSON-RPC", () => {
  it.runIf(process.platform === "linux")("can be an anvil that is restarted after it died", async () => {
    const gateway = await createGateway();
    await call(gateway, "eth_blockNumber");
    const filter = await call(gateway, "eth_newBlockFilter");
    const guard =
      listChildren(String(process.pid)).find((pid) => readCommand(pid).includes("anvil-guard")) ?? "";
    const [anvil] = listChildren(guard);
    process.kill(Number(anvil), "SIGKILL");
    await expect.poll(() => listChildren(String(process.pid))).not.toContain(guard);
    await expect.poll(() => call(gateway, "eth_blockNumber").catch(() => undefined)).toBe("0x0");
    await expect(call(gateway, "eth_getFilterChanges", filter)).rejects.toThrow("filter not found");
    await gateway.close();
  });

  it("can be an anvil that starts at the first call", async () => {
    const gateway = await createGateway({ allowMethods: ["evm_mine"] });
    expect(await call(gateway, "eth_blockNumber")).toBe("0x0");
    await call(gateway, "evm_mine");
    expect(await call(gateway, "eth_blockNumber")).toBe("0x1");
    await gateway.close();
  });

  it("can be recorded responses, labelled", async () => {
    const folder = temporaryFolder();
    const recorded = join(folder, "responses.json");
    writeFileSync(
      recorded,
      JSON.stringify([
        { method: "eth_getBalance", params: ["0x1", "latest"], result: "0x5" },
        { method: "eth_getBalance", error: { code: -32000, message: "as recorded" } },
        { path: "/eth/v1/beacon/genesis", status: 404, body: { code: 404, message: "not yet" } },
      ]),
    );
    const source = { recorded };
    const gateway = await createGateway({
      networks: networksWith({ ethereum: { rpc: source, beacon: source } }),
    });
    expect(await call(gateway, "eth_getBalance", "0x1", "latest")).toBe("0x5");
    await expect(call(gateway, "eth_getBalance", "0x2", "latest")).rejects.toThrow("as recorded");
    await expect(call(gateway, "eth_chainId")).rejects.toThrow("recorded");
    const body = { jsonrpc: "2.0", id: 1, method: "eth_getBalance", params: ["0x1", "latest"] };
    const batch = await post(gateway, "ethereum", [body, body]);
    expect(batch.headers.get(servedBy)).toBe("recorded");
    expect(batch.json).toEqual([1, 1].map((id) => ({ jsonrpc: "2.0", id, result: "0x5" })));
    const genesis = await request(
      `${gateway.url}/${findNode(gateway, "ethereum").key}/eth/v1/beacon/genesis`,
    );
    expect(genesis).toMatchObject({ status: 404, json: { message: "not yet" } });
    await gateway.close();
  });
});
