import { once } from "node:events";
import { join } from "node:path";
import { isNight } from "@node-access-tools/workspace";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { routes } from "../../../src/generated/routes.ts";
import type { Credentials, Gateway, LogEntry } from "../../../src/index.ts";
import { temporaryFolder } from "../../cleanup.ts";
import {
  adminKey,
  adminClient,
  readBody,
  readCode,
  gatewayWithAdmin,
  type KeyRecord,
  type NewKeyRecord,
} from "../../admin-client.ts";
import { request } from "../../client.ts";
import { type ApiClient, managementClient, draft, readFields } from "../../management-client.ts";
import { stopClock } from "../../stop-clock.ts";
import { brokenInTest, testKey, usePostgres } from "../../use-postgres.ts";

interface List<Item> {
  readonly count: number;
  readonly next: string | null;
  readonly results: readonly Item[];
}

interface AuditRecord {
  readonly id: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly source: string;
  readonly detail: { readonly before?: object; readonly after?: object };
}

const postgres = usePostgres();

const version = { jsonrpc: "2.0", id: 1, method: "net_version" };

/** How many of 80 requests are accepted. A burst that several gateways share arrives in parts. */
async function accepted(send: () => Promise<{ status: number }>): Promise<number> {
  let count = 0;
  for (let sent = 0; sent < 80; sent += 1)
    if ((await send()).status === 200) count += 1;
    else await new Promise((resolve) => setTimeout(resolve, 25));
  return count;
}

// By day, what it stores in Postgres is tried by the tests of the tables and of fleets.
describe.each(isNight ? ["SQLite", "Postgres"] : ["SQLite"])("admin API on %s", (kind) => {
  let gateway: Gateway<Credentials>;
  let admin: ApiClient;
  let organization: string;
  let node: string;
  beforeAll(async () => {
    gateway = await gatewayWithAdmin(
      kind === "SQLite" ? {} : { database: await postgres().createDatabase(), key: testKey },
    );
    admin = adminClient(gateway);
    organization = gateway.credentials.organization.id;
    node = gateway.credentials.nodes.ethereum.id;
  });
  afterAll(() => gateway.close());

  async function createKey(body: object = {}): Promise<NewKeyRecord> {
    const path = `/organizations/${organization}/api-keys/`;
    return readBody(await admin("POST", path, { name: "test", ...body }), 201);
  }

  function callWith(token: string): Promise<{ status: number }> {
    return request(`${gateway.url}/${token}`, { method: "POST", body: version });
  }

  async function readAudit(subject: string): Promise<readonly AuditRecord[]> {
    return readBody<List<AuditRecord>>(await admin("GET", `/audit/?subject=${subject}`), 200).results;
  }

  it("accepts only the admin key", async () => {
    const path = "/organizations/";
    for (const key of [
      gateway.credentials.apiKey,
      gateway.credentials.nodes.ethereum.key,
      `${adminKey}x`,
      "x",
    ])
      expect(readCode(await adminClient(gateway, key)("GET", path))).toBe("401 unauthorized");
    expect((await request(`${gateway.adminUrl}/v1${path}`)).status).toBe(401);
    expect(readCode(await managementClient(gateway, adminKey)("GET", "/organization/"))).toBe(
      "401 unauthorized",
    );
  });

  it("rejects requests that the spec does not allow", async () => {
    expect(readCode(await admin("GET", "/nowhere/"))).toBe("404 not_found");
    expect(readCode(await admin("PUT", "/organizations/"))).toBe("405 method_not_allowed");
    const path = `/organizations/${organization}/api-keys/`;
    expect(readFields(await admin("POST", path, {}))).toHaveProperty("name");
    expect(
      readFields(await admin("POST", path, { name: "a", rate: 0, more: 1, methods: ["a b"] })),
    ).toMatchObject({
      rate: expect.anything(),
      "methods.0": expect.anything(),
    });
    const past = { name: "a", expires_at: "2001-01-01T00:00:00Z" };
    expect(readFields(await admin("POST", path, past))).toEqual({ expires_at: ["must be in the future"] });
    const never = { name: "a", expires_at: "2101-13-41T00:00:00Z" };
    expect(readFields(await admin("POST", path, never))).toEqual({ expires_at: ["is not a valid time"] });
    const rolled = { name: "ci", expires_at: "2999-02-30T00:00:00Z" };
    expect(readFields(await admin("POST", path, rolled))).toEqual({ expires_at: ["is not a valid time"] });
    const noDay = readFields(await admin("GET", "/usage/?from=2026-02-30&to=2026-03-01"));
    expect(noDay).toEqual({ from: ["is not a day of the calendar"] });
    const backwards = readFields(await admin("GET", "/usage/?from=2026-03-02&to=2026-03-01"));
    expect(backwards).toEqual({ to: ["must not be before from"] });
    expect(readCode(await admin("POST", "/organizations/RG-000/api-keys/", { name: "a" }))).toBe(
      "404 not_found",
    );
    expect(readCode(await admin("GET", "/organizations/?page=9"))).toBe("404 not_found");
  });

  it("creates organizations that work immediately, and each name only once", async () => {
    const name = `Labs ${kind}`;
    const created = readBody<{
      id: string;
      api_key: string;
      nodes: { id: string; key: string; protocol: string }[];
    }>(await admin("POST", "/organizations/", { name }), 201);
    expect(readBody(await managementClient(gateway, created.api_key)("GET", "/organization/"), 200)).toEqual({
      id: created.id,
      name,
    });
    const ethereum = created.nodes.find(({ protocol }) => protocol === "ethereum");
    const body = { jsonrpc: "2.0", id: 1, method: "net_version" };
    expect((await request(`${gateway.url}/${ethereum?.key}`, { method: "POST", body })).status).toBe(200);
    expect(readCode(await admin("POST", "/organizations/", { name }))).toBe("409 name_taken");
    const found = readBody<List<{ id: string }>>(
      await admin("GET", `/organizations/?name=${encodeURI(name)}`),
      200,
    );
    expect(found).toMatchObject({
      count: 1,
      results: [{ id: created.id, name, created_at: expect.any(String) }],
    });
    expect(readCode(await admin("PATCH", `/organizations/${organization}/`, { name }))).toBe(
      "409 name_taken",
    );
    const renamed = await admin("PATCH", `/organizations/${created.id}/`, { name: `${name} 2` });
    expect(readBody(renamed, 200)).toMatchObject({ id: created.id, name: `${name} 2` });
    expect((await readAudit(created.id)).map(({ action, detail }) => [action, detail])).toEqual([
      ["renameOrganization", { before: { name }, after: { name: `${name} 2` } }],
      ["addOrganization", { after: { name } }],
    ]);
  });

  it("creates one organization from concurrent requests with the same name", async () => {
    const name = `Many ${kind}`;
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await admin("POST", "/organizations/", { name })).status),
    );
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409]);
  });

  it("creates API keys with terms, shows their secrets once, and lists them", async () => {
    const terms = { rate: 50, burst: 70, methods: ["GET /v1/*"], expires_at: "2101-01-01T00:00:00.000Z" };
    const created = await createKey(terms);
    expect(created).toMatchObject({ ...terms, name: "test", status: "active", replaces: null, organization });
    const list = readBody<List<KeyRecord>>(
      await admin("GET", `/organizations/${organization}/api-keys/`),
      200,
    );
    const { key, ...record } = created;
    expect(list.results).toContainEqual(record);
    expect(JSON.stringify(list)).not.toContain(key);
    expect(readBody(await admin("GET", `/api-keys/${created.id}/`), 200)).toEqual(record);
    const api = managementClient(gateway, key);
    expect((await api("GET", "/projects/")).status).toBe(200);
    expect(readCode(await api("POST", "/projects/", { name: "no" }))).toBe("403 not_allowed");
  });

  it("lists API keys in pages", async () => {
    const added = readBody<{ id: string }>(
      await admin("POST", "/organizations/", { name: `Pages ${kind}` }),
      201,
    );
    const path = `/organizations/${added.id}/api-keys/`;
    for (let count = 0; count < 50; count++) await admin("POST", path, { name: `key ${count}` });
    const first = readBody<List<KeyRecord>>(await admin("GET", path), 200);
    expect([first.count, first.results.length]).toEqual([51, 50]);
    const next = await request(first.next ?? "", { headers: { authorization: `Bearer ${adminKey}` } });
    expect(readBody<List<KeyRecord>>(next, 200).results.map(({ name }) => name)).toEqual(["key 49"]);
  });

  it("rotates an API key with an overlap, once", async () => {
    const former = await createKey({ rate: 9 });
    const rotated = await admin("POST", `/api-keys/${former.id}/rotate/`, { overlap: 3600 });
    const next = readBody<NewKeyRecord>(rotated, 201);
    expect(next).toMatchObject({ name: "test", rate: 9, replaces: former.id, expires_at: null });
    for (const { key } of [former, next])
      expect((await managementClient(gateway, key)("GET", "/organization/")).status).toBe(200);
    expect(readCode(await admin("POST", `/api-keys/${former.id}/rotate/`, { overlap: 0 }))).toBe(
      "409 replaced",
    );
    const last = await admin("POST", `/api-keys/${next.id}/rotate/`, { overlap: 0 });
    expect(last.status).toBe(201);
    expect(readCode(await managementClient(gateway, next.key)("GET", "/organization/"))).toBe(
      "401 credential_expired",
    );
    expect(readCode(await admin("POST", `/api-keys/${next.id}/rotate/`, { overlap: 0 }))).toBe(
      "409 not_active",
    );
    expect((await readAudit(former.id))[0]).toMatchObject({
      action: "rotateApiKey",
      detail: { before: { expires_at: null }, after: { successor: { id: next.id, rate: 9 } } },
    });
  });

  it("revokes an API key, and keeps it in the list", async () => {
    const { id, key } = await createKey();
    const revoked = readBody<KeyRecord>(await admin("POST", `/api-keys/${id}/revoke/`), 200);
    expect(revoked.status).toBe("revoked");
    expect(readCode(await managementClient(gateway, key)("GET", "/organization/"))).toBe(
      "401 credential_revoked",
    );
    expect(readBody(await admin("POST", `/api-keys/${id}/revoke/`), 200)).toEqual(revoked);
    expect(readCode(await admin("POST", `/api-keys/${id}/rotate/`, { overlap: 0 }))).toBe("409 not_active");
    expect((await readAudit(id)).map(({ action }) => action)).toEqual(["revokeApiKey", "createApiKey"]);
    expect(readCode(await admin("POST", "/api-keys/AK-0/revoke/"))).toBe("404 not_found");
  });

  it("counts an API key's requests against its own rate", async () => {
    const { key } = await createKey({ rate: 1, burst: 2 });
    const api = managementClient(gateway, key);
    if (kind === "SQLite") stopClock();
    const statuses: number[] = [];
    for (let count = 0; count < 8; count++) statuses.push((await api("GET", "/organization/")).status);
    // With a burst that several gateways share, the first request may have to wait for its rest.
    expect(statuses.slice(0, kind === "SQLite" ? 2 : 1)).not.toContain(429);
    expect(statuses).toContain(429);
    expect((await managementClient(gateway)("GET", "/organization/")).status).toBe(200);
  });

  it("counts the requests of keys that replace one another against one rate", async () => {
    const rotate = async (path: string): Promise<NewKeyRecord> =>
      readBody<NewKeyRecord>(await admin("POST", `${path}/rotate/`, { overlap: 3600 }), 201);
    const rate = { rate: 1, burst: 40 };
    if (kind === "SQLite") stopClock();
    const former = await createKey(rate);
    expect(
      await accepted(() => managementClient(gateway, former.key)("GET", "/organization/")),
    ).toBeGreaterThan(20);
    const next = await rotate(`/api-keys/${former.id}`);
    expect(await accepted(() => managementClient(gateway, next.key)("GET", "/organization/"))).toBeLessThan(
      15,
    );
    const last = await rotate(`/api-keys/${next.id}`);
    expect(await accepted(() => managementClient(gateway, last.key)("GET", "/organization/"))).toBeLessThan(
      15,
    );
    const path = `/nodes/${node}/credentials/`;
    const credential = readBody<NewKeyRecord>(await admin("POST", path, { name: "test", ...rate }), 201);
    expect(await accepted(() => callWith(credential.key))).toBeGreaterThan(20);
    const replacing = await rotate(`/credentials/${credential.id}`);
    expect(await accepted(() => callWith(replacing.key))).toBeLessThan(15);
    const unrelated = readBody<NewKeyRecord>(await admin("POST", path, { name: "other", ...rate }), 201);
    expect(await accepted(() => callWith(unrelated.key))).toBeGreaterThan(20);
  });

  it("replaces the credential that the management API shows, and hides it when it is revoked", async () => {
    const path = `/nodes/${node}/credentials/`;
    const [shown] = readBody<List<KeyRecord>>(await admin("GET", path), 200).results;
    const { username } = gateway.credentials.nodes.ethereum;
    expect(shown).toMatchObject({ username, status: "active", node });
    const next = readBody<NewKeyRecord>(
      await admin("POST", `/credentials/${shown?.id}/rotate/`, { overlap: 3600 }),
      201,
    );
    const details = async (): Promise<object> =>
      readBody<{ details: object }>(await managementClient(gateway)("GET", `/nodes/${node}/`), 200).details;
    const { key, password } = next;
    expect(await details()).toMatchObject({
      auth_username: next.username,
      auth_password: password,
      auth_key: key,
    });
    expect((await admin("POST", `/credentials/${next.id}/revoke/`)).status).toBe(200);
    expect(Object.keys(await details())).not.toContain("auth_key");
    expect(readCode(await admin("GET", "/nodes/ND-0/credentials/"))).toBe("404 not_found");
  });

  it("rotates a key once when requests are concurrent", async () => {
    const { id } = await createKey();
    const statuses = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await admin("POST", `/api-keys/${id}/rotate/`, { overlap: 60 })).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409]);
  });

  it("audits the management API's changes: who, what, from where, and no secret", async () => {
    const { id, key } = await createKey();
    const api = managementClient(gateway, key);
    const added = async (path: string, body: object): Promise<string> =>
      readBody<{ id: string }>(await api("POST", path, body), 201).id;
    await api("PATCH", "/organization/", { name: `Renamed ${kind}` });
    const project = await added("/projects/", { name: "before" });
    await api("PATCH", `/projects/${project}/`, { name: "after" });
    expect((await api("POST", "/projects/", { name: 1 })).status).toBe(400);
    const configuration = { network: "ethereum-mainnet" };
    const network = await added("/networks/", {
      project,
      protocol: "ethereum",
      configuration,
      nodes: [draft],
    });
    await api("PATCH", `/networks/${network}/`, { name: "net" });
    const own = await added("/nodes/", { ...draft, network });
    await api("PATCH", `/nodes/${own}/`, { name: "other", configuration: { archive: true } });
    const stream = await added("/streams/", {
      network,
      source: { type: "blocks" },
      destination: { type: "webhook", url: "https://app.example/events?token=hidden" },
    });
    await api("POST", `/streams/${stream}/pause/`);
    await api("POST", `/streams/${stream}/resume/`);
    await api("POST", `/streams/${stream}/secret/`);
    await api("POST", `/streams/${stream}/pause/`);
    await api("POST", `/streams/${stream}/replay/`, { from: 0 });
    await api("PATCH", `/streams/${stream}/`, { batch_size: 7 });
    await api("POST", `/streams/${stream}/redeliver/`, {});
    expect((await api("DELETE", `/networks/${network}/`)).status).toBe(400);
    await api("DELETE", `/streams/${stream}/`);
    const list = readBody<List<{ id: string }>>(await api("GET", `/nodes/?network=${network}`), 200);
    for (const one of list.results) await api("DELETE", `/nodes/${one.id}/`);
    await api("DELETE", `/networks/${network}/`);
    await api("DELETE", `/projects/${project}/`);

    const entries = readBody<List<AuditRecord>>(await admin("GET", `/audit/?actor=${id}`), 200).results;
    const changes = routes.filter(({ spec, idempotency }) => spec === "management" && idempotency !== "safe");
    const operations = changes.map(({ operationId }) => operationId as string);
    const audited = new Set(entries.map(({ action }) => action));
    // Nonces change with each transaction of an account, and nothing that someone has set changes with the others.
    const unaudited = operations.filter((name) => !audited.has(name) && !name.includes("Nonce"));
    expect(unaudited).toEqual(["requestSepoliaTokens", "testStream", "acknowledgeStreamEvents"]);
    for (const { source } of entries) expect(source).toBe("127.0.0.1");
    expect((await readAudit(project)).map(({ action, detail }) => [action, detail])).toEqual([
      ["deleteProject", { before: { name: "after", description: "" } }],
      ["updateProject", { before: { name: "before" }, after: { name: "after" } }],
      ["createProject", { after: { name: "before", description: "" } }],
    ]);
    expect((await readAudit(own))[1]).toMatchObject({
      action: "updateNode",
      detail: {
        before: { name: "new", configuration: '{"archive":false}' },
        after: { name: "other", configuration: '{"archive":true}' },
      },
    });
    const all = await admin("GET", "/audit/");
    expect(all.text).not.toContain(key);
    expect(all.text).not.toContain("hidden");
    expect(all.text).not.toContain(gateway.credentials.nodes.ethereum.key);
  });

  it("audits what the first start created", async () => {
    expect(await readAudit(organization)).toContainEqual(
      expect.objectContaining({ actor: "command line", action: "addOrganization", source: "this machine" }),
    );
  });
});

it("never logs the admin key, nor the secrets that it creates", async () => {
  const entries: LogEntry[] = [];
  const gateway = await gatewayWithAdmin({ log: (entry) => void entries.push(entry) });
  const path = `/organizations/${gateway.credentials.organization.id}/api-keys/`;
  const { key } = readBody<NewKeyRecord>(await adminClient(gateway)("POST", path, { name: "logged" }), 201);
  await adminClient(gateway, `${adminKey}-wrong`)("GET", path);
  await request(`${gateway.adminUrl}/v1${path}?key=${adminKey}`);
  await managementClient(gateway, key)("GET", "/organization/");
  await gateway.close();
  const log = JSON.stringify(entries);
  expect(log).toContain("started");
  for (const secret of [adminKey, key]) expect(log).not.toContain(secret);
});

it("ends a revoked credential and its sockets on every gateway of a fleet", async () => {
  const options = { database: await postgres().createDatabase(), key: testKey };
  const one = await gatewayWithAdmin(options);
  const other = await gatewayWithAdmin(options);
  const admin = adminClient(one);
  const path = `/nodes/${one.credentials.nodes.ethereum.id}/credentials/`;
  const { id, key } = readBody<NewKeyRecord>(await admin("POST", path, { name: "fleet" }), 201);
  const call = { method: "POST", body: { jsonrpc: "2.0", id: 1, method: "eth_chainId" } };
  await expect.poll(async () => (await request(`${other.url}/${key}`, call)).status).toBe(200);
  const socket = new WebSocket(`${other.url.replace("http", "ws")}/ws/${key}`);
  await once(socket, "open");
  const closed = once(socket, "close");
  readBody(await admin("POST", `/credentials/${id}/revoke/`), 200);
  const [code, reason] = (await closed) as [number, Buffer];
  expect([code, String(reason)]).toEqual([1008, "the credential was revoked"]);
  expect(readCode(await request(`${other.url}/${key}`, call))).toBe("401 credential_revoked");
  const list = readBody<List<KeyRecord>>(await adminClient(other)("GET", path), 200).results;
  expect(list.find((record) => record.id === id)?.status).toBe("revoked");
  await Promise.all([one.close(), other.close()]);
});

it("responds 503 while the database is away, and still rejects revoked keys", async () => {
  const server = brokenInTest(postgres());
  const options = { database: await server.createDatabase(), key: testKey };
  const gateway = await gatewayWithAdmin(options);
  const admin = adminClient(gateway);
  const path = `/nodes/${gateway.credentials.nodes.ethereum.id}/credentials/`;
  const [active, revoked] = await Promise.all(
    ["active", "revoked"].map(async (name) =>
      readBody<NewKeyRecord>(await admin("POST", path, { name }), 201),
    ),
  );
  readBody(await admin("POST", `/credentials/${revoked?.id}/revoke/`), 200);
  await server.kill();
  const rejected = await admin("POST", path, { name: "lost" });
  expect(readCode(rejected)).toBe("503 unavailable");
  expect(rejected.headers.get("retry-after")).toMatch(/^\d+$/);
  const call = { method: "POST", body: { jsonrpc: "2.0", id: 1, method: "eth_chainId" } };
  expect((await request(`${gateway.url}/${active?.key}`, call)).status).toBe(200);
  expect(readCode(await request(`${gateway.url}/${revoked?.key}`, call))).toBe("401 credential_revoked");
  await server.restart();
  await expect.poll(async () => (await admin("GET", path)).status).toBe(200);
  const { results } = readBody<List<KeyRecord>>(await admin("GET", path), 200);
  expect(results.map(({ name }) => name)).not.toContain("lost");
  await gateway.close();
});

it("stores when keys and credentials were last used, by the minute and on closing", async () => {
  const folder = temporaryFolder();
  const options = { database: join(folder, "state.db") };
  const first = await gatewayWithAdmin(options);
  const { organization, nodes } = first.credentials;
  const before = Math.floor(Date.now() / 60_000) * 60_000;
  await managementClient(first)("GET", "/organization/");
  const body = { jsonrpc: "2.0", id: 1, method: "eth_chainId" };
  await request(`${first.url}/${nodes.ethereum.key}`, { method: "POST", body });
  const lists = [
    `/organizations/${organization.id}/api-keys/`,
    `/nodes/${nodes.ethereum.id}/credentials/`,
    `/nodes/${nodes.starknet.id}/credentials/`,
  ];
  const lastUses = (gateway: Gateway): Promise<(string | null | undefined)[]> =>
    Promise.all(
      lists.map(async (path) => {
        const { results } = readBody<List<KeyRecord>>(await adminClient(gateway)("GET", path), 200);
        return results[0]?.last_used_at;
      }),
    );
  expect(await lastUses(first)).toEqual([null, null, null]);
  await first.close();
  const second = await gatewayWithAdmin(options);
  const [apiKey, ethereum, starknet] = await lastUses(second);
  for (const used of [apiKey, ethereum]) {
    const time = Date.parse(used ?? "");
    expect(time % 60_000).toBe(0);
    expect(time).toBeGreaterThanOrEqual(before);
  }
  expect(starknet).toBeNull();
  await second.close();
});
