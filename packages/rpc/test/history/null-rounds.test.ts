import { afterEach, describe, expect, it } from "vitest";
import {
  type HistoryOptions,
  type HistoryPart,
  readBlocks,
  readEachBlock,
  readLogs,
} from "../../src/history/index.ts";
import type { RpcClient } from "../../src/index.ts";
import { ChainNode, createLogs } from "../subscriptions/chain-node.ts";
import { seeded } from "../subscriptions/watch-fixture.ts";
import { createHttpClient } from "./history-fixture.ts";

let node: ChainNode | undefined;
afterEach(() => node?.close());

/** Starts a node whose chain skips numbers, as Filecoin's. */
async function startSparse(random: () => number, blocks = 120): Promise<ChainNode> {
  node = await ChainNode.start(0);
  for (let count = 0; count < blocks; count += 1) {
    const skipped = random() < 0.3 ? 1 + Math.floor(random() * (random() < 0.1 ? 60 : 4)) : 0;
    node.mine(Math.floor(random() * 3), skipped);
  }
  return node;
}

type Read = (
  client: RpcClient<"ethereum">,
  options: HistoryOptions,
) => AsyncIterable<HistoryPart<{ hash?: string; blockHash?: string; block?: { hash: string } }>>;

const reads: Readonly<Record<string, Read>> = {
  blocks: readBlocks,
  logs: (client, options) => readLogs(client, {}, options),
  "each block": (client, options) =>
    readEachBlock(client, ({ hash }) => ({ method: "eth_getLogs", params: [{ blockHash: hash }] }), options),
};

describe.each(Object.entries(reads))("a history of %s over numbers without a block", (name, read) => {
  it.each([1, 2, 3, 4, 5, 6])("is complete, and continues from each cursor: seed %i", async (seed) => {
    const random = seeded(seed);
    const { chain } = await startSparse(random);
    const client = createHttpClient(node as ChainNode);
    const tip = chain.at(-1)?.number ?? 0;
    const from = Math.floor(random() * tip);
    const to = from + Math.floor(random() * (tip - from));
    const expected = chain
      .filter(({ number }) => number >= from && number <= to)
      .flatMap((block) => (name === "logs" ? createLogs(block).map(() => block.hash) : [block.hash]));
    const received: (string | undefined)[] = [];
    let next = from;
    let options: HistoryOptions = { from };
    for (let isOver = false; !isOver;) {
      isOver = true;
      for await (const { fromBlock, toBlock, items, cursor } of read(client, { ...options, to })) {
        received.push(...items.map(({ hash, blockHash, block }) => blockHash ?? block?.hash ?? hash));
        expect(fromBlock).toBeLessThanOrEqual(toBlock);
        expect(fromBlock).toBeGreaterThanOrEqual(next);
        next = cursor.nextBlock;
        expect(cursor).toEqual({
          nextBlock: toBlock + 1,
          blockHash: chain.find(({ number }) => number === toBlock)?.hash,
        });
        options = { cursor };
        isOver = random() < 0.5;
        if (!isOver) break;
      }
    }
    for await (const { items } of read(client, { ...options, to }))
      received.push(...items.map(({ hash, blockHash, block }) => blockHash ?? block?.hash ?? hash));
    expect(received).toEqual(expected);
  });

  it("has nothing of a range without blocks", async () => {
    node = await ChainNode.start(3);
    node.mine(1, 200);
    const parts: unknown[] = [];
    for await (const part of read(createHttpClient(node), { from: 10, to: 90 })) parts.push(part);
    expect(parts).toEqual([]);
  });

  it("continues after a block that a reorganization replaces by no block with BLOCK_REPLACED", async () => {
    node = await ChainNode.start(8);
    const [before] = node.chain.slice(-2);
    const cursor = { nextBlock: 9, blockHash: node.chain.at(-1)?.hash as `0x${string}` };
    node.restore(node.chain.slice(0, -1));
    expect(node.chain.at(-1)).toEqual(before);
    node.mine(1, 1);
    const parts = read(createHttpClient(node), { cursor, to: 9 });
    await expect(parts[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: "BLOCK_REPLACED" });
  });
});

it("does not take null for a number without a block: the node may lack the block", async () => {
  node = await ChainNode.start(4);
  node.respond = ({ method, params: [number] }) =>
    method === "eth_getBlockByNumber" && number === "0x2" ? null : undefined;
  const parts = readBlocks(createHttpClient(node))[Symbol.asyncIterator]();
  await expect(parts.next()).rejects.toMatchObject({ code: "INVALID_RESPONSE" });
});
