import { currentTime } from "../../observe/clock.ts";
import {
  type CallerCounts,
  callerMinute,
  maxExpensiveFirst,
  noCallerCounts,
} from "../../observe/history/caller-history.ts";
import type { ReadHistory } from "../../observe/history/history.ts";
import { addCounts, type Slot, latencyAt } from "../../observe/history/slots.ts";
import {
  type NetworkTraffic,
  noTraffic,
  trafficInterval,
  trafficSlots,
} from "../../observe/history/traffic-history.ts";
import { noUpstreamCounts, upstreamInterval, upstreamSlots } from "../../observe/history/upstream-history.ts";
import { addEntry } from "../../observe/tallies.ts";
import { type AdminCall, type AdminContext, conflict, formatTime } from "./admin-call.ts";

const interval = trafficInterval * 1000;

export async function readTraffic({ context, query }: AdminCall): Promise<object> {
  const { network: wanted, since } = query as { network?: string; since?: string };
  const { now, oldest } = findIntervals(context, interval, trafficSlots);
  const parts = await findHistory(context)({ kind: "traffic", from: oldest });
  const slots = parts.flatMap(({ traffic = [] }) => traffic);
  const sums = sumSlots(slots, noTraffic, (network) => wanted === undefined || network === wanted);
  const from = Math.max(oldest, since === undefined ? 0 : Math.floor(Date.parse(since) / interval));
  const served = new Set(slots.flatMap(({ content }) => Array.from(content.keys())));
  return {
    instance: context.process.instance,
    interval: trafficInterval,
    networks: [...served].filter((network) => network !== "").toSorted(),
    samples: numbersFrom(from, now).map((number) => {
      const total = noTraffic();
      for (const byInterval of sums.values()) addCounts(total, byInterval.get(number) ?? noTraffic());
      return sample(number, total);
    }),
  };
}

/** @returns the current interval's number, and the oldest one's that this gateway has stored. */
function findIntervals(
  { process: { startedAt } }: AdminContext,
  length: number,
  count: number,
): { readonly now: number; readonly oldest: number } {
  const now = Math.floor(currentTime() / length);
  return { now, oldest: Math.max(now - count, Math.floor(startedAt / length)) };
}

function numbersFrom(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

/** Sums the histories of several processes, by name and interval. */
function sumSlots<Counts extends object>(
  slots: readonly Slot<Counts>[],
  make: () => Counts,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, ReadonlyMap<number, Counts>> {
  const sums = new Map<string, Map<number, Counts>>();
  for (const { number, content } of slots)
    for (const [name, counts] of content) {
      if (!isWanted(name)) continue;
      const byInterval = sums.get(name) ?? addEntry(sums, name, new Map<number, Counts>());
      addCounts(byInterval.get(number) ?? addEntry(byInterval, number, make()), counts);
    }
  return sums;
}

function sample(number: number, traffic: NetworkTraffic): object {
  const { calls, latencies, hits, misses, hedgesWon, hedgesLost, upstreamFailures } = traffic;
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => latencyAt(latencies, share));
  return {
    at: formatTime((number + 1) * interval),
    calls,
    latency: p50 === undefined ? null : { p50, p95, p99 },
    cache: { hits, misses },
    hedges: { won: hedgesWon, lost: hedgesLost },
    upstream_failures: upstreamFailures,
  };
}

export async function readUpstreamTraffic({ context, query }: AdminCall): Promise<object> {
  const { network } = query as { network?: string };
  const length = upstreamInterval * 1000;
  const { now, oldest } = findIntervals(context, length, upstreamSlots);
  const parts = await findHistory(context)({ kind: "upstreams", from: oldest });
  const slots = parts.flatMap(({ upstreams = [] }) => upstreams);
  const isWanted = (id: string): boolean => network === undefined || id.startsWith(`${network}.`);
  const sums = [...sumSlots(slots, noUpstreamCounts, isWanted)];
  return {
    instance: context.process.instance,
    interval: upstreamInterval,
    upstreams: sums
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, byInterval]) => ({
        id,
        samples: numbersFrom(oldest, now).map((number) => {
          const { calls, latencies, failures, throttled } = byInterval.get(number) ?? noUpstreamCounts();
          const at = formatTime((number + 1) * length);
          return { at, calls, latency: latencyAt(latencies, 0.95) ?? null, failures, throttled };
        }),
      })),
  };
}

/** Maximum callers of one response. */
const maxCallers = 50;

export async function listCallers({ context, query }: AdminCall): Promise<object> {
  const { minutes } = query as unknown as { minutes: number };
  const { startedAt, instance } = context.process;
  const now = currentTime();
  const from = Math.floor(now / callerMinute) - minutes;
  const callers = new Map<string, CallerCounts>();
  for (const part of await findHistory(context)({ kind: "callers", from }))
    for (const { content } of part.callers ?? [])
      for (const [credential, counts] of content)
        addCounts(callers.get(credential) ?? addEntry(callers, credential, noCallerCounts()), counts);
  const maxExpensive = maxExpensiveFirst(callers).slice(0, maxCallers);
  const known = await readNames(
    context,
    maxExpensive.map(([id]) => id),
  );
  return {
    instance,
    seconds: Math.round(now - Math.max(from * callerMinute, startedAt)) / 1000,
    cost: [...callers.values()].reduce((sum, { cost }) => sum + cost, 0),
    results: maxExpensive.map(([credential, { cost, calls, errors, throttled }]) => {
      const { name = null, owner = null } = known.get(credential) ?? {};
      return { credential, name, owner, cost, calls, errors, throttled };
    }),
  };
}

/** The names and owners of keys and credentials. Empty while the database is away. */
async function readNames(
  { store }: AdminContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly owner: string }>> {
  if (ids.length === 0) return new Map();
  const { apiKeys, nodeCredentials } = store.tables;
  const rows = await Promise.all([apiKeys.names(ids), nodeCredentials.names(ids)]).catch(() => []);
  return new Map(rows.flat().map(({ id, name, owner }) => [id, { name, owner }]));
}

/** @throws HttpProblem 409 if the gateway has no history. */
export function findHistory({ history }: AdminContext): ReadHistory {
  if (!history) throw conflict("console_off", "this gateway keeps no history: start it with --console");
  return history;
}
