import { once } from "node:events";
import type { Postgres } from "@node-access-tools/local-servers/postgres";
import { isNight } from "@node-access-tools/workspace";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { openState } from "../../src/state/open-state.ts";
import { createGateway, type Credentials, type Gateway, type GatewayOptions } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { request } from "../client.ts";
import { managementClient, createNetwork } from "../management-client.ts";
import { respondWith, startUpstream } from "../upstream-server.ts";
import { upstreamsAt, networksWith } from "../networks.ts";
import { brokenInTest, testKey, usePostgres } from "../use-postgres.ts";

const postgres = usePostgres();

const call = { jsonrpc: "2.0", id: 1, method: "eth_blockNumber" };

/** Two gateways on one database, in front of an upstream that responds with 0x1. */
async function startTwo(
  server: Pick<Postgres, "createDatabase"> = postgres(),
): Promise<{ one: Gateway; other: Gateway; credentials: Credentials; options: GatewayOptions }> {
  const upstream = await startUpstream(respondWith(() => "0x1"));
  closeAfterTest(upstream);
  const networks = networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } });
  const options = { database: await server.createDatabase(), key: testKey, networks };
  const gateways = await Promise.all([createGateway(options), createGateway(options)]);
  for (const gateway of gateways) closeAfterTest(gateway);
  const shown = gateways.flatMap(({ credentials }) => credentials ?? []);
  // Whichever was first.
  expect(shown).toHaveLength(1);
  return { one: gateways[0], other: gateways[1], credentials: shown[0] as Credentials, options };
}

async function readStatus({ url }: Gateway, token: string): Promise<number> {
  return (await request(`${url}/${token}`, { method: "POST", body: call })).status;
}

async function ready({ url }: Gateway): Promise<string> {
  return (await request(`${url}/readyz`)).text;
}

describe("two gateways on one Postgres", () => {
  it("serve the same organizations, nodes and keys", async () => {
    const { one, other, credentials } = await startTwo();
    expect(await readStatus(one, credentials.nodes.ethereum.key)).toBe(200);
    expect(await readStatus(other, credentials.nodes.ethereum.key)).toBe(200);
    const network = await createNetwork(managementClient(one, credentials.apiKey), "ethereum");
    const newKey = network.nodes[0]?.details.auth_key ?? "";
    // Immediately where it was created, and soon elsewhere.
    expect(await readStatus(one, newKey)).toBe(200);
    await expect.poll(() => readStatus(other, newKey)).toBe(200);
    const second = await one.addOrganization("Second");
    await expect.poll(() => readStatus(other, second.nodes["ethereum"]?.key ?? "")).toBe(200);
    const response = await managementClient(other, second.apiKey)("GET", "/organization/");
    expect(response.json).toEqual(second.organization);
  });

  it("both end a deleted node and its sockets", async () => {
    const { one, other, credentials } = await startTwo();
    const { id, key: token } = credentials.nodes.ethereum;
    const sockets = await Promise.all(
      [one, other].map(async ({ url }) => {
        const socket = new WebSocket(`${url.replace("http", "ws")}/ws/${token}`);
        await once(socket, "open");
        return socket;
      }),
    );
    const codes = sockets.map(async (socket) => ((await once(socket, "close")) as [number])[0]);
    expect((await managementClient(one, credentials.apiKey)("DELETE", `/nodes/${id}/`)).status).toBe(204);
    expect(await Promise.all(codes)).toEqual([1008, 1008]);
    await expect.poll(() => readStatus(other, token)).toBe(401);
    expect(await readStatus(one, token)).toBe(401);
  });

  it("both reject a revoked credential and a revoked API key", async () => {
    const { one, other, credentials, options } = await startTwo();
    const { id, key: token } = credentials.nodes.ethereum;
    const socket = new WebSocket(`${other.url.replace("http", "ws")}/ws/${token}`);
    await once(socket, "open");
    const closed = once(socket, "close");
    const state = await openState({ database: options.database ?? "", key: testKey }, () => {});
    closeAfterTest(state);
    const [credential] = await state.tables.nodeCredentials.list([id]);
    const [apiKey] = await state.tables.apiKeys.list();
    await state.transaction(async ({ nodeCredentials, apiKeys }) => {
      await nodeCredentials.update(credential?.id ?? "", { revokedAt: Date.now() });
      await apiKeys.update(apiKey?.id ?? "", { revokedAt: Date.now() });
    });
    expect(((await closed) as [number])[0]).toBe(1008);
    for (const gateway of [one, other]) {
      await expect.poll(() => readStatus(gateway, token)).toBe(401);
      const api = managementClient(gateway, credentials.apiKey);
      await expect.poll(async () => (await api("GET", "/nodes/")).status).toBe(401);
    }
  });

  it("lose none of many concurrent changes to one node", async () => {
    const { one, other, credentials } = await startTwo();
    const changes = isNight ? 60 : 20;
    const path = `/nodes/${credentials.nodes.ethereum.id}/`;
    const apis = [one, other].map((gateway) => managementClient(gateway, credentials.apiKey));
    const statuses = await Promise.all(
      Array.from({ length: changes }, async (_, index) => {
        const body = { configuration: { [`member-${index}`]: index } };
        return (await apis[index % 2]?.("PATCH", path, body))?.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { json } = (await apis[0]?.("GET", path)) ?? {};
    const { configuration } = json as { configuration: object };
    expect(Object.keys(configuration).filter((name) => name.startsWith("member-"))).toHaveLength(changes);
  });

  it("enforce an organization's limit together", async () => {
    const { options } = await startTwo();
    const limited = { ...options, database: await postgres().createDatabase(), limits: { projects: 10 } };
    const gateways = await Promise.all([createGateway(limited), createGateway(limited)]);
    for (const gateway of gateways) closeAfterTest(gateway);
    const { apiKey } = gateways.find(({ credentials }) => credentials)?.credentials ?? { apiKey: "" };
    const apis = gateways.map((gateway) => managementClient(gateway, apiKey));
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        return (await apis[index % 2]?.("POST", "/projects/", { name: "p", type: "public" }))?.status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(9);
    expect(statuses.filter((status) => status === 400)).toHaveLength(21);
  });

  it("serve nodes and reject changes with 503 while the database is away, and recover afterwards", async () => {
    const server = brokenInTest(postgres());
    const { one, other, credentials } = await startTwo(server);
    const token = credentials.nodes.ethereum.key;
    await server.kill();
    for (const gateway of [one, other]) {
      await expect.poll(() => ready(gateway)).toBe("ready, database unavailable\n");
      expect(await readStatus(gateway, token)).toBe(200);
      const response = await managementClient(gateway, credentials.apiKey)("GET", "/nodes/");
      expect(response).toMatchObject({ status: 503, json: { error: { code: "unavailable" } } });
      expect(response.headers.get("retry-after")).toBe("1");
    }
    await server.restart();
    for (const gateway of [one, other]) await expect.poll(() => ready(gateway)).toBe("ready\n");
    const path = `/nodes/${credentials.nodes.ethereum.id}/`;
    expect((await managementClient(one, credentials.apiKey)("DELETE", path)).status).toBe(204);
    await expect.poll(() => readStatus(other, token)).toBe(401);
  });

  it("show one simulated chain, also if the database was away when the second one was asked first", async () => {
    const server = brokenInTest(postgres());
    const options = {
      database: await server.createDatabase(),
      key: testKey,
      networks: networksWith({ ethereum: { rpc: "simulator" } }),
      blockTime: 50,
    };
    const one = await createGateway(options);
    closeAfterTest(one);
    const token = one.credentials?.nodes["ethereum"]?.key ?? "";
    const read = async (
      { url }: Gateway,
      block: string,
    ): Promise<Record<string, Record<string, unknown>>> => {
      const body = { jsonrpc: "2.0", id: 1, method: "eth_getBlockByNumber", params: [block, false] };
      return (await request(`${url}/${token}`, { method: "POST", body })).json as never;
    };
    const begun = Number((await read(one, "latest"))["result"]?.["number"]);
    const other = await createGateway(options);
    closeAfterTest(other);
    // By then, it would begin after the blocks that the first one has shown.
    await expect
      .poll(async () => Number((await read(one, "latest"))["result"]?.["number"]))
      .toBeGreaterThan(begun + 60);
    await server.kill();
    await expect.poll(() => ready(other)).toBe("ready, database unavailable\n");
    const first = await read(one, `0x${(begun + 30).toString(16)}`);
    expect(first["result"]).toBeDefined();
    const error = { code: -32002, message: "no node could respond: the gateway's database is unavailable" };
    expect(await read(other, "latest")).toMatchObject({ error });
    const socket = new WebSocket(`${other.url.replace("http", "ws")}/ws/${token}`);
    await once(socket, "open");
    socket.send(JSON.stringify(call));
    expect(JSON.parse(String((await once(socket, "message"))[0]))).toMatchObject({ error });
    socket.close();
    await server.restart();
    await expect.poll(() => read(other, `0x${(begun + 30).toString(16)}`)).toEqual(first);
    expect(await read(one, `0x${(begun + 30).toString(16)}`)).toEqual(first);
  });
});
