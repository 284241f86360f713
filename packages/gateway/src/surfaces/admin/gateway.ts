import { hostname } from "node:os";
import type { AdminCall } from "./admin-call.ts";
import { isoTime } from "./iso-time.ts";

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
    started_at: isoTime(own.startedAt),
    url,
    grpc_url: grpc,
    database: store.kind,
    not_ready: own.notReadyReason() ?? null,
    networks: [...services.conditions()].map(({ network, part, state, reason = null }) => ({
      network,
      part,
      state,
      reason,
    })),
    keeps_history: history !== undefined,
  };
}
