import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "@node-access-tools/local-servers";
import fc from "fast-check";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { SourceError } from "../../src/index.ts";
import { openSource, type Progress, readOnce } from "./read-source.ts";

const { signal } = new AbortController();
const user = "0x5fbdb2315678afecb367f032d93f642f64180aa3";
const fills = { type: "fills", user } as const;
const orders = { type: "orders", user } as const;

interface Fill {
  readonly tid: number;
  readonly oid: number;
  readonly time: number;
  readonly coin: string;
}

/** A venue over HTTP with one user. It has the newest fills and orders only, and returns pages of them. */
class Venue {
  fills: Fill[] = [];
  orders: object[] = [];

  async start(): Promise<{ url: string; grpcUrl: string; key: string }> {
    const server = await listen(
      createServer((request, response) => {
        void text(request).then((body) => {
          const { type, startTime = 0 } = JSON.parse(body) as { type: string; startTime?: number };
          const retained = this.fills.toSorted((one, other) => one.time - other.time).slice(-10_000);
          const lists: Readonly<Record<string, () => unknown>> = {
            userFills: () => retained.toReversed().slice(0, 2_000),
            userFillsByTime: () => retained.filter(({ time }) => time >= startTime).slice(0, 2_000),
            historicalOrders: () => this.orders.toReversed().slice(0, 2_000),
          };
          response.setHeader("content-type", "application/json").end(JSON.stringify(lists[type]?.()));
        });
      }),
    );
    onTestFinished(() => server.close());
    return { url: server.url, grpcUrl: "", key: "key" };
  }
}

let ids = 0;
function fillAt(time: number): Fill {
  ids += 1;
  return { tid: ids, oid: ids % 7, time, coin: "BTC" };
}

function orderAt(oid: number, status: string, statusTimestamp: number): object {
  const order = {
    coin: "BTC",
    side: "B",
    limitPx: "1",
    sz: "1",
    oid,
    timestamp: 1,
    origSz: "1",
    cloid: null,
  };
  return { order, status, statusTimestamp };
}

function keysOf({ blocks }: Progress): (string | undefined)[] {
  return blocks.flatMap(({ items }) => items.map(({ key }) => key));
}

describe("fills", () => {
  afterEach(() => void vi.useRealTimers());

  it("are read once each, in the order of their time, however the reads are cut", async () => {
    const steps = fc.oneof(
      fc.record({ fills: fc.array(fc.nat(3), { minLength: 1, maxLength: 5 }) }),
      fc.record({ late: fc.integer({ min: 1, max: 9_000 }) }),
      fc.constant({ restart: true as const }),
    );
    const venue = new Venue();
    const node = await venue.start();
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 20 }), async (all) => {
        let time = 1_700_000_000_000;
        venue.fills = Array.from({ length: 5 }, () => fillAt((time += 3)));
        const first = time;
        let source = await openSource(node, fills);
        const progress: Progress = { cursor: await source.begin("latest", signal), blocks: [] };
        const added: Fill[] = [];
        for (const step of all) {
          const more =
            "fills" in step
              ? step.fills.map((wait) => fillAt((time += wait)))
              : "late" in step
                ? [fillAt(Math.max(first + 1, time - step.late))]
                : [];
          source.close();
          // Without a wait between two reads, as after a restart.
          source = await openSource(node, fills);
          const isNew = more.filter(({ time: at }) => at > first);
          venue.fills.push(...isNew);
          added.push(...isNew);
          if (isNew.length > 0) await readOnce(source, progress, signal);
        }
        source.close();
        expect(keysOf(progress).toSorted()).toEqual(
          added.map(({ tid, oid, time: at, coin }) => [tid, oid, at, coin].join(":")).toSorted(),
        );
        const numbers = progress.blocks.map(({ number }) => number);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
      }),
      { numRuns: 50 },
    );
  });

  it("are read page by page, and nothing is final before it was read", async () => {
    const venue = new Venue();
    const node = await venue.start();
    // Pages of 2,000 end in the middle of a millisecond.
    venue.fills = Array.from({ length: 7_000 }, (_, index) => fillAt(1_000_000 + Math.floor(index / 7)));
    const source = await openSource(node, fills);
    const reading = await source.read(await source.begin({ block: 0 }, signal), signal);
    if (reading === "replaced") throw new Error("nothing was replaced");
    expect(reading.blocks.flatMap(({ items }) => items)).toHaveLength(7_000);
    expect(reading.blocks).toHaveLength(1_000);
    expect(reading.finalNumber).toBeLessThan(reading.first.number);
    expect(reading.cursor.next).toBe(1_001_000);
  });

  it("that the venue no longer has pause the stream, with a reason that says from where on it can continue", async () => {
    const venue = new Venue();
    const node = await venue.start();
    venue.fills = Array.from({ length: 12_000 }, (_, index) => fillAt(1_000_000 + index));
    const source = await openSource(node, fills);
    const error = await source.read({ next: 1_000_500 }, signal).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SourceError);
    const from = Number(/replay the stream from (\d+)$/.exec(String(error))?.[1]);
    expect(from).toBe(1_002_001);
    const again = await openSource(node, fills);
    const reading = await again.read({ next: from }, signal);
    expect(reading).toMatchObject({ first: { number: from }, last: { number: 1_011_999 } });
  });

  it("are read again after a while, until the signal aborts", async () => {
    const venue = new Venue();
    const node = await venue.start();
    const source = await openSource(node, fills);
    const controller = new AbortController();
    const read = source.read({ next: 0 }, controller.signal);
    const reason = new Error("stopped");
    controller.abort(reason);
    await expect(read).rejects.toBe(reason);
  });
});

describe("orders", () => {
  it("are read with the last of their changes, once each", async () => {
    const venue = new Venue();
    const node = await venue.start();
    venue.orders = [orderAt(1, "open", 1_000), orderAt(2, "filled", 2_000)];
    let source = await openSource(node, orders);
    const progress: Progress = { cursor: await source.begin({ block: 1 }, signal), blocks: [] };
    await readOnce(source, progress, signal);
    venue.orders = [orderAt(1, "canceled", 5_000), orderAt(2, "filled", 2_000), orderAt(3, "open", 5_000)];
    source = await openSource(node, orders);
    await readOnce(source, progress, signal);
    expect(keysOf(progress)).toEqual([
      "1:open:1000:1",
      "2:filled:2000:1",
      "1:canceled:5000:1",
      "3:open:5000:1",
    ]);
    expect(await (await openSource(node, orders)).begin("latest", signal)).toEqual({ next: 5_001 });
  });

  it("that the venue no longer has pause the stream", async () => {
    const venue = new Venue();
    const node = await venue.start();
    venue.orders = Array.from({ length: 2_100 }, (_, index) => orderAt(index, "filled", 1_000 + index));
    const source = await openSource(node, orders);
    await expect(source.read({ next: 1_050 }, signal)).rejects.toThrow(/replay the stream from 1101$/);
    const again = await openSource(node, orders);
    expect(await again.read({ next: 1_101 }, signal)).toMatchObject({ first: { number: 1_101 } });
  });
});
