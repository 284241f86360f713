import { type Anvil, seedChain, startAnvil } from "@node-access-tools/local-servers/anvil";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decoded } from "../../src/decoded/index.ts";
import { readBlocks, readEachBlock, readLogs, readReceipts } from "../../src/history/index.ts";
import { createRpcClient, type RpcClient } from "../../src/index.ts";
import { createRpcPool } from "../../src/pool/index.ts";
import { createRpcWebSocketClient } from "../../src/web-socket-client.ts";
import { readAll } from "./history-fixture.ts";

let node: Anvil;
let last: number;
beforeAll(async () => {
  node = await startAnvil();
  for (let round = 0; round < 3; round += 1) await seedChain(node.url);
  last = Number(await createClient().eth_blockNumber());
});
afterAll(() => node.stop());

function createClient(options: { fetch?: typeof fetch } = {}): RpcClient<"ethereum"> {
  return createRpcClient({ protocol: "ethereum", endpoint: node.url, retries: 0, ...options });
}

/** A client whose requests or responses a test changes. */
function createChanged(
  change: (call: { method: string }, response: object) => object,
): RpcClient<"ethereum"> {
  const changed: typeof fetch = async (url, init) => {
    const calls = [JSON.parse(String(init?.body))].flat() as { method: string }[];
    const response = await fetch(url, init);
    const text = JSON.parse(await response.text()) as object | object[];
    if (!Array.isArray(text)) return Response.json(change(calls[0] as { method: string }, text));
    return Response.json(text.map((one: object, index) => change(calls[index] as { method: string }, one)));
  };
  return createClient({ fetch: changed });
}

/** The receipts of the chain, read one by one. */
async function truth(): Promise<unknown[]> {
  const client = createClient();
  const { items } = await readAll(readBlocks(client), 0, last);
  const hashes = items.flatMap(({ transactions }) => transactions);
  return Promise.all(hashes.map((hash) => client.eth_getTransactionReceipt(hash)));
}

it("reads the receipts of all transactions, in order", async () => {
  const { items } = await readAll(readReceipts(createClient()), 0, last);
  expect(items).toEqual(await truth());
  expect(items.length).toBeGreaterThan(10);
});

it.each([
  { code: -32601, message: "the method eth_getBlockReceipts does not exist/is not available" },
  { code: -32000, message: "Method eth_getBlockReceipts is not supported" },
])("reads them one by one from a node without eth_getBlockReceipts: $message", async (error) => {
  let calls = 0;
  const client = createChanged(({ method }, response) => {
    if (method !== "eth_getBlockReceipts") return response;
    calls += 1;
    return { jsonrpc: "2.0", id: (response as { id: number }).id, error };
  });
  const { items } = await readAll(readReceipts(client), 0, last);
  expect(items).toEqual(await truth());
  const before = calls;
  await readAll(readReceipts(client), 0, last);
  expect(calls).toBe(before);
});

it.each([
  ["nothing", () => null],
  ["a part of them", (receipts: unknown[]) => receipts.slice(1)],
])("reads the receipts of a block again if the node returns %s", async (_, lie) => {
  let lies = 1;
  const client = createChanged(({ method }, response) => {
    const { result } = response as { result?: unknown };
    if (method !== "eth_getBlockReceipts" || !Array.isArray(result) || lies-- <= 0) return response;
    return { ...response, result: lie(result) };
  });
  const { items } = await readAll(readReceipts(client), 0, last);
  expect(items).toEqual(await truth());
  expect(lies).toBeLessThan(1);
});

it("reads the traces of each block", async () => {
  const traces = readEachBlock<readonly { txHash: string }[]>(createClient(), ({ hash }) => ({
    method: "debug_traceBlockByHash",
    params: [hash, { tracer: "callTracer" }],
  }));
  const { items } = await readAll(traces, 0, last);
  for (const { block, result } of items)
    expect(result.map(({ txHash }) => txHash)).toEqual(block.transactions);
});

it("reads over a WebSocket, from a pool, and with quantities as bigint", async () => {
  const receipts = await truth();
  const socket = createRpcWebSocketClient({ protocol: "ethereum", endpoint: node.wsUrl });
  const pool = createRpcPool({
    protocol: "ethereum",
    endpoints: [{ endpoint: node.url }, { endpoint: node.url }],
  });
  for (const client of [socket, pool]) {
    expect((await readAll(readReceipts(client), 0, last)).items).toEqual(receipts);
    expect((await readAll(readLogs(client, {}), 0, last)).items).toHaveLength(3);
  }
  await socket.close();
  const client = decoded(createClient());
  const { items: blocks } = await readAll(readBlocks(client, { fullTransactions: true }), 0, last);
  expect(blocks.map(({ number }) => number)).toEqual(blocks.map((_, index) => BigInt(index)));
  expect(blocks.at(-1)?.transactions[0]?.value).toBe(10n ** 18n);
  const { items: logs } = await readAll(readLogs(client, {}), 0, last);
  expect(logs[0]?.blockNumber).toBe(2n);
  const { items } = await readAll(readReceipts(client), 0, last);
  expect(items[0]?.gasUsed).toBeTypeOf("bigint");
});
