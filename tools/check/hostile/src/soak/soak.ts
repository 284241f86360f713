import { setTimeout as sleep } from "node:timers/promises";
import { createRandom } from "@node-access-tools/workspace";
import type { GatewayProcess } from "@node-access-tools/fleet";
import { createCallers } from "../load/callers.ts";
import { post } from "../load/send.ts";
import { SlotReader } from "../load/slots.ts";
import { closeSubscribers, Subscriber } from "../load/subscriber.ts";
import { formatCounts } from "../load/tally.ts";
import { quantile, until } from "../timing.ts";
import { atMost, none, Report } from "../requirements.ts";
import { wires } from "../upstreams/fault.ts";
import { createAndDeleteNode, createAndRevokeKey, useManyCredentials } from "./change-load.ts";
import { useConsole } from "./console-load.ts";
import { type LoadContext, nodeUrl, repeat } from "./load.ts";
import { callRest } from "./rest-load.ts";
import { callOverHttp, callOverSockets, type SentTrace } from "./rpc-load.ts";
import { type SoakSetup, startSoakSetup, failingMethod, fixedMethod, fixedResult } from "./soak-setup.ts";

const megabyte = 1024 * 1024;

/** Samples a gateway's memory during a run, each time after a garbage collection. */
class MemoryFigures {
  /** Bytes of heap and buffers. */
  readonly #samples: number[] = [];

  async sample(gateway: GatewayProcess): Promise<void> {
    const { heapUsed, arrayBuffers } = await gateway.memory();
    this.#samples.push(heapUsed + arrayBuffers);
  }

  /** The medians of the first and of the last third of a run, in megabytes. */
  get thirds(): readonly [first: number, last: number] {
    const third = Math.max(1, Math.floor(this.#samples.length / 3));
    return [median(this.#samples.slice(0, third)), median(this.#samples.slice(-third))];
  }

  /** All samples, in megabytes. */
  get line(): string {
    return this.#samples.map((bytes) => (bytes / megabyte).toFixed(1)).join(" ");
  }
}

function median(bytes: readonly number[]): number {
  return quantile(bytes, 0.5) / megabyte;
}

const surface = "test mode";

/** Makes a call that gets a fixture as its response, or one that the config's `faults` make fail now and then. */
async function callTestMode(context: LoadContext): Promise<void> {
  const { tally, random } = context;
  const method = random() < 0.5 ? fixedMethod : failingMethod;
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: [] });
  const { status, headers, text } = await post(nodeUrl(context, "ethereum"), body);
  const by = headers.get("x-node-access-served-by");
  if (method === fixedMethod) {
    if (by !== "fixture" || !text.includes(fixedResult))
      tally.wrong(surface, `${method} got ${status} ${text}`);
  } else if (by === "fault" && status === 503) tally.count("test mode, faults");
  else if (status !== 200 || !text.includes('"result":"1"'))
    tally.wrong(surface, `${method} got ${status} ${text}`);
}

/** Makes unary gRPC calls, and follows slots although upstreams are cut. */
async function callOverGrpc(context: LoadContext, subscribers: number): Promise<void> {
  const { tally, setup } = context;
  const readers = Array.from(
    { length: subscribers },
    () => new SlotReader(setup.gateway.grpcUrl, String(setup.credentials.nodes["solana"]?.key)),
  );
  await repeat(context, "gRPC", 60, async () => void (await readers[0]?.client.getSlot({})));
  for (const reader of readers) {
    await reader.close();
    for (let count = 0; count < reader.count; count++) tally.count("gRPC, slots");
    for (const what of reader.wrong) tally.wrong("gRPC, slots", what);
  }
}

/** How large a run is. */
export interface SoakScale {
  /** Milliseconds before memory is measured, in which caches fill. */
  readonly warmUp: number;
  /** How many credentials are used before that: metrics have labels for the first 1,000. */
  readonly credentials: number;
  /** Milliseconds during which memory must not grow. */
  readonly measured: number;
  /** How often memory is measured. */
  readonly samples: number;
  /** WebSockets that stay open, each with a subscription. */
  readonly sockets: number;
  /** Kilobytes that each of them may take. */
  readonly socketKilobytes: number;
  /** How much larger the heap may be in the last third than in the first: a share of it, plus megabytes. */
  readonly growth: { readonly share: number; readonly megabytes: number };
  readonly callers: number;
  /** Milliseconds between two reloads. */
  readonly reloadEvery: number;
}

/** The full run: ten minutes. */
export const wholeSoak: SoakScale = {
  warmUp: 60_000,
  credentials: 1_000,
  measured: 540_000,
  samples: 45,
  sockets: 2_000,
  socketKilobytes: 15,
  growth: { share: 0.05, megabytes: 2 },
  callers: 8,
  reloadEvery: 15_000,
};

/** What a misbehaving upstream does to its requests. */
const faults = [
  { fault: { status: 503, body: "" }, chance: 0.02 },
  { fault: wires.throttled[0], chance: 0.005 },
  { fault: wires.drop[0], chance: 0.01 },
  { fault: wires.html[0] ?? {}, chance: 0.01 },
  { fault: { wait: 400 }, chance: 0.01 },
];
/** WebSockets that are opened at the same time. */
const atOnce = 50;

/** Milliseconds for which one upstream of a pair misbehaves, and for which both are healthy afterwards. */
const [faultTime, healthyTime] = [3_000, 2_000];
/** Milliseconds until all traces must have reached the collector. */
const exportTime = 15_000;

/**
 * Puts a mixed load on a gateway with all features switched on, whose upstreams misbehave at known rates.
 *
 * @param print - Receives the figures.
 * @returns the violations, one line each; nothing if there are none.
 */
export async function runSoak(
  seed: number,
  scale: SoakScale,
  print: (line: string) => void,
): Promise<readonly string[]> {
  const setup = await startSoakSetup(createRandom(seed));
  try {
    return await soak(setup, seed, scale, print);
  } finally {
    await setup.stop();
  }
}

async function soak(
  setup: SoakSetup,
  seed: number,
  scale: SoakScale,
  print: (line: string) => void,
): Promise<readonly string[]> {
  const report = new Report(seed, print);
  const end = new AbortController();
  const random = createRandom(seed);
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
  const tracing = callOverHttp(context, scale.callers);
  const loads = Promise.all([
    callOverSockets(context, 4),
    callRest(context),
    callOverGrpc(context, 3),
    repeat(context, "management", 1_000, () => createAndDeleteNode(context)),
    repeat(context, "credentials", 1_000, () => createAndRevokeKey(context)),
    repeat(context, "reloads", scale.reloadEvery, async () => setup.reload()),
    repeat(context, "console", 2_000, () => useConsole(context)),
    repeat(context, "test mode", 200, () => callTestMode(context)),
  ]);
  const memory = new MemoryFigures();
  await sleep(scale.warmUp);
  for (let count = 0; count < scale.samples; count++) {
    await memory.sample(setup.gateway);
    await sleep(scale.measured / scale.samples);
  }
  end.abort();
  const traces = await tracing;
  await Promise.all([loads, misbehaving]);
  const subscriptions = await closeSubscribers(subscribers, () => nodes.chain.blocks);
  const missing = await missingTraces(setup, traces);
  const [first, last] = memory.thirds;
  const most = first * (1 + scale.growth.share) + scale.growth.megabytes;
  const lost = tally.acknowledged.filter((text) => !nodes.writeArrivals.has(text));
  const heads = subscribers.reduce((sum, { events }) => sum + events, 0);
  report.add(
    `calls: ${formatCounts(tally.calls)}
heads delivered ${heads}, traces of callers ${traces.length}, heap of the first third ${first.toFixed(1)} MB
faults injected: ${formatCounts(setup.injected.counts)}
failures excused by faults: ${formatCounts(tally.excused) || "none"}
log entries: ${formatCounts(setup.events)}`,
    [
      none("errors and wrong responses beyond the injected faults", tally.violations),
      none("heads that went backwards", caller.heads.backwards),
      none("writes that arrived twice", nodes.writeArrivals.repeated),
      none("acknowledged writes that never arrived", lost),
      none("heads of subscriptions that differ from the chain", subscriptions.wrong),
      none("sockets closed", subscriptions.closed),
      none("traces that did not reach the collector, or not from caller to upstream", missing),
      none("secrets in log entries and spans", setup.leaks),
      none(
        "reloads that failed",
        Array.from({ length: setup.events.get("config not reloaded") ?? 0 }, () => ""),
      ),
      atMost("heap after collection, last third of the run", last, most, "MB", memory.line),
      atMost(
        `each of ${scale.sockets} WebSockets with a subscription`,
        socketKilobytes,
        scale.socketKilobytes,
        "kB",
      ),
    ],
  );
  return report.wrong;
}

/** Opens WebSockets with a subscription and returns how many kilobytes of memory each one takes. */
async function openSockets(context: LoadContext, into: Subscriber[], count: number): Promise<number> {
  const { gateway } = context.setup;
  const url = nodeUrl(context, "ethereum", "/ws").replace("http", "ws");
  const open = async (total: number): Promise<void> => {
    while (into.length < total) {
      const some = Array.from({ length: Math.min(atOnce, total - into.length) }, () =>
        Subscriber.open(url, "newHeads"),
      );
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
  const pause = (milliseconds: number): Promise<unknown> =>
    sleep(milliseconds, undefined, { signal: over }).catch(() => {});
  for (let turn = 0; !over.aborted; turn++) {
    const faulty = pairs.flatMap((pair) => pair[turn % 2] ?? []);
    for (const { script } of faulty) script.faults = faults;
    await pause(faultTime);
    for (const { script } of faulty) script.faults = [];
    // WebSockets and gRPC connections of one upstream are cut every few turns.
    if (turn % 3 === 2 && !over.aborted) for (const one of faulty) injected.cut(one);
    if (turn % 3 === 1 && !over.aborted) injected.cut(grpc[turn % 2 === 0 ? 0 : 1]);
    await pause(healthyTime);
  }
}

/** Lists callers' traces without the call's span, or whose request to the node is not part of the call's spans. */
async function missingTraces(
  { traced, traces: received }: SoakSetup,
  traces: readonly SentTrace[],
): Promise<string[]> {
  await until(() => traces.every(({ traceId }) => traced.has(traceId)), exportTime);
  return traces.flatMap(({ traceId, spanId, method }) => {
    const spans = traced.get(traceId) ?? [];
    const own = spans.find(({ parentSpanId }) => parentSpanId === spanId);
    if (!own) return [`the call ${method} has no span`];
    const attemptId = received.get(traceId);
    if (attemptId === undefined) return [];
    const attempt = spans.find((span) => span.spanId === attemptId);
    return attempt?.parentSpanId === own.spanId
      ? []
      : [`the node's request for ${method} is in no span of the call`];
  });
}
