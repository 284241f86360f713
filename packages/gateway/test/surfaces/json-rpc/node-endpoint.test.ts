import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { findNode, post, request } from "../../client.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../../upstream-server.ts";
import { upstreamsAt, networksWith } from "../../networks.ts";

const chainId = { jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] };

function basic(username: string, password: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` };
}

describe("node endpoint", () => {
  let upstream: UpstreamServer;
  let gateway: Gateway<Credentials>;
  beforeAll(async () => {
    upstream = await startUpstream(respondWith((method, params) => ({ method, params })));
    const rpc = upstreamsAt(upstream.url);
    gateway = await createGateway({ networks: networksWith({ ethereum: { rpc }, hyperliquid: { rpc } }) });
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  it("names a token that is given twice, and the protocol of a node that has nothing at a path", async () => {
    const { key, username, password } = findNode(gateway, "ethereum");
    const twice = {
      error: {
        code: "not_found",
        message: "the token is in the request twice: give it either in the endpoint or as the credential",
      },
    };
    expect((await post(gateway, "ethereum", chainId, `/${key}`)).json).toEqual(twice);
    const init = { method: "POST", headers: basic(username, password), body: chainId };
    expect((await request(`${gateway.url}/${key}`, init)).json).toEqual(twice);
    // The token of another node is one text among many.
    for (const path of ["/info", `/${findNode(gateway, "hyperliquid").key}`]) {
      const { json } = await post(gateway, "ethereum", chainId, path);
      expect(json).toMatchObject({ error: { message: "this ethereum node has nothing at that path" } });
    }
  });

  it.each(["", "/"])("accepts the token in the URL followed by %j", async (slash) => {
    const { status, json } = await post(gateway, "ethereum", chainId, slash);
    expect(status).toBe(200);
    expect(json).toMatchObject({ id: 1, result: { method: "eth_chainId" } });
  });

  it.each(["", "/"])("accepts basic authentication at the address followed by %j", async (slash) => {
    const { username, password } = findNode(gateway, "ethereum");
    const headers = basic(username, password);
    const { status } = await request(gateway.url + slash, { method: "POST", headers, body: chainId });
    expect(status).toBe(200);
  });

  it.each(["/evm", "/evm/"])("accepts the token before the sub-path %s", async (path) => {
    expect((await post(gateway, "hyperliquid", chainId, path)).status).toBe(200);
  });

  it("serves JSON-RPC only at the protocol's own path", async () => {
    expect((await post(gateway, "hyperliquid", chainId)).status).toBe(404);
    expect((await post(gateway, "ethereum", chainId, "/evm")).status).toBe(404);
    const test = await createGateway();
    expect((await post(test, "tezos", chainId)).status).toBe(404);
    await test.close();
  });

  it("rejects a bearer token, even a valid one", async () => {
    const headers = { authorization: `Bearer ${gateway.credentials.apiKey}` };
    const { status, json } = await request(gateway.url, { method: "POST", headers, body: chainId });
    expect(status).toBe(401);
    expect(json).toMatchObject({ error: { message: expect.stringContaining("bearer token") } });
  });

  it.each([
    ["ethereum", ""],
    ["ethereum", "/eth/v1/beacon/genesis"],
    ["hyperliquid", "/evm"],
    ["hyperliquid", "/info"],
    ["hyperliquid", "/exchange"],
    ["starknet", "/feeder_gateway/simulate_transaction?blockNumber=1"],
  ])("rejects a bearer token next to the valid one of %s in the URL, before %j", async (protocol, path) => {
    const method = path.startsWith("/eth/") ? "GET" : "POST";
    const headers = { authorization: `Bearer ${gateway.credentials.apiKey}` };
    const body = method === "POST" ? { body: chainId } : {};
    const url = `${gateway.url}/${findNode(gateway, protocol).key}${path}`;
    expect((await request(url, { method, headers, ...body })).status).toBe(401);
  });

  it("rejects credentials that are wrong or of another node", async () => {
    const { username } = findNode(gateway, "ethereum");
    const { password } = findNode(gateway, "bsc");
    for (const headers of [
      basic(username, password),
      basic("nobody", password),
      { authorization: "Basic !" },
    ]) {
      expect((await request(gateway.url, { method: "POST", headers, body: chainId })).status).toBe(401);
    }
    for (const path of ["", "/", "/unknown", `/${gateway.credentials.apiKey}`]) {
      expect((await request(gateway.url + path, { method: "POST", body: chainId })).status).toBe(401);
    }
  });

  it("accepts only POST", async () => {
    const { status, json, headers } = await request(`${gateway.url}/${findNode(gateway, "ethereum").key}`);
    expect(status).toBe(405);
    expect(json).toMatchObject({ error: { code: "method_not_allowed" } });
    expect(headers.get("allow")).toBe("POST");
  });

  it.each([
    ["/eth/v1/beacon/genesis", "GET, HEAD"],
    ["/graphql", "GET, HEAD, POST"],
  ])("says which methods %s accepts", async (path, allowed) => {
    const url = `${gateway.url}/${findNode(gateway, "ethereum").key}${path}`;
    const { status, headers } = await request(url, { method: "DELETE" });
    expect([status, headers.get("allow")]).toEqual([405, allowed]);
  });

  it("never sends the caller's credential to the upstream", async () => {
    const { username, password, key } = findNode(gateway, "ethereum");
    const headers = { ...basic(username, password), cookie: "secret=1", "x-token": key };
    await request(gateway.url, { method: "POST", headers, body: chainId });
    const seen = JSON.stringify(upstream.headers.at(-1));
    for (const secret of [username, password, key, "Basic", "secret=1"]) expect(seen).not.toContain(secret);
  });

  it("sends the upstream only what it checked", async () => {
    const { key } = findNode(gateway, "ethereum");
    const body =
      '{"jsonrpc":"2.0","id":1,"method":"evm_mine","Method":"evm_mine","method":"eth_chainId","params":[]}';
    await request(`${gateway.url}/${key}`, { method: "POST", body });
    expect(upstream.bodies.at(-1)).toBe('{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}');
  });

  it("keeps numbers unchanged", async () => {
    const params = "[12345678901234567890,1.10,-0,1e400]";
    const { text } = await post(
      gateway,
      "ethereum",
      `{"jsonrpc":"2.0","id":7,"method":"eth_call","params":${params}}`,
    );
    expect(upstream.bodies.at(-1)).toBe(`{"jsonrpc":"2.0","id":7,"method":"eth_call","params":${params}}`);
    expect(text).toContain('"id":7');
  });

  it("rejects a body of another type or encoding", async () => {
    const { key } = findNode(gateway, "ethereum");
    for (const headers of [{ "content-type": "text/plain" }, { "content-encoding": "gzip" }]) {
      const { status } = await request(`${gateway.url}/${key}`, { method: "POST", headers, body: chainId });
      expect(status).toBe(415);
    }
  });
});

describe("plain HTTP", () => {
  it("is rejected on a public address", async () => {
    await expect(createGateway({ host: "0.0.0.0" })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "host" },
    });
  });

  it("is accepted only from the configured proxy", async () => {
    const gateway = await createGateway({ publicUrl: "https://gateway.example/" });
    const headers = { authorization: `Bearer ${gateway.credentials.apiKey}` };
    expect((await request(`${gateway.url}/v1/organization/`, { headers })).status).toBe(403);
    const proxied = { ...headers, "x-forwarded-proto": "https" };
    expect((await request(`${gateway.url}/v1/organization/`, { headers: proxied })).status).toBe(200);
    const { id } = findNode(gateway, "ethereum");
    const { json } = await request(`${gateway.url}/v1/nodes/${id}/`, { headers: proxied });
    expect(json).toMatchObject({ details: { https_endpoint: "https://gateway.example" } });
    await gateway.close();
  });
});
