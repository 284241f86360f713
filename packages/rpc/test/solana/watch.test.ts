import fc from "fast-check";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { watchAccount } from "../../src/solana/watch-account.ts";
import { watchBlocks } from "../../src/solana/watch-blocks.ts";
import type { SolanaGap } from "../../src/solana/watch.ts";
import { type TransactionLogsEvent, watchLogs } from "../../src/solana/watch-logs.ts";
import { watchSlots } from "../../src/solana/watch-slots.ts";
import { ChainNode, RpcError } from "./chain-node.ts";
import { openHttp, openSocket } from "./open-client.ts";

const options = { interval: 20 };
const account = "1".repeat(31) + "2";

let node: ChainNode;
beforeEach(async () => {
  node = await ChainNode.start();
});
afterEach(() => node.close());

/** Collects events until there are enough, or none arrives for a while. */
async function take<T>(events: AsyncIterableIterator<T>, count: number): Promise<T[]> {
  const taken: T[] = [];
  for await (const event of events) {
    taken.push(event);
    if (taken.length === count) break;
  }
  return taken;
}

async function collect<T>(events: AsyncIterable<T | SolanaGap>, into: unknown[]): Promise<void> {
  for await (const event of events) into.push(event);
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(2);
}

/** Something that happens to a node and to its connections. */
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.nat(3).map((count) => ({ type: "block", count }) as const) },
  { weight: 2, arbitrary: fc.constant({ type: "skip" } as const) },
  { weight: 1, arbitrary: fc.constant({ type: "cut" } as const) },
  { weight: 2, arbitrary: fc.nat(8).map((slots) => ({ type: "lag", slots }) as const) },
  { weight: 1, arbitrary: fc.boolean().map((lost) => ({ type: "lose", lost }) as const) },
  { weight: 2, arbitrary: fc.nat(15).map((milliseconds) => ({ type: "pause", milliseconds }) as const) },
);

describe("watches of a chain whose node lags and whose sockets are cut", () => {
  it("deliver each slot, block and transaction once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 40 }), async (happenings) => {
        await using own = await ChainNode.start();
        const client = openSocket(own);
        const first = own.head + 1;
        const start = { ...options, fromSlot: first };
        const watches = [
          watchSlots(client, start),
          watchBlocks(client, start),
          watchLogs(client, { mentions: account }, start),
        ] as const;
        const seen = { slots: [] as unknown[], blocks: [] as unknown[], logs: [] as TransactionLogsEvent[] };
        const reading = [
          collect(watches[0], seen.slots),
          collect(watches[1], seen.blocks),
          collect(watches[2], seen.logs),
        ];
        let lag = 0;
        own.lag = () => Math.floor(Math.random() * (lag + 1));
        for (const one of happenings) {
          if (one.type === "block") own.advance(one.count);
          if (one.type === "skip") own.skip();
          if (one.type === "cut") own.cut();
          if (one.type === "lag") lag = one.slots;
          if (one.type === "lose") own.loses = () => one.lost;
          if (one.type === "pause") await pause(one.milliseconds);
        }
        own.advance();
        lag = 0;
        own.loses = () => false;
        const slots = own.blocks(first);
        await until(
          () =>
            seen.slots.length >= slots.length &&
            seen.blocks.length >= slots.length &&
            seen.logs.length >= own.signatures.length,
        );
        await pause(30);
        for (const events of watches) await events.return?.();
        await Promise.all(reading);
        await client.close();
        expect(seen.slots).toEqual(slots.map((slot) => ({ type: "slot", slot })));
        expect(seen.blocks).toEqual(slots.map((slot) => expect.objectContaining({ type: "block", slot })));
        expect(seen.logs.map(({ signature }) => signature).toSorted()).toEqual(own.signatures.toSorted());
        expect(seen.logs.every(({ signature, logs }) => logs?.[0] === `log of ${signature}`)).toBe(true);
      }),
      { numRuns: process.env["NIGHTLY"] ? 300 : 15 },
    );
  }, 120_000);
});

describe("watchSlots", () => {
  it("polls with a client over HTTP, and ends with its signal", async () => {
    const controller = new AbortController();
    const events = watchSlots(openHttp(node), { ...options, signal: controller.signal });
    const taken = take(events, 2);
    await until(() => node.calls.some(({ method }) => method === "getBlocks"));
    node.advance();
    node.skip();
    node.advance();
    expect(await taken).toEqual([
      { type: "slot", slot: 1_001 },
      { type: "slot", slot: 1_003 },
    ]);
    const more = watchSlots(openHttp(node), { ...options, signal: controller.signal });
    const pending = more.next();
    await pause(20);
    controller.abort();
    expect(await pending).toEqual({ done: true, value: undefined });
  });

  it("reports slots that the node has deleted as a gap", async () => {
    for (let count = 0; count < 100; count += 1) node.advance();
    node.firstAvailable = 1_090;
    const events = await take(watchSlots(openHttp(node), { ...options, fromSlot: 1_001 }), 3);
    expect(events).toEqual([
      { type: "gap", fromSlot: 1_001, toSlot: 1_089 },
      { type: "slot", slot: 1_090 },
      { type: "slot", slot: 1_091 },
    ]);
    node.before = (method) => {
      if (method === "getBlocks" && node.calls.length < 8)
        throw new RpcError(-32001, "Block 1001 cleaned up");
    };
    expect((await take(watchSlots(openHttp(node), { ...options, fromSlot: 1_001 }), 1))[0]).toMatchObject({
      type: "gap",
    });
  });

  it("reports more than maxGap slots as a gap", async () => {
    for (let count = 0; count < 20; count += 1) node.advance();
    const events = await take(watchSlots(openHttp(node), { ...options, fromSlot: 1_001, maxGap: 2 }), 3);
    expect(events).toEqual([
      { type: "gap", fromSlot: 1_001, toSlot: 1_018 },
      { type: "slot", slot: 1_019 },
      { type: "slot", slot: 1_020 },
    ]);
  });

  it.each([
    [{ commitment: "processed" }, "commitment"],
    [{ fromSlot: -1 }, "fromSlot"],
    [{ maxGap: 0 }, "maxGap"],
  ])("rejects %j", (wrong, path) => {
    expect(() => watchSlots(openHttp(node), wrong as never)).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT", context: expect.objectContaining({ path }) }),
    );
  });
});

describe("watchBlocks", () => {
  it("reads a block that a node did not list", async () => {
    for (let count = 0; count < 3; count += 1) node.advance();
    const { blocks } = node;
    node.blocks = (first, last) =>
      blocks.call(node, first, last).filter((slot) => slot !== 1_002 || first === 0);
    const events = await take(watchBlocks(openHttp(node), { ...options, fromSlot: 1_001 }), 3);
    expect(events.map((event) => event.type === "block" && event.slot)).toEqual([1_001, 1_002, 1_003]);
  });

  it("reports a block that no node has as a gap", async () => {
    for (let count = 0; count < 3; count += 1) node.advance();
    node.before = (method, [slot]) => {
      if (method === "getBlock" && slot === 1_002)
        throw new RpcError(-32009, "Slot 1002 was skipped, or missing in long-term storage");
    };
    const events = await take(watchBlocks(openHttp(node), { interval: 1, fromSlot: 1_001 }), 3);
    expect(events).toMatchObject([
      { slot: 1_001 },
      { type: "gap", fromSlot: 1_002, toSlot: 1_002 },
      { slot: 1_003 },
    ]);
  });
});

describe("watchLogs", () => {
  it("takes the logs of notifications without a call for each", async () => {
    const client = openSocket(node);
    const taken = take(watchLogs(client, { mentions: account }, { interval: 60_000 }), 3);
    await until(
      () => node.subscriptions === 1 && node.calls.some(({ method }) => method === "getSignaturesForAddress"),
    );
    node.advance(3);
    expect((await taken).map((event) => event.type === "logs" && event.signature)).toEqual(node.signatures);
    expect(node.calls.filter(({ method }) => method === "getTransaction")).toEqual([]);
    await client.close();
  });

  it("reports more than maxGap transactions as a gap, and delivers the newest", async () => {
    for (let count = 0; count < 5; count += 1) node.advance(2);
    const events = await take(
      watchLogs(openHttp(node), { mentions: account }, { ...options, fromSlot: 1_001, maxGap: 3 }),
      4,
    );
    expect(events[0]).toMatchObject({ type: "gap", fromSlot: 1_001 });
    expect(events.slice(1).map((event) => event.type === "logs" && event.signature)).toEqual(
      node.signatures.slice(-3),
    );
  });

  it("pages through more than a response holds", async () => {
    for (let count = 0; count < 11; count += 1) node.advance(100);
    const events = await take(
      watchLogs(openHttp(node), { mentions: account }, { ...options, fromSlot: 1_001 }),
      1_100,
    );
    expect(events.map((event) => event.type === "logs" && event.signature)).toEqual(node.signatures);
  });
});

describe.each([true, false])("watchLogs behind a load balancer, Agave 4: %s", (isAgave4) => {
  it("misses nothing if the next page is of a node that does not have the transaction yet", async () => {
    node.isAgave4 = isAgave4;
    for (let count = 0; count < 11; count += 1) node.advance(100);
    let pages = 0;
    node.before = (method) => void (pages += method === "getSignaturesForAddress" ? 1 : 0);
    node.lag = () => (pages === 2 ? 11 : 0);
    const events = await take(
      watchLogs(openHttp(node), { mentions: account }, { ...options, fromSlot: 1_001 }),
      1_100,
    );
    expect(events.map((event) => event.type === "logs" && event.signature)).toEqual(node.signatures);
    expect(pages).toBe(4);
  });
});

describe("watchAccount", () => {
  it("delivers each change, and after a lost socket a gap and the content", async () => {
    const client = openSocket(node);
    const events = watchAccount(client, account, options);
    expect((await events.next()).value).toMatchObject({ type: "account", account: { lamports: 1 } });
    await until(() => node.subscriptions === 1);
    node.change(2);
    node.change(3);
    expect((await events.next()).value).toMatchObject({ account: { lamports: 2 } });
    expect((await events.next()).value).toMatchObject({ account: { lamports: 3 } });
    node.cut();
    await until(() => node.subscriptions === 0);
    node.change(4);
    expect((await events.next()).value).toMatchObject({ type: "gap", fromSlot: 1_003 });
    expect((await events.next()).value).toMatchObject({
      type: "account",
      slot: 1_003,
      account: { lamports: 4 },
    });
    await events.return?.();
    await client.close();
  });
});
