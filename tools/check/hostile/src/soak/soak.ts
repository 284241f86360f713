import { setTimeout as sleep } from "node:timers/promises";
import { randomOf } from "@node-access-tools/workspace";
import { failures, none, type Requirement, table } from "../routing/requirements.ts";
import { makeChanges, useManyCredentials } from "./load/change-load.ts";
import { useConsole } from "./load/console-load.ts";
import { callOverGrpc } from "./load/grpc-load.ts";
import { callOverHttp, type SentTrace } from "./load/http-load.ts";
import type { LoadContext } from "./load/load.ts";
import { callRest } from "./load/rest-load.ts";
import { callOverSockets, Subscribers } from "./load/socket-load.ts";
import { callTestMode } from "./load/test-mode-load.ts";
import { watchGateway } from "./load/watch-load.ts";
import { MemoryFigures } from "./memory.ts";
import { type SoakPlace, startSoakPlace } from "./soak-place.ts";
import { SoakTally } from "./tally.ts";

/** How large a run is. */
export interface SoakScale {
  /** Milliseconds before memory is looked at, in which caches fill. */
  readonly warmUp: number;
  /** Credentials that are used before: metrics have labels for the first 1,000. */
  readonly credentials: number;
  /** Milliseconds in which memory has to stay flat. */
  readonly measured: number;
  /** How often it is looked at. */
  readonly samples: number;
  /** WebSockets that stay open, each with a subscription. */
  readonly sockets: number;
  /** Kilobytes that each of them may take. */
  readonly socketKilobytes: number;
  /** By how much the last third's heap may exceed that of the first: a share of it, and megabytes besides. */
  readonly growth: { readonly share: number; readonly megabytes: number };
  readonly callers: number;
  /** Milliseconds between two reloads. */
  readonly reloadEvery: number;
}

/** The run that is the proof: ten minutes. */
export const wholeSoak: SoakScale = {
  warmUp: 60_000,
  credentials: 1_000,
  measured: 540_000,
  samples: 45,
  sockets: 2_000,
  socketKilobytes: 35,
  growth: { share: 0.05, megabytes: 2 },
  callers: 8,
  reloadEvery: 15_000,
};

/** Milliseconds for which one upstream of a pair misbehaves, and for which both are well afterwards. */
const [faultTime, calmTime] = [3_000, 2_000];
/** Milliseconds that the collector may take to have everything. */
const exportTime = 15_000;

/**
 * Puts a mixed load on a gateway with everything switched on, whose upstreams misbehave at known rates.
 *
 * @param tell - Takes the figures.
 * @returns what should not have been, one line each; nothing if all is well.
 */
export async function runSoak(
  seed: number,
  scale: SoakScale,
  tell: (line: string) => void,
): Promise<readonly string[]> {
  tell(`seed ${seed}`);
  const place = await startSoakPlace(randomOf(seed));
  try {
    return await soak(place, seed, scale, tell);
  } finally {
    await place.stop();
  }
}

async function soak(
  place: SoakPlace,
  seed: number,
  scale: SoakScale,
  tell: (line: string) => void,
): Promise<readonly string[]> {
  const tally = new SoakTally();
  const end = new AbortController();
  const context: LoadContext = { place, tally, random: randomOf(seed), over: end.signal };
  const subscribers = new Subscribers(context);
  const socketKilobytes = await openSockets(place, subscribers, scale.sockets);
  await useManyCredentials(context, scale.credentials);
  const misbehaving = misbehave(place, end.signal);
  const tracing = callOverHttp(context, scale.callers);
  const loads = Promise.all([
    callOverSockets(context, 4),
    callRest(context),
    callOverGrpc(context, 3),
    makeChanges(context, scale.reloadEvery),
    watchGateway(context),
    useConsole(context),
    callTestMode(context),
  ]);
  const memory = new MemoryFigures();
  await sleep(scale.warmUp);
  for (let count = 0; count < scale.samples; count++) {
    await memory.sample(place.gateway);
    await sleep(scale.measured / scale.samples);
  }
  end.abort();
  const traces = await tracing;
  await Promise.all([loads, misbehaving]);
  subscribers.close();
  const missing = await missingTraces(place, traces);
  const [first, last] = memory.thirds;
  const most = first * (1 + scale.growth.share) + scale.growth.megabytes;
  const requirements: Requirement[] = [
    none("errors and wrong responses beyond the injected faults", tally.unexpected),
    none("writes that arrived twice", repeated(place)),
    none("traces that did not reach the collector, or not from caller to upstream", missing),
    none("secrets in log entries and spans", place.leaks),
    none(
      "reloads that failed",
      Array.from({ length: place.events.get("config not reloaded") ?? 0 }, () => ""),
    ),
    atMost("heap after collection, last third of the run", last, most, "MB", memory.line),
    atMost(
      `each of ${scale.sockets} WebSockets with a subscription`,
      socketKilobytes,
      scale.socketKilobytes,
      "kB",
    ),
  ];
  tell(describe(place, tally, subscribers, traces, first));
  tell(table(requirements));
  return failures(requirements);
}

/** @returns kilobytes that each socket takes. */
async function openSockets({ gateway }: SoakPlace, subscribers: Subscribers, count: number): Promise<number> {
  // What is loaded with the first sockets is not theirs.
  await subscribers.open(20);
  await sleep(2_000);
  const before = (await gateway.memory()).rss;
  await subscribers.open(20 + count);
  await sleep(2_000);
  return ((await gateway.memory()).rss - before) / 1024 / count;
}

/** One upstream of each pair misbehaves in turn, and is well for a while before the next one does. */
async function misbehave({ pairs, grpc }: SoakPlace, over: AbortSignal): Promise<void> {
  const pause = (milliseconds: number): Promise<unknown> =>
    sleep(milliseconds, undefined, { signal: over }).catch(() => {});
  for (let turn = 0; !over.aborted; turn++) {
    const faulty = pairs.flatMap((pair) => pair[turn % 2] ?? []);
    for (const proxy of faulty) proxy.isFaulty = true;
    await pause(faultTime);
    for (const proxy of faulty) proxy.isFaulty = false;
    // WebSockets and gRPC connections of one upstream are cut every few turns.
    if (turn % 3 === 2 && !over.aborted) for (const proxy of faulty) proxy.cutSockets();
    if (turn % 3 === 1 && !over.aborted) grpc[turn % 2]?.cut();
    await pause(calmTime);
  }
}

function repeated({ chain }: SoakPlace): string[] {
  return [...chain.sent]
    .filter(([, times]) => times > 1)
    .map(([raw, times]) => `${raw} arrived ${times} times`);
}

/** Each trace that a caller began has the call's span under the caller's; and what the node got is under that of a request to it. */
async function missingTraces({ traced, chain }: SoakPlace, traces: readonly SentTrace[]): Promise<string[]> {
  const until = performance.now() + exportTime;
  while (traces.some(({ traceId }) => !traced.has(traceId)) && performance.now() < until) await sleep(200);
  return traces.flatMap(({ traceId, spanId, method }) => {
    const spans = traced.get(traceId) ?? [];
    const own = spans.find(({ parentSpanId }) => parentSpanId === spanId);
    if (!own) return [`the call ${method} has no span`];
    const above = chain.traces.get(traceId);
    if (above === undefined) return [];
    const attempt = spans.find((span) => span.spanId === above);
    return attempt?.parentSpanId === own.spanId
      ? []
      : [`what the node got for ${method} is in no span of the call`];
  });
}

function atMost(name: string, value: number, most: number, unit: string, all?: string): Requirement {
  return {
    name,
    figure: `${value.toFixed(1)} ${unit}`,
    required: `<= ${most.toFixed(1)} ${unit}`,
    isMet: value <= most,
    details: all === undefined ? [] : [`${unit}, in order: ${all}`],
  };
}

function describe(
  { injected, events }: SoakPlace,
  { calls, excused }: SoakTally,
  subscribers: Subscribers,
  traces: readonly SentTrace[],
  first: number,
): string {
  return [
    `calls: ${list(calls)}`,
    `heads delivered ${subscribers.heads}, traces of callers ${traces.length}, heap of the first third ${first.toFixed(1)} MB`,
    `faults injected: ${list(injected.counts)}`,
    `writes that they failed: ${list(excused) || "none"}`,
    `log entries: ${list(events)}`,
  ].join("\n");
}

function list(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
}
