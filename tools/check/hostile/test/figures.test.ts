import { describe, expect, it } from "vitest";
import type { Adapter } from "../src/conformance/adapter.ts";
import { Ledger, type Entry } from "../src/figures/ledger.ts";
import { randomFaults } from "../src/figures/random-faults.ts";
import { runFigures } from "../src/figures/figures.ts";

const SEED = Date.now() % 1_000_000;

/** A client without deadline, that sends again whatever fails and accepts any response for its own. */
const naive: Adapter = {
  name: "naive",
  surface: "json-rpc",
  takes: [],
  connect({ url }) {
    const ask = async (nonce: string): Promise<unknown> => {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "any", params: [nonce] });
      for (let attempt = 1; ; attempt++) {
        try {
          const answer = await fetch(url, { method: "POST", body, signal: AbortSignal.timeout(2_500) });
          return ((await answer.json()) as { result: unknown }).result;
        } catch (error) {
          if (attempt === 2) throw error;
        }
      }
    };
    return { read: ask, write: ask };
  },
};

describe("figures", () => {
  it("are as they should be, on a small scale", { timeout: 240_000 }, async () => {
    const scale = { calls: 2_000, aborted: 200, blocks: 200, kills: 6 };
    const wrong = await runFigures(SEED, scale, console.log);
    // How late a call ends, and how much memory is not yet cleared away, depends on how busy the machine is: the command
    // alone judges it.
    expect(wrong.filter((one) => !/, late: |: heap grows /.test(one))).toEqual([]);
  });

  it("find what is wrong with a client that does all wrong", { timeout: 60_000 }, async () => {
    const { calls, crossed, repeated, late, foreign } = await randomFaults(naive, 1, 1_000);
    expect(calls).toBe(1_000);
    for (const [name, found] of Object.entries({ crossed, repeated, late, foreign }))
      expect(found.length, name).toBeGreaterThan(0);
  });
});

function told(key: string, block: number): Entry {
  return { kind: "told", block, key };
}

describe("Ledger", () => {
  const truth = new Map([
    ["a", 1],
    ["b", 2],
    ["c", 3],
  ]);
  const account = async (entries: readonly Entry[]): Promise<ReturnType<Ledger["compare"]>> => {
    const ledger = new Ledger();
    const events = async function* (): AsyncGenerator<Entry> {
      yield* entries;
    };
    await ledger.read(events(), (entry) => entry);
    return ledger.compare(truth);
  };

  it("finds nothing where all was delivered, or is in a gap", async () => {
    const all = await account([
      told("x", 3),
      { ...told("x", 3), kind: "removed" },
      told("a", 1),
      told("b", 2),
      told("c", 3),
    ]);
    expect(all).toEqual({ events: 5, gaps: 0, missing: [], surplus: [], disorder: [] });
    const gap = await account([told("a", 1), { kind: "gap", block: 2, last: 3, key: "" }]);
    expect(gap).toEqual({ events: 2, gaps: 1, missing: [], surplus: [], disorder: [] });
  });

  it("finds what is missing, too much, or out of order", async () => {
    const found = await account([
      told("a", 1),
      told("a", 1),
      told("y", 2),
      { ...told("z", 2), kind: "removed" },
      told("c", 3),
    ]);
    expect(found).toMatchObject({
      missing: ["block 2: b"],
      surplus: ["block 2: y"],
      disorder: ["told again: block 1: a", "removed again: block 2: z"],
    });
  });
});
