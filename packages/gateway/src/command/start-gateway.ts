import { setTimeout as sleep } from "node:timers/promises";
import { Cors } from "../access/cors.ts";
import { createBudgets } from "../access/create-budgets.ts";
import { ApiKeys } from "../access/api-keys.ts";
import { followChanges } from "../access/follow-changes.ts";
import { LastUse } from "../access/last-use.ts";
import { Lease } from "../access/lease.ts";
import { NodeDirectory } from "../access/node-directory.ts";
import { PendingBytes } from "../access/pending-bytes.ts";
import { Proxies } from "../access/proxies.ts";
import { RateLimit } from "../access/rate-limit.ts";
import type { NetworksOption } from "../codec/network-options.ts";
import { GrpcServer } from "../listeners/grpc-server.ts";
import { handleRequest, type HttpContext } from "../listeners/handle-request.ts";
import { UsageCounter } from "../access/usage.ts";
import { countConnections, createListener, drain, listen, useCertificate } from "../listeners/listener.ts";
import { createMetricsServer } from "../listeners/metrics-server.ts";
import { type SocketContext, SocketServer } from "../listeners/socket-server.ts";
import { createLog, type Log } from "../observe/log.ts";
import type { History } from "../observe/history/history.ts";
import { Metrics } from "../observe/metrics.ts";
import { checkNetworks } from "../router/networks/check-networks.ts";
import { Networks } from "../router/networks/networks.ts";
import { NodeServices } from "../router/node-services.ts";
import { PoolSharing } from "../clusters/pool-sharing.ts";
import { measuredUpstreams } from "../router/networks/measured-upstreams.ts";
import { Simulators } from "../router/simulators.ts";
import { SecurityLog } from "../observe/security-log.ts";
import { Traffic } from "../observe/traffic.ts";
import { openState, startError } from "../state/open-state.ts";
import type { SharedResults } from "../state/shared-results.ts";
import type { State } from "../state/state.ts";
import { readCertificate, watchCertificate } from "./certificate.ts";
import type { Credentials } from "./credentials.ts";
import { checkConfig } from "./config/check-config.ts";
import type { ConsoleOptions } from "./console/console-options.ts";
import type { ConsolePassword } from "./console/console-password.ts";
import { ConfigReloads } from "./config/config-reloads.ts";
import type { GatewayOptions } from "./options.ts";
import { type ResolvedOptions, resolveOptions } from "./resolve-options.ts";
import { measuredQueues } from "./measured-queues.ts";
import { Organizations, type ShowCredentials } from "./organizations.ts";
import type { StartedGateway } from "./gateway.ts";
import { isTest, simulatorOptions } from "./simulator-options.ts";
import type { SharedResources } from "./shared-resources.ts";
import type { Operators } from "./operators/start-operators.ts";

/**
 * Starts a gateway that shows new credentials before it stores them.
 *
 * @param show - Shows credentials, which cannot be shown again. If it throws, they are not stored.
 * @param shared - What this process shares with the gateway's other workers.
 * @param reread - Rereads the config and the command line, if there is a config.
 */
export async function startGateway(
  options: GatewayOptions,
  show?: ShowCredentials,
  shared?: SharedResources,
  reread?: () => GatewayOptions,
): Promise<StartedGateway> {
  const resolved = await checkedOptions(options);
  const history = shared ? shared.history : resolved.console && (await newHistory());
  const log = createLog(options.log, history && ((entry): void => history.log.add(entry)));
  const store = await openState(resolved, log, undefined, shared?.backend);
  const read =
    reread &&
    (async () => {
      const again = reread();
      await checkedOptions(again);
      return again;
    });
  return start(resolved, store, log, history, show, shared, read && { read, started: options });
}

/** @throws NodeAccessError `INVALID_ARGUMENT` for an invalid option. */
export async function checkedOptions(options: GatewayOptions): Promise<ResolvedOptions> {
  const resolved = resolveOptions(options);
  if (isTest(resolved)) (await import("./check-test-options.ts")).checkTestOptions(resolved);
  return resolved;
}

async function newHistory(): Promise<History> {
  const { History: Loaded } = await import("../observe/history/history.ts");
  return new Loaded();
}

async function consolePassword(store: State, { password }: ConsoleOptions): Promise<ConsolePassword> {
  const { ConsolePassword: Loaded } = await import("./console/console-password.ts");
  return new Loaded(store, password);
}

/** @param cache - The URL of a Valkey or Redis server, whose client is loaded only if this is set. */
async function sharedResults(cache: string | undefined, log: Log): Promise<SharedResults | undefined> {
  if (cache === undefined) return undefined;
  const { RedisResults } = await import("../state/redis/redis-results.ts");
  return new RedisResults(cache, log);
}

async function start(
  options: ResolvedOptions,
  store: State,
  log: Log,
  history: History | undefined,
  show?: ShowCredentials,
  shared?: SharedResources,
  config?: { readonly read: () => Promise<GatewayOptions>; readonly started: GatewayOptions },
): Promise<StartedGateway> {
  const { limits, host, publicUrl } = options;
  const tls = options.tls && readCertificate(options.tls);
  const networks = new Networks(options.networks);
  const metrics = shared?.metrics ?? new Metrics();
  if (history) metrics.recordTo(history);
  const budgets = await createBudgets(store, options.counters, log, shared);
  const isShared = store.kind === "postgres" || shared !== undefined;
  const declared = { allowed: options.allowMethods, safe: options.safeMethods };
  const services = new NodeServices(
    limits,
    log,
    metrics,
    declared,
    new Simulators(store, simulatorOptions(options), isShared),
    { vault: store.vault, isShared },
    networks,
    new PoolSharing(store, budgets, isShared, await sharedResults(options.cache, log)),
    shared?.startAnvil,
  );
  metrics.watchUpstreams(() => measuredUpstreams(services.upstreams()));
  metrics.queues.watch(() => measuredQueues(services, store));
  const serve = async (option: NetworksOption | undefined): Promise<void> => {
    if (option !== undefined) {
      checkConfig({ networks: option });
      checkNetworks(option, declared);
    }
    await services.reload(new Networks(option));
  };
  const reloads = config && new ConfigReloads({ read: config.read, serve, log }, config.started);
  shared?.onAnvilStarted((node) => services.wake(node));
  const address = { url: "", grpc: "" };
  let isReady = false;
  let isDraining = false;
  const apiKeys = new ApiKeys();
  const nodes = new NodeDirectory((key, reason) => services.endCaller(key.owner, key.id, reason));
  const security = new SecurityLog(log);
  const usage = new UsageCounter(store);
  const endLoopWatch = options.metrics || options.telemetry ? metrics.watchEventLoop() : undefined;
  const telemetry = options.telemetry
    ? await (await import("../observe/telemetry.ts")).startTelemetry(metrics)
    : undefined;
  const traffic = new Traffic({ metrics, usage, security, log, accessLog: options.accessLog, history });
  const state: HttpContext & SocketContext = {
    store,
    services,
    lease: new Lease(isShared ? store.changes : undefined),
    limits,
    metrics,
    traffic,
    tracing: telemetry?.tracing,
    log,
    security,
    readiness: options.readiness,
    networks,
    apiKeys,
    nodes,
    cors: new Cors(options.cors, (origin) => nodes.hasOrigin(origin) || apiKeys.hasOrigin(origin)),
    rateLimit: new RateLimit(limits, budgets, history?.charged.bind(history)),
    pendingBytes: new PendingBytes(limits.pendingBytes),
    proxies: new Proxies({
      trusted: options.trustedProxies,
      requiresTls: publicUrl !== undefined && !tls && !options.insecureHttp,
    }),
    address: () => address,
    isReady: () => isReady,
    isDraining: () => isDraining,
  };
  const listening = { limits, ...(tls && { tls }) };
  const server = createListener(listening);
  countConnections(server, (change) => metrics.connections("http", change));
  server.on("request", (request, response) => handleRequest(state, request, response));
  const sockets = new SocketServer(state, server);
  const grpc = new GrpcServer(state, listening);
  const lastUse = new LastUse(store, state.nodes, state.apiKeys);
  const password = options.console && (await consolePassword(store, options.console));
  const organizations = new Organizations(store, networks, show, options.credentials, password);
  const metricsServer = options.metrics && createMetricsServer(metrics, log, limits);
  let metricsUrl: string | undefined;
  let operators: Operators | undefined;
  const endWatch =
    options.tls &&
    tls &&
    watchCertificate(options.tls, tls, log, (certificate) => {
      useCertificate(server, certificate);
      grpc.useCertificate(certificate);
      operators?.useCertificate(certificate);
    });
  const stop = async (): Promise<void> => {
    clearInterval(expiry);
    state.lease.close();
    endWatch?.();
    endLoopWatch?.();
    telemetry?.end();
    await Promise.all([
      operators?.close(),
      metricsServer && drain(metricsServer, limits.shutdown),
      drain(server, limits.shutdown),
      sockets.close(limits.shutdown),
      grpc.close(limits.shutdown),
    ]);
    await services.close();
    state.rateLimit.close();
    await lastUse.close();
    await usage.close();
    await store.close();
  };
  const name = inUrl(host);
  const expiry = setInterval(() => state.nodes.expire(), 1_000).unref();
  let url: string;
  let grpcUrl: string;
  let first: Credentials<never> | undefined;
  try {
    await services.open();
    await followChanges(state);
    await store.join();
    url = `${tls ? "https" : "http"}://${name}:${await listen(server, "port", options.port, host)}`;
    grpcUrl = `${name}:${await grpc.listen(options.grpcPort, host)}`;
    if (metricsServer && options.metrics) {
      const metricsOptions = { port: 0, host: "127.0.0.1", ...options.metrics };
      const port = await listen(metricsServer, "metrics.port", metricsOptions.port, metricsOptions.host);
      metricsUrl = `http://${inUrl(metricsOptions.host)}:${port}/metrics`;
    }
    if (options.admin || options.console) {
      const { startOperators } = await import("./operators/start-operators.ts");
      const parts = { state, organizations, usage, history, reloads, password, shared };
      operators = await startOperators(options, listening, parts);
    }
    // Last, so that a start that fails leaves no credentials behind that nobody has seen.
    first = await organizations.first();
    await password?.load();
    // Another gateway may have created the first organization in the meantime.
    await store.changes.read();
  } catch (error) {
    await stop();
    throw await startError(options.database, error);
  }
  address.url = publicUrl?.replace(/\/+$/, "") ?? url;
  address.grpc = grpcAddress(publicUrl, tls !== undefined, grpcUrl);
  isReady = true;
  if (options.insecureHttp && !tls) log("warn", "plain HTTP: credentials can be read in transit", { host });
  log("info", "started", { url, grpc: grpcUrl, ...addresses(operators) });

  return {
    url,
    grpcUrl,
    adminUrl: operators?.admin?.url,
    consoleUrl: operators?.console?.url,
    metricsUrl,
    credentials: first,
    addOrganization: (organization) => organizations.add(organization),
    ensureOrganization: (organization) => organizations.ensure(organization),
    reload: serve,
    reloadConfig: reloads && (() => reloads.run()),
    async drain() {
      isDraining = true;
      log("info", "draining", { milliseconds: limits.drain });
      await sleep(limits.drain);
    },
    async close() {
      isReady = false;
      log("info", "closing");
      await stop();
      log("info", "closed");
    },
  };
}

/** The addresses of the servers for operators, for the log. */
function addresses(operators: Operators | undefined): Readonly<Record<string, string>> {
  const { admin, console } = operators ?? {};
  return { ...(admin && { admin: admin.url }), ...(console && { console: console.url }) };
}

/** An address in the form that URLs require. */
function inUrl(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

/** The gRPC address in node records. */
function grpcAddress(publicUrl: string | undefined, isTls: boolean, grpcUrl: string): string {
  if (publicUrl === undefined) return isTls ? grpcUrl : `http://${grpcUrl}`;
  const { hostname } = new URL(publicUrl);
  // Behind a proxy, gRPC has the interface's usual address: the same host, port 443.
  return isTls ? `${hostname}:${grpcUrl.split(":").at(-1)}` : `${hostname}:443`;
}
