import { getEventListeners } from "node:events";
import { expect, it, vi } from "vitest";
import { blockResult } from "@node-access-tools/local-servers/evm-node";
import { SharedReads } from "../../../src/sources/shared-reads.ts";
import { Consumer, createSource, keysOf, logKeys, TestNode } from "./fixture.ts";

const signal = AbortSignal.timeout(60_000);

/** The time of a block: its number is that of seconds. */
function at(second: number): { time: string } {
  return { time: new Date(1_700_000_000_000 + second * 1_000).toISOString() };
}

it("begins after the newest block, at a block, or at the first block from a time on", async () => {
  const node = await TestNode.start(100);
  const source = createSource(node.url);
  expect(await source.begin("latest", signal)).toEqual({ next: 101 });
  expect(await source.begin({ block: 7 }, signal)).toEqual({ next: 7 });
  expect(await source.begin(at(-5), signal)).toEqual({ next: 0 });
  expect(await source.begin(at(41.5), signal)).toEqual({ next: 42 });
  expect(await source.begin(at(42), signal)).toEqual({ next: 42 });
  const future = source.begin(at(103), signal);
  node.mine(2);
  node.mine(3);
  expect(await future).toEqual({ next: 103 });
});

it("waits for a first block that does not exist yet", async () => {
  const node = await TestNode.start(5);
  const consumer = new Consumer(createSource(node.url), { next: 8 });
  const step = consumer.step();
  node.mine(2);
  node.mine(2, 2);
  await step;
  expect(consumer.keys).toEqual(logKeys(node, 8));
});

it("delivers blocks with some confirmations", async () => {
  const node = await TestNode.start(50);
  const source = createSource(node.url, { type: "logs" }, { confirmations: 10 });
  const consumer = new Consumer(source, { next: 0 });
  await consumer.readTo(() => node.node.chain.at(-11)?.hash ?? "");
  expect(source.head).toBe(40);
  node.reorganize(10);
  node.mine(1, 2);
  await consumer.readTo(() => node.node.chain.at(-11)?.hash ?? "");
  expect(consumer.events).toEqual(logKeys(node, 0, 41));
});

it("counts blocks with 128 others above them as final on a chain without the tags", async () => {
  const node = await TestNode.start(200);
  node.fault = ({ params }) =>
    params[0] === "finalized" || params[0] === "safe"
      ? { error: { code: -32_602, message: "unknown tag" } }
      : undefined;
  const consumer = new Consumer(createSource(node.url, { type: "logs" }, { confirmations: "finalized" }), {
    next: 70,
  });
  await consumer.step();
  expect(consumer.readings[0]?.finalNumber).toBe(72);
  expect(consumer.keys).toEqual(logKeys(node, 70, 72));
});

it("reads what is final in ranges, where that is far below the newest block", async () => {
  const node = await TestNode.start(1_500);
  let final = 100;
  node.fault = ({ params }) =>
    params[0] === "finalized" ? { result: blockResult(node.node.chain[final]) } : undefined;
  const source = createSource(node.url, { type: "logs" }, { confirmations: "finalized" });
  const consumer = new Consumer(source, { next: 60 });
  await consumer.readTo(() => node.node.chain[100]?.hash ?? "");
  final = 110;
  const before = node.received.length;
  node.mine(1);
  await consumer.readTo(() => node.node.chain[110]?.hash ?? "");
  expect(consumer.events).toEqual(logKeys(node, 60, 110));
  expect(node.received.length - before).toBeLessThan(30);
});

it("takes no old block for final that was read before it was", async () => {
  const node = await TestNode.start(2_000);
  let final = 10;
  node.fault = ({ params }) =>
    params[0] === "finalized" ? { result: blockResult(node.node.chain[final]) } : undefined;
  const shared = new SharedReads();
  const consumer = new Consumer(createSource(node.url, { type: "logs" }, {}, shared), { next: 0 });
  const other = createSource(node.url, { type: "logs" }, { confirmations: "finalized" }, shared);
  await consumer.step();
  // Later parts were read meanwhile, and might have been replaced.
  final = 1_900;
  node.mine(1);
  await vi.waitFor(() => expect(other.head).toBe(1_900), { timeout: 10_000 });
  await consumer.step();
  expect(consumer.readings.map(({ finalNumber }) => finalNumber)).toEqual([10, 10]);
});

it("waits until it has seen the block that is final", async () => {
  const node = await TestNode.start(20);
  const final = { number: "0x16", hash: `0x${"ab".repeat(32)}` };
  node.fault = ({ params }) => (params[0] === "finalized" ? { result: final } : undefined);
  const consumer = new Consumer(createSource(node.url), { next: 10 });
  const step = consumer.step();
  await vi.waitFor(() => expect(node.sockets).toBe(1));
  node.mine(3);
  await step;
  expect(consumer.readings[0]?.last.number).toBeGreaterThanOrEqual(22);
  expect(consumer.readings[0]?.finalNumber).toBe(-1);
});

it("takes no range whose first block is of another branch", async () => {
  const node = await TestNode.start(100);
  const consumer = new Consumer(createSource(node.url), { next: 1, hash: node.node.chain[0]?.hash });
  node.fault = ({ method, params }) => {
    if (method !== "eth_getBlockByNumber" || params[0] !== "0x1") return undefined;
    const { result } = node.node.respond({ method, params }) as { result: object };
    return { result: { ...result, parentHash: `0x${"ab".repeat(32)}` } };
  };
  await expect(consumer.step()).rejects.toThrow(/the response is not block 1 after 0x\w+, but after 0x/);
  node.fault = undefined;
  await consumer.readTo(() => node.node.tip.hash);
  expect(consumer.keys).toEqual(logKeys(node, 1));
});

it("takes no block of another branch for final", async () => {
  const node = await TestNode.start(20);
  const other = { number: "0xc", hash: `0x${"ab".repeat(32)}` };
  node.fault = ({ params }) => (params[0] === "finalized" ? { result: other } : undefined);
  const consumer = new Consumer(createSource(node.url), { next: 10 });
  await consumer.step();
  // The window begins at block 9 now, so that block 12 is known.
  node.mine(1);
  await consumer.step();
  expect(consumer.readings.at(-1)?.finalNumber).toBe(-1);
});

it("continues at a cursor whose block is no longer among the remembered ones", async () => {
  const node = await TestNode.start(300);
  const { hash = "" } = node.node.chain[249] ?? {};
  const second = new Consumer(createSource(node.url), { next: 250, hash });
  await second.readTo(() => node.node.tip.hash);
  expect(second.keys).toEqual(logKeys(node, 250));
  const foreign = createSource(node.url);
  expect(await foreign.read({ next: 250, hash: `0x${"ab".repeat(32)}` }, signal)).toBe("replaced");
  expect(await foreign.read({ next: 50, hash: `0x${"ab".repeat(32)}` }, signal)).toBe("replaced");
});

it("finds which old and new blocks are current", async () => {
  const node = await TestNode.start(300);
  const source = createSource(node.url);
  const blocks = [0, 5, 200, 299, 300].map(
    (number) => node.node.chain[number] as { number: number; hash: string },
  );
  const others = blocks.map(({ number }) => ({ number, hash: `0x${"ab".repeat(32)}` }));
  expect(await source.findCurrent([...blocks, ...others, { number: 301, hash: "0x" }], signal)).toEqual([
    ...blocks.map(() => true),
    ...others.map(() => false),
    false,
  ]);
});

it("ends a read when its signal aborts, and leaves no listener, wherever it is", async () => {
  const node = await TestNode.start(200);
  const source = createSource(node.url);
  for (const next of [0, 195, 201]) {
    const controller = new AbortController();
    const gate = Promise.withResolvers<void>();
    node.fault = ({ method }) => (method === "eth_getLogs" ? { respondAfter: gate.promise } : undefined);
    const read = source.read({ next }, controller.signal);
    read.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 50));
    controller.abort();
    await expect(read).rejects.toBe(controller.signal.reason);
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
    node.fault = undefined;
    gate.resolve();
  }
  const consumer = new Consumer(source, { next: 0 });
  await consumer.readTo(() => node.node.tip.hash);
  expect(consumer.keys).toEqual(logKeys(node));
});

it("closes the socket with the last stream of a node", async () => {
  const node = await TestNode.start(5);
  const shared = new SharedReads();
  const sources = [1, 2].map(() => createSource(node.url, { type: "logs" }, {}, shared));
  await Promise.all(sources.map((source) => source.begin("latest", signal)));
  await vi.waitFor(() => expect(node.sockets).toBe(1));
  sources[0]?.close();
  sources[0]?.close();
  expect(node.sockets).toBe(1);
  sources[1]?.close();
  await vi.waitFor(() => expect(node.sockets).toBe(0));
});

it("reports a node that does not respond, and goes on once it does", async () => {
  const node = await TestNode.start(5);
  node.fault = () => ({ error: { code: -32_000, message: "node is starting" } });
  const source = createSource(node.url);
  const consumer = new Consumer(source, { next: 4 });
  await expect(consumer.step()).rejects.toThrow("node is starting");
  node.fault = undefined;
  await vi.waitFor(() => consumer.readTo(() => node.node.tip.hash), { timeout: 10_000 });
  expect(consumer.keys).toEqual(logKeys(node, 4));
});

it("loses nothing while connections are cut", async () => {
  const node = await TestNode.start(20);
  const consumer = new Consumer(createSource(node.url), { next: 0 });
  for (let round = 0; round < 4; round += 1) {
    await consumer.readTo(() => node.node.tip.hash);
    node.cut();
    if (round % 2 === 1) node.reorganize(5);
    // The third time, more than is followed block by block.
    node.mine(round === 2 ? 1_200 : 3);
  }
  await consumer.readTo(() => node.node.tip.hash);
  expect(consumer.keys).toEqual(logKeys(node));
});

it("waits while a node that lags behind has not reached the cursor", async () => {
  const node = await TestNode.start(30);
  const consumer = new Consumer(createSource(node.url), { next: 0 });
  await consumer.readTo(() => node.node.tip.hash);
  const behind = await TestNode.start(0);
  behind.node.follow(node.node.tip, 7);
  const other = createSource(behind.url);
  const read = other.read(consumer.cursor, signal);
  node.mine(1, 2);
  behind.node.follow(node.node.tip, 3);
  behind.node.follow(node.node.tip);
  const reading = await read;
  expect(reading === "replaced" ? reading : keysOf(reading.blocks)).toEqual(logKeys(node, 31));
});

it.each([
  ["agree", 0],
  ["have logs", 1],
])("asks the receipts where a bloom and an empty list of logs disagree: they %s", async (_, logs) => {
  const node = await TestNode.start(9);
  node.fault = ({ method, params }) => {
    if (method === "eth_getLogs") return { result: [] };
    if (method === "eth_getBlockReceipts")
      return {
        result: [
          { transactionHash: "0x1", blockHash: node.node.tip.hash, logs: Array.from({ length: logs }) },
        ],
      };
    const response = node.node.respond({ method, params }) as { result?: object };
    return method.startsWith("eth_getBlockBy") && response.result
      ? { result: { ...response.result, logsBloom: "0x01", transactions: ["0x1"] } }
      : undefined;
  };
  const consumer = new Consumer(createSource(node.url), { next: 9 });
  if (logs > 0) return expect(consumer.step()).rejects.toThrow("the response is not the logs of block 9");
  await consumer.step();
  return expect(consumer.keys).toEqual([]);
});

it("delivers blocks without their transactions", async () => {
  const node = await TestNode.start(90);
  const source = createSource(node.url, { type: "blocks" });
  const consumer = new Consumer(source, { next: 0 });
  await consumer.readTo(() => node.node.tip.hash);
  node.mine(1);
  await consumer.step();
  expect(source.type).toBe("block");
  expect(consumer.keys).toEqual(node.node.chain.map(({ hash }) => hash));
  for (const { items } of consumer.blocks) expect(items[0]?.data).not.toHaveProperty("transactions");
  const old = consumer.blocks[0]?.items[0]?.data as object;
  const recent = consumer.blocks.at(-1)?.items[0]?.data as object;
  expect(Object.keys(old)).toEqual(Object.keys(recent));
});

it("delivers pending transactions while it runs", async () => {
  const node = await TestNode.start(5);
  const transaction = { hash: "0x02", to: "0x7" };
  node.fault = ({ method, params }) => {
    if (method !== "eth_getTransactionByHash") return undefined;
    return { result: params[0] === "0x02" ? transaction : null };
  };
  const shared = new SharedReads();
  const source = createSource(node.url, { type: "pending_transactions" }, {}, shared);
  const other = createSource(node.url, { type: "pending_transactions" }, {}, shared);
  const start = await source.begin("latest", signal);
  const readings = [source.read(start, signal), other.read(start, signal)];
  await vi.waitFor(() => expect(node.count("eth_newPendingTransactionFilter")).toBe(1));
  node.node.addPending("0x01");
  node.node.addPending("0x02");
  const [reading] = await Promise.all(readings);
  expect(reading).toMatchObject({ first: { number: 0, hash: "" }, cursor: { next: 1 }, finalNumber: 0 });
  if (reading === "replaced" || !reading) throw new Error("replaced");
  const items = [...(reading.blocks[0]?.items ?? [])];
  if (items.length < 2) {
    const next = await source.read(reading.cursor, signal);
    if (next !== "replaced") items.push(...(next.blocks[0]?.items ?? []));
  }
  expect(items).toEqual([
    { key: "0x01", data: { hash: "0x01" } },
    { key: "0x02", data: transaction },
  ]);
});
