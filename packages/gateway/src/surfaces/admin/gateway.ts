import { hostname } from "node:os";
import { HttpProblem } from "../../codec/http/problem.ts";
import { type AdminCall, conflict, formatTime } from "./admin-call.ts";

export async function readGateway({ context }: AdminCall): Promise<object> {
  const { process: own, store, history, services } = context;
  const { url, grpc } = own.address();
  return {
    instance: own.instance,
    host: hostname(),
    worker: own.worker ?? null,
    workers: own.workers,
    // Processes with SQLite do not find each other in the database.
    processes: Math.max(store.instances, own.workers),
    version: own.version,
    node_version: process.version,
    started_at: formatTime(own.startedAt),
    url,
    grpc_url: grpc,
    database: store.kind,
    not_ready: own.notReadyReason() ?? null,
    networks: [...services.networks.conditions()].map(
      ({ network, part, state, since, serving, upstreams, reason = null }) => ({
        network,
        part,
        state,
        since: formatTime(since),
        serving,
        upstreams,
        reason,
      }),
    ),
    keeps_history: history !== undefined,
  };
}

export async function reloadConfig(call: AdminCall): Promise<object> {
  const { reload, store } = call.context;
  if (!reload) throw conflict("no_config", "the gateway was started without --config");
  let networks: readonly string[];
  let needsRestart: readonly string[];
  try {
    ({ networks, needsRestart } = await reload());
  } catch (error) {
    throw new HttpProblem(
      400,
      "invalid_config",
      error instanceof Error ? error.message : "the config is wrong",
    );
  }
  const reloaded = { networks, needs_restart: needsRestart };
  await store.transaction(({ audit }) => audit.record(call, { subject: "config", after: reloaded }));
  return reloaded;
}
