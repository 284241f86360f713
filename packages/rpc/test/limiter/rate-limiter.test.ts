import { once } from "node:events";
import { createLimiter } from "@node-access/transport/limiter";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WebSocketServer } from "ws";
import { automaticBatching, batch } from "../../src/batch.ts";
import { alchemyUnits, infuraUnits } from "../../src/generated/provider-units.ts";
import { createRpcClient } from "../../src/index.ts";
import { rateLimiter, type RateLimiterOptions } from "../../src/limiter/index.ts";
import { createRpcPool } from "../../src/pool/index.ts";
import { createRpcWebSocketClient } from "../../src/web-socket-client.ts";
import { FakeNode, Status } from "../pool/fake-node.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const patient = { timeout: Infinity, totalTimeout: Infinity };

async function start(options: RateLimiterOptions) {
  const node = await FakeNode.start();
  const limiter = rateLimiter(options);
  const client = createRpcClient({
    protocol: "ethereum",
    endpoint: node.url,
    middleware: [limiter.middleware],
  });
  return { node, limiter, client };
}

/** Lets timers run only when the test says so. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
}

function failure(message: string): Error {
  return Object.assign(new Error(message), { code: -32005 });
}

/** Lets the loopback deliver what was sent. */
async function settle(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

describe("what counts", () => {
  it("adds up the calls and units of several clients, and each call of a batch", async () => {
    const { node, limiter, client } = await start({
      requestsPerSecond: 1_000,
      unitsPerSecond: 10_000,
      units: alchemyUnits,
    });
    stopClock();
    await client.eth_chainId();
    await client.eth_call({});
    expect(limiter.used).toEqual([2, 26]);
    await batch(client, [{ method: "eth_gasPrice" }, { method: "eth_getLogs", params: [{}] }]);
    expect(limiter.used).toEqual([4, 26 + 20 + 60]);
    const other = createRpcClient({
      protocol: "ethereum",
      endpoint: node.url,
      middleware: [limiter.middleware],
      batch: automaticBatching(),
    });
    const both = Promise.all([other.eth_blockNumber(), other.eth_sendRawTransaction("0x")]);
    await vi.advanceTimersByTimeAsync(1);
    await both;
    expect(limiter.used).toEqual([6, 106 + 10 + 250]);
  });

  it("counts only those calls of a batch again that are repeated", async () => {
    const node = await FakeNode.start();
    const counts: number[] = [];
    const count = (call: { input: unknown }): number => counts.push((call.input as unknown[]).length);
    const limiter = createLimiter([{ max: 1_000, window: 1_000, units: count }]);
    const middleware = [limiter.middleware];
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url, middleware });
    let isBusy = true;
    node.behave = ({ method }) => {
      if (method !== "eth_gasPrice" || !isBusy) return method;
      isBusy = false;
      return Object.assign(new Error("too many requests"), { code: -32005 });
    };
    const requests = [
      { method: "eth_gasPrice" },
      { method: "eth_syncing" },
      { method: "eth_accounts" },
    ] as const;
    const outcomes = await batch(client, requests);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
    expect(counts).toEqual([3, 1]);
  });

  it("takes the usual units for methods without a row, also for those named like properties of objects", async () => {
    const { limiter, client } = await start({ unitsPerSecond: 10_000, units: infuraUnits });
    stopClock();
    await client.request({ method: "constructor", params: [] });
    expect(limiter.used).toEqual([80]);
  });

  it("counts calls over WebSockets", async () => {
    const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
    server.on("connection", (socket) => {
      socket.on("message", (data) => {
        const { id } = JSON.parse(String(data as Buffer)) as { id: number };
        socket.send(JSON.stringify({ jsonrpc: "2.0", id, result: "0x1" }));
      });
    });
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    const limiter = rateLimiter({ requestsPerSecond: 1_000 });
    const client = createRpcWebSocketClient({
      protocol: "ethereum",
      endpoint: `ws://127.0.0.1:${port}`,
      middleware: [limiter.middleware],
    });
    expect(await client.eth_blockNumber()).toBe("0x1");
    expect(limiter.used[0]).toBeGreaterThan(0);
    await client.close();
    server.close();
  });
});

describe("waiting", () => {
  beforeEach(stopClock);

  it("starts calls in order as soon as both limits allow it", async () => {
    const { node, limiter, client } = await start({
      requestsPerSecond: 3,
      unitsPerSecond: 60,
      units: alchemyUnits,
    });
    const calls = [
      client.eth_getLogs({}),
      client.eth_gasPrice(),
      client.eth_chainId(),
      client.eth_accounts(),
      client.eth_getCode("0x", "latest"),
    ];
    await settle(() => node.calls.length === 1);
    expect([node.methods, limiter.queued]).toEqual([["eth_getLogs"], 4]);
    await vi.advanceTimersByTimeAsync(1_000);
    await settle(() => node.calls.length === 4);
    expect(node.methods.slice(1).toSorted()).toEqual(["eth_accounts", "eth_chainId", "eth_gasPrice"]);
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(calls);
    expect([node.methods[4], limiter.queued]).toEqual(["eth_getCode", 0]);
  });

  it("sends nothing for as long as Retry-After asks, also for other clients", async () => {
    const { node, limiter, client } = await start({ requestsPerSecond: 1_000 });
    node.behave = () => new Status(429, { "retry-after": "7" });
    await expect(client.with({ retries: 0 }).eth_syncing()).rejects.toMatchObject({ code: "HTTP_STATUS" });
    node.behave = () => true;
    const options = { protocol: "ethereum", endpoint: node.url, ...patient } as const;
    const waiting = createRpcClient({ ...options, middleware: [limiter.middleware] }).eth_syncing();
    await vi.advanceTimersByTimeAsync(6_900);
    expect([limiter.queued, node.calls.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await waiting).toBe(true);
  });

  it("pauses after a JSON-RPC rate limit, and not after a query for too much", async () => {
    const { node, limiter, client } = await start({ requestsPerSecond: 1_000 });
    const single = client.with({ retries: 0 });
    node.behave = () => failure("query returned more than 10000 results");
    await expect(single.eth_getLogs({})).rejects.toMatchObject({ code: "JSON_RPC_ERROR" });
    await expect(single.eth_getLogs({})).rejects.toMatchObject({ code: "JSON_RPC_ERROR" });
    node.behave = () => failure("rate limit exceeded");
    await expect(single.eth_syncing()).rejects.toMatchObject({ code: "JSON_RPC_ERROR" });
    const waiting = client.eth_syncing();
    await vi.advanceTimersByTimeAsync(1);
    expect(limiter.queued).toBe(1);
    node.behave = () => true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await waiting).toBe(true);
  });

  it("rejects calls beyond maxQueued as not sent", async () => {
    const { node, limiter, client } = await start({ requestsPerSecond: 1, maxQueued: 1 });
    const single = client.with({ retries: 0 });
    const calls = [single.eth_syncing(), single.eth_accounts(), single.eth_gasPrice()];
    await expect(calls[2]).rejects.toMatchObject({
      code: "NOT_SENT",
      message: /1 calls already wait .* maxQueued/,
    });
    expect(limiter.queued).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(calls.slice(0, 2));
    expect(node.calls).toHaveLength(2);
  });

  it("fails as not sent after totalTimeout, and when the caller aborts, and leaves the queue", async () => {
    const { node, limiter, client } = await start({ requestsPerSecond: 1 });
    await client.eth_syncing();
    const ender = new AbortController();
    const aborted = client.with({ signal: ender.signal }).eth_sendRawTransaction("0x");
    const late = client.with({ totalTimeout: 300 }).eth_sendRawTransaction("0x");
    const rejections = Promise.all([
      expect(aborted).rejects.toMatchObject({ code: "ABORTED", context: { sent: false } }),
      expect(late).rejects.toMatchObject({
        code: "TIMEOUT",
        context: { option: "totalTimeout", sent: false },
      }),
    ]);
    await vi.advanceTimersByTimeAsync(1);
    expect(limiter.queued).toBe(2);
    ender.abort();
    await vi.advanceTimersByTimeAsync(400);
    await rejections;
    expect([limiter.queued, node.calls.length]).toEqual([0, 1]);
  });

  it("keeps the place of a call while its attempts time out", async () => {
    const { node, client } = await start({ requestsPerSecond: 1 });
    await client.eth_syncing();
    // The delay before a retry is 150 ms, so that the call waits again when a second has passed.
    vi.spyOn(Math, "random").mockReturnValue(0);
    const first = client.with({ timeout: 300, retries: 20 }).eth_accounts();
    const second = client.eth_gasPrice();
    for (let step = 0; step < 25; step += 1) await vi.advanceTimersByTimeAsync(100);
    await Promise.all([first, second]);
    expect(node.methods).toEqual(["eth_syncing", "eth_accounts", "eth_gasPrice"]);
  });

  it("gives requests of one call that wait together a place each", async () => {
    const { node, limiter } = await start({ requestsPerSecond: 1 });
    const client = createRpcClient({
      protocol: "ethereum",
      endpoint: node.url,
      ...patient,
      middleware: [async (_, next) => (await Promise.all([next(), next(), next()]))[0], limiter.middleware],
    });
    const call = client.eth_syncing();
    await settle(() => node.calls.length === 1);
    expect(limiter.queued).toBe(2);
    await vi.advanceTimersByTimeAsync(2_100);
    await call;
    expect(node.calls).toHaveLength(3);
  });
});

describe("a pool", () => {
  it("counts all requests to an endpoint, also after failovers and those with additional reads", async () => {
    const [one, other] = [await FakeNode.start(() => new Status(503)), await FakeNode.start()];
    const [first, second] = [
      rateLimiter({ requestsPerSecond: 1_000 }),
      rateLimiter({ requestsPerSecond: 1_000 }),
    ];
    const pool = createRpcPool({
      protocol: "ethereum",
      endpoints: [
        { endpoint: one.url, limiter: first },
        { endpoint: other.url, limiter: second },
      ],
    });
    stopClock();
    other.behave = ({ method }) => (method === "eth_getLogs" ? [] : "0x10");
    await pool.eth_syncing();
    expect([first.used, second.used]).toEqual([[1], [1]]);
    await batch(pool, [{ method: "eth_accounts" }, { method: "eth_gasPrice" }]);
    expect([first.used, second.used]).toEqual([[3], [3]]);
    await pool.eth_blockNumber();
    await pool.eth_getLogs({ fromBlock: "0xf", toBlock: "0x10" });
    expect(other.methods.slice(3)).toEqual(["eth_blockNumber", "eth_blockNumber", "eth_getLogs"]);
    expect(second.used).toEqual([other.calls.length]);
  });

  it("sends to the next endpoint what an endpoint's limit does not allow", async () => {
    const [one, other] = [await FakeNode.start(), await FakeNode.start()];
    const pool = createRpcPool({
      protocol: "ethereum",
      endpoints: [
        { endpoint: one.url, limiter: rateLimiter({ requestsPerSecond: 2, maxQueued: 0 }) },
        { endpoint: other.url },
      ],
    });
    stopClock();
    await Promise.all(Array.from({ length: 5 }, () => pool.eth_syncing()));
    expect([one.calls.length, other.calls.length]).toEqual([2, 3]);
  });

  it("rejects anything else than a limiter", () => {
    const endpoints = [{ endpoint: "http://127.0.0.1:1", limiter: {} as never }];
    expect(() => createRpcPool({ protocol: "ethereum", endpoints })).toThrow(
      /^endpoints\[0\].limiter.limit: /,
    );
  });
});

it("names invalid options", () => {
  const invalid: [object, RegExp][] = [
    [{}, /^options: expected requestsPerSecond or unitsPerSecond/],
    [undefined as never, /^options: /],
    [{ requestsPerSecond: 0 }, /^requestsPerSecond: expected a number above 0/],
    [{ unitsPerSecond: 1 }, /^units: expected a table such as alchemyUnits/],
    [{ unitsPerSecond: 1, units: { usual: 1 } }, /^units: /],
    [{ requestsPerSecond: 1, maxQueued: -1 }, /^maxQueued: expected a number from 0/],
  ];
  for (const [options, message] of invalid) expect(() => rateLimiter(options)).toThrow(message);
});
