import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Credentials, Gateway } from "../../src/index.ts";
import { adminClient, readBody, gatewayWithAdmin, type NewKeyRecord } from "../admin-client.ts";
import { type HttpResponse, findNode, request } from "../client.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";

const hash = `0x${"ab".repeat(32)}`;

function reported({ headers }: HttpResponse): (string | null)[] {
  return ["upstream", "attempts", "cache", "hedged"].map((name) => headers.get(`x-node-access-${name}`));
}

describe("the routing of a call", () => {
  let servers: readonly UpstreamServer[];
  let beacons: readonly UpstreamServer[];
  let gateway: Gateway<Credentials>;
  let plain: NewKeyRecord;
  let permitted: NewKeyRecord;
  let blocks = 0;

  beforeAll(async () => {
    const head = { number: "0x10", hash, parentHash: hash };
    const block = (): object => ({ ...head, count: `0x${(++blocks).toString(16)}` });
    servers = await Promise.all(
      ["0x1", "0x2"].map((price) =>
        startUpstream(respondWith((method) => (method.startsWith("eth_getBlock") ? block() : price))),
      ),
    );
    const [one = "", two = ""] = servers.map(({ url }) => url);
    beacons = await Promise.all(
      [1, 2].map(() =>
        startUpstream((_, response) => {
          response.setHeader("content-type", "application/json");
          response.end(JSON.stringify({ data: { count: ++blocks } }));
        }),
      ),
    );
    gateway = await gatewayWithAdmin({
      networks: networksWith({
        ethereum: {
          rpc: upstreamsAt(one, two),
          beacon: upstreamsAt(...beacons.map(({ url }) => url)),
        },
      }),
    });
    const path = `/nodes/${findNode(gateway, "ethereum").id}/credentials/`;
    plain = readBody(await adminClient(gateway)("POST", path, { name: "plain" }), 201);
    permitted = readBody(await adminClient(gateway)("POST", path, { name: "routing", routing: true }), 201);
  });
  afterAll(async () => {
    await gateway.close();
    for (const server of [...servers, ...beacons]) await server.close();
  });

  function post(
    { key }: { key: string },
    method: string,
    params: unknown,
    headers = {},
  ): Promise<HttpResponse> {
    const body = { jsonrpc: "2.0", id: 1, method, params };
    return request(`${gateway.url}/${key}`, { method: "POST", body, headers });
  }

  function get({ key }: NewKeyRecord, headers: Record<string, string>): Promise<HttpResponse> {
    return request(`${gateway.url}/${key}/eth/v1/beacon/genesis`, { headers });
  }

  it("is reported in response headers, including cache hits", async () => {
    const first = await post(plain, "eth_getBlockByHash", [hash, true]);
    expect(reported(first)).toEqual([expect.stringMatching(/^node-[12]$/), "1", "miss", null]);
    const second = await post(plain, "eth_getBlockByHash", [hash, true]);
    expect(reported(second)).toEqual([null, "0", "hit", null]);
    expect(second.json).toEqual(first.json);
    const uncached = await post(plain, "eth_gasPrice", []);
    expect(reported(uncached).slice(1)).toEqual(["1", null, null]);
  });

  it("is a cache hit for each repetition of a call, which gets its own id", async () => {
    const params = [`0x${"cd".repeat(32)}`, false];
    const call = (id: unknown, key = plain.key, headers = {}): Promise<HttpResponse> => {
      const body = { jsonrpc: "2.0", id, method: "eth_getBlockByHash", params };
      return request(`${gateway.url}/${key}`, { method: "POST", body, headers });
    };
    const first = await call(1);
    for (const id of [2, 3, 0, -4, "é", 5]) {
      const again = await call(id);
      expect(reported(again)).toEqual([null, "0", "hit", null]);
      expect(again.json).toEqual({ ...(first.json as object), id });
    }
    const bypass = await call(6, permitted.key, { "cache-control": "no-cache" });
    expect(reported(bypass).slice(1)).toEqual(["1", "bypass", null]);
    const path = `/nodes/${findNode(gateway, "ethereum").id}/credentials/`;
    const terms = { name: "prices only", methods: ["eth_gasPrice"] };
    const limited = readBody<NewKeyRecord>(await adminClient(gateway)("POST", path, terms), 201);
    expect((await call(7, limited.key)).json).toMatchObject({ id: 7, error: { code: -32601 } });
  });

  it("can be chosen by the caller only if its credential permits that", async () => {
    const route = { "x-node-access-use-upstream": "node-2" };
    for (let count = 0; count < 3; count++) {
      const chosen = await post(permitted, "eth_gasPrice", [count], route);
      expect([chosen.json, chosen.headers.get("x-node-access-upstream")]).toMatchObject([
        { result: "0x2" },
        "node-2",
      ]);
    }
    const rejected = await post(plain, "eth_gasPrice", [], route);
    expect([rejected.status, rejected.json]).toMatchObject([
      403,
      { id: 1, error: { data: { reason: "not_allowed" } } },
    ]);
    const unknown = await post(permitted, "eth_gasPrice", [], { "x-node-access-use-upstream": "node-3" });
    expect([unknown.status, unknown.text]).toMatchObject([
      400,
      expect.stringContaining("use one of node-1, node-2"),
    ]);
  });

  it("is the same for each call of a batch", async () => {
    const body = [1, 2].map((id) => ({ jsonrpc: "2.0", id, method: "eth_gasPrice", params: [id] }));
    const headers = { "x-node-access-use-upstream": "node-2" };
    const { json } = await request(`${gateway.url}/${permitted.key}`, { method: "POST", body, headers });
    expect(json).toMatchObject([{ result: "0x2" }, { result: "0x2" }]);
  });

  it("bypasses the cache only for callers that are permitted to", async () => {
    const params = [hash, false];
    const first = await post(plain, "eth_getBlockByHash", params);
    const ignored = await post(plain, "eth_getBlockByHash", params, { "cache-control": "no-cache" });
    expect([ignored.headers.get("x-node-access-cache"), ignored.json]).toEqual(["hit", first.json]);
    const fresh = await post(permitted, "eth_getBlockByHash", params, { "cache-control": "no-cache" });
    expect(fresh.headers.get("x-node-access-cache")).toBe("bypass");
    expect(fresh.json).not.toEqual(first.json);
  });

  it("can be chosen for REST calls too, with the same permission", async () => {
    for (const name of ["node-1", "node-2", "node-1"]) {
      const chosen = await get(permitted, { "x-node-access-use-upstream": name });
      expect([chosen.status, chosen.headers.get("x-node-access-upstream")]).toEqual([200, name]);
    }
    const rejected = await get(plain, { "x-node-access-use-upstream": "node-1" });
    expect([rejected.status, rejected.text]).toMatchObject([403, expect.stringContaining("routing")]);
    const unknown = await get(permitted, { "x-node-access-use-upstream": "node-3" });
    expect([unknown.status, unknown.text]).toMatchObject([400, expect.stringContaining("node-1, node-2")]);
    const first = await get(plain, {});
    const ignored = await get(plain, { "cache-control": "no-cache" });
    expect([ignored.headers.get("x-node-access-cache"), ignored.json]).toEqual(["hit", first.json]);
    const fresh = await get(permitted, { "cache-control": "no-cache" });
    expect(fresh.headers.get("x-node-access-cache")).toBe("bypass");
    expect(fresh.json).not.toEqual(first.json);
  });

  it("needs a permission that records show, rotation keeps, and the audit log names", async () => {
    const admin = adminClient(gateway);
    expect(readBody(await admin("GET", `/credentials/${plain.id}/`), 200)).toMatchObject({ routing: false });
    const rotated = readBody<NewKeyRecord>(
      await admin("POST", `/credentials/${permitted.id}/rotate/`, { overlap: 60 }),
      201,
    );
    expect(rotated).toMatchObject({ routing: true });
    const chosen = await post(rotated, "eth_gasPrice", [9], { "x-node-access-use-upstream": "node-1" });
    expect(chosen.json).toMatchObject({ result: "0x1" });
    const audit = readBody(await admin("GET", `/audit/?subject=${permitted.id}`), 200);
    expect(JSON.stringify(audit)).toContain('"routing":true');
  });
});
