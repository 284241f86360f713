import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type HistoryCursor, readBlocks, readLogs } from "../../src/history/index.ts";
import { blockResult } from "@node-access-tools/local-servers/evm-node";
import { type ChainNode, createLogs } from "../subscriptions/chain-node.ts";
import { countBlocks, createHttpClient, readAll, startNode } from "./history-fixture.ts";

interface RpcCall {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

const truth = (node: ChainNode): readonly object[] => node.chain.flatMap((block) => createLogs(block));

/** Changes the logs that a node returns for ranges. */
function changeLogs(node: ChainNode, change: (logs: readonly object[]) => readonly object[]): void {
  node.respond = (call) => {
    if (countBlocks(call) === 0) return undefined;
    const [{ fromBlock, toBlock }] = call.params as [{ fromBlock: string; toBlock: string }];
    const blocks = node.chain.slice(Number(fromBlock), Number(toBlock) + 1);
    return change(blocks.flatMap((block) => createLogs(block)));
  };
}

const countByTransaction = (logs: readonly object[]): object[] =>
  logs.map((log) => ({ ...log, logIndex: "0x0" }));
const isTooLarge = (calls: readonly RpcCall[]): boolean => calls.some((call) => countBlocks(call) > 10);

/** Rejects requests with one response, as some proxies do. */
function rejecting(
  isRejected: (calls: readonly RpcCall[]) => boolean,
  error: { readonly code: number; readonly message: string },
  status: number,
): typeof fetch {
  return (url, init) => {
    const calls = [JSON.parse(String(init?.body)) as RpcCall | RpcCall[]].flat();
    if (!isRejected(calls)) return fetch(url, init);
    const id = calls.length > 1 ? null : calls[0]?.id;
    return Promise.resolve(Response.json({ jsonrpc: "2.0", id, error }, { status }));
  };
}

it("puts logs in order, each once", async () => {
  const node = await startNode(60);
  changeLogs(node, (logs) => [...logs, ...logs].toReversed());
  const { items } = await readAll(readLogs(createHttpClient(node), {}), 0, 60);
  expect(items).toEqual(truth(node));
});

it("keeps logs that a chain counts by transaction", async () => {
  const node = await startNode(60);
  changeLogs(node, countByTransaction);
  const { items } = await readAll(readLogs(createHttpClient(node), {}, { to: 40 }), 0, 40);
  expect(items).toEqual(
    countByTransaction(truth(node)).filter(
      (log) => Number((log as { blockNumber: string }).blockNumber) <= 40,
    ),
  );
});

it("rejects the logs of two branches in one list", async () => {
  const node = await startNode(60);
  const blockHash = `0x${"cd".repeat(32)}`;
  changeLogs(node, (logs) => logs.flatMap((log) => [log, { ...log, blockHash }]));
  await expect(readLogs(createHttpClient(node), {}, { to: 8 }).next()).rejects.toMatchObject({
    code: "INVALID_RESPONSE",
    context: { operation: "eth_getLogs" },
  });
});

it("reads what a provider omits of a list that it cuts short without an error", async () => {
  const node = await startNode(0);
  for (let block = 1; block <= 100; block += 1) node.mine(40);
  changeLogs(node, (logs) => logs.slice(0, 1_000));
  const { items } = await readAll(readLogs(createHttpClient(node), {}), 0, 100);
  expect(items).toEqual(truth(node));
});

it("reads logs that the bloom of their block lacks, as those of system transactions on some chains", async () => {
  const node = await startNode(30);
  node.respond = ({ method, params }) => {
    const block = method === "eth_getBlockByNumber" ? node.chain[Number(params[0])] : undefined;
    const logsBloom = `0x${block?.number === 29 ? "00" : "01"}${"00".repeat(255)}`;
    return block && { ...blockResult(block), logsBloom };
  };
  const { items } = await readAll(readLogs(createHttpClient(node), {}), 0, 30);
  expect(items).toEqual(truth(node));
});

it("reads the logs of one chain from a node that takes no batches, and is reorganized in the middle of a part", async () => {
  const node = await startNode(60);
  const fetchOnce = rejecting((calls) => calls.length > 1, { code: -32600, message: "no batches" }, 400);
  const client = createHttpClient(node, { fetch: fetchOnce });
  await readBlocks(client, { to: 9 }).next();
  // The last block of the first part is read after the reorganization, and its logs before, if they are read at the same time.
  let isOver = false;
  node.defer = ({ method, params }, process) => {
    if (isOver || method !== "eth_getBlockByNumber" || params[0] !== "0x13") return false;
    isOver = true;
    void (async () => {
      for (let waits = 0; waits < 50 && !node.calls.some((call) => countBlocks(call) > 0); waits += 1)
        await wait(20);
      node.reorganise(50, 50, 2);
      process();
    })();
    return true;
  };
  const { items } = await readAll(readLogs(client, {}), 0, 60);
  expect(items).toEqual(truth(node));
});

describe("limits", () => {
  it.each([
    [200, -32005, "limit exceeded"],
    [504, -32000, "gateway timeout"],
    [403, -32000, "block range exceeds the limit of 10 blocks"],
  ])(
    "are found if the node sends status %i, code %i, %s",
    { timeout: 30_000 },
    async (status, code, message) => {
      const node = await startNode(40);
      const client = createHttpClient(node, { fetch: rejecting(isTooLarge, { code, message }, status) });
      const { items } = await readAll(readLogs(client, {}), 0, 40);
      expect(items).toEqual(truth(node));
    },
  );

  it.each([
    [
      500,
      31,
      "Batch of more than 3 requests are not allowed on free tier, to use bigger batches upgrade to a paid tier",
    ],
    [429, -32005, "batch too large"],
  ])("of a batch are found if the node sends status %i, code %i, %s", async (status, code, message) => {
    const node = await startNode(40);
    const client = createHttpClient(node, {
      fetch: rejecting(({ length }) => length > 3, { code, message }, status),
    });
    const { items } = await readAll(readBlocks(client), 0, 40);
    expect(items).toHaveLength(41);
  });
});

describe("the start", () => {
  it("is repeated if a backend fails, or lacks the last block that was delivered", async () => {
    const node = await startNode(40);
    const failed = new Set<unknown>();
    node.reject = ({ params: [block] }) =>
      block === "latest" && failed.size < failed.add(block).size && "no backends available";
    const client = createHttpClient(node);
    const { parts } = await readAll(readBlocks(client), 0, 40);
    const { cursor } = parts.at(-1) as { cursor: HistoryCursor };
    node.respond = ({ params: [block] }) =>
      block === "0x28" && failed.size < failed.add(block).size ? null : undefined;
    await readAll(readBlocks(client, { cursor }), 41, 40);
    expect([...failed]).toEqual(["latest", "0x28"]);
  });

  it("fails if the cursor is beyond the chain", async () => {
    const node = await startNode(40);
    const cursor = { nextBlock: 58, blockHash: `0x${"ab".repeat(32)}` } as const;
    await expect(readBlocks(createHttpClient(node), { cursor }).next()).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "cursor.nextBlock" },
    });
  });
});
