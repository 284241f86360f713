import { once } from "node:events";
import type { Postgres } from "@node-access-tools/local-servers/postgres";
import { setTimeout as sleep } from "node:timers/promises";
import { isNight } from "@node-access-tools/workspace";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { adminKey, adminClient } from "../admin-client.ts";
import { request } from "../client.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { type ChainServer, startChain } from "./chain-server.ts";
import { brokenInTest, testKey, usePostgres } from "../use-postgres.ts";

const postgres = usePostgres();

const account = "0x5fbdb2315678afecb367f032d93f642f64180aa3";

/** Starts two gateways on one database, each in front of two separate nodes of one chain. */
async function startTwo(
  height: number,
  server: Pick<Postgres, "createDatabase"> = postgres(),
): Promise<{
  gateways: readonly [Gateway, Gateway];
  nodes: readonly (readonly [ChainServer, ChainServer])[];
  token: string;
}> {
  const database = await server.createDatabase();
  const start = async (): Promise<{ gateway: Gateway; pair: [ChainServer, ChainServer] }> => {
    const pair = [await startChain(height), await startChain(height)] as [ChainServer, ChainServer];
    for (const node of pair) closeAfterTest(node);
    const rpc = upstreamsAt(...pair.map(({ url }) => url));
    const networks = networksWith({ ethereum: { rpc } });
    const gateway = await createGateway({
      database,
      key: testKey,
      networks,
      admin: { port: 0, key: adminKey },
      limits: { requestsPerSecond: 1e6, requestBurst: 1e6 },
    });
    closeAfterTest(gateway);
    return { gateway, pair };
  };
  const one = await start();
  const other = await start();
  const { nodes } = one.gateway.credentials as Credentials;
  return {
    gateways: [one.gateway, other.gateway],
    nodes: [one.pair, other.pair],
    token: nodes["ethereum"]?.key ?? "",
  };
}

async function call(
  { url }: Gateway,
  token: string,
  method: string,
  params: unknown[] = [],
): Promise<unknown> {
  const body = { jsonrpc: "2.0", id: 1, method, params };
  const { json } = await request(`${url}/${token}`, { method: "POST", body });
  const { result, error } = json as { result?: unknown; error?: unknown };
  return result ?? error ?? null;
}

describe("two gateways on one Postgres, each with upstreams of its own", () => {
  it("never let callers that switch gateways see the chain go back", async () => {
    const { gateways, nodes, token } = await startTwo(10);
    const heightAt = async (gateway: Gateway): Promise<number> =>
      Number(await call(gateway, token, "eth_blockNumber"));
    for (const gateway of gateways) await expect.poll(() => heightAt(gateway)).toBe(10);
    const newest = isNight ? 30 : 14;
    let height = 10;
    const callers = Array.from({ length: 4 }, async (_, caller) => {
      let seen = 0;
      for (let turn = caller; seen < newest; turn++) {
        const gateway = gateways[turn % 2] as Gateway;
        const shown = await heightAt(gateway);
        expect(shown).toBeGreaterThanOrEqual(seen);
        seen = shown;
        await sleep(20);
      }
    });
    const chain = async (): Promise<void> => {
      // One gateway's nodes are ahead; the other's follow once callers have seen the block.
      while (height < newest) {
        height++;
        const [first, second] = height % 2 === 0 ? nodes : nodes.toReversed();
        for (const node of first ?? []) node.height = height;
        await expect.poll(() => heightAt(gateways[height % 2] as Gateway)).toBe(height);
        for (const node of second ?? []) node.height = height;
      }
    };
    await Promise.all([chain(), ...callers]);
  });

  it("report a new head to subscribers once calls at both gateways and on the same socket see it", async () => {
    const { gateways, nodes, token } = await startTwo(10);
    const [one, other] = gateways;
    for (const gateway of gateways)
      await expect.poll(() => call(gateway, token, "eth_blockNumber")).toBe("0xa");
    const socket = new WebSocket(`${one.url.replace("http", "ws")}/ws/${token}`);
    onTestFinished(() => socket.terminate());
    await once(socket, "open");
    const seen: number[] = [];
    const later: Promise<void>[] = [];
    const results = new Map<number, number>();
    socket.on("message", (data: Buffer) => {
      const { id, result, params } = JSON.parse(String(data)) as {
        id?: number;
        result?: string;
        params?: { result: { number: string } };
      };
      if (id !== undefined && id > 1) results.set(id, Number(result));
      if (!params) return;
      const number = Number(params.result.number);
      seen.push(number);
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: number, method: "eth_blockNumber" }));
      later.push(
        call(other, token, "eth_blockNumber").then((height) => {
          expect(Number(height)).toBeGreaterThanOrEqual(number);
        }),
      );
    });
    socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params: ["newHeads"] }));
    await expect.poll(() => nodes[0]?.some(({ calls }) => calls.length > 0)).toBe(true);
    for (let height = 11; height <= 16; height++) {
      for (const node of nodes[0] ?? []) node.height = height;
      await expect.poll(() => call(one, token, "eth_blockNumber")).toBe(`0x${height.toString(16)}`);
    }
    await expect.poll(() => seen.at(-1)).toBe(16);
    await expect.poll(() => results.size).toBe(seen.length);
    for (const number of seen) expect(results.get(number)).toBeGreaterThanOrEqual(number);
    await Promise.all(later);
  });

  it("delay reads of the newest state until an upstream has the block that another gateway has shown", async () => {
    const { gateways, nodes, token } = await startTwo(10);
    const [one, other] = gateways;
    for (const gateway of gateways)
      await expect.poll(() => call(gateway, token, "eth_blockNumber")).toBe("0xa");
    for (const node of nodes[0] ?? []) node.height = 11;
    await expect.poll(() => call(one, token, "eth_blockNumber")).toBe("0xb");
    expect(await call(other, token, "eth_blockNumber")).toBe("0xb");
    const before = nodes[1]?.[0].calls.length ?? 0;
    const balance = call(other, token, "eth_getBalance", [account, "latest"]);
    await expect.poll(() => nodes[1]?.[0].calls.length).toBeGreaterThan(before);
    for (const node of nodes[1] ?? []) node.height = 11;
    expect(await balance).toBe("0xb");
  });

  it("keep working separately while the database is away, and agree on the newest block when it is back", async () => {
    const own = brokenInTest(postgres());
    const { gateways, nodes, token } = await startTwo(10, own);
    const heights = (): Promise<unknown[]> =>
      Promise.all(gateways.map((gateway) => call(gateway, token, "eth_blockNumber")));
    await expect.poll(heights).toEqual(["0xa", "0xa"]);
    await own.kill();
    for (const node of nodes.flat()) node.height = 11;
    await expect.poll(heights).toEqual(["0xb", "0xb"]);
    // One gateway sees more blocks than the other.
    for (const node of nodes[0] ?? []) node.height = 15;
    await expect.poll(heights).toEqual(["0xf", "0xb"]);
    await own.restart();
    await expect.poll(heights).toEqual(["0xf", "0xf"]);
  });

  it("share a cordon, which the audit log records", async () => {
    const { gateways, nodes, token } = await startTwo(10);
    const [one, other] = gateways;
    const [cordoned, used] = nodes[1] as readonly [ChainServer, ChainServer];
    const id = "ethereum-mainnet.rpc.node-1";
    const admin = adminClient(one);
    expect(await admin("POST", `/upstreams/${id}/cordon/`)).toMatchObject({
      status: 200,
      json: { id, cordoned: true, state: "cordoned" },
    });
    const before = cordoned.calls.filter((text) => text.startsWith("eth_getBalance")).length;
    for (let time = 0; time < 10; time++)
      expect(await call(other, token, "eth_getBalance", [account, "0x5"])).toBe("0x5");
    expect(cordoned.calls.filter((text) => text.startsWith("eth_getBalance")).length).toBe(before);
    expect(used.calls.filter((text) => text.startsWith("eth_getBalance")).length).toBeGreaterThan(0);
    const listed = await adminClient(other)("GET", "/upstreams/?network=ethereum-mainnet");
    expect(listed.json).toMatchObject({ results: [{ id, state: "cordoned" }, { state: "serving" }] });
    expect(await adminClient(other)("POST", `/upstreams/${id}/uncordon/`)).toMatchObject({ status: 200 });
    expect((await admin("GET", "/upstreams/")).json).toMatchObject({
      results: [{ id, state: "serving" }, {}],
    });
    // Cordoning a cordoned upstream changes nothing.
    expect((await admin("POST", `/upstreams/${id}/uncordon/`)).status).toBe(200);
    const { json } = await admin("GET", `/audit/?subject=${id}`);
    expect((json as { results: { action: string }[] }).results.map(({ action }) => action)).toEqual([
      "uncordonUpstream",
      "cordonUpstream",
    ]);
    expect((await admin("POST", "/upstreams/ethereum-mainnet.rpc.unknown/cordon/")).status).toBe(404);
  });
});
