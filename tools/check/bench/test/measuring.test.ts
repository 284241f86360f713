import { describe, expect, it } from "vitest";
import { largeRequest, results, smallRequest } from "../src/rpc/requests.ts";
import { describeDecoding, readers } from "../src/scenarios/decoding.ts";
import { median, ratios, table } from "../src/measuring.ts";
import { checkers, describeVerifying } from "../src/scenarios/verifying.ts";
import { makeBlocks, type RealBlock } from "../src/verify/make-blocks.ts";
import { checkResult, repeat } from "../src/suite.ts";

const real = makeBlocks(1, 10).then(([made]) => made as RealBlock);

describe("describeDecoding", () => {
  it("decodes all transactions of a block", async () => {
    const { transactions } = (await real).block;
    const ways = readers(await real);
    const read = [
      await ways["JSON.parse, decoded"]?.(),
      await ways["JSON.parse, viem's formatBlock"]?.(),
    ] as readonly { transactions: { value: bigint }[] }[];
    for (const block of read)
      expect(block.transactions.map(({ value }) => value)).toEqual(
        transactions.map(({ value }) => BigInt(String(value))),
      );
    const text = await describeDecoding(1, await real);
    expect(text).not.toContain("NaN");
    expect(text).toMatch(/JSON\.parse +1\.00/);
  });
});

describe("describeVerifying", () => {
  it("measures checks that each find a wrong transaction", async () => {
    const { block, receipts } = await real;
    const [first, ...rest] = block.transactions;
    const wrong = { ...block, transactions: [{ ...first, value: "0x1" }, ...rest] };
    for (const check of Object.values(checkers({ block: wrong, receipts })))
      await expect((async () => check())()).rejects.toThrow();
    const text = await describeVerifying(1, await real);
    expect(text).not.toContain("NaN");
  });
});

describe("checkResult", () => {
  it("accepts the server's result, and no other", () => {
    checkResult("a call", JSON.parse(results[smallRequest.method] ?? ""), results[smallRequest.method]);
    expect(() => checkResult(largeRequest.method, "0x4", results[largeRequest.method])).toThrow(
      `${largeRequest.method}: got "0x4"`,
    );
  });
});

describe("repeat", () => {
  it.each([1, 64])("counts calls, with %s in flight", async (concurrency) => {
    let [calls, open, maxOpen] = [0, 0, 0];
    const call = async (number: number): Promise<void> => {
      calls += number;
      open += 1;
      maxOpen = Math.max(maxOpen, open);
      await new Promise(setImmediate);
      open -= 1;
    };
    expect(await repeat(concurrency, call, 100)(100, 5)).toBe(calls);
    expect(maxOpen).toBe(concurrency);
  });
});

describe("ratios", () => {
  it("are more than 1 if a contender needs less CPU and makes more calls", () => {
    const limit = { operations: 10, seconds: 1, cpuMicroseconds: 100 };
    const better = { operations: 20, seconds: 1, cpuMicroseconds: 100 };
    expect(ratios([better], [limit])).toEqual({ cpu: "2.00", speed: "2.00" });
  });
});

describe("results", () => {
  it("are 5 bytes and about 100 KB", () => {
    expect(results[smallRequest.method]).toBe('"0x4"');
    expect(results[largeRequest.method]?.length).toBeGreaterThan(99_000);
    expect(results[largeRequest.method]?.length).toBeLessThan(101_000);
  });
});

describe("report", () => {
  it("returns the middle value as the median", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 100])).toBe(3);
  });

  it("lines up columns", () => {
    expect(
      table([
        ["", "speed"],
        ["viem", "0.1"],
      ]),
    ).toBe("        speed\n  viem    0.1");
  });
});
