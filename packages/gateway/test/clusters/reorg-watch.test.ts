import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BlockHashes } from "../../src/clusters/chain/block-hashes.ts";
import { watchReorgs } from "../../src/clusters/chain/reorg-watch.ts";
import { ResultCache } from "../../src/filters/cache/result-cache.ts";

/** A chain whose block hashes name their fork. */
class Chain {
  readonly hashes: string[] = ["genesis"];
  #forks = 0;

  mine(): void {
    this.hashes.push(`${this.hashes.length} of ${this.#forks}`);
  }

  reorg(depth: number): void {
    this.#forks += 1;
    const max = this.hashes.length - 1;
    const replaced = Math.min(depth, max);
    this.hashes.splice(this.hashes.length - replaced, replaced);
    for (let count = 0; count < replaced; count++) this.mine();
  }

  get head() {
    const number = this.hashes.length - 1;
    return { number, hash: this.hashes[number] ?? "", parent: this.hashes[number - 1] ?? "" };
  }
}

/** While nothing is cached, no request is sent. */
const unexpectedRequest = (): Promise<never> =>
  Promise.reject(new Error("nothing is cached, so no request may be sent"));

describe("a reorg", () => {
  it("removes all results of replaced blocks, however many blocks lie between two checks", async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("mine" as const), blocks: fc.integer({ min: 1, max: 4 }) }),
      // A reorg shows once the new chain is as long as the old one.
      fc.record({ kind: fc.constant("reorg" as const), depth: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ kind: fc.constant("read" as const), back: fc.nat(3) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.boolean(), async (steps, hasParent) => {
        const chain = new Chain();
        const cache = new ResultCache(1_000_000);
        const reported = watchReorgs(new BlockHashes(), cache);
        const check = async (): Promise<void> => {
          const { parent, ...head } = chain.head;
          await reported(
            hasParent ? { ...head, parent } : head,
            async (number, hash) => chain.hashes[number] === hash,
          );
        };
        await check();
        for (const one of steps) {
          if (one.kind === "mine") for (let count = 0; count < one.blocks; count++) chain.mine();
          else if (one.kind === "reorg") {
            chain.reorg(one.depth);
            chain.mine();
          } else {
            const block = Math.max(0, chain.head.number - one.back);
            cache.set(String(block), Buffer.from(chain.hashes[block] ?? ""), block);
          }
          await check();
          for (const [number, hash] of chain.hashes.entries())
            expect([undefined, hash]).toContain(cache.get(String(number))?.toString());
        }
      }),
    );
  });

  it("is noticed if another upstream shows another block of the same number", async () => {
    const cache = new ResultCache(1_000_000);
    const reported = watchReorgs(new BlockHashes(), cache);
    await reported({ number: 5, hash: "a" }, async () => false);
    cache.set("5", Buffer.from("a"), 5);
    await reported({ number: 5, hash: "a" }, async () => false);
    expect(cache.has("5")).toBe(true);
    await reported({ number: 5, hash: "b" }, async () => false);
    expect(cache.has("5")).toBe(false);
  });

  it("also drops results in flight while nothing is cached", async () => {
    const cache = new ResultCache(1_000_000);
    const reported = watchReorgs(new BlockHashes(), cache);
    await reported({ number: 5, hash: "a" }, unexpectedRequest);
    await reported({ number: 6, hash: "b", parent: "a" }, unexpectedRequest);
    expect(cache.reorgs).toBe(0);
    await reported({ number: 7, hash: "c", parent: "another" }, unexpectedRequest);
    expect(cache.reorgs).toBe(1);
    await reported({ number: 10, hash: "d" }, unexpectedRequest);
    expect(cache.reorgs).toBe(2);
  });

  it("is assumed if it cannot be excluded", async () => {
    const cache = new ResultCache(1_000_000);
    const reported = watchReorgs(new BlockHashes(), cache);
    await reported({ number: 5, hash: "a" }, async () => false);
    cache.set("5", Buffer.from("a"), 5);
    await reported({ number: 9, hash: "b" }, () => Promise.reject(new Error("away")));
    expect(cache.has("5")).toBe(false);
  });
});
