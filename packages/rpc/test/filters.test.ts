import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { blockAfter, EvmServer, logAddress } from "@node-access-tools/local-servers/evm-node";
import { afterEach, describe, expect, it } from "vitest";
import { type Gap, newBlocks, newLogs } from "../src/filters.ts";
import { createRpcClient, type RpcClient, pendingTransactions } from "../src/index.ts";
import { startJsonRpcServer } from "./json-rpc-server.ts";
import { HEIGHT, LoadBalancer } from "./subscriptions/load-balancer.ts";
import { logsLeft, until } from "./subscriptions/watch-fixture.ts";

const SEEDS = Array.from({ length: Number(process.env["SEEDS"] ?? 4) }, (_, seed) => [seed]);

const servers: EvmServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

type Client = RpcClient<"ethereum">;

async function evmNode(): Promise<{ server: EvmServer; client: Client; mine: (logs?: number) => void }> {
  const server = new EvmServer(blockAfter(blockAfter(undefined, 1), 1));
  servers.push(server);
  await server.start();
  const client = createRpcClient({ protocol: "ethereum", endpoint: `http://${server.host}`, retries: 0 });
  return { server, client, mine: (logs = 1) => server.node.moveTo(blockAfter(server.node.tip, logs)) };
}

/** Collects items, until the test's end. */
function collect<T>(start: (options: object) => AsyncGenerator<T>): {
  items: T[];
  gaps: Gap[];
  end(): Promise<void>;
} {
  const items: T[] = [];
  const gaps: Gap[] = [];
  const controller = new AbortController();
  const options = { interval: 1, signal: controller.signal, onGap: (gap: Gap) => gaps.push(gap) };
  const read = async (): Promise<void> => {
    for await (const item of start(options)) items.push(item);
  };
  const done = read();
  return {
    items,
    gaps,
    end: () => {
      controller.abort();
      return done;
    },
  };
}

describe("behind a load balancer whose backends lag", () => {
  it.each(SEEDS)(
    "newLogs misses no log and reports no gap, seed %i",
    async (seed) => {
      const balancer = await LoadBalancer.start(seed);
      const client = createRpcClient({ protocol: "ethereum", endpoint: balancer.url });
      const { items, gaps, end } = collect((options) => newLogs(client, { address: logAddress }, options));
      await until(() => balancer.reads > 0);
      for (let tick = 0; tick < 40; tick += 1) {
        // Blocks that the watch may have started after are not replaced.
        const isReorganization = balancer.below(10) === 0;
        balancer.mine(isReorganization ? balancer.below(Math.min(6, balancer.tip.number - HEIGHT)) : 0);
        await setTimeout(balancer.below(4));
      }
      // Backends that lag may have made it start earlier.
      const left = (): Set<string> =>
        logsLeft(
          items
            .filter(({ blockNumber }) => Number(blockNumber) > HEIGHT)
            .map((log) => ({ type: log.removed ? "removed" : "log", log }) as const),
        );
      const isComplete = (): boolean => isDeepStrictEqual(left(), balancer.logs(HEIGHT + 1));
      for (let tick = 0; tick < 1_000 && !isComplete(); tick += 1) {
        balancer.mine(0, 0);
        await setTimeout(tick);
      }
      await end();
      expect(gaps).toEqual([]);
      expect(left()).toEqual(balancer.logs(HEIGHT + 1));
    },
    60_000,
  );

  it.each(SEEDS)(
    "newBlocks misses no block, seed %i",
    async (seed) => {
      const balancer = await LoadBalancer.start(seed);
      const client = createRpcClient({ protocol: "ethereum", endpoint: balancer.url });
      const { items, gaps, end } = collect((options) => newBlocks(client, options));
      await until(() => balancer.reads > 0);
      for (let tick = 0; tick < 40; tick += 1) {
        balancer.mine();
        await setTimeout(balancer.below(4));
      }
      await until(() => items.includes(balancer.tip.hash));
      await end();
      expect(gaps).toEqual([]);
      expect(items.slice(-40)).toEqual(balancer.blocks(HEIGHT + 1));
    },
    60_000,
  );
});

describe("newBlocks and newLogs", () => {
  it("read what was mined while a node did not respond, and what it forgot when it restarted", async () => {
    const { server, client, mine } = await evmNode();
    const blocks = collect((options) => newBlocks(client, options));
    const logs = collect((options) => newLogs(client, {}, options));
    await until(() => server.received.length > 1);
    server.fault = () => "cut";
    for (let block = 0; block < 5; block += 1) mine(2);
    server.fault = undefined;
    server.node.forgetFilters();
    await until(() => blocks.items.length === 5 && logs.items.length === 10);
    await Promise.all([blocks.end(), logs.end()]);
    expect([...blocks.gaps, ...logs.gaps]).toEqual([]);
  });

  it("report blocks that the node refuses to return", async () => {
    const { server, client, mine } = await evmNode();
    const { items, gaps, end } = collect((options) => newLogs(client, {}, options));
    await until(() => server.received.length > 1);
    server.fault = ({ method }) =>
      method === "eth_getLogs" ? { error: { code: -32000, message: "no logs here" } } : undefined;
    for (let block = 0; block < 18; block += 1) mine();
    await until(() => gaps.length === 2);
    server.fault = undefined;
    await until(() => items.length === 16);
    await end();
    expect(gaps).toMatchObject([{ fromBlock: "0x2", toBlock: "0x2" }, { fromBlock: "0x3" }]);
    expect(gaps[0]?.reason).toMatchObject({ code: "JSON_RPC_ERROR" });
  });

  it("end with the error of a node that fails at first, or again and again", async () => {
    const { server, client, mine } = await evmNode();
    server.fault = () => ({ error: { code: -32601, message: "method not found" } });
    await expect(newLogs(client).next()).rejects.toMatchObject({ code: "JSON_RPC_ERROR" });
    server.fault = undefined;
    const blocks = newBlocks(client, { interval: 1 });
    const next = blocks.next();
    await until(() => server.received.length > 1);
    mine();
    await next;
    server.fault = () => ({ result: "0x" });
    await expect(blocks.next()).rejects.toMatchObject({ code: "INVALID_RESPONSE" });
    expect(await blocks.next()).toEqual({ done: true, value: undefined });
  });

  it("end with the error of an onGap that throws or rejects", async () => {
    const thrown = new Error("no database");
    for (const onGap of [
      () => {
        throw thrown;
      },
      () => Promise.reject(thrown),
    ]) {
      const { server, client, mine } = await evmNode();
      const blocks = newBlocks(client, { interval: 1, onGap });
      const next = blocks.next();
      await until(() => server.received.length > 0);
      for (let block = 0; block < 1_100; block += 1) mine(0);
      await expect(next).rejects.toThrow(thrown);
      expect(await blocks.next()).toEqual({ done: true, value: undefined });
    }
  });

  it("reject an interval that would poll without a pause", async () => {
    await using node = await startJsonRpcServer(() => ({ result: null }));
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    for (const interval of [0, -1, Number.NaN])
      await expect(newBlocks(client, { interval }).next()).rejects.toMatchObject({
        code: "INVALID_ARGUMENT",
        context: { path: "interval" },
      });
    expect(node.received).toEqual([]);
  });

  it("name a missing or invalid argument", async () => {
    const wrong: [string, AsyncGenerator][] = (
      [newBlocks, newLogs, pendingTransactions] as ((...args: unknown[]) => AsyncGenerator)[]
    ).flatMap((start) => [
      ["client", start()],
      ["client", start(null, null, null)],
      ["client", start({})],
    ]);
    const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:1" });
    const loose = newBlocks as (...args: unknown[]) => AsyncGenerator;
    wrong.push(["onGap", loose(client, { onGap: 1 })], ["signal", loose(client, { signal: "now" })]);
    // The blocks are those that arrive.
    for (const name of ["fromBlock", "toBlock", "blockHash"])
      wrong.push([`filter.${name}`, newLogs(client, { [name]: "0x1" })]);
    for (const [path, events] of wrong)
      await expect(events.next()).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path } });
  });

  it("use the filter as it was, even if the caller has changed the object", async () => {
    const { server, client, mine } = await evmNode();
    const filter = { address: logAddress, topics: [] as `0x${string}`[] };
    const logs = newLogs(client, filter, { interval: 1 });
    const next = logs.next();
    filter.topics.push("0x01");
    await until(() => server.received.length > 1);
    mine();
    await next;
    await logs.return();
    const read = server.received.find(({ method }) => method === "eth_getLogs");
    expect(read?.params).toMatchObject([{ address: logAddress, topics: [] }]);
  });

  it("end with their signal, also while they wait or deliver", async () => {
    const { server, client, mine } = await evmNode();
    const controller = new AbortController();
    const logs = newLogs(client, {}, { interval: 1, signal: controller.signal });
    const next = logs.next();
    await until(() => server.received.length > 1);
    mine(2);
    expect((await next).done).toBe(false);
    controller.abort();
    expect(await logs.next()).toEqual({ done: true, value: undefined });
    const waiting = new AbortController();
    const blocks = newBlocks(client, { interval: 60_000, signal: waiting.signal });
    const before = server.received.length;
    const nothing = blocks.next();
    await until(() => server.received.length > before);
    waiting.abort();
    expect(await nothing).toEqual({ done: true, value: undefined });
  });
});
