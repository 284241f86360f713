import { expect, onTestFinished } from "vitest";
import type { HistoryPart } from "../../src/history/index.ts";
import { createRpcClient, type RpcClient, type RpcClientOptions } from "../../src/index.ts";
import { ChainNode } from "../subscriptions/chain-node.ts";

/** Starts a node with a chain. Its blocks have 0, 1, 2, 3, 0, ... logs. */
export async function startNode(height: number): Promise<ChainNode> {
  const node = await ChainNode.start(0);
  onTestFinished(() => node.close());
  for (let number = 1; number <= height; number += 1) node.mine(number % 4);
  return node;
}

export function createHttpClient(
  { host }: Pick<ChainNode, "host">,
  options: Partial<RpcClientOptions<"ethereum">> = {},
): RpcClient<"ethereum"> {
  return createRpcClient({ protocol: "ethereum", endpoint: `http://${host}`, retries: 0, ...options });
}

/** How many blocks a call for logs covers; 0 for other calls and for a block named by its hash. */
export function countBlocks({ method, params }: { method: string; params?: readonly unknown[] }): number {
  const [filter] = (params ?? []) as readonly [{ fromBlock?: string; toBlock?: string }?];
  if (method !== "eth_getLogs" || filter?.fromBlock === undefined) return 0;
  return Number(filter.toBlock) - Number(filter.fromBlock) + 1;
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
    const blockHash = expect.stringMatching(/^0x[\da-f]{64}$/) as string;
    expect(part.cursor).toEqual({ nextBlock: next, blockHash });
    read.push(part);
  }
  expect(next).toBe(to + 1);
  return { items: read.flatMap(({ items }) => items), parts: read };
}
