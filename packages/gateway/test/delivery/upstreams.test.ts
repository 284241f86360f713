import { type Anvil, callNode, startAnvil } from "@node-access-tools/local-servers/anvil";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createGateway } from "../../src/index.ts";
import { adminClient, adminKey, readBody } from "../admin-client.ts";
import { closeAfterTest } from "../cleanup.ts";
import { request } from "../client.ts";
import { type ApiClient, managementClient } from "../management-client.ts";
import { networksWith } from "../networks.ts";
import { Proxy } from "../streams/proxy.ts";
import { type Receiver, startReceiver } from "./receiver.ts";

const wait = { timeout: 60_000, interval: 100 };

interface StreamRecord {
  readonly status: string;
  readonly reason?: string;
  readonly position: { readonly next: number; readonly lag: number | null };
}

let anvil: Anvil;
let receiver: Receiver;

/** Starts a node whose newest final block is 4 blocks below its newest one. @param begin - When its chain begins, in seconds since 1970. */
async function startNode(begin: number): Promise<Anvil> {
  const node = await startAnvil({ arguments: ["--slots-in-an-epoch", "2", "--timestamp", String(begin)] });
  onTestFinished(() => node.stop());
  return node;
}

/** Mines blocks with one log each. */
async function mine(node: Anvil, count: number): Promise<void> {
  const [from] = (await callNode(node.url, "eth_accounts")) as string[];
  for (let index = 0; index < count; index += 1)
    await callNode(node.url, "eth_sendTransaction", { from, data: "0x60006000a000", gas: "0x30d40" });
}

async function hashes(node: Anvil): Promise<string[]> {
  const newest = Number(await callNode(node.url, "eth_blockNumber"));
  const blocks = Array.from({ length: newest + 1 }, (_, number) =>
    callNode(node.url, "eth_getBlockByNumber", `0x${number.toString(16)}`, false),
  );
  return (await Promise.all(blocks)).map((block) => (block as { hash: string }).hash);
}

/** A gateway with streams of a node's blocks, which begin at 0. */
async function start(count: number) {
  const proxies = Array.from({ length: count }, () => new Proxy(anvil.url));
  for (const proxy of proxies) await proxy.start();
  onTestFinished(() => proxies.forEach((proxy) => proxy.kill()));
  const upstreams = proxies.map(({ url }, index) => ({ name: `node-${index + 1}`, url }));
  const gateway = await createGateway({
    networks: networksWith({ ethereum: { rpc: { upstreams } } }),
    streams: { allowPrivate: true },
    limits: { shutdown: 1 },
    admin: { port: 0, key: adminKey },
    metrics: {},
  });
  closeAfterTest(gateway);
  const api = managementClient(gateway);
  const { json } = await api("GET", "/networks/?protocol=ethereum");
  const network = (json as { results: { id: string }[] }).results[0]?.id;
  const create = async (body: object = {}): Promise<string> => {
    const destination = { type: "webhook", url: receiver.url };
    const source = { type: "blocks" };
    const created = await api("POST", "/streams/", {
      network,
      source,
      start: { block: 0 },
      destination,
      ...body,
    });
    expect(created.status, created.text).toBe(201);
    return (created.json as { id: string }).id;
  };
  return { proxies, gateway, api, network, create };
}

async function read(api: ApiClient, id: string): Promise<StreamRecord> {
  return (await api("GET", `/streams/${id}/`)).json as StreamRecord;
}

/** What a stream's receiver has if it undoes what is removed. */
function standing(id: string): string[] {
  const blocks: string[] = [];
  for (const { id: event, removed } of receiver.of(id)) {
    if (!removed) blocks.push(event.replace(/:\d+$/, ""));
    else expect(blocks.pop()).toBe(event.replace(/(:\d+)?:removed$/, ""));
  }
  return blocks;
}

beforeEach(async () => {
  anvil = await startNode(1_700_000_000);
  receiver = await startReceiver();
});

it("a stream says that it waits while none responds, and since when", { timeout: 120_000 }, async () => {
  await mine(anvil, 8);
  const { proxies, gateway, api, create } = await start(2);
  const id = await create();
  await vi.waitFor(() => expect(standing(id)).toHaveLength(9), wait);
  await mine(anvil, 8);
  const current = { status: "running", position: { next: 17, lag: 0 } };
  await vi.waitFor(async () => expect(await read(api, id)).toMatchObject(current), wait);
  const recheck = () => api("POST", `/streams/${id}/recheck/`, { from: 0, to: 8 });
  // The ledger needs no further block.
  await vi.waitFor(
    async () => expect((await recheck()).json).toMatchObject({ ranges: 1, differences: [] }),
    wait,
  );
  for (const proxy of proxies) proxy.kill();
  const waiting = {
    status: "waiting",
    reason: expect.stringMatching(
      /^ethereum-mainnet has had no usable upstream since \d{4}-.*Z: \d upstreams? (is|are) down/,
    ) as string,
  };
  await vi.waitFor(async () => expect(await read(api, id)).toMatchObject(waiting), wait);
  expect((await read(api, id)).position).toMatchObject({ next: 17, lag: null });
  const admin = adminClient(gateway);
  const listed = await admin("GET", "/streams/?status=waiting");
  expect(readBody<object>(listed, 200)).toMatchObject({ results: [{ id, ...waiting, lag: null }] });
  const { text: metrics } = await request(gateway.metricsUrl ?? "");
  expect(metrics).toMatch(/^gateway_streams_waiting\{.*network="ethereum-mainnet".*\} 1$/m);
  const failed = await recheck();
  expect(failed).toMatchObject({ status: 503, json: { error: { code: "not_rechecked" } } });
  expect(failed.text).toContain("the blocks could not be rechecked: ");
  for (const proxy of proxies) await proxy.start();
  await vi.waitFor(async () => expect(await read(api, id)).toMatchObject({ status: "running" }), wait);
  await mine(anvil, 1);
  await vi.waitFor(() => expect(standing(id)).toHaveLength(18), wait);
  // A chain without new blocks is not a dead one.
  await new Promise((resolve) => setTimeout(resolve, 8_000));
  expect(await read(api, id)).toMatchObject({ status: "running", position: { lag: 0 } });
});

describe.each([1, 2])("with %i upstreams", (count) => {
  it.each([3, 20])(
    "a stream of a chain that is replaced by one with %i blocks is paused, and continues there after a replay",
    { timeout: 120_000 },
    async (blocks) => {
      await mine(anvil, 12);
      const { proxies, api, create } = await start(count);
      const id = await create();
      await vi.waitFor(() => expect(standing(id)).toHaveLength(13), wait);
      for (const proxy of proxies) proxy.kill();
      const other = await startNode(1_700_000_001);
      await mine(other, blocks);
      for (const proxy of proxies) {
        proxy.target = other.url;
        await proxy.start();
      }
      await vi.waitFor(async () => expect(await read(api, id)).toMatchObject({ status: "paused" }), wait);
      expect((await read(api, id)).reason).toMatch(
        /^the chain was replaced by|^block \d+ .* was final, and has left the chain/,
      );
      expect((await read(api, id)).reason).toContain("replay the stream from");
      expect((await api("POST", `/streams/${id}/replay/`, { from: 0 })).status).toBe(200);
      expect((await api("POST", `/streams/${id}/resume/`)).status).toBe(200);
      const expected = await hashes(other);
      await vi.waitFor(() => expect(standing(id).slice(-expected.length)).toEqual(expected), wait);
      await mine(other, 2);
      await vi.waitFor(async () => expect(standing(id).at(-1)).toBe((await hashes(other)).at(-1)), wait);
      expect(await read(api, id)).toMatchObject({ status: "running" });
    },
  );
});
