import { describe, expect, it } from "vitest";
import { largeRequest, results, smallRequest } from "../src/rpc/requests.ts";
import { describeDecoding, readers } from "../src/scenarios/decoding.ts";
import { median, table } from "../src/report.ts";
import { checkers, describeVerifying } from "../src/scenarios/verifying.ts";
import { makeBlocks, type RealBlock } from "../src/verify/make-blocks.ts";
import { checkResults, runRound, scenarios } from "../src/rpc/scenarios.ts";

function parsed(method: string): unknown {
  return JSON.parse(results[method] ?? "");
}

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

describe("checkResults", () => {
  it("accepts a contender that returns the server's results", async () => {
    const contender = {
      call: async ({ method }: { method: string }) => parsed(method),
      batch: async (requests: readonly { method: string }[]) => requests.map(({ method }) => parsed(method)),
    };
    await expect(checkResults(contender, results)).resolves.toBeUndefined();
    await expect(
      checkResults({ ...contender, call: async () => parsed(smallRequest.method) }, results),
    ).rejects.toThrow(`${largeRequest.method}: got "0x4"`);
    await expect(checkResults({ ...contender, batch: async () => [] }, results)).rejects.toThrow(
      "lost results",
    );
  });
});

describe("runRound", () => {
  it.each(scenarios.slice(0, 3))("counts the calls of $name", async (scenario) => {
    let calls = 0;
    let maxOpen = 0;
    let open = 0;
    const respond = async (number: number): Promise<void> => {
      calls += number;
      open += 1;
      maxOpen = Math.max(maxOpen, open);
      await new Promise(setImmediate);
      open -= 1;
    };
    const contender = {
      call: () => respond(1),
      batch: async (requests: readonly unknown[]) => {
        await respond(requests.length);
        return requests;
      },
    };
    const measurement = await runRound(contender, scenario, 5);
    expect(measurement.operations).toBe(calls);
    expect(maxOpen).toBe(scenario.pattern === "64 concurrent" ? 64 : 1);
    expect(measurement.cpuMicroseconds).toBeGreaterThan(0);
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
