import { describe, expect, it } from "vitest";
import { newBlocks, newLogs } from "../src/filters.ts";
import { createRpcClient, pendingTransactions } from "../src/index.ts";
import { type JsonRpcServer, startJsonRpcServer } from "./json-rpc-server.ts";

const FILTER = { address: "0x5fbdb2315678afecb367f032d93f642f64180aa3" } as const;

/** A node that returns one item per poll, and forgets its first filter after the first poll. */
async function forgetfulNode(): Promise<JsonRpcServer> {
  let filters = 0;
  let polls = 0;
  return startJsonRpcServer((method, params) => {
    if (method !== "eth_getFilterChanges") return { result: `0x${(filters += 1)}` };
    polls += 1;
    if (params?.[0] === "0x1" && polls > 1) return { error: { code: -32000, message: "filter not found" } };
    return { result: [`item ${polls}`] };
  });
}

function methodsOf({ received }: JsonRpcServer): (string | undefined)[] {
  return received.map(({ body }) => (Array.isArray(body) ? undefined : body.method));
}

describe("newBlocks and newLogs", () => {
  it("reject an interval that would poll without a pause", async () => {
    await using node = await forgetfulNode();
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    for (const interval of [0, -1, Number.NaN])
      await expect(newBlocks(client, { interval }).next()).rejects.toMatchObject({
        code: "INVALID_ARGUMENT",
        context: { path: "interval" },
      });
    expect(node.received).toEqual([]);
  });

  it("deliver the items of each poll, create a forgotten filter again, and report the gap", async () => {
    for (const [make, start] of [
      ["eth_newBlockFilter", newBlocks],
      ["eth_newFilter", (client: Client, options: object) => newLogs(client, FILTER, options)],
    ] as const) {
      await using node = await forgetfulNode();
      const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
      const gaps: string[] = [];
      const seen: unknown[] = [];
      for await (const item of start(client, {
        interval: 1,
        onGap: () => gaps.push(`after ${seen.length}`),
      })) {
        seen.push(item);
        if (seen.length === 2) break;
      }
      expect(seen).toEqual(["item 1", "item 3"]);
      expect(gaps).toEqual(["after 1"]);
      const poll = "eth_getFilterChanges";
      expect(methodsOf(node)).toEqual([make, poll, poll, make, poll]);
      const [first] = node.received;
      expect(first?.body).toMatchObject({ params: make === "eth_newFilter" ? [FILTER] : [] });
    }
  });

  it.each<[unknown]>([[null], [""], [{}], [[]], [false], [7]])(
    "fail if the node responds with the invalid filter id %j",
    async (id) => {
      await using node = await startJsonRpcServer(() => ({ result: id }));
      const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
      await expect(newBlocks(client, { interval: 1 }).next()).rejects.toMatchObject({
        code: "INVALID_RESPONSE",
        context: { operation: "eth_newBlockFilter" },
      });
      expect(methodsOf(node)).toEqual(["eth_newBlockFilter"]);
    },
  );

  it.each<[unknown]>([[null], ["0xab"], [{ length: 1 }], [3], [true]])(
    "fail if a poll returns %j instead of a list",
    async (changes) => {
      await using node = await startJsonRpcServer((method) => ({
        result: method === "eth_getFilterChanges" ? changes : "0x1",
      }));
      const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
      for (const events of [newBlocks(client), newLogs(client), pendingTransactions(client)])
        await expect(events.next()).rejects.toMatchObject({
          code: "INVALID_RESPONSE",
          context: { operation: "eth_getFilterChanges" },
        });
    },
  );

  it.each([
    [
      "throws",
      () => {
        throw new Error("no database");
      },
    ],
    ["rejects", () => Promise.reject(new Error("no database"))],
  ])("end with the error of an onGap that %s", async (_how, onGap) => {
    await using node = await forgetfulNode();
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    const blocks = newBlocks(client, { interval: 1, onGap });
    await blocks.next();
    await expect(blocks.next()).rejects.toThrow("no database");
    expect(await blocks.next()).toEqual({ done: true, value: undefined });
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
    for (const [path, events] of wrong)
      await expect(events.next()).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path } });
  });

  it("create a forgotten filter again as it was, even if the caller has changed the object", async () => {
    await using node = await forgetfulNode();
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    const filter = { ...FILTER, topics: [] as `0x${string}`[] };
    const logs = newLogs(client, filter, { interval: 1 });
    filter.topics.push("0x01");
    await logs.next();
    await logs.next();
    const made = node.received.filter(({ body }) => !Array.isArray(body) && body.method === "eth_newFilter");
    expect(made.map(({ body }) => body)).toMatchObject([
      { params: [{ topics: [] }] },
      { params: [{ topics: [] }] },
    ]);
  });

  it("end with their signal", async () => {
    await using node = await forgetfulNode();
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    const controller = new AbortController();
    const blocks = newBlocks(client, { interval: 60_000, signal: controller.signal });
    await blocks.next();
    const waiting = blocks.next();
    controller.abort();
    expect(await waiting).toEqual({ done: true, value: undefined });
  });

  it("deliver nothing after an abort, also if the poll has more items", async () => {
    await using node = await startJsonRpcServer((method) => ({
      result: method === "eth_getFilterChanges" ? ["first", "second"] : "0x1",
    }));
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    const controller = new AbortController();
    const blocks = newBlocks(client, { signal: controller.signal });
    expect(await blocks.next()).toEqual({ done: false, value: "first" });
    controller.abort();
    expect(await blocks.next()).toEqual({ done: true, value: undefined });
  });
});

type Client = ReturnType<typeof createRpcClient<"ethereum">>;
