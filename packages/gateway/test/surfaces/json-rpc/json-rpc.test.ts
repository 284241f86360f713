import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { parseLossless } from "../../../src/codec/json/json-text.ts";
import { post, request } from "../../client.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../../upstream-server.ts";
import { upstreamsAt, networksWith } from "../../networks.ts";

function rpcCall(id: unknown, method: string, params: unknown[] = []): object {
  return { jsonrpc: "2.0", id, method, params };
}

describe("JSON-RPC over HTTP", () => {
  let upstream: UpstreamServer;
  let gateway: Gateway<Credentials>;
  beforeAll(async () => {
    upstream = await startUpstream(
      respondWith((method, params) => (method === "eth_newFilter" ? "0x1" : { method, params })),
    );
    gateway = await createGateway({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }),
      limits: { batchItems: 5, bodyBytes: 2000 },
    });
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  it.each([
    ["{", 400, -32700],
    ["", 400, -32700],
    ["[]", 400, -32600],
    ["5", 400, -32600],
    [{ jsonrpc: "2.0", method: "eth_chainId" }, 400, -32600],
    [{ jsonrpc: "1.0", id: 1, method: "eth_chainId" }, 400, -32600],
    [{ jsonrpc: "2.0", id: 1, method: 5 }, 400, -32600],
    [{ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: 5 }, 400, -32600],
    [{ jsonrpc: "2.0", id: 1, method: "evm_mine" }, 200, -32601],
    [{ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params: ["newHeads"] }, 200, -32601],
    [Array.from({ length: 6 }, () => rpcCall(1, "eth_chainId")), 413, -32600],
  ])("responds to %j with %i and %i", async (body, status, code) => {
    const response = await post(gateway, "ethereum", body);
    expect(response.status).toBe(status);
    expect(response.json).toMatchObject({ jsonrpc: "2.0", error: { code } });
  });

  it("says what an id may be, in each form that it accepts", async () => {
    const message = "id: expected a number, a string or null";
    for (const id of [true, {}, [1], undefined]) {
      const { json } = await post(gateway, "ethereum", { jsonrpc: "2.0", id, method: "eth_chainId" });
      expect(json).toMatchObject({ id: null, error: { code: -32600, message } });
    }
    for (const id of [0, -1.5, "", "a", null])
      expect((await post(gateway, "ethereum", { ...rpcCall(1, "eth_chainId"), id })).json).toMatchObject({
        id,
      });
  });

  it.each([
    ["k3u8-1", /^k3u8-1$/],
    ["a b\u00e9", /^[\da-f-]{36}$/],
    ["x".repeat(101), /^[\da-f-]{36}$/],
  ])("returns a request's id, or its own if the id is not valid: %s", async (id, returned) => {
    const { headers } = await fetch(`${gateway.url}/v1/networks/`, { headers: { "x-request-id": id } });
    expect(headers.get("x-request-id")).toMatch(returned);
  });

  it("rejects a body over the limit, with and without its length", async () => {
    const large = rpcCall(1, "eth_call", ["x".repeat(2000)]);
    expect((await post(gateway, "ethereum", large)).status).toBe(413);
  });

  it("sends a batch upstream as one request if no call in it needs the gateway", async () => {
    const before = upstream.bodies.length;
    const { json } = await post(gateway, "ethereum", [
      rpcCall(1, "eth_chainId"),
      rpcCall("b", "eth_gasPrice"),
    ]);
    expect(json).toMatchObject([
      { id: 1, result: { method: "eth_chainId" } },
      { id: "b", result: { method: "eth_gasPrice" } },
    ]);
    expect(upstream.bodies.length).toBe(before + 1);
  });

  it("responds to each item of a mixed batch in place, even if ids repeat", async () => {
    const { status, json } = await post(gateway, "ethereum", [
      rpcCall(1, "evm_mine"),
      rpcCall(1, "eth_chainId"),
      5,
      rpcCall(1, "eth_newFilter"),
      rpcCall(1, "eth_gasPrice"),
    ]);
    expect(status).toBe(200);
    expect(json).toMatchObject([
      { id: 1, error: { code: -32601 } },
      { id: 1, result: { method: "eth_chainId" } },
      { id: null, error: { code: -32600 } },
      { id: 1, result: expect.stringMatching(/^0x1[0-9a-f]{32,}$/) },
      { id: 1, result: { method: "eth_gasPrice" } },
    ]);
  });
});

describe("rate limit", () => {
  let upstream: UpstreamServer;
  let gateway: Gateway<Credentials>;
  beforeAll(async () => {
    upstream = await startUpstream(respondWith(() => true));
    const rpc = upstreamsAt(upstream.url);
    gateway = await createGateway({
      networks: networksWith({ ethereum: { rpc }, bsc: { rpc } }),
      limits: { requestsPerSecond: 0.01, requestBurst: 3 },
    });
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  it("counts a batch's items, and says when to retry", async () => {
    expect(
      (await post(gateway, "ethereum", [rpcCall(1, "eth_chainId"), rpcCall(2, "eth_chainId")])).status,
    ).toBe(200);
    const rejected = await post(gateway, "ethereum", [rpcCall(1, "eth_chainId"), rpcCall(2, "eth_chainId")]);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(rejected.json).toMatchObject({ error: { code: -32005 } });
    const one = await post(gateway, "ethereum", rpcCall(9, "eth_chainId"));
    expect(one).toMatchObject({ status: 200, json: { id: 9 } });
  });

  it("applies to REST endpoints and the management API too", async () => {
    const requests = [
      () => post(gateway, "hyperliquid", { type: "meta" }, "/info"),
      () =>
        request(`${gateway.url}/v1/organization/`, {
          headers: { authorization: `Bearer ${gateway.credentials.apiKey}` },
        }),
    ];
    for (const one of requests) {
      for (let count = 0; count < 3; count++) expect((await one()).status).toBe(200);
      const rejected = await one();
      expect(rejected.status).toBe(429);
      expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
    }
  });

  it("is separate for each credential", async () => {
    expect((await post(gateway, "bsc", rpcCall(1, "eth_chainId"))).status).toBe(200);
  });
});

describe("lossless JSON", () => {
  it("returns every number unchanged", () => {
    const number = fc.oneof(
      fc.bigInt().map(String),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
      fc.tuple(fc.integer(), fc.nat(999)).map(([mantissa, exponent]) => `${mantissa}.50e${exponent}`),
    );
    fc.assert(
      fc.property(fc.array(number), (numbers) => {
        const text = `{"a":[${numbers.join(",")}]}`;
        expect(JSON.stringify(parseLossless(text))).toBe(text);
      }),
    );
  });
});
