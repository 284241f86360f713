import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { permanent } from "../../src/filters/cache/cached-block.ts";
import { ResultCache } from "../../src/filters/cache/result-cache.ts";

const text = (value: string): Buffer => Buffer.from(value);

describe("the cache of results", () => {
  it("keeps results that no reorg can affect, and drops the others from the replaced block on", () => {
    const cache = new ResultCache(100_000);
    cache.set("hash", text("1"), permanent);
    for (const block of [5, 6, 7]) cache.set(`block ${block}`, text(String(block)), block);
    cache.drop(6);
    expect(["hash", "block 5", "block 6", "block 7"].filter((key) => cache.has(key))).toEqual([
      "hash",
      "block 5",
    ]);
    cache.finalize(5);
    cache.drop(0);
    expect(cache.get("block 5")?.toString()).toBe("5");
  });

  it("does not store a result that is larger than an eighth of it", () => {
    const cache = new ResultCache(8_000);
    cache.set("large", Buffer.alloc(2_000), permanent);
    expect(cache.get("large")).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  it("copies a result that is a slice of a larger buffer", () => {
    const cache = new ResultCache(100_000);
    cache.set("part", Buffer.alloc(64 * 1024).subarray(0, 10), permanent);
    expect((cache.get("part") as Buffer).buffer.byteLength).toBe(10);
  });

  it("agrees with a model after any operations, within its bytes", () => {
    const key = fc.integer({ min: 0, max: 9 }).map(String);
    const block = fc.integer({ min: -1, max: 9 });
    const operation = fc.oneof(
      fc.tuple(fc.constant("set" as const), key, block),
      fc.tuple(fc.constant("drop" as const), key, block),
      fc.tuple(fc.constant("settle" as const), key, block),
    );
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 60 }), (operations) => {
        const cache = new ResultCache(1_000_000);
        const model = new Map<string, number>();
        let settled = permanent;
        for (const [kind, name, number] of operations) {
          if (kind === "set") {
            cache.set(name, text(name), number);
            model.set(name, number);
          } else if (kind === "drop") {
            cache.drop(number);
            for (const [one, at] of model) if (at > settled && at >= number) model.delete(one);
          } else {
            cache.finalize(number);
            settled = Math.max(settled, number);
          }
        }
        const stored = Array.from({ length: 10 }, (_, index) => String(index)).filter((one) =>
          cache.has(one),
        );
        expect(stored).toEqual([...model.keys()].toSorted());
      }),
    );
  });

  it("never exceeds its limit", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(50), fc.nat(2_000), fc.nat(5))), (entries) => {
        const cache = new ResultCache(10_000);
        for (const [key, size, block] of entries) {
          cache.set(String(key), Buffer.alloc(size), block);
          expect(cache.bytes).toBeLessThanOrEqual(10_000);
        }
        cache.drop(0);
        expect(cache.bytes).toBe(0);
      }),
    );
  });
});
