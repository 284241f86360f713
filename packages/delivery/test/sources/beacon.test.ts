import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SourceBlock } from "../../src/index.ts";
import { SharedReads } from "../../src/sources/shared-reads.ts";
import { BeaconChain, rootOf, slotsPerEpoch } from "./beacon-chain.ts";
import { openSource, type Progress, readOnce } from "./read-source.ts";

const { signal } = new AbortController();

function grown(count: number): BeaconChain {
  const chain = new BeaconChain();
  for (let blocks = 0; blocks < count; blocks += 1) chain.grow(blocks % 5 === 4 ? (blocks % 4) + 1 : 0);
  return chain;
}

describe("blocks of a beacon chain", () => {
  it("are read once each in the order of their slots, however the reads are cut, while blocks are replaced", async () => {
    const steps = fc.oneof(
      { weight: 4, arbitrary: fc.record({ grow: fc.integer({ min: 0, max: 3 }) }) },
      { weight: 2, arbitrary: fc.record({ replace: fc.integer({ min: 1, max: 6 }), missed: fc.nat(2) }) },
      { weight: 1, arbitrary: fc.record({ finalize: fc.integer({ min: 6, max: 9 }) }) },
      { weight: 2, arbitrary: fc.constant({ restart: true as const }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (all) => {
        const chain = grown(20);
        await using node = await chain.start();
        let source = await openSource(node, { type: "beacon_blocks" });
        const progress: Progress = { cursor: await source.begin({ block: 0 }, signal), blocks: [] };
        for (const step of all) {
          if ("grow" in step) chain.grow(step.grow);
          else if ("replace" in step) chain.reorganize(step.replace, step.missed);
          else if ("finalize" in step) chain.finalize(step.finalize);
          else {
            source.close();
            source = await openSource(node, { type: "beacon_blocks" });
          }
          if (progress.cursor.next <= chain.head.slot) await readOnce(source, progress, signal);
        }
        chain.grow();
        while (progress.cursor.hash !== chain.head.root) await readOnce(source, progress, signal);
        source.close();
        expect(progress.blocks.map(({ hash }) => hash)).toEqual(chain.blocks.map(({ root }) => root));
        expect(progress.blocks.every(({ items }) => items.length === 1)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("are not skipped if a node is behind for a moment", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(30), { maxLength: 60 }), async (lags) => {
        const chain = grown(20);
        await using node = await chain.start();
        const source = await openSource(node, { type: "beacon_blocks" });
        const progress: Progress = { cursor: await source.begin({ block: 0 }, signal), blocks: [] };
        chain.lags.push(...lags);
        while (progress.cursor.hash !== chain.head.root) await readOnce(source, progress, signal);
        source.close();
        expect(progress.blocks.map(({ hash }) => hash)).toEqual(chain.blocks.map(({ root }) => root));
      }),
      { numRuns: 20 },
    );
  });

  it("wait for confirmations, or until they are final", async () => {
    const chain = grown(20);
    chain.finalize(8);
    await using node = await chain.start();
    for (const [confirmations, limit] of [
      [0, chain.head.slot],
      [5, chain.head.slot - 5],
      ["finalized", chain.finalized * slotsPerEpoch],
    ] as const) {
      const source = await openSource(node, { type: "beacon_blocks" }, confirmations);
      expect(await source.begin("latest", signal)).toEqual({ next: limit + 1 });
      const progress: Progress = { cursor: { next: 0 }, blocks: [] };
      const expected = chain.blocks.filter(({ slot }) => slot <= limit).map(({ root }) => root);
      while (progress.cursor.hash !== expected.at(-1)) await readOnce(source, progress, signal);
      expect(progress.blocks.map(({ hash }) => hash)).toEqual(expected);
      source.close();
    }
  });

  it("begin at a time, and can be read again", async () => {
    const chain = grown(40);
    await using node = await chain.start();
    const source = await openSource(node, { type: "beacon_blocks" });
    expect(await source.begin({ time: new Date(1_700_000_000_061).toISOString() }, signal)).toEqual({
      next: 4,
    });
    const blocks: SourceBlock[] = [];
    for await (const block of source.reread?.(5, 25, signal) ?? []) blocks.push(block);
    const expected = chain.blocks.filter(({ slot }) => slot >= 5 && slot <= 25);
    expect(blocks.map(({ items }) => items[0]?.key)).toEqual(expected.map(({ root }) => root));
  });

  it("are read once for all streams of a node", async () => {
    const chain = grown(10);
    await using node = await chain.start();
    const shared = new SharedReads();
    const sources = await Promise.all(
      Array.from({ length: 50 }, () => openSource(node, { type: "beacon_blocks" }, 0, shared)),
    );
    const reads = sources.map((source) =>
      source.read({ next: chain.head.slot + 1, hash: chain.head.root }, signal),
    );
    await expect.poll(() => chain.requests).toBeGreaterThan(3);
    const before = chain.requests;
    for (let blocks = 0; blocks < 4; blocks += 1) chain.grow();
    const readings = await Promise.all(reads);
    const heads = readings.map((reading) => reading !== "replaced" && reading.last.hash);
    expect(new Set(heads)).toEqual(new Set([chain.head.root]));
    expect(chain.requests - before).toBeLessThan(50);
  });
});

describe("finality of a beacon chain", () => {
  it("is read as one checkpoint for each epoch, in order, also if many become final at once", async () => {
    const chain = grown(3);
    await using node = await chain.start();
    let source = await openSource(node, { type: "beacon_finality" });
    const progress: Progress = { cursor: await source.begin({ block: 0 }, signal), blocks: [] };
    for (const more of [4, 1, 30, 100, 2]) {
      for (let blocks = 0; blocks < more; blocks += 1) chain.grow(blocks % 9 === 8 ? 3 + (blocks % 7) : 0);
      chain.finalize(3);
      while (progress.cursor.next <= chain.finalized) await readOnce(source, progress, signal);
      source.close();
      source = await openSource(node, { type: "beacon_finality" });
    }
    const expected = Array.from({ length: chain.finalized + 1 }, (_, epoch) => {
      const block = chain.blocks.findLast(({ slot }) => slot <= epoch * slotsPerEpoch);
      return `${epoch}:${block?.root}`;
    });
    expect(progress.blocks.map(({ items }) => items[0]?.key)).toEqual(expected);
    expect(progress.blocks[0]?.items[0]?.data).toEqual({
      block: rootOf(0, 0),
      state: rootOf(0, 0),
      epoch: "0",
    });
  });
});
