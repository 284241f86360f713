import { describe, expect, it } from "vitest";
import { blocksIn } from "../../src/filters/cache/result-store.ts";

const transaction = { blockHash: "0xa1", blockNumber: "0x1", hash: "0x77", transactionIndex: "0x0" };

describe("the blocks that a result names", () => {
  it("are only the block itself, whatever its transactions contain", () => {
    const block = { hash: "0xa1", number: "0x1", parentHash: "0xa0", transactions: [transaction] };
    expect(blocksIn(JSON.stringify(block))).toEqual([{ hash: "0xa1", number: 1, parent: "0xa0" }]);
    const starknet = { status: "ACCEPTED_ON_L2", block_hash: "0xa1", parent_hash: "0xa0", block_number: 1 };
    expect(blocksIn(JSON.stringify(starknet))).toEqual([{ hash: "0xa1", number: 1, parent: "0xa0" }]);
  });

  it("are those of transactions, receipts, logs and traces, each once", () => {
    expect(blocksIn(JSON.stringify(transaction))).toEqual([{ hash: "0xa1", number: 1 }]);
    const logs = [transaction, transaction, { blockNumber: 2, blockHash: "0xa2" }];
    expect(blocksIn(JSON.stringify(logs))).toEqual([
      { hash: "0xa1", number: 1 },
      { hash: "0xa2", number: 2 },
    ]);
  });

  it("are none for a balance, or for hashes without numbers", () => {
    expect(blocksIn('"0x1"')).toEqual([]);
    expect(blocksIn('[{"blockHash":"0xa1"}]')).toEqual([]);
  });
});
