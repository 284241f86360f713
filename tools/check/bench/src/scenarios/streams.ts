/**
 * Streams of logs to a webhook: backfill, the cost of an event, and what idle streams hold, by themselves and in a gateway. Fails if
 * a goal is missed.
 */
import { setTimeout } from "node:timers/promises";
import type { StreamCreate } from "@node-access/management";
import { type Child, startChild } from "../child.ts";
import { checkLimit, median, table } from "../measuring.ts";
import { readOptions } from "../options.ts";
import { startStreamGateway } from "../streams/start-gateway.ts";

const { blocks, events, idle, only } = readOptions("streams", {
  blocks: 100_000,
  events: 20_000,
  idle: 10_000,
  only: "",
});

interface Usage {
  readonly next: number;
  readonly megabytes: number;
}

/** Milliseconds after which V8 has given back what the beginning took. */
const settling = 90_000;

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

/** The cost of an event with all that a gateway does for it, also to read its node through itself and to store it. */
async function measureGatewayEvents(): Promise<void> {
  using node = await startChild(module("run-node"), String(events), "1");
  using webhook = await startChild(module("run-receiver"));
  await using gateway = await startStreamGateway(node.url);
  await setTimeout(2_000);
  const before = gateway.cpu();
  const start = performance.now();
  await gateway.addStreams(1, () => ({
    source: { type: "logs" },
    start: { block: 0 },
    destination: { type: "webhook", url: webhook.url },
  }));
  while ((await received(webhook)) < events) await setTimeout(100);
  const seconds = (performance.now() - start) / 1_000;
  const cost = (gateway.cpu() - before) / events;
  console.log(
    `A whole gateway: ${(1_000 * cost).toFixed(0)} us of CPU an event, ${Math.round(1_000 / cost)} events per core; ${Math.round(events / seconds)} a second arrived`,
  );
  checkLimit("CPU of an event in a whole gateway", cost, 0.5, " ms");
}

/** A stream that no block of the chain has something for. */
function createIdle(number: number, url: string): Omit<StreamCreate, "network"> {
  const word = (digits: number, value = number + 1_000): `0x${string}` =>
    `0x${value.toString(16).padStart(digits, "0")}`;
  return {
    source: {
      type: "logs",
      topics: [word(64, number % 3 === 0 ? 7 : undefined)],
      ...(number % 2 === 0 && { addresses: [word(40)] }),
    },
    ...(number % 4 === 0 && { filter: `event.data != "0x" && event.address != "${word(40)}"` }),
    destination: { type: "webhook", url: `${url}/${number}` },
  };
}

/** What streams take in a gateway that follows a chain with a block per second: the first, which loads a thread, and thousands more. */
async function measureGatewayIdle(): Promise<void> {
  using node = await startChild(module("run-node"), "100", "0");
  using webhook = await startChild(module("run-receiver"));
  await using gateway = await startStreamGateway(node.url);
  const mining = setInterval(() => void node.request({ mine: 1 }), 1_000);
  const rest = async (): Promise<number> => {
    await setTimeout(settling);
    const memory: number[] = [];
    for (let samples = 0; samples < 60; samples += 1) {
      memory.push(gateway.resident());
      await setTimeout(1_000);
    }
    return median(memory);
  };
  const none = await rest();
  await gateway.addStreams(1, (number) => createIdle(number, webhook.url));
  const one = await rest();
  await gateway.addStreams(idle, (number) => createIdle(number + 1, webhook.url));
  await setTimeout(settling);
  const cpu = gateway.cpu();
  const since = performance.now();
  const many = await rest();
  const share = (gateway.cpu() - cpu) / (performance.now() - since);
  clearInterval(mining);
  console.log(`The first stream adds ${(one - none).toFixed(0)} MB to a gateway of ${none.toFixed(0)} MB`);
  console.log(`${idle} streams: ${(100 * share).toFixed(1)} % of a core, with a block per second`);
  checkLimit(`${idle} idle streams add to a gateway with one`, many - one, 100, " MB");
}

const measures = { measureBackfill, measureEvents, measureIdle, measureGatewayEvents, measureGatewayIdle };
for (const [name, measure] of Object.entries(measures))
  if (only === "" || name.toLowerCase() === `measure${only}`.toLowerCase()) await measure();
