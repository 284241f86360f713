import { blockAfter } from "@node-access-tools/local-servers/evm-node";
import { expect, it } from "vitest";
import { Consumer, createSource, logKeys, TestNode } from "./fixture.ts";

/** Adds a block after numbers that have none, as Filecoin's null rounds. */
function mineAfter(node: TestNode, skipped: number, logs = 2): void {
  const block = blockAfter(node.node.tip, logs);
  node.node.moveTo({ ...block, number: block.number + skipped });
}

const tipOf = (node: TestNode): string => node.node.tip.hash;

it.each([0, 40, 41, 42, 43])("delivers a chain that skips numbers, from block %i on", async (next) => {
  const node = await TestNode.start(40);
  for (let count = 0; count < 60; count += 1) mineAfter(node, count % 5 === 4 ? 9 : count % 3);
  const consumer = new Consumer(createSource(node.url), { next });
  consumer.waits = next % 2 === 0;
  await consumer.readTo(() => tipOf(node));
  expect(consumer.keys).toEqual(logKeys(node, next));
  for (let count = 0; count < 30; count += 1) {
    if (count % 7 === 3) node.node.moveTo(node.node.chain.at(-2) as never);
    mineAfter(node, count % 4);
    if (count % 5 === 0) await consumer.readTo(() => tipOf(node));
  }
  await consumer.readTo(() => tipOf(node));
  expect(consumer.keys).toEqual(logKeys(node, next));
});

it.each(["blocks", "receipts"] as const)("delivers the %s of a chain that skips numbers", async (type) => {
  const node = await TestNode.start(10);
  for (let count = 0; count < 100; count += 1) mineAfter(node, count % 3, 0);
  node.failWith("eth_getBlockReceipts", () => ({ result: [] }));
  const consumer = new Consumer(createSource(node.url, { type }), { next: 5 });
  await consumer.readTo(() => tipOf(node));
  const after = node.node.chain.filter(({ number }) => number >= 5).map(({ hash }) => hash);
  expect(consumer.blocks.map(({ hash }) => hash)).toEqual(type === "blocks" ? after : []);
});

it("waits while the numbers up to the newest one with enough confirmations have no block", async () => {
  const node = await TestNode.start(20);
  mineAfter(node, 40);
  const consumer = new Consumer(createSource(node.url, { type: "logs" }, { confirmations: 15 }), {
    next: 21,
  });
  const step = consumer.step();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const calls = node.received.length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(node.received.length - calls).toBeLessThan(20);
  mineAfter(node, 20);
  await step;
  expect(consumer.keys).toEqual(logKeys(node, 21, 61));
});

it("removes a block whose number has none after a reorganization", async () => {
  const node = await TestNode.start(30);
  const consumer = new Consumer(createSource(node.url), { next: 25 });
  await consumer.readTo(() => tipOf(node));
  node.node.moveTo(node.node.chain.at(-4) as never);
  for (const skipped of [2, 1, 0]) mineAfter(node, skipped);
  await consumer.readTo(() => tipOf(node));
  expect(consumer.keys).toEqual(logKeys(node, 25));
});

it("finds the first block from a time on among numbers without a block", async () => {
  const node = await TestNode.start(10);
  for (let count = 0; count < 20; count += 1) mineAfter(node, 4);
  const source = createSource(node.url);
  const first = (second: number): unknown =>
    source.begin(
      { time: new Date(1_700_000_000_000 + second * 1_000).toISOString() },
      AbortSignal.timeout(9_000),
    );
  const { chain } = node.node;
  for (const second of [3, 10, 11, 14, 15, 16, 33, 60, 61, 110]) {
    const { next } = (await first(second)) as { next: number };
    const found = chain.find(({ number }) => number >= next);
    expect(found).toBe(chain.find(({ number }) => number >= second));
  }
});
