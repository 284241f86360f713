import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { iterate } from "../../src/stream/iterate.ts";

/** An iteration over batches, converted by `map`, and how often its source was closed. */
function iteration(
  batches: readonly (readonly number[] | Error)[],
  map: (item: number) => number = (item) => item,
): { items: AsyncIterableIterator<number, undefined>; closed: () => number; reads: () => number } {
  let closed = 0;
  let reads = 0;
  const items = iterate<number, number>({
    async read() {
      const batch = batches[reads];
      reads += 1;
      await new Promise(setImmediate);
      if (batch instanceof Error) throw batch;
      return batch;
    },
    map,
    close: () => (closed += 1),
  });
  return { items, closed: () => closed, reads: () => reads };
}

async function all(items: AsyncIterable<number>): Promise<unknown[]> {
  const given: unknown[] = [];
  try {
    for await (const item of items) given.push(item);
  } catch (error) {
    given.push(error);
  }
  return given;
}

describe("iterate", () => {
  it("delivers all items in order, also to concurrent calls of next", async () => {
    const batches = fc.array(fc.array(fc.nat(), { maxLength: 4 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(batches, fc.array(fc.nat({ max: 5 }), { minLength: 1 }), async (lists, together) => {
        const { items, closed } = iteration(lists);
        const given: number[] = [];
        for (let turn = 0; ; turn += 1) {
          const count = 1 + (together[turn % together.length] ?? 0);
          const results = await Promise.all(Array.from({ length: count }, () => items.next()));
          for (const result of results) if (!result.done) given.push(result.value);
          if (results.at(-1)?.done) break;
        }
        expect(given).toEqual(lists.flat());
        expect(closed()).toBe(1);
        expect(await items.next()).toEqual({ done: true, value: undefined });
      }),
      { numRuns: 50 },
    );
  });

  it("reads only on demand", async () => {
    const { items, reads } = iteration([[1, 2], [3]]);
    expect(reads()).toBe(0);
    await items.next();
    await items.next();
    expect(reads()).toBe(1);
  });

  it("delivers the items before an error, then the error once", async () => {
    const failure = new Error("lost");
    const { items, closed } = iteration([[1, 2], failure, [3]]);
    expect(await all(items)).toEqual([1, 2, failure]);
    expect(closed()).toBe(1);
    expect(await items.next()).toEqual({ done: true, value: undefined });
  });

  it("ends at an item that cannot be converted", async () => {
    const failure = new Error("no JSON");
    const { items, closed } = iteration([[1, 2, 3]], (item) => {
      if (item === 2) throw failure;
      return item;
    });
    expect(await all(items)).toEqual([1, failure]);
    expect(closed()).toBe(1);
  });

  it("ends when the consumer leaves the loop, also while it waits", async () => {
    const { items, closed } = iteration([[1, 2], [3]]);
    for await (const item of items) if (item === 1) break;
    expect(closed()).toBe(1);
    const other = iteration([[1], new Error("ended by the leaving")]);
    await other.items.next();
    const waiting = other.items.next();
    expect(await other.items.return?.()).toEqual({ done: true, value: undefined });
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(other.closed()).toBe(1);
  });
});
