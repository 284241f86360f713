/** Streams of logs to a webhook: backfill, the cost of an event, and what idle streams hold. Fails if a goal is missed. */
import { setTimeout } from "node:timers/promises";
import { type Child, startChild } from "../child.ts";
import { checkLimit, table } from "../measuring.ts";
import { readOptions } from "../options.ts";

const { blocks, events, idle } = readOptions("streams", { blocks: 100_000, events: 20_000, idle: 10_000 });

interface Usage {
  readonly next: number;
  readonly megabytes: number;
}

const module = (name: string): URL => new URL(`../streams/${name}.ts`, import.meta.url);
const usage = (delivery: Child): Promise<Usage> => delivery.request({}) as Promise<Usage>;
const received = async (webhook: Child): Promise<number> =>
  ((await webhook.request({})) as { events: number }).events;

async function startAll(chain: number, every: number) {
  const node = await startChild(module("run-node"), String(chain), String(every));
  const webhook = await startChild(module("run-receiver"));
  const delivery = await startChild(module("run-delivery"));
  const order = { node: node.url, webhook: webhook.url };
  return {
    node,
    webhook,
    delivery,
    order,
    [Symbol.dispose]: () => [node, webhook, delivery].forEach((one) => one.stop()),
  };
}

async function measureBackfill(): Promise<void> {
  using all = await startAll(blocks, 10);
  const { delivery, order } = all;
  await delivery.request({ ...order, count: 1, start: { block: 0 } });
  const start = performance.now();
  const memory: number[] = [];
  for (let next = 0; next < blocks;) {
    await setTimeout(200);
    const now = await usage(delivery);
    next = now.next;
    if (next > blocks / 5) memory.push(now.megabytes);
  }
  const seconds = (performance.now() - start) / 1_000;
  console.log(
    `Backfill of ${blocks} blocks in ${seconds.toFixed(1)} s: ${Math.round(blocks / seconds)} a second`,
  );
  checkLimit("milliseconds per 5,000 blocks", (seconds / blocks) * 5_000_000, 1_000);
  checkLimit(
    "memory that it holds at its end, against that after a fifth",
    (memory.at(-1) ?? 0) / (memory[0] ?? 1),
    1.3,
  );
}

async function measureEvents(): Promise<void> {
  using all = await startAll(events, 1);
  const { webhook, delivery, order } = all;
  await delivery.request({});
  const before = await delivery.cpu();
  const start = performance.now();
  await delivery.request({ ...order, count: 1, start: { block: 0 } });
  while ((await received(webhook)) < events) await setTimeout(100);
  const seconds = (performance.now() - start) / 1_000;
  const cost = ((await delivery.cpu()) - before) / events;
  using forwarder = await startChild(module("run-forwarder"));
  const own = await forwarder.cpu();
  await forwarder.request({ ...order, blocks: events });
  const byHand = ((await forwarder.cpu()) - own) / events;
  const rows = Object.entries({ "by hand": byHand, stream: cost }).map(([name, microseconds]) => [
    name,
    microseconds.toFixed(0),
    String(Math.round(1e6 / microseconds)),
    (microseconds / byHand).toFixed(2),
  ]);
  console.log(table([["", "CPU us per event", "events per core", "CPU"], ...rows]));
  console.log(`${Math.round(events / seconds)} events a second arrived`);
  checkLimit("CPU of an event", cost / 1_000, 0.5, " ms");
}

async function measureIdle(): Promise<void> {
  using all = await startAll(100, 1);
  const { webhook, node, delivery, order } = all;
  // What a first stream loads.
  await delivery.request({ ...order, count: 1, start: "latest" });
  await setTimeout(2_000);
  const { megabytes: before } = await usage(delivery);
  await delivery.request({ ...order, count: idle, start: "latest" });
  await setTimeout(5_000);
  const { megabytes: after } = await usage(delivery);
  checkLimit(`${idle} idle streams hold`, after - before, 100, " MB");
  await node.request({ mine: 1 });
  const start = performance.now();
  while ((await received(webhook)) < idle) await setTimeout(100);
  console.log(`An event reached ${idle} streams after ${Math.round(performance.now() - start)} ms`);
}

await measureBackfill();
await measureEvents();
await measureIdle();
