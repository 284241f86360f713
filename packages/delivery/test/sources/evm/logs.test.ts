import fc from "fast-check";
import { createLogs, logAddress, topic } from "@node-access-tools/local-servers/evm-node";
import { expect, it } from "vitest";
import type { Cursor, Reading, Source, SourceBlock } from "../../../src/model/source.ts";
import { SharedReads } from "../../../src/sources/shared-reads.ts";
import { Consumer, createSource, keysOf, logKeys, TestNode } from "./fixture.ts";

const signal = AbortSignal.timeout(60_000);
const runs = process.env["NIGHTLY"] ? 100 : 8;

it("reads old blocks and goes on with new ones, without gap or duplicate", async () => {
  const node = await TestNode.start(500);
  const source = createSource(node.url);
  const consumer = new Consumer(source, await source.begin({ block: 3 }, signal));
  while (consumer.cursor.next < 300) await consumer.step();
  node.mine(100);
  await consumer.readTo(() => node.node.tip.hash);
  for (let block = 0; block < 5; block += 1) {
    node.mine(1);
    await consumer.step();
  }
  expect(consumer.keys).toEqual(logKeys(node, 3));
  expect(consumer.events).toEqual(consumer.keys);
  const [block] = consumer.blocks;
  expect(block).toMatchObject({ number: 3, time: "2023-11-14T22:13:23.000Z" });
  expect(block?.items[0]?.data).toEqual(createLogs(node.node.chain[3] as never)[0]);
});

it.each([3, 70, 200])(
  "reads the same blocks whatever happens to a chain, %i blocks behind",
  async (behind) => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.integer({ min: 1, max: 20 })), fc.nat(), async (depths, seed) => {
        const node = await TestNode.start(260);
        const source = createSource(node.url);
        const consumer = new Consumer(source, { next: 260 - behind });
        consumer.waits = seed % 2 === 0;
        let left = 4;
        let calls = 0;
        // Reorganizations in the middle of reads.
        node.fault = () => {
          calls += 1;
          if (left > 0 && calls % (5 + (seed % 17)) === 0) {
            left -= 1;
            const depth = depths.next().value;
            node.reorganize(depth, depth + (seed % 3));
          }
          return undefined;
        };
        await consumer.readTo(() => node.node.tip.hash);
        left = 0;
        node.mine(2);
        await consumer.readTo(() => node.node.tip.hash);
        expect(consumer.keys).toEqual(logKeys(node, 260 - behind));
      }),
      { numRuns: runs },
    );
  },
);

it.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  "removes what a reorganization of depth %i replaced",
  async (depth) => {
    const node = await TestNode.start(40);
    const source = createSource(node.url);
    const consumer = new Consumer(source, { next: 0 });
    consumer.waits = depth % 2 === 0;
    await consumer.readTo(() => node.node.tip.hash);
    const removed = logKeys(node, 41 - depth);
    const before = consumer.events.length;
    node.reorganize(depth);
    await consumer.readTo(() => node.node.tip.hash);
    expect(consumer.keys).toEqual(logKeys(node));
    expect(consumer.events.slice(before, before + removed.length)).toEqual(
      removed.map((key) => `-${key}`).toReversed(),
    );
  },
);

it("makes one query of logs per block for 1,000 streams, each with its own filter", async () => {
  const node = await TestNode.start(10);
  const shared = new SharedReads();
  const sources = Array.from({ length: 1_000 }, (_, index) =>
    createSource(node.url, { type: "logs", topics: [null, topic(100 + (index % 3))] }, {}, shared),
  );
  const readings = sources.map((source) => source.read({ next: 11 }, signal));
  node.mine(1, 3);
  const keys = (await Promise.all(readings)).map((reading) =>
    reading === "replaced" ? [] : keysOf(reading.blocks),
  );
  expect(keys).toEqual(sources.map((_, index) => [`${node.node.tip.hash}:${index % 3}`]));
  expect(node.count("eth_getLogs")).toBe(1);
  expect(node.count("eth_subscribe")).toBe(1);
});

it("applies a filter to new blocks as the node does to old ones", async () => {
  const value = fc.constantFrom(topic(1), topic(100), topic(101), topic(7));
  const topics = fc.array(
    fc.oneof(value, fc.array(value, { minLength: 1, maxLength: 2 }), fc.constant(null)),
    {
      maxLength: 4,
    },
  );
  const address = fc.constantFrom(
    logAddress,
    logAddress.toUpperCase().replace("0X", "0x"),
    `0x${"bb".repeat(20)}`,
  );
  const node = await TestNode.start(100);
  // Filters as go-ethereum does.
  node.fault = (call) => {
    const [query] = call.params as [{ address?: string[]; topics?: (string | string[] | null)[] }?];
    if (call.method !== "eth_getLogs" || !query) return undefined;
    const { result } = node.node.respond(call) as { result: ReturnType<typeof createLogs> };
    const isWanted = (log: (typeof result)[0]): boolean =>
      (query.address ?? [log.address]).some((one) => one.toLowerCase() === log.address) &&
      (query.topics ?? []).length <= log.topics.length &&
      (query.topics ?? []).every(
        (one, index) => one === null || [one].flat().includes(log.topics[index] ?? ""),
      );
    return { result: result.filter(isWanted) };
  };
  await fc.assert(
    fc.asyncProperty(fc.array(address, { minLength: 1, maxLength: 2 }), topics, async (addresses, wanted) => {
      const source = createSource(node.url, { type: "logs", addresses, topics: wanted } as never);
      const old = new Consumer(source, { next: 0 });
      await old.readTo(() => node.node.tip.hash);
      const recent = new Consumer(source, { next: 40 });
      await recent.readTo(() => node.node.tip.hash);
      expect(recent.keys).toEqual(
        old.blocks.filter(({ number }) => number >= 40).flatMap((block) => keysOf([block])),
      );
      source.close();
    }),
    { numRuns: 30 },
  );
});

it("reads the logs of a block again if the node has left some out or does not have it", async () => {
  const node = await TestNode.start(10);
  const source = createSource(node.url);
  const consumer = new Consumer(source, { next: 8 });
  node.failWith("eth_getBlockByHash", (times) => (times === 0 ? { result: null } : undefined));
  await expect(consumer.step()).rejects.toThrow("the response is not block 0x");
  node.failWith("eth_getLogs", (times) =>
    times === 0 ? { result: createLogs(node.node.chain[2] as never) } : undefined,
  );
  await expect(consumer.step()).rejects.toThrow("the response is not the logs of block");
  await consumer.readTo(() => node.node.tip.hash);
  expect(consumer.keys).toEqual(logKeys(node, 8));
});

it("returns each log once and in order, even if the node does not", async () => {
  const node = await TestNode.start(10);
  const logs = createLogs(node.node.chain[7] as never);
  node.fault = (call) =>
    JSON.stringify(call.params).includes(node.node.chain[7]?.hash ?? "") && call.method === "eth_getLogs"
      ? { result: [...logs, ...logs].toReversed() }
      : undefined;
  const consumer = new Consumer(createSource(node.url), { next: 7 });
  await consumer.readTo(() => node.node.tip.hash);
  expect(consumer.keys).toEqual(logKeys(node, 7));
});

it("pauses where logs have no ids", async () => {
  const node = await TestNode.start(10);
  node.failWith("eth_getLogs", () => ({
    result: createLogs(node.node.chain[7] as never).map((log) => Object.assign({}, log, { logIndex: "0x0" })),
  }));
  const consumer = new Consumer(createSource(node.url, { type: "logs" }, { confirmations: 3 }), { next: 7 });
  await expect(consumer.step()).rejects.toMatchObject({ name: "SourceError", message: /the same index/ });
});

it("compares with the receipts", async () => {
  const node = await TestNode.start(10);
  const hash = node.node.chain[7]?.hash ?? "";
  const logs = createLogs(node.node.chain[7] as never);
  node.fault = ({ method, params }) => {
    if (method === "eth_getBlockByNumber" && params[0] === "0x7")
      return {
        result: {
          ...(node.node.respond({ method, params }) as { result: object }).result,
          transactions: logs.map(({ transactionHash }) => transactionHash),
        },
      };
    if (method !== "eth_getBlockReceipts") return undefined;
    return {
      result: logs.map((log) => ({ transactionHash: log.transactionHash, blockHash: hash, logs: [log] })),
    };
  };
  const source = createSource(node.url, { type: "logs", topics: [null, topic(101)] });
  const blocks: SourceBlock[] = [];
  for await (const block of source.reread(6, 8, signal)) blocks.push(block);
  expect(keysOf(blocks)).toEqual([`${hash}:1`]);
});

it("waits for thousands of streams without waking those for which a block has nothing", async () => {
  const node = await TestNode.start(10);
  const shared = new SharedReads();
  const filters = [topic(100), ...Array.from({ length: 150 }, () => topic(999))];
  const sources = filters.map((value) =>
    createSource(node.url, { type: "logs", topics: [null, value] }, {}, shared),
  );
  const [source, ...others] = sources as [Source, ...Source[]];
  const cursor = await source.begin("latest", signal);
  let wakes = 0;
  for (const other of others) void wait(other, { ...cursor }).then(() => (wakes += 1));
  const first = wait(source, cursor);
  node.mine(5, 0);
  await expect.poll(() => source.next).toBe(16);
  node.mine(1, 3);
  await first;
  const reading = (await source.read(cursor, signal)) as Reading;
  expect(reading).toMatchObject({ first: { number: 11 }, last: { number: 16 }, cursor: { next: 17 } });
  expect(keysOf(reading.blocks)).toEqual([`${node.node.tip.hash}:0`]);
  expect(reading.first.hash).toBe(node.node.chain[11]?.hash);

  const second = wait(source, reading.cursor);
  node.mine(5, 0);
  await expect.poll(() => source.next).toBe(22);
  node.reorganize(3, 4);
  await second;
  const after = (await source.read(reading.cursor, signal)) as Reading;
  expect(after.first).toEqual({ number: 17, hash: node.node.chain[17]?.hash });
  expect(after.last.hash).toBe(node.node.chain[after.last.number]?.hash);
  expect(keysOf(after.blocks)).toEqual(
    logKeys(node, 17)
      .filter((key) => key.endsWith(":0"))
      .filter((key) =>
        node.node.chain.slice(0, after.last.number + 1).some(({ hash }) => key.startsWith(hash)),
      ),
  );

  const third = wait(source, after.cursor);
  node.reorganize(node.node.tip.number - after.last.number + 1);
  await third;
  expect(await source.read(after.cursor, signal)).toBe("replaced");
  expect(wakes).toBe(0);
});

/** @returns what resolves once there is something to read. */
function wait(source: Source, cursor: Cursor): Promise<void> {
  const woken = Promise.withResolvers<void>();
  expect(source.watch?.(cursor, woken.resolve)).toBeTypeOf("function");
  return woken.promise;
}
