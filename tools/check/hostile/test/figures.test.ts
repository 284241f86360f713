import { describe, expect, it } from "vitest";
import type { Adapter } from "../src/conformance/adapter.ts";
import { Ledger, type Entry } from "../src/figures/ledger.ts";
import { randomFaults } from "../src/figures/random-faults.ts";
import { runFigures } from "../src/figures/figures.ts";

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
    const scale = process.env["NIGHTLY"]
      ? { calls: 2_000, aborted: 200, blocks: 200, kills: 6 }
      : { calls: 120, aborted: 20, blocks: 20, kills: 1 };
    const wrong = await runFigures(SEED, scale, console.log);
    // Lateness and heap depend on how busy the machine is, so only the command checks them.
    expect(wrong.filter((one) => !/, late: |: heap grows /.test(one))).toEqual([]);
  });

  it("find every kind of violation of a bad client", async () => {
    const { calls, crossed, repeated, late, foreign } = await randomFaults(naive, 1, 1_000);
    expect(calls).toBe(1_000);
    for (const [name, found] of Object.entries({ crossed, repeated, late, foreign }))
      expect(found.length, name).toBeGreaterThan(0);
  });
});

function delivered(key: string, block: number): Entry {
  return { kind: "delivered", block, key };
}

describe("Ledger", () => {
  const expected = new Map([
    ["a", 1],
    ["b", 2],
    ["c", 3],
  ]);
  const compared = async (entries: readonly Entry[]): Promise<ReturnType<Ledger["compare"]>> => {
    const ledger = new Ledger();
    const events = async function* (): AsyncGenerator<Entry> {
      yield* entries;
    };
    await ledger.read(events(), (entry) => entry);
    return ledger.compare(expected);
  };

  it("finds nothing if everything was delivered or is in a gap", async () => {
    const all = await compared([
      delivered("x", 3),
      { ...delivered("x", 3), kind: "removed" },
      delivered("a", 1),
      delivered("b", 2),
      delivered("c", 3),
    ]);
    expect(all).toEqual({ events: 5, gaps: 0, missing: [], surplus: [], disorder: [] });
    const gap = await compared([delivered("a", 1), { kind: "gap", block: 2, last: 3, key: "" }]);
    expect(gap).toEqual({ events: 2, gaps: 1, missing: [], surplus: [], disorder: [] });
  });

  it("finds what is missing, surplus or out of order", async () => {
    const found = await compared([
      delivered("a", 1),
      delivered("a", 1),
      delivered("y", 2),
      { ...delivered("z", 2), kind: "removed" },
      delivered("c", 3),
    ]);
    expect(found).toMatchObject({
      missing: ["block 2: b"],
      surplus: ["block 2: y"],
      disorder: ["delivered again: block 1: a", "removed again: block 2: z"],
    });
  });
});
