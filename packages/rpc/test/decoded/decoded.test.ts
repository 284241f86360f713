import { describe, expect, it } from "vitest";
import { batch } from "../../src/batch.ts";
import { decoded, decodedEvents, decodedPool, decodedWebSocket } from "../../src/decoded/index.ts";
import { newLogs } from "../../src/filters.ts";
import { createRpcClient, type Middleware, withResponse } from "../../src/index.ts";
import { createRpcPool } from "../../src/pool/index.ts";
import { watchHeads, watchLogs } from "../../src/subscriptions/index.ts";
import { startJsonRpcServer } from "../json-rpc-server.ts";
import { collect, nodeAndClient, until } from "../subscriptions/watch-fixture.ts";

const hash = `0x${"ab".repeat(32)}` as const;
const results: Readonly<Record<string, unknown>> = {
  eth_blockNumber: "0x2d",
  eth_chainId: "0x1",
  eth_getBlockByNumber: { number: "0x10", hash, extraData: "0x01", transactions: [hash] },
  custom_number: "0x1",
};
const startNode = () =>
  startJsonRpcServer((method) =>
    method in results ? { result: results[method] } : { error: { code: -32601, message: "no such method" } },
  );

describe("decoded", () => {
  it("sends hex and returns bigints", async () => {
    await using node = await startNode();
    const client = decoded(createRpcClient({ protocol: "ethereum", endpoint: node.url }));
    expect(await client.eth_blockNumber()).toBe(45n);
    const block = await client.eth_getBlockByNumber(16, false);
    expect(block).toEqual({ number: 16n, hash, extraData: "0x01", transactions: [hash] });
    expect(await client.with({ timeout: 5_000 }).eth_getBlockByNumber(0x10n, false)).toEqual(block);
    expect(node.received.slice(1).map(({ body }) => body)).toMatchObject(
      Array.from({ length: 2 }, () => ({ method: "eth_getBlockByNumber", params: ["0x10", false] })),
    );
    const { value, status } = await withResponse(client, (own) => own.eth_chainId());
    expect([value, status]).toEqual([1n, 200]);
  });

  it("does not change the original client or values that a middleware stored", async () => {
    await using node = await startNode();
    const stored: unknown[] = [];
    const keep: Middleware = async (_, next) => {
      const response = await next();
      stored.push(response.value);
      return response;
    };
    const wire = createRpcClient({ protocol: "ethereum", endpoint: node.url, middleware: [keep] });
    await decoded(wire).eth_getBlockByNumber("latest", false);
    expect(await wire.eth_blockNumber()).toBe("0x2d");
    expect(stored).toEqual([results["eth_getBlockByNumber"], "0x2d"]);
  });

  it("rejects an invalid quantity before anything is sent, in a batch too", async () => {
    await using node = await startNode();
    const client = decoded(createRpcClient({ protocol: "ethereum", endpoint: node.url }));
    const rejection = { code: "INVALID_ARGUMENT", context: { path: "eth_getBlockByNumber.params[0]" } };
    await expect(client.eth_getBlockByNumber(-1, false)).rejects.toMatchObject(rejection);
    const item = { method: "eth_getBlockByNumber", params: [0.5, false] } as const;
    await expect(batch(client, [{ method: "eth_blockNumber" }, item])).rejects.toMatchObject(rejection);
    expect(node.received).toEqual([]);
  });

  it("decodes a batch in order", async () => {
    await using node = await startNode();
    const client = decoded(createRpcClient({ protocol: "ethereum", endpoint: node.url }));
    const [number, coinbase, block] = await batch(client, [
      { method: "eth_blockNumber" },
      { method: "eth_coinbase" },
      { method: "eth_getBlockByNumber", params: [16n, false] },
    ]);
    expect(number).toEqual({ status: "fulfilled", value: 45n });
    expect(coinbase).toMatchObject({ status: "rejected", reason: { code: "JSON_RPC_ERROR" } });
    expect(block).toMatchObject({ status: "fulfilled", value: { number: 16n } });
    expect(node.received[0]?.body).toMatchObject([{}, {}, { params: ["0x10", false] }]);
  });

  it("decodes as the requests were when they were sent, even if the caller changes them meanwhile", async () => {
    await using node = await startJsonRpcServer((method) => ({
      result: method === "eth_blockNumber" ? "0x2d" : { gas: "0x10" },
    }));
    const client = decoded(createRpcClient({ protocol: "ethereum", endpoint: node.url }));
    const options: { tracer?: string } = { tracer: "callTracer" };
    const requests: { method: string; params?: unknown[] }[] = [
      { method: "eth_blockNumber" },
      { method: "debug_traceTransaction", params: [hash, options] },
    ];
    const settled = batch(client, requests as never);
    const traced = client.debug_traceTransaction(hash, options as { tracer: "callTracer" });
    delete options.tracer;
    requests.splice(0, 2, { method: "eth_accounts" });
    expect(await settled).toEqual([
      { status: "fulfilled", value: 45n },
      { status: "fulfilled", value: { gas: 16n } },
    ]);
    expect(await traced).toEqual({ gas: 16n });
  });

  it("uses hex as an EIP-1193 provider, and for unlisted methods", async () => {
    await using node = await startNode();
    const client = decoded(createRpcClient({ protocol: "ethereum", endpoint: node.url }));
    expect(await client.request({ method: "eth_blockNumber" })).toBe("0x2d");
    expect(await client.request({ method: "custom_number" })).toBe("0x1");
  });

  it("decodes the logs of newLogs", async () => {
    const { node } = await nodeAndClient();
    const client = decoded(createRpcClient({ protocol: "ethereum", endpoint: `http://${node.host}` }));
    const logs = newLogs(client, {}, { interval: 1 });
    const next = logs.next();
    await until(() => node.calls.length > 0);
    node.mine();
    expect((await next).value).toMatchObject({ blockNumber: 6n, logIndex: 0n, removed: false });
    await logs.return();
  });
});

describe("decodedPool", () => {
  it("decodes the results of a pool", async () => {
    await using node = await startNode();
    const endpoints = [{ endpoint: "http://127.0.0.1:1" }, { endpoint: node.url }];
    const pool = decodedPool(createRpcPool({ protocol: "ethereum", endpoints }));
    expect(await pool.eth_blockNumber()).toBe(45n);
    // The pool has seen this number in the wire view, so it would skip a node that lacks the block.
    expect((await pool.eth_getBlockByNumber(45n, false))?.number).toBe(16n);
    expect(pool.health().map(({ circuit }) => circuit)).toEqual(["closed", "closed"]);
  });
});

describe("decodedWebSocket", () => {
  it("decodes calls and notifications, and unsubscribes when the loop ends", async () => {
    const { node, client } = await nodeAndClient();
    const view = decodedWebSocket(client);
    expect((await view.eth_getBlockByNumber(BigInt(node.height), false))?.number).toBe(BigInt(node.height));
    const heads = await view.with({ maxBuffered: 10 }).subscribe("newHeads");
    expect(heads.id).toMatch(/^0x/);
    node.mine();
    for await (const head of heads) {
      expect(head.number).toBe(BigInt(node.height));
      break;
    }
    await until(() => node.subscriptions === 0);
    const logs = await view.subscribe("logs", {});
    await logs.unsubscribe();
    expect(await logs.next()).toEqual({ done: true, value: undefined });
    await view.close();
    await expect(client.eth_blockNumber()).rejects.toMatchObject({ code: "CLOSED" });
  });
});

describe("decodedEvents", () => {
  it("decodes heads, logs and gaps, and ends the watch when the loop ends", async () => {
    const { node, client } = await nodeAndClient();
    const start = BigInt(node.height);
    const heads = decodedEvents(watchHeads(client, { maxGap: 2 }));
    const logs = decodedEvents(watchLogs(client, {}));
    const seen = { heads: collect(heads), logs: collect(logs) };
    await until(() => node.subscriptions === 3);
    node.mine(1);
    await until(() => seen.heads.events.length === 1 && seen.logs.events.length === 1);
    expect(seen.heads.events[0]).toMatchObject({ type: "head", head: { number: start + 1n } });
    expect(seen.logs.events[0]).toMatchObject({ type: "log", log: { blockNumber: start + 1n } });
    node.cut();
    for (let block = 0; block < 10; block += 1) node.mine();
    await until(() => seen.heads.events.length >= 3);
    expect(seen.heads.events[1]).toMatchObject({ type: "gap", fromBlock: start + 2n });
    await heads.return?.();
    await logs.return?.();
    await seen.heads.done;
    await seen.logs.done;
  });
});
