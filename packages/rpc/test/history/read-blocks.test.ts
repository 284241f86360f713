import { expect, it } from "vitest";
import { readBlocks, readEachBlock } from "../../src/history/index.ts";
import { createHttpClient, readAll, startNode } from "./history-fixture.ts";

it("reads each block of any range once, in order", async () => {
  const node = await startNode(120);
  for (const [from, to] of [
    [0, 120],
    [0, 0],
    [7, 60],
    [120, 120],
  ] as const) {
    const options = { from: `0x${from.toString(16)}`, to: `0x${to.toString(16)}` } as const;
    const { items } = await readAll(readBlocks(createHttpClient(node), options), from, to);
    expect(items.map(({ hash }) => hash)).toEqual(node.chain.slice(from, to + 1).map(({ hash }) => hash));
  }
});

it.each(["latest", "safe", "finalized"] as const)(
  "ends with the block that was %s at the start",
  async (to) => {
    const node = await startNode(90);
    const ends = { latest: 90, safe: 60, finalized: 40 };
    node.respond = ({ method, params: [tag] }) => {
      const number = tag === "safe" || tag === "finalized" ? ends[tag] : undefined;
      if (method !== "eth_getBlockByNumber" || number === undefined) return undefined;
      return (
        node.node.respond({ method, params: [`0x${number.toString(16)}`, false] }) as { result: unknown }
      ).result;
    };
    const parts = readBlocks(createHttpClient(node), { to });
    const first = await parts.next();
    node.mine();
    await readAll(parts, Number(first.value?.cursor.nextBlock), ends[to]);
  },
);

it("waits for a backend that has the last block, and names the newest one if none has", async () => {
  const node = await startNode(20);
  const client = createHttpClient(node);
  await expect(readBlocks(client, { to: 100 }).next()).rejects.toMatchObject({
    code: "INVALID_ARGUMENT",
    message: "to: expected a block of the chain, whose newest one is 20, received 100",
  });
  let reads = 0;
  node.reject = ({ params: [block] }) => {
    if (block === "latest") reads += 1;
    if (block === "latest" && reads === 2) node.mine();
    return false;
  };
  await readAll(readBlocks(client, { to: 21 }), 0, 21);
  expect(reads).toBe(2);
});

it("ends at once if the range is empty", async () => {
  const node = await startNode(20);
  const client = createHttpClient(node);
  await readAll(readBlocks(client, { from: 11, to: 10 }), 11, 10);
  const { parts } = await readAll(readBlocks(client), 0, 20);
  const cursor = parts.at(-1)?.cursor;
  await readAll(readBlocks(client, { cursor }), 21, 20);
  node.reorganise(3, 3);
  await expect(readBlocks(client, { cursor }).next()).rejects.toMatchObject({ code: "BLOCK_REPLACED" });
});

it("makes a call for each block, and reads again what belongs to another block", async () => {
  const node = await startNode(40);
  let lies = 2;
  node.respond = ({ method, params: [number] }) => {
    if (method !== "trace_block") return undefined;
    const hash = lies-- > 0 ? `0x${"11".repeat(32)}` : node.chain[Number(number)]?.hash;
    return [{ blockHash: hash, type: "call" }];
  };
  const traces = readEachBlock<readonly { blockHash: string }[]>(
    createHttpClient(node),
    ({ number }) => ({ method: "trace_block", params: [number] }),
    { from: 10 },
  );
  const { items } = await readAll(traces, 10, 40);
  expect(items.map(({ block, result: [trace] }) => [Number(block.number), trace?.blockHash])).toEqual(
    node.chain.slice(10).map(({ number, hash }) => [number, hash]),
  );
});

it("reads a part again if the chain changes between two of its blocks", async () => {
  const node = await startNode(40);
  let replaced: string[] = [];
  node.reject = ({ params: [block] }) => {
    if (block === "0x1a" && replaced.length === 0) {
      replaced = node.chain.map(({ hash }) => hash);
      node.reorganise(18, 18);
    }
    return false;
  };
  const { items } = await readAll(readBlocks(createHttpClient(node), { maxConcurrent: 1 }), 0, 40);
  expect(items.map(({ hash }) => hash)).toEqual(node.chain.map(({ hash }) => hash));
  expect(replaced.indexOf(items[22]?.hash ?? "")).toBe(22);
  expect(replaced).not.toContain(items[23]?.hash);
});
