import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EventKind } from "../../src/watches/event-kinds.ts";
import { type Part, readMissed, sortEvents } from "../../src/watches/missed-events.ts";
import { SeenEvents } from "../../src/watches/seen-events.ts";

interface Item {
  readonly id: number;
  readonly time: number;
}

function kindWith(limits: EventKind<Item>["limits"], newestOnly?: true): EventKind<Item> {
  return {
    id: ({ id }) => String(id),
    time: ({ time }) => time,
    read: async () => [],
    limits,
    ...(newestOnly && { newestOnly }),
  };
}

/** A venue that has the newest events, and returns pages of them. */
function pageOf(
  all: readonly Item[],
  pageItems: number,
  retained: number,
): (start: number) => Promise<Item[]> {
  return async (start) =>
    all
      .slice(-retained)
      .filter(({ time }) => time >= start)
      .slice(0, pageItems);
}

/** A venue that ignores the time. */
function listOf(...items: readonly Item[]): () => Promise<readonly Item[]> {
  return async () => items;
}

async function collect(
  kind: EventKind<Item>,
  page: (start: number) => Promise<readonly Item[]>,
  from: number,
  seen = new SeenEvents(kind),
): Promise<{ items: Item[]; gaps: Exclude<Part<Item>, { items: unknown }>[] }> {
  const [items, gaps]: [Item[], Exclude<Part<Item>, { items: unknown }>[]] = [[], []];
  for await (const part of readMissed(kind, seen, { page, order: async () => [] }, from))
    if ("items" in part) items.push(...seen.add(part.items));
    else gaps.push(part);
  return { items, gaps };
}

const times = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 40 });

describe("reading missed events", () => {
  it("delivers each event once and in order, or reports the time of those that it could not get", async () => {
    await fc.assert(
      fc.asyncProperty(
        times,
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 6, max: 50 }),
        fc.integer({ min: 0, max: 12 }),
        async (list, pageItems, retained, from) => {
          const all = list.toSorted((a, b) => a - b).map((time, id) => ({ id, time }));
          const kind = kindWith({ pageItems, retained });
          const { items, gaps } = await collect(kind, pageOf(all, pageItems, retained), from);
          expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
          expect(items).toEqual(sortEvents(kind, items));
          for (const item of all.filter(({ time }) => time >= from))
            expect(
              items.some(({ id }) => id === item.id) ||
                gaps.some(({ fromTime, toTime = Infinity }) => item.time >= fromTime && item.time <= toTime),
            ).toBe(true);
        },
      ),
      { examples: [[[0, 1, 1, 1, 1, 1, 1], 1, 6, 0]] },
    );
  });

  it("reports no gap if the venue has returned everything", async () => {
    const all = [1, 2, 2, 2, 3, 5].map((time, id) => ({ id, time }));
    // Pages repeat the millisecond in which the one before ended.
    expect(await collect(kindWith({ pageItems: 4, retained: 7 }), pageOf(all, 4, 7), 0)).toEqual({
      items: all,
      gaps: [],
    });
  });

  it("reports a millisecond that has more events than a page, and continues after it", async () => {
    const all = [1, 2, 2, 2, 2, 3].map((time, id) => ({ id, time }));
    const { items, gaps } = await collect(kindWith({ pageItems: 3 }), pageOf(all, 3, 100), 0);
    expect(gaps).toEqual([{ type: "gap", fromTime: 2, toTime: 2, reason: undefined }]);
    expect(items.map(({ id }) => id)).toEqual([0, 1, 2, 3, 5]);
  });

  it("reports what a full page has omitted that begins with the newest event", async () => {
    const all = [1, 2, 3, 4].map((time, id) => ({ id, time }));
    const newest = listOf(...all.toReversed().slice(0, 2));
    const { items, gaps } = await collect(kindWith({ pageItems: 2 }), newest, 1);
    expect(items.map(({ time }) => time)).toEqual([3, 4]);
    expect(gaps).toEqual([{ type: "gap", fromTime: 1, toTime: 3, reason: undefined }]);
  });

  it("ends if the venue ignores the time", async () => {
    const same = listOf({ id: 1, time: 1 }, { id: 2, time: 2 });
    expect((await collect(kindWith({ pageItems: 2 }), same, 0)).items).toHaveLength(2);
  });

  it("reports that a full list of the newest events does not go back far enough", async () => {
    const list = listOf({ id: 2, time: 9 }, { id: 1, time: 7 });
    const kind = kindWith({ pageItems: 2 }, true);
    expect((await collect(kind, list, 5)).gaps).toMatchObject([{ fromTime: 5, toTime: 7 }]);
    expect((await collect(kind, list, 8)).gaps).toEqual([]);
    expect((await collect(kindWith({ pageItems: 3 }, true), list, 5)).gaps).toEqual([]);
  });

  it("reports a gap if a list of unknown length has no event that was seen", async () => {
    const kind = kindWith(undefined, true);
    const seen = new SeenEvents(kind);
    seen.add([{ id: 1, time: 1 }]);
    const list = listOf({ id: 2, time: 9 });
    expect((await collect(kind, list, 1, seen)).gaps).toMatchObject([{ fromTime: 1, toTime: 9 }]);
    const overlapping = listOf({ id: 3, time: 10 }, { id: 1, time: 1 });
    expect((await collect(kind, overlapping, 1, seen)).gaps).toEqual([]);
  });
});
