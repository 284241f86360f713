import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type Block, blockAfter, blockResult, EvmServer } from "@node-access-tools/local-servers/evm-node";
import { expect, it, onTestFinished, vi } from "vitest";
import { createGateway } from "../../src/index.ts";
import { managementClient } from "../management-client.ts";
import { type ReceivedEvent, startReceiver } from "./receiver.ts";

const depths = Array.from({ length: 20 }, (_, index) => index + 1);

function extend(parent: Block | undefined, count: number): Block {
  let tip = parent;
  for (let index = 0; index < count; index += 1) tip = blockAfter(tip, ((tip?.number ?? -1) + 1) % 4);
  return tip as Block;
}

/** A node whose final block is 40 blocks below its newest one. One of 83 calls fails, or its connection is cut. */
async function startNode(tip: Block): Promise<EvmServer> {
  const server = new EvmServer(tip);
  let calls = 0;
  server.fault = ({ method, params }) => {
    calls += 1;
    if (params[0] === "finalized" || params[0] === "safe")
      return { result: blockResult(server.node.chain.at(-41)) };
    if (method === "eth_subscribe" || calls % 83 !== 0) return undefined;
    return calls % 2 === 0 ? { error: { code: -32_005, message: "limit exceeded" } } : "cut";
  };
  await server.start();
  onTestFinished(() => {
    server.cut();
    return server.stop();
  });
  return server;
}

/** What a receiver has that undoes what was removed. */
function apply(events: readonly ReceivedEvent[]): string[] {
  const present = new Map<string, string>();
  for (const { removed, id, data } of events) {
    const { blockHash, logIndex, hash } = data as Readonly<Record<string, string>>;
    const key = hash ?? `${blockHash} ${logIndex}`;
    if (removed) expect(present.delete(key), `${id} was not there`).toBe(true);
    else {
      expect(present.has(key), `${id} came twice`).toBe(false);
      present.set(key, id);
    }
  }
  return [...present.keys()];
}

it("delivers each log and each block of a chain that is reorganized 20 times, behind nodes that lag and fail", async () => {
  const first = await startNode(extend(undefined, 150));
  const second = await startNode(first.node.tip);
  const upstreams = [first, second].map(({ host }, index) => ({
    name: `node-${index}`,
    url: `http://${host}`,
    webSocketUrl: `ws://${host}`,
  }));
  const gateway = await createGateway({
    networks: { "ethereum-mainnet": { rpc: { upstreams } } },
    streams: { allowPrivate: true },
  });
  onTestFinished(() => gateway.close());
  const api = managementClient(gateway);
  const { json } = await api("GET", "/networks/?protocol=ethereum");
  const network = (json as { results: { id: string }[] }).results[0]?.id;
  const receiver = await startReceiver();
  const destination = { type: "webhook", url: receiver.url };
  const ids: string[] = [];
  for (const source of [{ type: "logs" }, { type: "blocks" }]) {
    const created = await api("POST", "/streams/", { network, source, start: { block: 0 }, destination });
    expect(created.status, created.text).toBe(201);
    ids.push((created.json as { id: string }).id);
  }
  for (const depth of depths) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const tip = extend(first.node.chain[first.node.tip.number - depth], depth + (depth % 3));
    first.node.moveTo(tip);
    second.node.follow(tip, depth % 4);
  }
  const tip = extend(first.node.tip, 3);
  first.node.moveTo(tip);
  second.node.follow(tip);
  const { chain } = first.node;
  const [logs = "", blocks = ""] = ids;
  await vi.waitFor(() => expect(apply(receiver.of(blocks)).at(-1)).toBe(tip.hash), {
    timeout: 60_000,
    interval: 200,
  });
  expect(apply(receiver.of(blocks))).toEqual(chain.map(({ hash }) => hash));
  const expected = chain.flatMap(({ hash, logs: count }) =>
    Array.from({ length: count }, (_, index) => `${hash} 0x${index}`),
  );
  await vi.waitFor(() => expect(apply(receiver.of(logs))).toEqual(expected), {
    timeout: 60_000,
    interval: 200,
  });
  for (const id of ids) expect(receiver.blocksOf(id).length).toBeGreaterThan(150);
  expect(receiver.of(blocks).some(({ removed }) => removed)).toBe(true);
});

/** A webhook that stores the first request without a response, and rejects what it has already. */
async function startForgetful(): Promise<{ readonly url: string; readonly events: ReceivedEvent[] }> {
  const events: ReceivedEvent[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const received = JSON.parse(body.toString()) as ReceivedEvent[];
      const isFirst = events.length === 0;
      const isKnown = received.some(({ id }) => events.some((one) => one.id === id));
      if (!isKnown) events.push(...received);
      if (isFirst) request.socket.destroy();
      else response.writeHead(isKnown ? 422 : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, events };
}

it("removes events of replaced blocks that became dead letters although they had arrived", async () => {
  const node = await startNode(extend(undefined, 50));
  const url = `http://${node.host}`;
  const gateway = await createGateway({
    networks: { "ethereum-mainnet": { rpc: { upstreams: [{ name: "node", url }] } } },
    streams: { allowPrivate: true },
  });
  onTestFinished(() => gateway.close());
  const api = managementClient(gateway);
  const { json } = await api("GET", "/networks/");
  const network = (json as { results: { id: string }[] }).results[0]?.id;
  const webhook = await startForgetful();
  const created = await api("POST", "/streams/", {
    network,
    source: { type: "blocks" },
    start: { block: 45 },
    destination: { type: "webhook", url: webhook.url },
  });
  const { id } = created.json as { id: string };
  const readDeadLetters = async () =>
    (await api("GET", `/streams/${id}/dead-letters/`)).json as {
      count: number;
      results: { reason: string }[];
    };
  const wait = { timeout: 60_000, interval: 200 };
  await vi.waitFor(async () => expect((await readDeadLetters()).count).toBe(5), wait);
  expect((await readDeadLetters()).results[0]?.reason).toContain("it may have arrived before");
  node.node.moveTo(extend(node.node.chain[47], 3));
  const expected = node.node.chain.slice(45).map(({ hash }) => hash);
  await vi.waitFor(() => expect(apply(webhook.events)).toEqual(expected), wait);
  expect(webhook.events.filter(({ removed }) => removed).map(({ subject }) => subject)).toEqual(
    [49, 48].map((number) => `ethereum-mainnet/${number}`),
  );
  expect((await readDeadLetters()).count).toBe(3);
});
