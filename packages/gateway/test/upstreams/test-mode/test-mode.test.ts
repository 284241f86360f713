import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isNodeAccessError } from "@node-access/auth";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway, type GatewayOptions } from "../../../src/index.ts";
import { Faults } from "../../../src/upstreams/test-mode/faults.ts";
import { closeAfterTest, temporaryFolder } from "../../cleanup.ts";
import { call, findNode, post, request } from "../../client.ts";
import { respondWith, startUpstream } from "../../upstream-server.ts";
import { upstreamsAt, networksWith } from "../../networks.ts";

async function open(options: GatewayOptions = {}): Promise<Gateway<Credentials>> {
  const gateway = await createGateway({
    networks: networksWith({ ethereum: { rpc: "simulator" } }),
    ...options,
    database: ":memory:",
  });
  closeAfterTest(gateway);
  return gateway;
}

async function withUpstream(
  options: GatewayOptions,
): Promise<{ gateway: Gateway<Credentials>; received: () => number }> {
  const upstream = await startUpstream(respondWith((method) => `upstream ${method}`));
  closeAfterTest(upstream);
  const gateway = await open({
    ...options,
    networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }),
  });
  return { gateway, received: () => upstream.bodies.length };
}

const servedBy = "x-node-access-served-by";
const rpcCall = (id: number, method: string, params: unknown[] = []): object => ({
  jsonrpc: "2.0",
  id,
  method,
  params,
});

function failures(faults: Faults, name: string): boolean[] {
  return Array.from({ length: 50 }, () => faults.inject(name).fault?.status === 503);
}

describe("fixed credentials", () => {
  it("are the gateway's only credentials", async () => {
    const gateway = await open({
      credentials: {
        apiKey: "test.api-key",
        nodes: { ethereum: { key: "test-key", password: "test-password" } },
      },
    });
    const { apiKey, nodes } = gateway.credentials;
    expect(apiKey).toBe("test.api-key");
    expect(nodes.ethereum).toMatchObject({ key: "test-key", password: "test-password" });
    const chainId = { method: "POST", body: rpcCall(1, "eth_chainId") };
    expect((await request(`${gateway.url}/test-key`, chainId)).status).toBe(200);
    const { username } = nodes.ethereum;
    const authorization = `Basic ${Buffer.from(`${username}:test-password`).toString("base64")}`;
    expect((await request(gateway.url, { ...chainId, headers: { authorization } })).status).toBe(200);
    const headers = { authorization: "Bearer test.api-key" };
    const { json } = await request(`${gateway.url}/v1/nodes/${nodes.ethereum.id}/`, { headers });
    expect(JSON.stringify(json)).toContain("test-key");
    expect((await request(`${gateway.url}/${nodes.bsc.key}`, chainId)).status).toBe(200);
  });

  it.each([
    [{ apiKey: "" }, "credentials.apiKey"],
    [{ nodes: { ethereum: { key: "a/b" } } }, "credentials.nodes.ethereum.key"],
    [{ nodes: { ethereum: { key: "a" }, bsc: { key: "a" } } }, "credentials.nodes.bsc.key"],
    [{ nodes: { etherium: {} } }, "credentials.nodes"],
  ])("are rejected if they are wrong: %j", async (credentials, path) => {
    const error: unknown = await open({ credentials: credentials as never }).catch(
      (thrown: unknown) => thrown,
    );
    expect(isNodeAccessError(error, "INVALID_ARGUMENT")).toBe(true);
    expect(String(error)).toContain(`${path}: `);
  });
});

describe("the chain id", () => {
  it("applies to simulated nodes, and to anvil unless it has its own", async () => {
    const gateway = await createGateway({
      chainId: 1337,
      networks: networksWith({
        ethereum: { rpc: "simulator" },
        bsc: { rpc: { anvil: true } },
        base: { rpc: { anvil: ["--chain-id", "8453"] } },
      }),
    });
    closeAfterTest(gateway);
    const readId = async (protocol: string): Promise<unknown> =>
      (await post(gateway, protocol, rpcCall(1, "eth_chainId"))).json;
    expect(await readId("ethereum")).toMatchObject({ result: "0x539" });
    expect(await readId("bsc")).toMatchObject({ result: "0x539" });
    expect(await readId("base")).toMatchObject({ result: "0x2105" });
  });
});

describe("fixtures", () => {
  it("respond to methods, optionally by params, instead of an upstream", async () => {
    const { gateway, received } = await withUpstream({
      fixtures: {
        eth_chainId: "0x7",
        eth_accounts: ["0x1"],
        eth_call: [
          { params: [{ to: "0xa" }, "latest"], result: "0x01" },
          {
            params: [{ to: "0xb" }, "latest"],
            error: { code: 3, message: "execution reverted", data: "0x08" },
          },
        ],
      },
    });
    const first = await post(gateway, "ethereum", rpcCall(1, "eth_chainId"));
    expect(first.json).toEqual({ jsonrpc: "2.0", id: 1, result: "0x7" });
    expect(first.headers.get(servedBy)).toBe("fixture");
    expect(await call(gateway, "eth_accounts")).toEqual(["0x1"]);
    expect(await call(gateway, "eth_call", { to: "0xa" }, "latest")).toBe("0x01");
    const reverted = await post(gateway, "ethereum", rpcCall(2, "eth_call", [{ to: "0xb" }, "latest"]));
    expect(reverted.json).toMatchObject({ id: 2, error: { code: 3, data: "0x08" } });
    expect(received()).toBe(0);
    expect(await call(gateway, "eth_call", { to: "0xc" }, "latest")).toBe("upstream eth_call");
  });

  it("respond to items of a batch in place", async () => {
    const { gateway } = await withUpstream({ fixtures: { eth_chainId: "0x7" } });
    const { json } = await post(gateway, "ethereum", [
      rpcCall(1, "eth_gasPrice"),
      rpcCall(1, "eth_chainId"),
      rpcCall(2, "eth_blockNumber"),
    ]);
    expect(json).toMatchObject([
      { id: 1, result: "upstream eth_gasPrice" },
      { id: 1, result: "0x7" },
      { id: 2, result: "upstream eth_blockNumber" },
    ]);
  });

  it("respond to REST operations and venue requests", async () => {
    const gateway = await open({
      fixtures: {
        getBlockHeader: [{ params: { block_id: "7" }, status: 404, result: { code: 404, message: "none" } }],
        getNodeVersion: { data: { version: "mine" } },
        l2Book: [{ params: { coin: "ETH" }, result: { coin: "ETH", time: 1, levels: [[], []] } }],
        agentEnableDexAbstraction: { status: "err", response: "no" },
      },
    });
    const beacon = (path: string): Promise<{ status: number; json: unknown }> =>
      request(`${gateway.url}/${findNode(gateway, "ethereum").key}${path}`);
    expect(await beacon("/eth/v1/node/version")).toMatchObject({
      status: 200,
      json: { data: { version: "mine" } },
    });
    expect(await beacon("/eth/v1/beacon/headers/7")).toMatchObject({
      status: 404,
      json: { message: "none" },
    });
    expect(await beacon("/eth/v1/beacon/headers/8")).toMatchObject({ status: 200 });
    const info = (body: object): Promise<unknown> =>
      post(gateway, "hyperliquid", body, "/info").then(({ json }) => json);
    expect(await info({ type: "l2Book", coin: "ETH" })).toMatchObject({ time: 1 });
    expect(await info({ type: "l2Book", coin: "BTC" })).toMatchObject({ coin: "BTC" });
    const action = { type: "agentEnableDexAbstraction" };
    const signature = { r: "0x1", s: "0x1", v: 27 };
    const response = await request(`${gateway.url}/exchange`, {
      method: "POST",
      body: { action, nonce: 1, signature },
    });
    expect(response.json).toEqual({ status: "err", response: "no" });
  });

  it("are rejected for an unknown name", async () => {
    const error: unknown = await open({ fixtures: { getNodeVersoin: {} } }).catch(
      (thrown: unknown) => thrown,
    );
    expect(isNodeAccessError(error, "INVALID_ARGUMENT")).toBe(true);
    expect(String(error)).toContain("fixtures.getNodeVersoin");
  });
});

async function callSeveralMethods(gateway: Gateway): Promise<unknown[]> {
  return [
    await call(gateway, "eth_blockNumber"),
    await call(gateway, "eth_getBalance", "0x1", "latest"),
    await call(gateway, "eth_blockNumber"),
    (await post(gateway, "ethereum", [rpcCall(7, "eth_getCode", ["0x1"]), rpcCall(7, "eth_gasPrice")])).json,
  ];
}

describe("a recording", () => {
  it("replays upstreams' responses in order, and contains no credentials", async () => {
    const folder = temporaryFolder();
    const record = join(folder, "recorded.json");
    let block = 0;
    const upstream = await startUpstream(
      respondWith((method, params) =>
        method === "eth_blockNumber" ? `0x${(block += 1)}` : { method, params },
      ),
    );
    closeAfterTest(upstream);
    const urls = [`${upstream.url}/secret-of-the-upstream`];
    const recording = await open({
      record,
      networks: networksWith({ ethereum: { rpc: upstreamsAt(...urls) } }),
      fixtures: { eth_chainId: "0x7" },
    });
    const live = await callSeveralMethods(recording);
    await call(recording, "eth_chainId");
    const { key } = findNode(recording, "ethereum");
    const text = readFileSync(record, "utf8");
    const records = JSON.parse(text) as { method: string }[];
    expect(records.map(({ method }) => method)).toEqual([
      "eth_blockNumber",
      "eth_getBalance",
      "eth_blockNumber",
      "eth_getCode",
      "eth_gasPrice",
    ]);
    for (const secret of [key, "secret-of-the-upstream"]) expect(text).not.toContain(secret);
    const replaying = await open({ networks: networksWith({ ethereum: { rpc: { recorded: record } } }) });
    expect(await callSeveralMethods(replaying)).toEqual(live);
    expect(await call(replaying, "eth_blockNumber")).toBe("0x2");
  });

  it("replays REST and venue responses by their request bodies, and actions with any nonce", async () => {
    const folder = temporaryFolder();
    const record = join(folder, "recorded.json");
    const upstream = await startUpstream((body, response) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ echo: body, amount: 1 }));
    });
    closeAfterTest(upstream);
    const urls = [upstream.url];
    const recording = await open({
      record,
      networks: networksWith({ hyperliquid: { info: upstreamsAt(...urls), exchange: upstreamsAt(...urls) } }),
    });
    const action = { type: "agentEnableDexAbstraction" };
    const calls = async (gateway: Gateway, nonce: number): Promise<unknown[]> => [
      (await post(gateway, "hyperliquid", { type: "l2Book", coin: "ETH" }, "/info")).json,
      (await post(gateway, "hyperliquid", { type: "l2Book", coin: "BTC" }, "/info")).json,
      (
        await request(`${gateway.url}/exchange`, {
          method: "POST",
          body: { action, nonce, signature: { r: "0x1", s: "0x1", v: 27 } },
        })
      ).json,
    ];
    const live = await calls(recording, 1);
    expect(readFileSync(record, "utf8")).not.toContain(
      '"request":{"action":{"type":"agentEnableDexAbstraction"},"',
    );
    const recorded = { recorded: record };
    const replaying = await open({
      networks: networksWith({ hyperliquid: { info: recorded, exchange: recorded } }),
    });
    expect(await calls(replaying, 2)).toEqual(live);
  });

  it.each([
    ["{}", "JSON that is not a list"],
    ["[", "a file that is not JSON"],
    ['[{ "path": "/", "body": 1 }, 5]', "record 2 without method and path"],
    [
      '[{ "method": "eth_chainId", "reslt": 1 }]',
      'record 1 with "reslt": its fields are method, params, result, error',
    ],
    ['[{ "method": "eth_chainId", "params": [] }]', "record 1 without result and error"],
    ['[{ "path": "/info", "status": 500 }]', "record 1 without body"],
  ])("rejects the recording %s", async (text, received) => {
    const recorded = join(temporaryFolder(), "recorded.json");
    writeFileSync(recorded, text);
    const networks = networksWith({ ethereum: { rpc: { recorded } } });
    await expect(createGateway({ networks })).rejects.toThrow(`received ${received}`);
  });

  it("needs a writable file", async () => {
    const error: unknown = await open({ record: "/nowhere/recorded.json" }).catch(
      (thrown: unknown) => thrown,
    );
    expect(String(error)).toContain("record: expected a file that can be written");
  });
});

describe("faults", () => {
  it("fail calls with a JSON-RPC error, and nothing else", async () => {
    const gateway = await open({
      faults: [
        { methods: ["eth_get*", "net_version"], error: { code: -32000, message: "header not found" } },
      ],
    });
    const response = await post(gateway, "ethereum", rpcCall(1, "eth_getBalance"));
    expect(response).toMatchObject({
      status: 200,
      json: { id: 1, error: { code: -32000, message: "header not found" } },
    });
    expect(response.headers.get(servedBy)).toBe("fault");
    expect(await call(gateway, "eth_chainId")).toBe("0x1");
    const { json } = await post(gateway, "ethereum", [rpcCall(1, "net_version"), rpcCall(2, "eth_chainId")]);
    expect(json).toMatchObject([{ error: { code: -32000 } }, { result: "0x1" }]);
  });

  it("fail requests with an HTTP status and Retry-After, on all surfaces", async () => {
    const gateway = await open({ faults: [{ status: 429, retryAfter: 7 }] });
    const responses = [
      await post(gateway, "ethereum", rpcCall(1, "eth_chainId")),
      await post(gateway, "hyperliquid", { type: "meta" }, "/info"),
      await request(`${gateway.url}/${findNode(gateway, "ethereum").key}/eth/v1/node/version`),
    ];
    for (const { status, headers } of responses) {
      expect(status).toBe(429);
      expect(headers.get("retry-after")).toBe("7");
    }
    expect(responses[0]?.json).toMatchObject({ id: 1, error: { code: -32005 } });
    const headers = { authorization: `Bearer ${gateway.credentials.apiKey}` };
    expect((await request(`${gateway.url}/v1/nodes/`, { headers })).status).toBe(200);
  });

  it("close connections: of HTTP requests, alone or in a batch, and WebSockets", async () => {
    const gateway = await open({ faults: [{ methods: ["eth_chainId", "meta"], disconnect: true }] });
    const chainId = rpcCall(1, "eth_chainId");
    await expect(post(gateway, "ethereum", chainId)).rejects.toThrow("fetch failed");
    await expect(post(gateway, "ethereum", [rpcCall(2, "evm_mine"), chainId])).rejects.toThrow(
      "fetch failed",
    );
    await expect(post(gateway, "hyperliquid", { type: "meta" }, "/info")).rejects.toThrow("fetch failed");
    expect((await post(gateway, "ethereum", rpcCall(1, "net_version"))).status).toBe(200);
    const socket = new WebSocket(
      `${gateway.url.replace("http", "ws")}/ws/${findNode(gateway, "ethereum").key}`,
    );
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.once("open", () => socket.send(JSON.stringify(chainId)));
    expect(await closed).toBe(1006);
  });

  it("delay responses, and drop calls whose callers have disconnected", async () => {
    const { gateway, received } = await withUpstream({
      faults: [{ methods: ["eth_call"], latency: 60_000 }],
    });
    const controller = new AbortController();
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      signal: controller.signal,
    };
    const late = fetch(`${gateway.url}/${findNode(gateway, "ethereum").key}`, {
      ...init,
      body: JSON.stringify(rpcCall(1, "eth_call")),
    });
    expect(await call(gateway, "eth_gasPrice")).toBe("upstream eth_gasPrice");
    controller.abort();
    await expect(late).rejects.toThrow("aborted");
    expect(received()).toBe(1);
  });

  it("are the same with the same seed, and occur at about the configured rate", () => {
    const rate = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.string(), rate, (seed, wanted) => {
        const faults = [{ rate: wanted, status: 503 }];
        const [one, other] = [new Faults(faults, seed), new Faults(faults, seed)];
        const outcomes = Array.from({ length: 400 }, () => one.inject("eth_call").fault !== undefined);
        expect(Array.from({ length: 400 }, () => other.inject("eth_call").fault !== undefined)).toEqual(
          outcomes,
        );
        expect(Math.abs(outcomes.filter(Boolean).length / 400 - wanted)).toBeLessThan(0.2);
      }),
    );
  });

  it("do not depend on other faults, and apply by method", () => {
    const fault = { rate: 0.5, status: 503 };
    const alone = failures(new Faults([fault], "a"), "eth_call");
    expect(failures(new Faults([fault, { methods: ["eth_call"], latency: 5 }], "a"), "eth_call")).toEqual(
      alone,
    );
    expect(failures(new Faults([fault], "b"), "eth_call")).not.toEqual(alone);
    const mixed = new Faults([{ ...fault, methods: ["eth_call"] }], "a");
    expect(
      alone.map((_, index) => (mixed.inject(`eth_${index}`), mixed.inject("eth_call").fault !== undefined)),
    ).toEqual(alone);
  });

  it.each([
    [{}, "faults.0"],
    [{ status: 200 }, "faults.0.status"],
    [{ status: 503, rate: 2 }, "faults.0.rate"],
    [{ latency: [5, 1] }, "faults.0.latency"],
    [{ latency: -1 }, "faults.0.latency"],
    [{ methods: ["unheard"], status: 503 }, "faults.0.methods.0"],
    [{ methods: ["unheard*"], status: 503 }, "faults.0.methods.0"],
    [{ error: { code: "x", message: "" } }, "faults.0.error.code"],
    [{ disconnect: 1 }, "faults.0.disconnect"],
    [{ sometimes: true }, "faults.0"],
  ])("are rejected if they are wrong: %j", async (fault, path) => {
    const error: unknown = await open({ faults: [fault as never] }).catch((thrown: unknown) => thrown);
    expect(isNodeAccessError(error, "INVALID_ARGUMENT")).toBe(true);
    expect(String(error)).toContain(`${path}: `);
  });
});
