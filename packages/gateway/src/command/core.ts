import { KeySet } from "../access/key-set.ts";
import { createBudgets } from "../access/local-budgets.ts";
import { Cors } from "../access/cors.ts";
import { DatabaseContact } from "../access/database-contact.ts";
import { Lease } from "../access/lease.ts";
import { NodeDirectory } from "../access/node-directory.ts";
import { PendingBytes } from "../access/pending-bytes.ts";
import { Proxies } from "../access/proxies.ts";
import { RateLimit } from "../access/rate-limit.ts";
import { UsageCounter, storeLastUse } from "../access/usage.ts";
import { PoolSharing } from "../clusters/pool-sharing.ts";
import { Streams } from "../delivery/streams.ts";
import type { HttpContext } from "../listeners/handle-request.ts";
import { serveNodes } from "../listeners/node-listener.ts";
import type { History } from "../observe/history/history.ts";
import type { Log } from "../observe/log.ts";
import { Metrics, type MeasuredUpstream } from "../observe/metrics.ts";
import { SecurityLog } from "../observe/security-log.ts";
import { Traffic } from "../observe/traffic.ts";
import { Networks } from "../router/networks/networks.ts";
import { startAnvil } from "../upstreams/anvil/anvil-process.ts";
import { NodeServices } from "../router/node-services.ts";
import { Simulators, type SimulatorOptions } from "../router/simulators.ts";
import type { State } from "../state/state.ts";
import type { ResolvedOptions } from "./resolve-options.ts";
import type { SharedResources } from "./shared-resources.ts";
import type { LocatedQueue } from "../observe/queue-state.ts";
import { readingQueue } from "../upstreams/reply-text.ts";
import { changesQueue } from "../surfaces/management/run-serially.ts";
import type { ListedUpstream } from "../router/networks/part-states.ts";

export interface CoreResources {
  readonly store: State;
  readonly log: Log;
  readonly history: History | undefined;
  /** What this process shares with the gateway's other workers. */
  readonly shared: SharedResources | undefined;
}

export interface GatewayStatus {
  isReady: boolean;
  isDraining: boolean;
  readonly address: { url: string; grpc: string };
}

/** Everything that serves calls, except for the servers that receive them. */
export interface Core {
  readonly context: HttpContext;
  readonly usage: UsageCounter;
  readonly status: GatewayStatus;
  /** Stores what is not stored yet, and closes everything. The servers must be closed before. */
  close(): Promise<void>;
}

export async function createCore(options: ResolvedOptions, resources: CoreResources): Promise<Core> {
  const { store, log, history, shared } = resources;
  const { limits } = options;
  const metrics = shared?.metrics ?? new Metrics();
  if (history) metrics.recordTo(history);
  const budgets = await createBudgets(store, options.counters, log, shared);
  const isShared = store.kind === "postgres" || shared !== undefined;
  const networks = new Networks(options.networks);
  // The client of Valkey or Redis is loaded only if the URL of one is set.
  const results =
    options.cache === undefined
      ? undefined
      : new (await import("../state/redis/redis-results.ts")).RedisResults(options.cache, store.vault, log);
  const services = new NodeServices({
    limits,
    log,
    metrics,
    declaredMethods: { allowed: options.allowMethods, safe: options.safeMethods },
    simulators: new Simulators(store, simulatorOptions(options), isShared),
    filterIds: { vault: store.vault, isShared },
    networks,
    sharing: new PoolSharing(store, budgets, isShared, results),
    startAnvil: shared?.startAnvil ?? startAnvil,
  });
  metrics.watchNetworks({
    networks: () => services.networks.conditions(),
    upstreams: () => measureUpstreams(services.networks.upstreams()),
    queues: () => listQueues(services, store),
  });
  const contact =
    store.kind === "postgres" ? new DatabaseContact(() => store.changes.currentAt, options.state) : undefined;
  if (contact) metrics.readContactAge = () => (performance.now() - contact.last) / 1000;
  const apiKeys = new KeySet(() => {}, contact);
  const nodes = new NodeDirectory((key, reason) => services.endCaller(key.owner, key.id, reason), contact);
  const security = new SecurityLog(log);
  const usage = new UsageCounter(store);
  const endLoopWatch = options.metrics || options.telemetry ? metrics.watchEventLoop() : undefined;
  const telemetry = options.telemetry
    ? (await import("../observe/telemetry.ts")).startTelemetry(metrics)
    : undefined;
  const status: GatewayStatus = { isReady: false, isDraining: false, address: { url: "", grpc: "" } };
  const streams = new Streams({
    store,
    log,
    metrics: metrics.streams,
    options: options.streams,
    follow: (network, part) => services.networks.follow(network, part),
    serveNodes: () => serveNodes(context),
  });
  const context: Core["context"] = {
    store,
    streams,
    services,
    lease: new Lease(isShared ? store.changes : undefined, log),
    limits,
    metrics,
    traffic: new Traffic({ metrics, usage, security, log, accessLog: options.accessLog, history }),
    tracing: telemetry?.tracing,
    log,
    security,
    readiness: options.readiness,
    networks,
    apiKeys,
    nodes,
    mcp: undefined,
    cors: new Cors(options.cors, (origin) => nodes.hasOrigin(origin) || apiKeys.hasOrigin(origin)),
    rateLimit: new RateLimit(limits, budgets, history?.charged.bind(history)),
    pendingBytes: new PendingBytes(limits.pendingBytes),
    proxies: new Proxies({
      trusted: options.trustedProxies,
      requiresTls: options.publicUrl !== undefined && !options.tls && !options.insecureHttp,
    }),
    address: () => status.address,
    isReady: () => status.isReady,
    isDraining: () => status.isDraining,
  };
  const closeLastUse = storeLastUse(store, nodes, apiKeys);
  const forgetEnded = createForgetting(metrics, [nodes, apiKeys]);
  const expiry = setInterval(() => {
    nodes.expire();
    apiKeys.expire();
    forgetEnded();
  }, 1_000).unref();
  return {
    context,
    usage,
    status,
    async close() {
      clearInterval(expiry);
      context.lease.close();
      endLoopWatch?.();
      telemetry?.end();
      await services.close();
      context.rateLimit.close();
      await closeLastUse();
      await usage.close();
      await store.close();
    },
  };
}

/** Milliseconds in which the last calls of a credential that has ended may end. */
const lastCallsWithin = 60_000;

/** @returns what forgets the metrics of credentials that have ended. */
function createForgetting(metrics: Metrics, keySets: readonly Pick<KeySet, "takeEnded">[]): () => void {
  const ended = new Set<string>();
  return () => {
    for (const id of keySets.flatMap((keys) => keys.takeEnded())) {
      ended.add(id);
      setTimeout(() => ended.delete(id), lastCallsWithin).unref();
    }
    metrics.forgetCredentials(ended);
  };
}

function* listQueues(services: NodeServices, store: State): Generator<LocatedQueue> {
  yield* services.networks.queues();
  yield readingQueue();
  yield changesQueue();
  yield store.queue;
  yield { queue: "event_streams", waiting: 0, active: services.eventStreams };
}

/** Upstreams as metrics report them. */
function* measureUpstreams(listed: Iterable<ListedUpstream>): Generator<MeasuredUpstream> {
  const now = performance.now();
  for (const { network, part, member, members } of listed) {
    const newest = Math.max(...members.map(({ head }) => head));
    const { upstream, head, budget } = member;
    const { requestsPerDay, requestsToday } = budget?.describe() ?? {};
    const usedQuota =
      requestsPerDay === undefined || requestsToday === undefined
        ? undefined
        : requestsToday / requestsPerDay;
    yield { network, part, name: upstream.name, state: member.state(now), head, newest, usedQuota };
  }
}

/** Whether the gateway is part of a test that decides how nodes behave. */
export function isTest({ fixtures, faults, record }: ResolvedOptions): boolean {
  return (
    record !== undefined ||
    Object.keys(Object(fixtures) as object).length + Object.keys(Object(faults) as object).length > 0
  );
}

export function simulatorOptions(options: ResolvedOptions): SimulatorOptions {
  const { venue, geyserRate, chainId, seed, blockTime, fixtures, faults, record } = options;
  return {
    venue,
    geyserRate,
    chain: { seed, blockTime },
    ...(chainId !== undefined && { chainId }),
    ...(isTest(options) && { testMode: { fixtures, faults, seed, ...(record !== undefined && { record }) } }),
  };
}
