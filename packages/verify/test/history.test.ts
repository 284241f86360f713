import { type Anvil, callNode, seedChain, startAnvil } from "@node-access-tools/local-servers/anvil";
import { createRpcClient, type RpcClient } from "@node-access/rpc";
import { type HistoryPart, readBlocks, readLogs, readReceipts } from "@node-access/rpc/history";
import { afterAll, beforeAll, expect, it } from "vitest";
import { verified } from "../src/index.ts";

let node: Anvil;
beforeAll(async () => {
  node = await startAnvil();
  await seedChain(node.url);
  await callNode(node.url, "anvil_mine", "0x96");
  await seedChain(node.url);
  await callNode(node.url, "anvil_mine", "0x32");
});
afterAll(() => node.stop());

/** A client that checks what a node returns. Another node changes the results of a method. */
function createVerified(method?: string, lie?: (result: never) => unknown): RpcClient<"ethereum"> {
  const changed: typeof fetch = async (url, init) => {
    const response = await fetch(url, init);
    const call = JSON.parse(String(init?.body)) as { method: string };
    if (call.method !== method || !lie) return response;
    const message = (await response.json()) as { result: never };
    return Response.json({ ...message, result: lie(message.result) });
  };
  const client = createRpcClient({ protocol: "ethereum", endpoint: node.url, fetch: changed });
  return verified(client, { chainId: 31_337, require: "consistent" });
}

async function readAll<T>(parts: AsyncIterable<HistoryPart<T>>): Promise<T[]> {
  const items: T[] = [];
  for await (const part of parts) items.push(...part.items);
  return items;
}

const otherRoot = (block: object): object => ({ ...block, stateRoot: `0x${"00".repeat(32)}` });
const otherGas = (receipts: object[]): object[] => receipts.map((one) => ({ ...one, gasUsed: "0x1" }));
const dropFirst = (list: unknown[]): unknown[] => list.slice(1);

it("proves that a history is complete", async () => {
  const client = createVerified();
  const blocks = await readAll(readBlocks(client));
  expect(blocks.map(({ number }) => Number(number))).toEqual(blocks.map((_, index) => index));
  expect(await readAll(readLogs(client, {}))).toHaveLength(2);
  const transactions = blocks.flatMap((block) => block.transactions);
  const receipts = await readAll(readReceipts(client));
  expect(receipts.map(({ transactionHash }) => transactionHash)).toEqual(transactions);
});

it("shows that a node omits a log", async () => {
  await expect(readAll(readLogs(createVerified("eth_getLogs", dropFirst), {}))).rejects.toMatchObject({
    code: "DATA_INVALID",
    context: { operation: "eth_getLogs", check: "missing-log" },
  });
});

it("shows that a node changes a block or a receipt", async () => {
  const blocks = readAll(readBlocks(createVerified("eth_getBlockByNumber", otherRoot)));
  await expect(blocks).rejects.toMatchObject({ code: "DATA_INVALID" });
  const receipts = readAll(readReceipts(createVerified("eth_getBlockReceipts", otherGas)));
  await expect(receipts).rejects.toMatchObject({ code: "DATA_INVALID" });
});
