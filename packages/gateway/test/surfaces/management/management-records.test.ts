import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { findNode } from "../../client.ts";
import {
  type ApiClient,
  managementClient,
  draft,
  readFields,
  createNetwork,
  type NodeRecord,
} from "../../management-client.ts";

interface Page<Item> {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly Item[];
}

let gateway: Gateway<Credentials>;
let api: ApiClient;
beforeAll(async () => {
  gateway = await createGateway();
  api = managementClient(gateway);
});
afterAll(() => gateway.close());

async function list<Item = NodeRecord>(path: string, client: ApiClient = api): Promise<Page<Item>> {
  const { status, json } = await client("GET", path);
  expect(status).toBe(200);
  return json as Page<Item>;
}

/** Sends a raw body. */
async function send(method: string, path: string, body: string): Promise<string> {
  const { status, text } = await api(method, path, body);
  expect(status).toBeLessThan(300);
  return text;
}

describe("organization", () => {
  it("has its name wherever it is shown", async () => {
    const { status, json } = await api("PATCH", "/organization/", { name: "Renamed" });
    expect([status, json]).toEqual([200, { id: gateway.credentials.organization.id, name: "Renamed" }]);
    expect((await api("GET", "/organization/")).json).toEqual(json);
    const { json: node } = await api("GET", `/nodes/${findNode(gateway, "sui").id}/`);
    expect(node).toMatchObject({ creator: { organization: json } });
  });

  it.each([
    ["name", {}],
    ["name", { name: "" }],
    ["name", { name: "n".repeat(2_000) }],
    ["id", { name: "a", id: "RG-1" }],
  ])("rejects a wrong %s", async (field, body) => {
    const response = await api("PATCH", "/organization/", body);
    expect([response.status, Object.keys(readFields(response))]).toEqual([400, [field]]);
  });
});

describe("projects", () => {
  it("are created, read, changed and deleted", async () => {
    const created = await api("POST", "/projects/", { name: "one", description: "first", type: "public" });
    expect(created.status).toBe(201);
    const { id, created_at: at } = created.json as { id: string; created_at: string };
    expect(id).toMatch(/^PR-\d+(-\d+)+$/);
    expect(new Date(at).toISOString()).toBe(at);
    expect(created.json).toMatchObject({ name: "one", description: "first", type: "public", networks: 0 });
    expect((await api("GET", `/projects/${id}/`)).json).toEqual(created.json);
    const changed = await api("PATCH", `/projects/${id}/`, { description: "" });
    const { description: _, ...rest } = created.json as { description: string };
    expect([changed.status, changed.json]).toEqual([200, rest]);
    expect((await list(`/projects/?name=one`)).results).toEqual([rest]);
    const deleted = await api("DELETE", `/projects/${id}/`);
    expect([deleted.status, deleted.text]).toEqual([204, ""]);
    for (const method of ["GET", "DELETE"]) expect((await api(method, `/projects/${id}/`)).status).toBe(404);
  });

  it.each([
    ["POST", "name", {}],
    ["POST", "type", { name: "a", type: "consortium" }],
    ["POST", "owner", { name: "a", owner: "b" }],
    ["POST", "description", { name: "a", description: "d".repeat(20_000) }],
    ["PATCH", "body", {}],
    ["PATCH", "type", { type: "public" }],
  ])("%s rejects a wrong %s", async (method, field, body) => {
    const { results } = await list("/projects/?name=Default");
    const path = method === "POST" ? "/projects/" : `/projects/${results[0]?.id}/`;
    const response = await api(method, path, body);
    expect([response.status, Object.keys(readFields(response))]).toEqual([400, [field]]);
  });

  it("have their organization as a member", async () => {
    const { results } = await list("/projects/");
    const { results: members, count } = await list<object>(`/projects/${results[0]?.id}/members/`);
    const { json } = await api("GET", "/organization/");
    expect([count, members]).toEqual([1, [{ ...(json as object), email: "owner@gateway.invalid" }]]);
    expect((await api("GET", `/projects/${results[0]?.id}/members/?page=2`)).status).toBe(404);
  });

  it("are deleted with their networks, once these have no nodes", async () => {
    const { id, project, nodes } = await createNetwork(api, "starknet");
    const rejected = await api("DELETE", `/projects/${project}/`);
    expect([rejected.status, rejected.json]).toMatchObject([400, { error: { code: "in_use" } }]);
    expect((await api("GET", `/networks/${id}/`)).status).toBe(200);
    await api("DELETE", `/nodes/${nodes[0]?.id}/`);
    expect((await api("DELETE", `/projects/${project}/`)).status).toBe(204);
    expect((await api("GET", `/networks/${id}/`)).status).toBe(404);
  });
});

describe("networks", () => {
  it("are created with their nodes, read, changed and deleted", async () => {
    const network = await createNetwork(api, "bsc", [draft, { ...draft, name: "second", type: "shared" }]);
    const { id, nodes } = network;
    expect(network).toMatchObject({
      name: "Mainnet",
      protocol: "bsc",
      configuration: { network: "bsc-mainnet" },
      details: {},
      status: "ok",
    });
    expect(nodes.map(({ name, network: of }) => [name, of])).toEqual([
      ["new", id],
      ["second", id],
    ]);
    expect((await api("GET", `/networks/${id}/`)).json).toEqual(network);
    expect((await list(`/networks/?project=${network.project}`)).results).toEqual([network]);
    expect((await api("GET", `/projects/${network.project}/`)).json).toMatchObject({ networks: 1 });
    const renamed = await api("PATCH", `/networks/${id}/`, { name: "ours" });
    expect([renamed.status, renamed.json]).toEqual([200, { ...network, name: "ours" }]);
    const rejected = await api("DELETE", `/networks/${id}/`);
    expect([rejected.status, rejected.json]).toMatchObject([400, { error: { code: "in_use" } }]);
    for (const node of nodes) expect((await api("DELETE", `/nodes/${node.id}/`)).status).toBe(204);
    expect((await api("DELETE", `/networks/${id}/`)).status).toBe(204);
    expect((await api("GET", `/networks/${id}/`)).status).toBe(404);
  });

  const network = { protocol: "starknet", configuration: { network: "starknet-mainnet" }, nodes: [draft] };
  it.each([
    ["project", { ...network, project: "PR-0" }],
    ["protocol", { ...network, protocol: "near" }],
    ["protocol", { ...network, protocol: undefined }],
    ["name", { ...network, name: "" }],
    ["configuration.network", { ...network, configuration: { network: "ethereum-mainnet" } }],
    ["configuration.network", { ...network, configuration: { network: `starknet-${"x".repeat(2_000)}` } }],
    ["nodes", { ...network, nodes: undefined }],
    ["nodes.1.type", { ...network, nodes: [draft, { ...draft, type: "shared" }] }],
    ["nodes.0.region", { ...network, nodes: [{ ...draft, region: "uksouth" }] }],
    ["nodes.0.name", { ...network, nodes: [{ ...draft, name: "n".repeat(2_000) }] }],
    ["nam", { ...network, nam: "n" }],
    ["configuration.netwrok", { ...network, configuration: { ...network.configuration, netwrok: "n" } }],
    ["nodes.0.regoin", { ...network, nodes: [{ ...draft, regoin: "us-east-1" }] }],
  ])("are not created with a wrong %s", async (field, body) => {
    const { results } = await list("/projects/?name=Default");
    const before = (await list("/networks/")).count;
    const response = await api("POST", "/networks/", { project: results[0]?.id, ...body });
    expect([response.status, Object.keys(readFields(response))[0]]).toEqual([400, field]);
    expect((await list("/networks/")).count).toBe(before);
  });
});

describe("nodes", () => {
  it.each([
    ["network", { ...draft, network: "NW-0" }],
    ["provider", { ...draft, provider: "own" }],
    ["provider", { ...draft, provider: undefined }],
    ["region", { ...draft, region: "eu3" }],
    ["role", { ...draft, role: "miner" }],
    ["type", { ...draft, type: "shared" }],
    ["name", { ...draft, name: undefined }],
    ["configuration.archive", { ...draft, configuration: { archive: 1 } }],
    ["configuration", { ...draft, configuration: { large: "l".repeat(20_000) } }],
    ["regoin", { ...draft, regoin: "us-east-1" }],
    ["id", { ...draft, id: "ND-1" }],
  ])("are not created with a wrong %s", async (field, body) => {
    const { results } = await list("/networks/?protocol=starknet");
    const before = (await list("/nodes/")).count;
    const response = await api("POST", "/nodes/", { network: results[0]?.id, ...body });
    expect([response.status, Object.keys(readFields(response))[0]]).toEqual([400, field]);
    expect((await list("/nodes/")).count).toBe(before);
  });

  it("are filtered by their fields", async () => {
    const own = await gateway.addOrganization("Filters");
    const client = managementClient(gateway, own.apiKey);
    const nodes = [
      { ...draft, name: "a", configuration: { archive: true } },
      { ...draft, name: "b", provider: "vzo", region: "eu3" },
    ];
    const network = await createNetwork(client, "polygon-pos", nodes);
    const named = async (query: string): Promise<string[]> =>
      (await list(`/nodes/?order_by=name&${query}`, client)).results.map(({ name }) => name);
    const protocols = Object.keys(own.nodes);
    expect(await named(`network=${network.id}`)).toEqual(["a", "b"]);
    expect(await named(`project=${network.project}&archive=true`)).toEqual(["a"]);
    expect(await named(`project=${network.project}&archive=false`)).toEqual(["b"]);
    expect(await named("provider=vzo")).toEqual(["b"]);
    expect(await named("region=eu3&status=running&role=peer&project_type=public")).toEqual(["b"]);
    expect(await named("region=uksouth")).toEqual([]);
    expect(await named("protocol=polygon-pos")).toEqual(["a", "b", "polygon-pos"]);
    expect(await named("public_network=polygon-pos-mainnet&type=shared")).toEqual(["polygon-pos"]);
    expect(await named("name=solana")).toEqual(["solana"]);
    expect(await named("status=stopped")).toEqual([]);
    expect(await named(`organization=${own.organization.id}`)).toHaveLength(protocols.length + 2);
    expect(await named(`organization=${gateway.credentials.organization.id}`)).toEqual([]);
    expect(await named("name=%27%20OR%201%3D1--")).toEqual([]);
  });

  it("are listed page by page, each once, with links that keep the filters", async () => {
    const client = managementClient(gateway, (await gateway.addOrganization("Pages")).apiKey);
    const names = Array.from({ length: 120 }, (_, index) => `node ${String(index).padStart(3, "0")}`);
    const network = await createNetwork(
      client,
      "tezos",
      names.map((name) => ({ ...draft, name })),
    );
    for (const [order, expected] of [
      ["name", names],
      ["-name", names.toReversed()],
      ["created_at", names],
      ["-created_at", names.toReversed()],
    ] as const) {
      const found: string[] = [];
      let path: string | null = `/nodes/?network=${network.id}&order_by=${order}`;
      while (path !== null) {
        const page: Page<NodeRecord> = await list(path, client);
        expect(page.count).toBe(120);
        found.push(...page.results.map(({ name }) => name));
        path = page.next?.slice(`${gateway.url}/v1`.length) ?? null;
      }
      expect(found).toEqual(expected);
    }
    const second = await list(`/nodes/?network=${network.id}&page=2`, client);
    expect(new URL(second.previous ?? "").searchParams.get("network")).toBe(network.id);
    expect(new URL(second.next ?? "").searchParams.get("page")).toBe("3");
    expect((await client("GET", `/nodes/?network=${network.id}&page=4`)).status).toBe(404);
  });
});

describe("an organization's nodes", () => {
  it("are limited, whichever way they are created", async () => {
    const protocols = Object.keys(gateway.credentials.nodes).length;
    const own = await createGateway({ limits: { nodes: protocols + 2 } });
    const client = managementClient(own);
    const { id: network, project } = await createNetwork(client, "sui");
    const many = {
      project,
      protocol: "sui",
      configuration: { network: "sui-mainnet" },
      nodes: [draft, draft],
    };
    expect((await client("POST", "/networks/", many)).json).toMatchObject({
      error: { code: "limit_reached" },
    });
    expect((await list(`/networks/?project=${project}`, client)).count).toBe(1);
    expect((await client("POST", "/nodes/", { ...draft, network })).status).toBe(201);
    expect((await client("POST", "/nodes/", { ...draft, network })).status).toBe(400);
    const { results, count } = await list("/nodes/?order_by=-created_at", client);
    expect(count).toBe(protocols + 2);
    await client("DELETE", `/nodes/${results[0]?.id}/`);
    expect((await client("POST", "/nodes/", { ...draft, network })).status).toBe(201);
    await own.close();
  });
});

describe("an organization's projects and networks", () => {
  it("are limited", async () => {
    const fresh = await createGateway();
    const [projects, networks] = await Promise.all(
      ["/projects/", "/networks/"].map(async (path) => (await list(path, managementClient(fresh))).count),
    );
    await fresh.close();
    const own = await createGateway({
      limits: { projects: (projects ?? 0) + 1, networks: (networks ?? 0) + 1 },
    });
    const client = managementClient(own);
    const { id, project } = await createNetwork(client, "sui", []);
    const network = { project, protocol: "sui", configuration: { network: "sui-mainnet" }, nodes: [] };
    for (const [path, body] of [
      ["/projects/", { name: "more" }],
      ["/networks/", network],
    ] as const) {
      const { status, json } = await client("POST", path, body);
      expect(status).toBe(400);
      expect(json).toMatchObject({ error: { code: "limit_reached" } });
    }
    expect((await client("DELETE", `/networks/${id}/`)).status).toBe(204);
    expect((await client("POST", "/networks/", network)).status).toBe(201);
    await own.close();
  });
});

describe("faucet", () => {
  it("reports that no tokens were sent", async () => {
    const address = `0x${"1".repeat(40)}`;
    const { status, json, headers } = await api("POST", "/faucet/sepolia", { address });
    expect([status, headers.get("x-node-access-served-by")]).toEqual([200, "simulator"]);
    const spec = readFileSync(
      join(import.meta.dirname, "../../../../../specs/management/faucet.openapi.yaml"),
      "utf8",
    );
    const { post } = parse(spec).components.pathItems.sepolia;
    expect(json).toEqual(post.responses["200"].content["application/json"].example);
    const rejected = await api("POST", "/faucet/sepolia", { address: "0x1" });
    expect([rejected.status, Object.keys(readFields(rejected))]).toEqual([400, ["address"]]);
  });
});

describe("organizations", () => {
  it("cannot see each other's records", async () => {
    const other = managementClient(gateway, (await gateway.addOrganization("Other")).apiKey);
    const { id: network, project, nodes } = await createNetwork(api, "sui");
    const node = nodes[0]?.id ?? "";
    for (const [kind, id] of [
      ["projects", project],
      ["networks", network],
      ["nodes", node],
    ]) {
      const before = (await api("GET", `/${kind}/${id}/`)).json;
      expect((await list(`/${kind}/`, other)).results.map((one) => one.id)).not.toContain(id);
      for (const [method, body] of [["GET"], ["PATCH", { name: "taken" }], ["DELETE"]] as const)
        expect((await other(method, `/${kind}/${id}/`, body)).status).toBe(404);
      expect((await api("GET", `/${kind}/${id}/`)).json).toEqual(before);
    }
    expect((await other("GET", `/projects/${project}/members/`)).status).toBe(404);
    expect((await list(`/nodes/?network=${network}`, other)).count).toBe(0);
    expect((await list(`/networks/?project=${project}`, other)).count).toBe(0);
    const intoProject = { project, protocol: "sui", configuration: { network: "sui-mainnet" }, nodes: [] };
    expect(readFields(await other("POST", "/networks/", intoProject))).toHaveProperty("project");
    expect(readFields(await other("POST", "/nodes/", { ...draft, network }))).toHaveProperty("network");
  });
});

describe("a node's configuration", () => {
  const numbers =
    '{"archive":false,"rate":1.10,"big":12345678901234567890,"huge":1e400,"list":[-0,1E2],"text":"a \\u0041"}';

  it("keeps its numbers unchanged", async () => {
    const { id: network, project } = await createNetwork(api, "ethereum");
    const body = (more: object): string =>
      JSON.stringify({ ...draft, ...more }).replace(
        '{"archive":false}',
        ` ${numbers.replaceAll(",", " ,\n")} `,
      );
    const created = await send("POST", "/nodes/", body({ network }));
    expect(created).toContain(`"configuration":${numbers}`);
    const { id } = JSON.parse(created) as NodeRecord;
    for (const path of [`/nodes/${id}/`, `/networks/${network}/`, `/nodes/?network=${network}`])
      expect((await api("GET", path)).text).toContain(`"configuration":${numbers}`);

    const changed = await send("PATCH", `/nodes/${id}/`, '{"configuration":{"rate":1.20,"new":0.10}}');
    expect(changed).toContain(
      `"configuration":${numbers.replace("1.10", "1.20").replace("}", ',"new":0.10}')}`,
    );

    const newNetwork = { project, protocol: "ethereum", configuration: { network: "ethereum-mainnet" } };
    const nodes = `"nodes":[${JSON.stringify(draft)},${body({})}]`;
    const networkMade = await send(
      "POST",
      "/networks/",
      JSON.stringify(newNetwork).replace(/}$/, `,${nodes}}`),
    );
    expect(networkMade).toContain(`"configuration":${numbers}`);
    expect(networkMade).toContain('"configuration":{"archive":false},');
  });
});
