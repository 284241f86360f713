import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { type HttpResponse, findNode, request } from "../../client.ts";
import { respondWith, startUpstream } from "../../upstream-server.ts";
import { upstreamsAt, networksWith } from "../../networks.ts";

describe("management API", () => {
  let gateway: Gateway<Credentials>;
  beforeAll(async () => {
    gateway = await createGateway();
  });
  afterAll(() => gateway.close());

  function send(
    path: string,
    options: { method?: string; body?: unknown; key?: string } = {},
  ): Promise<HttpResponse> {
    const { key = gateway.credentials.apiKey, ...more } = options;
    return request(gateway.url + path, { ...more, headers: { authorization: `Bearer ${key}` } });
  }

  it("returns the organization that owns the key", async () => {
    const { status, json } = await send("/v1/organization/");
    expect(status).toBe(200);
    expect(json).toEqual(gateway.credentials.organization);
  });

  it("lists a node for each protocol, in order", async () => {
    const { json } = await send("/v1/nodes/?order_by=-name");
    const { count, results, next, previous } = json as {
      count: number;
      results: { name: string }[];
      next: null;
      previous: null;
    };
    expect(count).toBe(Object.keys(gateway.credentials.nodes).length);
    expect(results.map(({ name }) => name)).toEqual(
      Object.keys(gateway.credentials.nodes).toSorted().toReversed(),
    );
    expect([next, previous]).toEqual([null, null]);
  });

  it("returns a node's credentials to its owner", async () => {
    const { id, key, username, password } = findNode(gateway, "ethereum");
    const { json } = await send(`/v1/nodes/${id}/`);
    expect(json).toMatchObject({
      id,
      role: "peer",
      status: "running",
      details: {
        auth_key: key,
        auth_username: username,
        auth_password: password,
        https_endpoint: gateway.url,
      },
    });
  });

  it("shows the version of a node's software, and does not wait for a silent node", async () => {
    const healthy = await startUpstream(respondWith((method) => `${method} 1.2.3`));
    const silent = await startUpstream(() => {});
    const own = await createGateway({
      networks: networksWith({
        ethereum: { rpc: upstreamsAt(healthy.url) },
        bsc: { rpc: upstreamsAt(silent.url) },
      }),
    });
    const headers = { authorization: `Bearer ${own.credentials.apiKey}` };
    const readDetails = async (protocol: string): Promise<object> => {
      const { json } = await request(`${own.url}/v1/nodes/${findNode(own, protocol).id}/`, { headers });
      return (json as { details: object }).details;
    };
    expect(await readDetails("ethereum")).toMatchObject({ version: "web3_clientVersion 1.2.3" });
    expect(await readDetails("ethereum")).toMatchObject({ version: "web3_clientVersion 1.2.3" });
    expect(healthy.bodies).toHaveLength(1);
    expect(await readDetails("bsc")).not.toHaveProperty("version");
    expect(await readDetails("starknet")).not.toHaveProperty("version");
    const { json } = await request(`${own.url}/v1/nodes/`, { headers });
    expect((json as { results: object[] }).results[0]).toHaveProperty("details.version");
    await own.close();
    await healthy.close();
    await silent.close();
  });

  it("changes name and configuration, and nothing else", async () => {
    const { id } = findNode(gateway, "bsc");
    const before = (await send(`/v1/nodes/${id}/`)).json as object;
    const { status, json } = await send(`/v1/nodes/${id}/`, {
      method: "PATCH",
      body: { name: "renamed", configuration: { archive: false } },
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      name: "renamed",
      configuration: { archive: false },
      details: { mode: "full" },
    });
    expect((await send(`/v1/nodes/${id}/`)).json).toEqual(json);
    expect(Object.keys(json as object)).toEqual(Object.keys(before));
  });

  it.each([
    [{ name: 5 }, "name"],
    [{ name: "" }, "name"],
    [{ region: "us-east-1" }, "region"],
    [{ configuration: { archive: "yes" } }, "configuration.archive"],
    [{}, "body"],
    [[], "body"],
  ])("rejects the body %j and names the field", async (body, field) => {
    const { id } = findNode(gateway, "ethereum");
    const { status, json } = await send(`/v1/nodes/${id}/`, { method: "PATCH", body });
    expect(status).toBe(400);
    expect(Object.keys((json as { error: { fields: object } }).error.fields)).toEqual([field]);
  });

  it.each([
    ["/v1/nodes/?page=0", 400],
    ["/v1/nodes/?page=9", 404],
    ["/v1/nodes/?order_by=region", 400],
    ["/v1/nodes/ND-0/", 404],
    ["/v1/nodes/?page=1e300", 400],
    ["/v1/nodes/?page=1e0", 400],
    ["/v1/nodes/?page=0x1", 400],
    ["/v1/nodes/?page=%201", 400],
    ["/v1/nodes/?page=%2B1", 400],
    ["/v1/nodes/?page=1.0", 400],
    ["/v1/nodes/?page=", 400],
    ["/v1/nodes/?page=001", 200],
    ["/v1/nodes/?page=9007199254740993", 404],
    ["/v1/nodes/?page=one", 400],
    ["/v1/nodes/?archive=perhaps", 400],
    ["/v1/nodes/?network=ND-1", 400],
    ["/v1/nodes/?constructor=1&__proto__=2", 200],
    ["/v1/networks/?status=running", 400],
    ["/v1/projects/PR-0/", 404],
    ["/v1/projects/PR-0/members/", 404],
    ["/v1/networks/NW-0/", 404],
    ["/v1/users/", 404],
  ])("responds to %s with %i", async (path, status) => {
    expect((await send(path)).status).toBe(status);
  });

  it("rejects a configuration that would grow beyond its limit, by one change or by many", async () => {
    const { id } = findNode(gateway, "fantom");
    const change = (configuration: object): Promise<HttpResponse> =>
      send(`/v1/nodes/${id}/`, { method: "PATCH", body: { configuration } });
    expect((await change({ a: "a".repeat(10_000) })).status).toBe(200);
    const before = (await send(`/v1/nodes/${id}/`)).json;
    const { status, json } = await change({ b: "b".repeat(10_000) });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      error: { fields: { configuration: [expect.stringContaining("16384 bytes")] } },
    });
    expect((await send(`/v1/nodes/${id}/`)).json).toEqual(before);
  });

  it("rejects a configuration that nests too deep, and a name that is too long", async () => {
    const { id } = findNode(gateway, "fantom");
    const deep = `{"configuration":{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}}`;
    for (const body of [deep, { name: "n".repeat(10_000) }]) {
      const { status, json } = await send(`/v1/nodes/${id}/`, { method: "PATCH", body });
      expect(status).toBe(400);
      expect(json).toMatchObject({ error: { code: "invalid_request" } });
    }
  });

  it("reports which methods a path accepts", async () => {
    const { status, json, headers } = await send("/v1/organization/", { method: "DELETE" });
    expect(status).toBe(405);
    expect(headers.get("allow")).toBe("GET, HEAD, PATCH");
    expect(json).toMatchObject({
      error: { code: "method_not_allowed", message: "/v1/organization/ accepts GET, HEAD, PATCH" },
    });
  });

  it("rejects a body that is not JSON", async () => {
    const { id } = findNode(gateway, "ethereum");
    expect(await send(`/v1/nodes/${id}/`, { method: "PATCH", body: "{" })).toMatchObject({ status: 400 });
  });

  it.each([
    ["an unknown key", "Bearer abcdefgh.unknown"],
    ["no scheme", "abcdefgh.unknown"],
    ["basic authentication", `Basic ${Buffer.from("a:b").toString("base64")}`],
  ])("rejects %s", async (_, authorization) => {
    const { status, json } = await request(`${gateway.url}/v1/organization/`, { headers: { authorization } });
    expect(status).toBe(401);
    expect(json).toMatchObject({ error: { code: "unauthorized" } });
  });

  it("separates organizations", async () => {
    const other = await gateway.addOrganization("Other");
    const foreign = findNode(gateway, "ethereum");
    const list = (await send("/v1/nodes/", { key: other.apiKey })).json as {
      results: { id: string; organization: string }[];
    };
    expect(list.results.map(({ organization }) => organization)).toEqual(
      list.results.map(() => other.organization.id),
    );
    expect(list.results.length).toBeGreaterThan(0);
    for (const method of ["GET", "PATCH"]) {
      const body = method === "PATCH" ? { body: { name: "taken" } } : {};
      const response = await send(`/v1/nodes/${foreign.id}/`, { method, key: other.apiKey, ...body });
      expect(response.status).toBe(404);
    }
    expect((await send(`/v1/nodes/${foreign.id}/`)).json).toMatchObject({ name: "ethereum" });
  });
});
