import { describe, expect, it } from "vitest";
import { EvmChain } from "../../src/evm/chain.ts";

const options = { seed: "receipts", blockTime: 60_000, chainId: 1 };

function createReceipt(families: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  return new EvmChain({ ...options, families }).block(45).transactions[0]?.receipt;
}

describe("receipts of a simulated chain", () => {
  it.each([
    ["arbitrum", ["gasUsedForL1", "l1BlockNumber"]],
    ["zksync", ["l2ToL1Logs", "l1BatchNumber", "l1BatchTxIndex"]],
    [
      "op-stack",
      ["l1Fee", "l1GasPrice", "l1GasUsed", "l1BlobBaseFee", "l1BaseFeeScalar", "l1BlobBaseFeeScalar"],
    ],
    ["aura", []],
  ])("have what nodes of %s always add", (family, added) => {
    const [common, own] = [createReceipt(["ethereum"]), createReceipt(["ethereum", family])];
    expect(Object.keys(own ?? {})).toEqual([...Object.keys(common ?? {}), ...added]);
    expect(own).toMatchObject(common ?? {});
  });
});
