import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HistoryCursor, readBlocks, readLogs } from "../../src/history/index.ts";
import { createLogs } from "../subscriptions/chain-node.ts";
import { countBlocks, createHttpClient, readAll, startNode } from "./history-fixture.ts";

describe("options", () => {
  const hash = `0x${"ab".repeat(32)}`;
  it.each([
    [{ from: -1 }, "from"],
    [{ from: 1.5 }, "from"],
    [{ from: "10" }, "from"],
    [{ to: "pending" }, "to"],
    [{ to: null }, "to"],
    [{ to: 2 ** 60 }, "to"],
    [{ maxConcurrent: 0 }, "maxConcurrent"],
    [{ maxConcurrent: 1.5 }, "maxConcurrent"],
    [{ signal: "now" }, "signal"],
    [{ cursor: null }, "cursor.nextBlock"],
    [{ cursor: "{}" }, "cursor.nextBlock"],
    [{ cursor: { nextBlock: 0, blockHash: hash } }, "cursor.nextBlock"],
    [{ cursor: { nextBlock: "7", blockHash: hash } }, "cursor.nextBlock"],
    [{ cursor: { nextBlock: 2 ** 60, blockHash: hash } }, "cursor.nextBlock"],
    [{ cursor: { nextBlock: 7 } }, "cursor.blockHash"],
    [{ cursor: { nextBlock: 7, blockHash: "0x12" } }, "cursor.blockHash"],
    [{ cursor: { nextBlock: 7, blockHash: hash.toUpperCase() } }, "cursor.blockHash"],
  ])("%j are rejected by name", async (options, path) => {
    const client = createHttpClient({ host: "127.0.0.1:1" });
    const rejected = expect.objectContaining({
      code: "INVALID_ARGUMENT",
      context: expect.objectContaining({ path }) as object,
    }) as Error;
    expect(() => readBlocks(client, options as never)).toThrow(rejected);
    expect(() => readLogs(client, {}, options as never)).toThrow(rejected);
  });

  it("are rejected if the client is none, or the filter has blocks", () => {
    const rejected = expect.objectContaining({ code: "INVALID_ARGUMENT" }) as Error;
    expect(() => readBlocks({} as never)).toThrow(rejected);
    const client = createHttpClient({ host: "127.0.0.1:1" });
    expect(() => readLogs(client, { fromBlock: "0x1" } as never)).toThrow(rejected);
  });
});

it("reads ahead no more parts than are wanted, however slow the consumer is", async () => {
  const node = await startNode(2_000);
  const parts = readLogs(createHttpClient(node), {}, { maxConcurrent: 3 });
  const ranges = (): number => node.calls.filter((call) => countBlocks(call) > 0).length;
  for (let read = 1; read <= 3; read += 1) {
    await parts.next();
    for (let before = -1; before < node.calls.length; await wait(50)) before = node.calls.length;
    expect(ranges()).toBeLessThanOrEqual(read + 2);
  }
  await parts.return?.();
});

it("makes no more requests at the same time than are wanted, also while it splits ranges", async () => {
  const node = await startNode(1_000);
  node.reject = (call) => countBlocks(call) > 8 && "range too large";
  let now = 0;
  let most = 0;
  const counted: typeof fetch = async (...request) => {
    now += 1;
    most = Math.max(most, now);
    try {
      return await fetch(...request);
    } finally {
      now -= 1;
    }
  };
  const client = createHttpClient(node, { fetch: counted });
  await readAll(readLogs(client, {}, { maxConcurrent: 3 }), 0, 1_000);
  expect(most).toBe(3);
});

it("reads from a node that takes no batches", async () => {
  const node = await startNode(100);
  let batches = 0;
  const withoutBatches: typeof fetch = (url, init) => {
    if (!String(init?.body).startsWith("[")) return fetch(url, init);
    batches += 1;
    return Promise.resolve(
      Response.json({ error: { code: -32600, message: "no batches" } }, { status: 400 }),
    );
  };
  const client = createHttpClient(node, { fetch: withoutBatches });
  const { items } = await readAll(readLogs(client, {}, { maxConcurrent: 1 }), 0, 100);
  expect(items).toEqual(node.chain.flatMap((block) => createLogs(block)));
  const before = batches;
  await readAll(readBlocks(client), 0, 100);
  expect(batches).toBe(before);
});

it("goes on after a rate limit and after lost connections", async () => {
  const node = await startNode(300);
  let requests = 0;
  const unreliable: typeof fetch = (url, init) => {
    requests += 1;
    if (requests % 3 === 1) return Promise.resolve(new Response("slow down", { status: 429 }));
    if (requests % 3 === 2) return Promise.reject(new TypeError("fetch failed"));
    return fetch(url, init);
  };
  const client = createHttpClient(node, { fetch: unreliable, retries: 4 });
  const { items } = await readAll(readLogs(client, {}), 0, 300);
  expect(items).toEqual(node.chain.flatMap((block) => createLogs(block)));
});

it("fails with the error of a node that has died, after the parts that were complete", async () => {
  const node = await startNode(900);
  const parts = readBlocks(createHttpClient(node));
  const first = await parts.next();
  await node.stop();
  const rest = (async () => {
    for await (const part of parts) expect(part.fromBlock).toBeGreaterThan(0);
  })();
  await expect(rest).rejects.toMatchObject({ code: expect.stringMatching(/NOT_SENT|UNANSWERED/) as string });
  expect(await parts.next()).toEqual({ done: true, value: undefined });
  await node.start();
  const { cursor, fromBlock } = first.value as { cursor: HistoryCursor; fromBlock: number };
  expect(fromBlock).toBe(0);
  await readAll(readBlocks(createHttpClient(node), { cursor }), cursor.nextBlock, 900);
});

describe("abort", () => {
  it("ends a read with ABORTED, after any number of calls", async () => {
    const node = await startNode(200);
    const client = createHttpClient(node);
    await fc.assert(
      fc.asyncProperty(fc.nat(60), fc.boolean(), async (count, byLeaving) => {
        const controller = new AbortController();
        const parts = readBlocks(client, { signal: controller.signal });
        let calls = 0;
        node.reject = () => {
          calls += 1;
          if (calls === count && !byLeaving) controller.abort(new Error("enough"));
          if (calls === count && byLeaving) void parts.return?.();
          return false;
        };
        const read = async (): Promise<number> => {
          let blocks = 0;
          for await (const { items } of parts) blocks += items.length;
          return blocks;
        };
        if (count === 0 && !byLeaving) controller.abort();
        if (byLeaving) expect(await read()).toBeLessThanOrEqual(201);
        else
          await expect(read()).rejects.toMatchObject({
            code: "ABORTED",
            context: { operation: "readBlocks" },
          });
        expect(await parts.next()).toEqual({ done: true, value: undefined });
      }),
      { numRuns: 30 },
    );
  });

  it("ends the wait before a read is repeated", async () => {
    const node = await startNode(20);
    node.reject = ({ params: [block] }) => block === "0x3" && "header not found";
    const controller = new AbortController();
    const parts = readBlocks(createHttpClient(node), { from: 3, to: 3, signal: controller.signal });
    const read = parts.next();
    await expect.poll(() => node.calls.length).toBeGreaterThan(3);
    controller.abort();
    await expect(read).rejects.toMatchObject({ code: "ABORTED" });
    const { length } = node.calls;
    await wait(600);
    expect(node.calls).toHaveLength(length);
  });
});
