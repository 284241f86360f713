import { isNodeAccessError } from "@node-access/auth";
import { afterAll, expect, it } from "vitest";
import { type HistoryCursor, type HistoryPart, readBlocks, readLogs } from "../../src/history/index.ts";
import type { RpcClient } from "../../src/index.ts";
import { ChainNode, createLogs } from "../subscriptions/chain-node.ts";
import { seeded } from "../subscriptions/watch-fixture.ts";
import { countBlocks, createHttpClient } from "./history-fixture.ts";

const RUNS = process.env["NIGHTLY"] ? 100 : 5;
const nodes: ChainNode[] = [];
afterAll(() => Promise.all(nodes.map((node) => node.close())));

type Read<T> = (client: RpcClient<"ethereum">, cursor?: HistoryCursor) => AsyncIterable<HistoryPart<T>>;

/**
 * Reads the rest of a history. When the last block of a part was replaced, it deletes the part, and reads again from the cursor of the one
 * before.
 */
async function readRest<T>(
  client: RpcClient<"ethereum">,
  read: Read<T>,
  parts: HistoryPart<T>[],
): Promise<void> {
  for (;;) {
    try {
      for await (const part of read(client, parts.at(-1)?.cursor)) {
        expect(part.fromBlock).toBe(parts.at(-1)?.cursor.nextBlock ?? 0);
        parts.push(part);
      }
      return;
    } catch (error) {
      if (!isNodeAccessError(error, "BLOCK_REPLACED")) throw error;
      expect(error.context.block).toBe(parts.at(-1)?.toBlock);
      parts.pop();
    }
  }
}

const reads: readonly (readonly [string, Read<object>, (node: ChainNode) => object[]])[] = [
  [
    "logs",
    (client, cursor) => readLogs(client, {}, { cursor }),
    (node) => node.chain.flatMap((block) => createLogs(block)),
  ],
  [
    "block hashes",
    async function* hashes(client, cursor) {
      for await (const part of readBlocks(client, { cursor }))
        yield { ...part, items: part.items.map(({ hash }) => ({ hash })) };
    },
    (node) => node.chain.map(({ hash }) => ({ hash })),
  ],
];

for (const [name, read, truth] of reads)
  it.concurrent.each(Array.from({ length: RUNS }, (_, seed) => seed))(
    `reads the ${name} of one chain, even if it is reorganized in the middle of a request, seed %i`,
    async (seed) => {
      const random = seeded(seed);
      const node = await ChainNode.start(70);
      nodes.push(node);
      let reorganizations = 3;
      node.reject = (call) => {
        if (reorganizations > 0 && random() < 0.04) {
          reorganizations -= 1;
          const depth = 1 + Math.floor(random() * 40);
          node.reorganise(depth, depth + Math.floor(random() * 2), 2);
        }
        return countBlocks(call) > 7 && "block range is limited to 7";
      };
      const client = createHttpClient(node);
      const parts: HistoryPart<object>[] = [];
      await readRest(client, read, parts);
      reorganizations = 0;
      // The last blocks may have been replaced after they were read.
      await readRest(client, read, parts);
      expect(parts.flatMap(({ items }) => items)).toEqual(truth(node));
    },
  );
