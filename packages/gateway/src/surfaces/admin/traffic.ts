import { currentTime } from "../../observe/clock.ts";
import {
  addCounts,
  type CallerCounts,
  callerMinute,
  maxExpensiveFirst,
} from "../../observe/history/caller-history.ts";
import type { HistoryPart, ReadHistory } from "../../observe/history/history.ts";
import { addLatencies, latencyAt } from "../../observe/history/latency-counts.ts";
import {
  type NetworkTraffic,
  noTraffic,
  trafficInterval,
  trafficSlots,
} from "../../observe/history/traffic-history.ts";
import {
  noUpstreamCounts,
  type UpstreamCounts,
  upstreamInterval,
  upstreamSlots,
} from "../../observe/history/upstream-history.ts";
import { type AdminCall, type AdminContext, conflict, formatTime } from "./admin-call.ts";

const interval = trafficInterval * 1000;

export async function readTraffic({ context, query }: AdminCall): Promise<object> {
  const { network, since } = query as { network?: string; since?: string };
  const read = findHistory(context);
  const now = Math.floor(currentTime() / interval);
  const { startedAt, instance } = context.process;
  const oldest = Math.max(now - trafficSlots, Math.floor(startedAt / interval));
  const parts = await read({ kind: "traffic", from: oldest });
  const wanted = Math.max(oldest, since === undefined ? 0 : Math.floor(Date.parse(since) / interval));
  const { slots, networks } = sumTraffic(parts, network);
  const numbers = Array.from({ length: Math.max(0, now - wanted) }, (_, index) => wanted + index);
  return {
    instance,
    interval: trafficInterval,
    networks,
    samples: numbers.map((number) => sample(number, slots.get(number) ?? noTraffic())),
  };
}

/** Sums the histories of several processes, by interval. */
function sumTraffic(
  parts: readonly HistoryPart[],
  wanted: string | undefined,
): { readonly slots: ReadonlyMap<number, NetworkTraffic>; readonly networks: readonly string[] } {
  const slots = new Map<number, NetworkTraffic>();
  const networks = new Set<string>();
  for (const { traffic = [] } of parts)
    for (const { number, content } of traffic)
      for (const [network, served] of content) {
        if (network !== "") networks.add(network);
        if (wanted !== undefined && network !== wanted) continue;
        const sum = slots.get(number) ?? noTraffic();
        slots.set(number, sum);
        add(sum, served);
      }
  return { slots, networks: [...networks].toSorted() };
}

function add(sum: NetworkTraffic, other: NetworkTraffic): void {
  for (const outcome of Object.keys(sum.calls) as (keyof NetworkTraffic["calls"])[])
    sum.calls[outcome] += other.calls[outcome];
  addLatencies(sum.latencies, other.latencies);
  for (const name of ["hits", "misses", "hedgesWon", "hedgesLost", "upstreamFailures"] as const)
    sum[name] += other[name];
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
  const { startedAt, instance } = context.process;
  const now = Math.floor(currentTime() / length);
  const from = Math.max(now - upstreamSlots, Math.floor(startedAt / length));
  const upstreams = new Map<string, Map<number, UpstreamCounts>>();
  for (const part of await findHistory(context)({ kind: "upstreams", from }))
    for (const { number, content } of part.upstreams ?? [])
      for (const [id, counts] of content) {
        if (network !== undefined && !id.startsWith(`${network}.`)) continue;
        const slots = upstreams.get(id) ?? new Map<number, UpstreamCounts>();
        upstreams.set(id, slots);
        const sum = slots.get(number) ?? noUpstreamCounts();
        slots.set(number, sum);
        for (const name of ["calls", "failures", "throttled"] as const) sum[name] += counts[name];
        addLatencies(sum.latencies, counts.latencies);
      }
  const numbers = Array.from({ length: Math.max(0, now - from) }, (_, index) => from + index);
  const samples = (slots: ReadonlyMap<number, UpstreamCounts>): object[] =>
    numbers.map((number) => {
      const { calls, latencies, failures, throttled } = slots.get(number) ?? noUpstreamCounts();
      const at = formatTime((number + 1) * length);
      return { at, calls, latency: latencyAt(latencies, 0.95) ?? null, failures, throttled };
    });
  const sorted = [...upstreams].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    instance,
    interval: upstreamInterval,
    upstreams: sorted.map(([id, slots]) => ({ id, samples: samples(slots) })),
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
      for (const [credential, counts] of content) addCounts(callers, credential, counts);
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
