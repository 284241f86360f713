import { setTimeout as sleep } from "node:timers/promises";
import { followChanges } from "../access/follow-changes.ts";
import type { NetworksOption } from "../options/network-options.ts";
import { sharedFleet, singleFleet } from "../delivery/fleet.ts";
import { createLog } from "../observe/log.ts";
import { checkNetworks, checkRecordings } from "../router/networks/check-networks.ts";
import { Networks } from "../router/networks/networks.ts";
import { openState, startError } from "../state/open-state.ts";
import { readCertificate } from "./certificate.ts";
import { checkConfig } from "./config/check-config.ts";
import { createReload } from "./config/create-reload.ts";
import { type Core, type CoreResources, createCore, isTest } from "./core.ts";
import type { Credentials } from "./credentials.ts";
import type { StartedGateway } from "./gateway.ts";
import type { RereadOptions } from "./gateway-command.ts";
import type { GatewayOptions } from "./options.ts";
import { Organizations, type ShowCredentials } from "./organizations.ts";
import { type ResolvedOptions, resolveOptions } from "./resolve-options.ts";
import { createServers } from "./servers.ts";
import type { SharedResources } from "./shared-resources.ts";

/**
 * Starts a gateway that shows new credentials once they are stored: if they cannot be shown, they are removed again.
 * What it shares with the gateway's other workers is in `shared`; `reread` rereads the config, if there is one.
 */
export async function startGateway(
  options: GatewayOptions,
  show?: ShowCredentials,
  shared?: SharedResources,
  reread?: () => RereadOptions,
): Promise<StartedGateway> {
  const resolved = await checkedOptions(options);
  const history = shared
    ? shared.history
    : resolved.console && new (await import("../observe/history/history.ts")).History();
  const log = createLog(options.log, history && ((entry): void => history.log.add(entry)));
  const store = await openState(resolved, log, undefined, shared?.backend);
  const resources = { store, log, history, shared };
  return start(resolved, resources, show, reread && { reread, started: options });
}

export async function checkedOptions(options: GatewayOptions): Promise<ResolvedOptions> {
  const resolved = resolveOptions(options);
  await checkRecordings(resolved.networks);
  if (isTest(resolved)) (await import("./check-test-options.ts")).checkTestOptions(resolved);
  return resolved;
}

async function start(
  options: ResolvedOptions,
  resources: CoreResources,
  show: ShowCredentials | undefined,
  config: { readonly reread: () => RereadOptions; readonly started: GatewayOptions } | undefined,
): Promise<StartedGateway> {
  const { store, log, history, shared } = resources;
  const { limits, host, publicUrl } = options;
  const tls = options.tls && readCertificate(options.tls);
  const core = await createCore(options, resources);
  const { context, status, usage } = core;
  const serve = createServe(options, core);
  const reloadConfig =
    config && createReload({ reread: config.reread, check: checkedOptions, serve, log }, config.started);
  const servers = createServers(context, options, tls);
  const password =
    options.console &&
    new (await import("./console/console-password.ts")).ConsolePassword(store, options.console.password);
  const organizations = new Organizations({
    store,
    networks: context.networks,
    show,
    fixed: options.credentials,
    password,
  });
  const stop = async (): Promise<void> => {
    // Other gateways run the streams from now on, while this one finishes requests.
    await Promise.all([context.streams.close(), servers.close()]);
    await core.close();
  };
  let first: Credentials<never> | undefined;
  try {
    await context.services.networks.open();
    await followChanges(context);
    await store.join();
    await servers.listen(shared?.texts, {
      state: context,
      organizations,
      usage,
      history,
      reload: reloadConfig,
      password,
      shared,
    });
    // Last, so that a start that fails leaves no credentials behind that nobody has seen.
    first = await organizations.first();
    await password?.load();
    store.changes.subscribe((changes) => (changes === "all" ? password?.load() : undefined));
    // Another gateway may have created the first organization in the meantime.
    await store.changes.read();
  } catch (error) {
    await stop();
    throw await startError(options.database, error);
  }
  const { url, grpcUrl, metricsUrl, operators } = servers;
  const isTls = tls !== undefined;
  status.address.url = publicUrl?.replace(/\/+$/, "") ?? url;
  status.address.grpc = grpcAddress(publicUrl, isTls, grpcUrl);
  status.isReady = true;
  const { members } = store;
  const fleet = members ? sharedFleet(members) : singleFleet(shared?.streams.isChosen ?? (() => true));
  shared?.streams.listen(() => context.streams.check());
  await context.streams.start(fleet);
  if (options.insecureHttp && !isTls) log("warn", "plain HTTP: credentials can be read in transit", { host });
  const { adminUrl, consoleUrl } = operators ?? {};
  log("info", "started", {
    url,
    grpc: grpcUrl,
    ...(adminUrl !== undefined && { admin: adminUrl }),
    ...(consoleUrl !== undefined && { console: consoleUrl }),
  });
  return {
    url,
    grpcUrl,
    adminUrl,
    consoleUrl,
    metricsUrl,
    credentials: first,
    addOrganization: (organization) => organizations.add(organization),
    ensureOrganization: (organization) => organizations.ensure(organization),
    reload: serve,
    reloadConfig,
    reportUnhandled(kind, fields) {
      context.metrics.unhandled(kind);
      log("error", `unhandled ${kind}`, fields);
    },
    async drain() {
      status.isDraining = true;
      log("info", "draining", { milliseconds: limits.drain });
      await sleep(limits.drain);
    },
    async close() {
      status.isReady = false;
      log("info", "closing");
      await stop();
      log("info", "closed");
    },
  };
}

function createServe(
  { allowMethods: allowed, safeMethods: safe }: ResolvedOptions,
  { context }: Core,
): StartedGateway["reload"] {
  return async (option?: NetworksOption) => {
    if (option !== undefined) {
      checkConfig({ networks: option });
      checkNetworks(option, { allowed, safe });
      await checkRecordings(option);
    }
    await context.services.reload(new Networks(option));
    if (option !== undefined) context.metrics.forgetUpstreams(new Set(Object.keys(option)));
  };
}

function grpcAddress(publicUrl: string | undefined, isTls: boolean, grpcUrl: string): string {
  if (publicUrl === undefined) return isTls ? grpcUrl : `http://${grpcUrl}`;
  const { hostname } = new URL(publicUrl);
  // Behind a proxy, gRPC has the interface's usual address: the same host, port 443.
  return isTls ? `${hostname}:${grpcUrl.split(":").at(-1)}` : `${hostname}:443`;
}
