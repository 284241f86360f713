import { expect, it, vi } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { call, findNode, post, request } from "../client.ts";
import { managementClient } from "../management-client.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { respondWith, startUpstream } from "../upstream-server.ts";

const adminKey = "a".repeat(32);
const wait = { timeout: 20_000, interval: 100 };

/** The lines of a gateway's metrics that name something. */
async function linesWith({ metricsUrl = "" }: Gateway, name: string): Promise<readonly string[]> {
  const { text } = await request(metricsUrl);
  return text.split("\n").filter((line) => line.includes(name));
}

async function start(options: Parameters<typeof createGateway>[0] = {}): Promise<Gateway<Credentials>> {
  const gateway = (await createGateway({
    metrics: {},
    admin: { key: adminKey },
    ...options,
  })) as Gateway<Credentials>;
  closeAfterTest(gateway);
  return gateway;
}

const metric = (id: string): string => `gateway_stream_dead_letters_total{stream="${id}"}`;
const rpc = (...urls: readonly string[]) => networksWith({ ethereum: { rpc: upstreamsAt(...urls) } });

it("streams that were deleted leave no metrics behind, and others keep theirs", async () => {
  const gateway = await start({ networks: { "ethereum-mainnet": "simulator" }, blockTime: 100 });
  const api = managementClient(gateway);
  const { json } = await api("GET", "/networks/");
  const network = (json as { results: { id: string }[] }).results[0]?.id;
  const create = async (): Promise<string> => {
    // Each event is a dead letter.
    const body = { source: { type: "blocks" }, start: { block: 0 }, filter: "event.missing" };
    const created = await api("POST", "/streams/", { ...body, network, destination: { type: "pull" } });
    expect(created.status, created.text).toBe(201);
    return (created.json as { id: string }).id;
  };
  const [deleted, other] = [await create(), await create()];
  for (const id of [deleted, other])
    await vi.waitFor(async () => expect(await linesWith(gateway, metric(id))).toHaveLength(1), wait);
  await api("POST", `/streams/${other}/pause/`);
  await api("DELETE", `/streams/${deleted}/`);
  await vi.waitFor(async () => expect(await linesWith(gateway, deleted)).toEqual([]), wait);
  expect(await linesWith(gateway, metric(other))).toHaveLength(1);
});

it("credentials that have ended leave no metrics behind: revoked, or with their node", async () => {
  const gateway = await start();
  const api = managementClient(gateway);
  const admin = (method: string, path: string, body?: object): ReturnType<typeof request> =>
    request(`${gateway.adminUrl}/v1/${path}`, {
      method,
      body,
      headers: { authorization: `Bearer ${adminKey}` },
    });
  const idOf = async (path: string): Promise<string> => {
    const created = await admin("POST", path, { name: "short" });
    expect(created.status, created.text).toBe(201);
    const { id, key } = created.json as { id: string; key: string };
    if (path.startsWith("nodes"))
      await request(`${gateway.url}/${key}`, {
        method: "POST",
        body: { jsonrpc: "2.0", id: 1, method: "getSlot" },
      });
    else await managementClient(gateway, key)("GET", "/nodes/");
    expect((await linesWith(gateway, `credential="${id}"`)).length).toBeGreaterThan(0);
    return id;
  };
  const node = findNode(gateway, "solana").id;
  const [revoked, ofNode] = [
    await idOf(`nodes/${node}/credentials/`),
    await idOf(`nodes/${node}/credentials/`),
  ];
  const [organization] = ((await admin("GET", "organizations/")).json as { results: { id: string }[] })
    .results;
  const apiKey = await idOf(`organizations/${organization?.id}/api-keys/`);
  await admin("POST", `credentials/${revoked}/revoke/`);
  await admin("POST", `api-keys/${apiKey}/revoke/`);
  for (const id of [revoked, apiKey])
    await vi.waitFor(async () => expect(await linesWith(gateway, id)).toEqual([]), wait);
  expect((await linesWith(gateway, ofNode)).length).toBeGreaterThan(0);
  expect((await api("DELETE", `/nodes/${node}/`)).status).toBe(204);
  await vi.waitFor(async () => expect(await linesWith(gateway, ofNode)).toEqual([]), wait);
});

it("upstreams and networks that a reload removes leave no metrics behind, and others continue", async () => {
  const [one, two] = [
    await startUpstream(respondWith(() => "0x1")),
    await startUpstream(respondWith(() => "0x1")),
  ];
  const gateway = await start({ networks: rpc(one.url, two.url) });
  const callBoth = async (): Promise<void> => {
    for (let count = 0; count < 20; count++) await call(gateway, "eth_gasPrice");
    await post(gateway, "solana", { jsonrpc: "2.0", id: 1, method: "getSlot" });
  };
  await callBoth();
  expect((await linesWith(gateway, 'upstream="node-2"')).length).toBeGreaterThan(0);
  expect((await linesWith(gateway, 'network="solana-mainnet"')).length).toBeGreaterThan(0);
  const served =
    'gateway_call_seconds_count{surface="json-rpc",method="eth_gasPrice",network="ethereum-mainnet"}';
  expect(await linesWith(gateway, served)).toEqual([`${served} 20`]);
  await gateway.reload({ ...rpc(one.url), "solana-mainnet": "off" });
  expect(await linesWith(gateway, 'upstream="node-2"')).toEqual([]);
  await gateway.reload({ "ethereum-mainnet": rpc(one.url)["ethereum-mainnet"] });
  expect(await linesWith(gateway, 'network="solana-mainnet"')).toEqual([]);
  await call(gateway, "eth_gasPrice");
  expect(await linesWith(gateway, served)).toEqual([`${served} 21`]);
  expect((await linesWith(gateway, 'upstream="node-1"')).length).toBeGreaterThan(0);
});
