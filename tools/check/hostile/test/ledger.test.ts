import { describe, expect, it } from "vitest";
import { type Entry, Ledger } from "../src/figures/ledger.ts";

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
