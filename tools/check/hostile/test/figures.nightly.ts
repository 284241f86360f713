import { describe, expect, it } from "vitest";
import type { Adapter } from "../src/conformance/adapter.ts";
import { randomFaults } from "../src/figures/random-faults.ts";
import { runFigures } from "../src/figures/run-figures.ts";
import { Report } from "../src/report.ts";

const SEED = Date.now() % 1_000_000;

/** A client without a deadline that retries every failure and accepts any response as its own. */
const naive: Adapter = {
  name: "naive",
  surface: "json-rpc",
  takes: [],
  connect({ url }) {
    const call = async (nonce: string): Promise<unknown> => {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "any", params: [nonce] });
      for (let attempt = 1; ; attempt++) {
        try {
          const response = await fetch(url, { method: "POST", body, signal: AbortSignal.timeout(2_500) });
          return ((await response.json()) as { result: unknown }).result;
        } catch (error) {
          if (attempt === 2) throw error;
        }
      }
    };
    return { read: call, write: call };
  },
};

describe("figures", () => {
  it("have no violations, on a small scale", { timeout: 600_000 }, async () => {
    const scale = { calls: 2_000, aborted: 200 };
    // Lateness and heap depend on how busy the machine is, so only the command checks them.
    const report = new Report(SEED, false);
    await runFigures(report, scale);
    expect(report.wrong).toEqual([]);
  });

  it("find every kind of violation of a bad client", async () => {
    const { calls, crossed, repeated, late, foreign } = await randomFaults(naive, 1, 1_000);
    expect(calls).toBe(1_000);
    for (const [name, found] of Object.entries({ crossed, repeated, late, foreign }))
      expect(found.length, name).toBeGreaterThan(0);
  });
});
