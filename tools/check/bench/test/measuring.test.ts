import { describe, expect, it } from "vitest";
import { largeRequest, results, smallRequest } from "../src/rpc/requests.ts";
import { blockText } from "../src/rpc/block.ts";
import { describeDecoding, readers } from "../src/scenarios/decoding.ts";
import { median, table } from "../src/report.ts";
import { checkers, describeVerifying, makeBlock } from "../src/scenarios/verifying.ts";
import { checkResults, runRound, scenarios } from "../src/rpc/scenarios.ts";

function parsed(method: string): unknown {
  return JSON.parse(results[method] ?? "");
}

describe("describeDecoding", () => {
  it("decodes blocks of 200 different transactions completely", async () => {
    const { transactions } = JSON.parse(blockText) as { transactions: { value: string }[] };
    expect(new Set(transactions.map((transaction) => JSON.stringify(transaction))).size).toBe(200);
    const read = {
      decoded: await readers["JSON.parse, decoded"]?.(),
      viem: await readers["JSON.parse, viem's formatBlock"]?.(),
    };
    const wei = transactions.reduce((sum, { value }) => sum + BigInt(value), 0n);
    for (const block of Object.values(read) as { transactions: { value: bigint }[] }[])
      expect(block.transactions.reduce((sum, { value }) => sum + value, 0n)).toBe(wei);
    const text = await describeDecoding(1);
    expect(text).not.toContain("NaN");
    expect(text).toMatch(/JSON\.parse +1\.00/);
  });
});

describe("describeVerifying", () => {
  it("measures checks that each find a wrong transaction", async () => {
    const real = await makeBlock(4);
    const { block, receipts } = real;
    const [first, ...rest] = block.transactions;
    const wrong = { ...block, transactions: [{ ...first, value: "0x1" }, ...rest] };
    for (const check of Object.values(checkers({ block: wrong, receipts })))
      await expect((async () => check())()).rejects.toThrow();
    const text = await describeVerifying(1, real);
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
