import { afterEach, expect } from "vitest";
import type { HistoryPart } from "../../src/history/index.ts";
import { createRpcClient, type RpcClient } from "../../src/index.ts";
import { ChainNode } from "../subscriptions/chain-node.ts";

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** Starts a node with a chain, and a client over HTTP. The blocks have no logs. */
export async function startNode(height: number): Promise<{ node: ChainNode; client: RpcClient<"ethereum"> }> {
  const node = await ChainNode.start(height);
  open.push(node);
  return { node, client: createHttpClient(node) };
}

export function createHttpClient(node: ChainNode): RpcClient<"ethereum"> {
  return createRpcClient({ protocol: "ethereum", endpoint: `http://${node.host}`, retries: 0 });
}

/** Reads all parts. They cover the range without gap or overlap. */
export async function readAll<T>(
  parts: AsyncIterable<HistoryPart<T>>,
  from: number,
  to: number,
): Promise<{ readonly items: readonly T[]; readonly parts: readonly HistoryPart<T>[] }> {
  const read: HistoryPart<T>[] = [];
  let next = from;
  for await (const part of parts) {
    expect(part.fromBlock).toBe(next);
    expect(part.toBlock).toBeGreaterThanOrEqual(part.fromBlock);
    next = part.toBlock + 1;
    expect(part.cursor).toEqual({
      nextBlock: next,
      blockHash: expect.stringMatching(/^0x[\da-f]{64}$/) as string,
    });
    read.push(part);
  }
  expect(next).toBe(to + 1);
  return { items: read.flatMap(({ items }) => items), parts: read };
}
