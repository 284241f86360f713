import { setTimeout as sleep } from "node:timers/promises";
import { createCallers } from "../load/callers.ts";
import { readSlots } from "../load/slots.ts";
import { closeSubscribers, subscribe, type Subscriber } from "../load/subscriber.ts";
import { formatCounts, increase } from "../load/tally.ts";
import { quantile } from "../timing.ts";
import { atMost, none, type Report } from "../report.ts";
import type { SoakScale } from "../scales.ts";
import { wires } from "../upstreams/fault.ts";
import { createAndDeleteNode, createAndRevokeKey, useManyCredentials } from "./change-load.ts";
import { type LoadContext, nodeUrl, pause, repeat } from "./load.ts";
import { callRest } from "./rest-load.ts";
import { callOverHttp, useSocket } from "./rpc-load.ts";
import { type SoakSetup, startSoakSetup } from "./soak-setup.ts";

const megabyte = 1024 * 1024;
/** What a misbehaving upstream does to its requests. */
const faults = [
  { fault: { status: 503, body: "" }, chance: 0.02 },
  { fault: wires.throttled[0], chance: 0.005 },
  { fault: wires.drop[0], chance: 0.01 },
  { fault: wires.html[0] ?? {}, chance: 0.01 },
  { fault: { wait: 400 }, chance: 0.01 },
];
const atOnce = 50;

/** Milliseconds for which one upstream of a pair misbehaves, and for which both are healthy afterwards. */
const [faultTime, healthyTime] = [3_000, 2_000];

/** Puts a mixed load on a gateway with all features switched on, whose upstreams misbehave at known rates. */
export async function runSoak(report: Report, scale: SoakScale): Promise<void> {
  await using setup = await startSoakSetup(report.random());
  const end = new AbortController();
  const random = report.random();
  const { nodes, gateway, credentials } = setup;
  const url = `${gateway.url}/${credentials.nodes["ethereum"]?.key}`;
  const caller = createCallers(nodes.chain, [url], random);
  const { tally } = caller;
  const findSecrets = (of: string, text: string): void => {
    if (setup.secrets.some((secret) => text.includes(secret)))
      tally.wrong(of, "a response contains a secret");
  };
  const context: LoadContext = { setup, tally, caller, random, findSecrets, over: end.signal };
  const subscribers: Subscriber[] = [];
  const socketKilobytes = await openSockets(context, subscribers, scale.sockets);
  await useManyCredentials(context, scale.credentials);
  const misbehaving = misbehave(setup, end.signal);
  const loads = Promise.all([
    callOverHttp(context, scale.callers),
    ...Array.from({ length: 4 }, () => repeat(context, "WebSocket", 100, () => useSocket(context))),
    callRest(context),
    callOverGrpc(context, 3),
    repeat(context, "management", 1_000, () => createAndDeleteNode(context)),
    repeat(context, "credentials", 1_000, () => createAndRevokeKey(context)),
    repeat(context, "reloads", scale.reloadEvery, async () => setup.reload()),
  ]);
  /** Megabytes of heap and buffers, each time after a garbage collection. */
  const memory: number[] = [];
  await sleep(scale.warmUp);
  for (let count = 0; count < scale.samples; count++) {
    const { heapUsed, arrayBuffers } = await gateway.memory();
    memory.push((heapUsed + arrayBuffers) / megabyte);
    await sleep(scale.measured / scale.samples);
  }
  end.abort();
  await Promise.all([loads, misbehaving]);
  const subscriptions = await closeSubscribers(subscribers, () => nodes.chain.blocks);
  const third = Math.max(1, Math.floor(memory.length / 3));
  const [first, last] = [quantile(memory.slice(0, third), 0.5), quantile(memory.slice(-third), 0.5)];
  const most = first * (1 + scale.growth.share) + scale.growth.megabytes;
  const heads = subscribers.reduce((sum, { hashes }) => sum + hashes.length, 0);
  const notReloaded = setup.events.get("config not reloaded") ?? 0;
  report.add(
    `calls: ${formatCounts(tally.calls)}
heads delivered ${heads}, heap of the first third ${first.toFixed(1)} MB
faults injected: ${formatCounts(setup.injected.counts)}
failures excused by faults: ${formatCounts(tally.excused) || "none"}
log entries: ${formatCounts(setup.events)}`,
    [
      ...tally.requirements(nodes.writeArrivals),
      none("errors and wrong responses beyond the injected faults", tally.failures),
      none("heads of subscriptions that differ from the chain", subscriptions.wrong),
      none("sockets closed", subscriptions.closed),
      none("secrets in log entries and spans", setup.leaks),
      none("reloads that failed", Array<string>(notReloaded).fill("")),
      atMost(
        "heap after collection, last third of the run",
        last,
        most,
        "MB",
        memory.map((one) => one.toFixed(1)).join(" "),
      ),
      atMost(
        `each of ${scale.sockets} WebSockets with a subscription`,
        socketKilobytes,
        scale.socketKilobytes,
        "kB",
      ),
    ],
  );
}

/** Makes unary gRPC calls, and follows slots although upstreams are cut. */
async function callOverGrpc(context: LoadContext, subscribers: number): Promise<void> {
  const { tally, setup } = context;
  const readers = Array.from({ length: subscribers }, () =>
    readSlots(setup.gateway.grpcUrl, String(setup.credentials.nodes["solana"]?.key)),
  );
  await repeat(context, "gRPC", 60, async () => void (await readers[0]?.client.getSlot({})));
  for (const reader of readers) {
    await reader.close();
    for (let count = 0; count < reader.count; count++) increase(tally.calls, "gRPC, slots");
    for (const what of reader.wrong) tally.wrong("gRPC, slots", what);
  }
}

/** Opens WebSockets with a subscription and returns how many kilobytes of memory each one takes. */
async function openSockets(context: LoadContext, into: Subscriber[], count: number): Promise<number> {
  const { gateway } = context.setup;
  const url = nodeUrl(context, "ethereum", "/ws");
  const open = async (total: number): Promise<void> => {
    while (into.length < total) {
      const some = Array.from({ length: Math.min(atOnce, total - into.length) }, () => subscribe(url));
      into.push(...(await Promise.all(some)));
    }
    await sleep(2_000);
  };
  // The first sockets load code, which must not count as their memory.
  await open(20);
  const before = (await gateway.memory()).rss;
  await open(20 + count);
  return ((await gateway.memory()).rss - before) / 1024 / count;
}

/** Lets the upstreams of each pair misbehave in turn, with healthy phases in between. */
async function misbehave({ pairs, grpc, injected }: SoakSetup, over: AbortSignal): Promise<void> {
  for (let turn = 0; !over.aborted; turn++) {
    const faulty = pairs.flatMap((pair) => pair[turn % 2] ?? []);
    for (const { script } of faulty) script.faults = faults;
    await pause({ over }, faultTime);
    for (const { script } of faulty) script.faults = [];
    // WebSockets and gRPC connections of one upstream are cut every few turns.
    if (turn % 3 === 2 && !over.aborted) for (const one of faulty) injected.cut(one);
    if (turn % 3 === 1 && !over.aborted) injected.cut(grpc[turn % 2 === 0 ? 0 : 1]);
    await pause({ over }, healthyTime);
  }
}
