import fc from "fast-check";
import { expect, it } from "vitest";
import { readLogs } from "../../src/history/index.ts";
import { type ChainNode, createLogs } from "../subscriptions/chain-node.ts";
import { countBlocks, createHttpClient, readAll, startNode } from "./history-fixture.ts";

function logsOf(node: ChainNode, from = 0, to = Infinity): unknown[] {
  const blocks = node.chain.filter(({ number }) => number >= from && number <= to);
  return blocks.flatMap((block) => createLogs(block));
}

it("reads each log of any range once, in order", async () => {
  const node = await startNode(1_500);
  const client = createHttpClient(node);
  for (const [from, to] of [
    [0, 1_500],
    [0, 0],
    [1, 1_483],
    [1_484, 1_484],
    [1_484, 1_485],
    [1_490, 1_500],
  ] as const) {
    const { items } = await readAll(readLogs(client, {}, { from, to }), from, to);
    expect(items).toEqual(logsOf(node, from, to));
  }
});

it.each([
  ["a number of blocks", (blocks: number) => blocks > 100 && "ranges over 100 blocks are not supported"],
  [
    "blocks, without their number",
    (blocks: number) => blocks > 37 && "Requested range exceeds maximum RPC range limit",
  ],
  ["blocks, in words that nobody knows", (blocks: number) => blocks > 37 && "no"],
  ["a number of results", (_: number, logs: number) => logs > 50 && "query returned more than 50 results"],
  ["the size of the response", (_: number, logs: number) => logs > 50 && "response too large"],
])("splits a range as a node does that limits %s", async (_, limit) => {
  const node = await startNode(1_000);
  const rejected: number[] = [];
  node.reject = (call) => {
    const blocks = countBlocks(call);
    const from = Number((call.params[0] as { fromBlock?: string } | undefined)?.fromBlock);
    const text = blocks > 0 && limit(blocks, logsOf(node, from, from + blocks - 1).length);
    if (text) rejected.push(blocks);
    return text;
  };
  const { items } = await readAll(readLogs(createHttpClient(node), {}), 0, 1_000);
  expect(items).toEqual(logsOf(node));
  expect(rejected.length).toBeLessThan(20);
});

it("remembers for a client what the node accepts", async () => {
  const node = await startNode(1_000);
  let rejected = 0;
  node.reject = (call) => {
    if (countBlocks(call) <= 20) return false;
    rejected += 1;
    return "block range is limited to 20";
  };
  const client = createHttpClient(node);
  await readAll(readLogs(client, {}), 0, 1_000);
  expect(rejected).toBeGreaterThan(0);
  rejected = 0;
  await readAll(readLogs(client.with({ timeout: 5_000 }), {}), 0, 1_000);
  expect(rejected).toBe(0);
});

it("sends the filter as it was given", async () => {
  const node = await startNode(30);
  const filter: { address: `0x${string}` } = { address: "0x5fbdb2315678afecb367f032d93f642f64180aa3" };
  const parts = readLogs(createHttpClient(node), filter);
  filter.address = "0x0000000000000000000000000000000000000000";
  await readAll(parts, 0, 30);
  const filters = node.calls.filter(({ method }) => method === "eth_getLogs").map(({ params }) => params[0]);
  expect(filters.length).toBeGreaterThan(0);
  for (const sent of filters)
    expect(sent).toMatchObject({ address: "0x5fbdb2315678afecb367f032d93f642f64180aa3" });
});

it("reads a part again if a backend that lags has responded", async () => {
  const node = await startNode(200);
  const behind = await startNode(0);
  behind.follow(node, 100);
  const lagging = new Set(["0xb8", "0xb9", "0xc8"]);
  // The first read of each of these blocks, and of their logs, reaches the other backend.
  node.respond = ({ method, params }) => {
    const name = String(method === "eth_getLogs" ? (params[0] as { toBlock?: string }).toBlock : params[0]);
    if (!lagging.delete(name)) return undefined;
    return (behind.node.respond({ method, params }) as { result?: unknown }).result ?? null;
  };
  const { items } = await readAll(readLogs(createHttpClient(node), {}, { to: 200 }), 0, 200);
  expect(items).toEqual(logsOf(node));
  expect(lagging.size).toBe(0);
});

it("does not take an empty list for the logs of a block that a backend lacks", async () => {
  const node = await startNode(40);
  let lies = 3;
  let isLacking = false;
  node.respond = ({ method, params }) => {
    const isByHash = method === "eth_getBlockByHash";
    if (isByHash) isLacking = lies-- > 0;
    if (!isLacking || (!isByHash && countBlocks({ method, params }) > 0)) return undefined;
    if (isByHash) return null;
    return method === "eth_getLogs" ? [] : undefined;
  };
  const { items } = await readAll(readLogs(createHttpClient(node), {}), 0, 40);
  expect(items).toEqual(logsOf(node));
  expect(lies).toBeLessThan(0);
});

it("continues from the cursor of any part", async () => {
  const node = await startNode(600);
  node.reject = (call) => countBlocks(call) > 25 && "block range is limited to 25";
  const client = createHttpClient(node);
  const { parts } = await readAll(readLogs(client, {}, { from: 3 }), 3, 600);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: parts.length - 1 }), async (index) => {
      const cursor = JSON.parse(JSON.stringify(parts[index]?.cursor)) as (typeof parts)[0]["cursor"];
      const { items } = await readAll(readLogs(client, {}, { from: 3, cursor }), cursor.nextBlock, 600);
      expect(items).toEqual(logsOf(node, cursor.nextBlock));
    }),
    { numRuns: 10 },
  );
});

it("begins with the first block that a node has kept", async () => {
  const node = await startNode(100);
  node.reject = ({ params: [block] }) => Number(block) < 50 && "pruned history unavailable";
  const { items } = await readAll(readLogs(createHttpClient(node), {}, { from: 50 }), 50, 100);
  expect(items).toEqual(logsOf(node, 50));
  await expect(readLogs(createHttpClient(node), {}, { from: 49, to: 49 }).next()).rejects.toMatchObject({
    code: "JSON_RPC_ERROR",
    context: { rpcMessage: "pruned history unavailable" },
  });
});

it("takes a cursor of another chain for one whose block was replaced", async () => {
  const node = await startNode(30);
  const cursor = { nextBlock: 10, blockHash: `0x${"ab".repeat(32)}` } as const;
  await expect(readLogs(createHttpClient(node), {}, { cursor }).next()).rejects.toMatchObject({
    code: "BLOCK_REPLACED",
    context: { operation: "readLogs", block: 9, expected: cursor.blockHash, received: node.chain[9]?.hash },
  });
});

it.each([
  ["no list", null],
  ["logs of other blocks", [{ blockNumber: "0x7f", blockHash: `0x${"ab".repeat(32)}`, logIndex: "0x0" }]],
  [
    "logs of the last block on another branch",
    [{ blockNumber: "0x14", blockHash: `0x${"ab".repeat(32)}`, logIndex: "0x0" }],
  ],
  ["logs without a block", [{ logIndex: "0x0" }]],
])("rejects %s", async (_, result) => {
  const node = await startNode(60);
  node.respond = (call) => (countBlocks(call) > 0 ? result : undefined);
  await expect(readLogs(createHttpClient(node), {}, { to: 20 }).next()).rejects.toMatchObject({
    code: "INVALID_RESPONSE",
    context: { operation: "eth_getLogs" },
  });
});
