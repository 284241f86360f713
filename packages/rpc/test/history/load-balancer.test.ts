import { expect, it } from "vitest";
import { type HistoryPart, readBlocks, readLogs } from "../../src/history/index.ts";
import { LoadBalancer } from "../subscriptions/load-balancer.ts";
import { createHttpClient } from "./history-fixture.ts";

async function readItems<T>(
  parts: AsyncIterable<HistoryPart<T>>,
): Promise<readonly [items: T[], end: number]> {
  const items: T[] = [];
  let end = 0;
  for await (const part of parts) {
    items.push(...part.items);
    end = part.toBlock;
  }
  return [items, end];
}

it.each(Array.from({ length: process.env["NIGHTLY"] ? 30 : 3 }, (_, seed) => seed))(
  "reads all logs and blocks if each call of a batch reaches another backend, and these lag, seed %i",
  async (seed) => {
    const balancer = await LoadBalancer.start(seed);
    for (let block = 0; block < 60; block += 1) balancer.mine();
    // Backends catch up as the chain grows.
    const mining = setInterval(() => balancer.mine(), 100);
    const client = createHttpClient({ host: new URL(balancer.url).host });
    const [logs, lastOfLogs] = await readItems(readLogs(client, {}));
    const [blocks, lastBlock] = await readItems(readBlocks(client));
    clearInterval(mining);
    const later = balancer.logs(lastOfLogs + 1);
    const truth = [...balancer.logs(0)].filter((log) => !later.has(log));
    expect(logs.map((log) => `${log.blockHash} ${log.logIndex}`).toSorted()).toEqual(truth.toSorted());
    expect(blocks.map(({ hash }) => hash)).toEqual(balancer.blocks(0).slice(0, lastBlock + 1));
  },
);
