import {
  type Anvil,
  callNode,
  counterCreationCode,
  startAnvil,
} from "@node-access-tools/local-servers/anvil";
import { beforeAll, afterAll, expect, it } from "vitest";
import type { StreamDefinition } from "@node-access/delivery";
import type { SourceBlock } from "../../../src/model/source.ts";
import { Consumer, createSource, keysOf, startPath } from "./fixture.ts";

const signal = AbortSignal.timeout(120_000);
let node: Anvil;
let call: object;

beforeAll(async () => {
  // `finalized` is 24 blocks below the newest one, and `safe` 12.
  node = await startAnvil({ arguments: ["--slots-in-an-epoch", "12"] });
  const [from] = (await callNode(node.url, "eth_accounts")) as [string];
  const deployment = await callNode(node.url, "eth_sendTransaction", {
    from,
    gas: "0x30d40",
    data: counterCreationCode,
  });
  const receipt = (await callNode(node.url, "eth_getTransactionReceipt", deployment)) as {
    contractAddress: string;
  };
  call = { from, to: receipt.contractAddress, gas: "0x30d40", gasPrice: "0x77359400" };
  await callNode(node.url, "anvil_setAutomine", false);
});
afterAll(() => node.stop());

async function mine(blocks: number, transactions = 1): Promise<void> {
  for (let block = 0; block < blocks; block += 1) {
    for (let index = 0; index < transactions; index += 1)
      await callNode(node.url, "eth_sendTransaction", call);
    await callNode(node.url, "evm_mine");
  }
}

async function newest(tag = "latest"): Promise<{ readonly number: number; readonly hash: string }> {
  const block = (await callNode(node.url, "eth_getBlockByNumber", tag, false)) as Record<
    "number" | "hash",
    string
  >;
  return { number: Number(block.number), hash: block.hash };
}

/** The keys of the chain's events, as the node has them. */
async function truth(type: string, to = "latest"): Promise<string[]> {
  const { number } = await newest(to);
  const keys: string[] = [];
  for (let block = 0; block <= number; block += 1) {
    const quantity = `0x${block.toString(16)}`;
    if (type === "blocks") {
      const { hash } = (await callNode(node.url, "eth_getBlockByNumber", quantity, false)) as {
        hash: string;
      };
      keys.push(hash);
      continue;
    }
    const receipts = (await callNode(node.url, "eth_getBlockReceipts", quantity)) as {
      blockHash: string;
      transactionIndex: string;
      logs: { logIndex: string }[];
    }[];
    for (const { blockHash, transactionIndex, logs } of receipts)
      if (type === "receipts") keys.push(`${blockHash}:${Number(transactionIndex)}`);
      else keys.push(...logs.map(({ logIndex }) => `${blockHash}:${Number(logIndex)}`));
  }
  return keys;
}

it("follows a real node through reorganizations of depth 1 to 20", async () => {
  await mine(90);
  const url = await startPath(node.url);
  const types = ["logs", "receipts", "blocks"] as const;
  const consumers = types.map((type) => new Consumer(createSource(url, { type }), { next: 0 }));
  const readAll = async (): Promise<void> => {
    const { hash } = await newest();
    await Promise.all(consumers.map((consumer) => consumer.readTo(() => hash)));
  };
  for (let depth = 1; depth <= 20; depth += 1) {
    await readAll();
    await mine(depth % 3, 2);
    await callNode(node.url, "anvil_reorg", depth, [[call, 0]]);
  }
  await readAll();
  for (const [index, type] of types.entries()) expect(consumers[index]?.keys).toEqual(await truth(type));
});

it("delivers what is safe or final", async () => {
  await mine(12);
  const url = await startPath(node.url);
  for (const confirmations of ["safe", "finalized"] as const) {
    const source = createSource(url, { type: "logs" }, { confirmations });
    const consumer = new Consumer(source, { next: 0 });
    const { number, hash } = await newest(confirmations);
    await consumer.readTo(() => hash);
    expect(source.head).toBe(number);
    expect(consumer.keys).toEqual(await truth("logs", confirmations));
  }
});

it("reads the same events again, logs from receipts", async () => {
  const url = await startPath(node.url);
  for (const type of ["logs", "receipts", "blocks"] as const) {
    const source = createSource(url, { type } satisfies StreamDefinition["source"]);
    const { number } = await newest();
    const blocks: SourceBlock[] = [];
    for await (const block of source.reread(0, number, signal)) blocks.push(block);
    expect(keysOf(blocks)).toEqual(await truth(type));
  }
});
