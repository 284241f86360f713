import { describe, expect, it } from "vitest";
import { decoded } from "../src/decoded/index.ts";
import { createRpcClient, type RpcClient } from "../src/index.ts";
import { FakeNode } from "./fake-node.ts";

const hash = `0x${"11".repeat(32)}` as const;
const address = `0x${"aa".repeat(20)}` as const;

/** A transaction of a type and with fields that no spec has. */
const transaction = {
  type: "0x55",
  hash,
  from: address,
  to: null,
  nonce: "0x1",
  gas: "0x5208",
  value: "0xde0b6b3a7640000",
  input: "0x",
  blockHash: hash,
  blockNumber: "0x2d",
  transactionIndex: "0x0",
  newFee: "0x7",
  newParts: [{ amount: "0x1" }],
};
const block = { number: "0x2d", hash, transactions: [transaction], newRoot: hash, newCount: "0x3" };
const receipt = {
  type: "0x55",
  transactionHash: hash,
  gasUsed: "0x5208",
  status: "0x1",
  logs: [],
  newFee: "0x7",
};

describe.each(["ethereum", "arbitrum", "base", "zksync"] as const)("a program for %s", (protocol) => {
  // The compiler knows only the types of one of them.
  async function clientOf(result: object): Promise<RpcClient<"ethereum">> {
    const node = await FakeNode.start(() => result);
    return createRpcClient({ protocol: protocol as "ethereum", endpoint: node.url });
  }

  it("receives blocks with transactions of a new type as they are", async () => {
    const client = await clientOf(block);
    expect(await client.eth_getBlockByNumber("0x2d", true)).toEqual(block);
    const view = await decoded(client).eth_getBlockByNumber(45n, true);
    expect(view).toMatchObject({ number: 45n, newRoot: hash, newCount: "0x3" });
    expect(view?.transactions).toEqual([
      {
        ...transaction,
        type: 0x55n,
        nonce: 1n,
        gas: 21_000n,
        value: 10n ** 18n,
        blockNumber: 45n,
        transactionIndex: 0n,
      },
    ]);
  });

  it("receives a receipt of a new type", async () => {
    const client = await clientOf(receipt);
    expect(await client.eth_getTransactionReceipt(hash)).toEqual(receipt);
    const view = await decoded(client).eth_getTransactionReceipt(hash);
    expect(view).toEqual({ ...receipt, type: 0x55n, gasUsed: 21_000n, status: 1n });
  });
});
