import { describe, expect, it } from "vitest";
import { findEventMismatch, findResultMismatch } from "../../src/facts/check-result.ts";
import { findMethod, findSurface } from "../../src/facts/rpc-method.ts";

const hash = `0x${"12".repeat(32)}`;
const address = `0x${"34".repeat(20)}`;
/** A receipt as Ethereum's nodes return it. */
const receipt = {
  type: "0x2",
  transactionHash: hash,
  transactionIndex: "0x0",
  blockHash: hash,
  blockNumber: "0x1",
  from: address,
  to: address,
  contractAddress: null,
  cumulativeGasUsed: "0x5208",
  gasUsed: "0x5208",
  effectiveGasPrice: "0x1",
  logs: [],
  logsBloom: `0x${"00".repeat(256)}`,
  status: "0x1",
};
const ofArbitrum = { ...receipt, gasUsedForL1: "0x0", l1BlockNumber: "0x1", timeboosted: false };

async function mismatchIn(protocol: string, value: unknown): Promise<string | undefined> {
  const { facts, surface } = findMethod("eth_getTransactionReceipt", protocol, false);
  return facts && (await findResultMismatch(facts, [hash], value, surface))?.path;
}

describe("results of chains with types of their own", () => {
  it("match these, and not Ethereum's", async () => {
    expect(await mismatchIn("ethereum", receipt)).toBeUndefined();
    expect(await mismatchIn("arbitrum", ofArbitrum)).toBeUndefined();
    expect(await mismatchIn("arbitrum", receipt)).toBe("gasUsedForL1");
    expect(await mismatchIn("arbitrum", { ...ofArbitrum, l1BlockNumber: 1 })).toBe("l1BlockNumber");
    // The parts that they share are compared too.
    expect(await mismatchIn("arbitrum", { ...ofArbitrum, gasUsed: 21_000 })).toBe("gasUsed");
  });

  it("differ by protocol, whichever is first", async () => {
    expect(await mismatchIn("zksync", ofArbitrum)).toBeDefined();
    expect(await mismatchIn("arbitrum", ofArbitrum)).toBeUndefined();
    expect(await mismatchIn("polygon-pos", receipt)).toBeUndefined();
  });

  it("and so do events", async () => {
    const { facts } = findMethod("eth_subscribe", "zksync", false);
    const log = {
      address,
      topics: [],
      data: "0x",
      blockNumber: "0x1",
      transactionHash: hash,
      transactionIndex: "0x0",
      blockHash: hash,
      logIndex: "0x0",
      removed: false,
    };
    if (!facts) throw new Error("zksync has no eth_subscribe");
    const place = async (protocol: string): Promise<string | undefined> =>
      (await findEventMismatch(facts, "logs", { ...log, l1BatchNumber: 5 }, findSurface(protocol).families))
        ?.path;
    expect(await place("ethereum")).toBeUndefined();
    expect(await place("zksync")).toBe("l1BatchNumber");
  });
});
