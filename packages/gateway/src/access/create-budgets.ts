import type { Log } from "../observe/log.ts";
import type { Budgets, SharedBudgets } from "../state/budgets.ts";
import type { State } from "../state/state.ts";
import { LeasedBudgets } from "./leased-budgets.ts";
import { LocalBudgets } from "./local-budgets.ts";

/** What a worker process has for sharing budgets with the gateway's other workers. */
export interface WorkerBudgets {
  /** Counts for all workers; absent if the database does. */
  readonly budgets?: SharedBudgets;
  readonly workers: number;
}

/**
 * Chooses where requests are counted: in Valkey or Redis if `counters` is its URL; otherwise in Postgres if gateways
 * share it, in the primary process for the workers of one gateway, or in the process itself if it runs alone.
 */
export async function createBudgets(
  store: Pick<State, "kind" | "database" | "instances">,
  counters: string | undefined,
  log: Log,
  workers?: WorkerBudgets,
): Promise<Budgets> {
  const shared = (await loadShared(store, counters, log)) ?? workers?.budgets;
  // Workers of a gateway that owns its database are not counted in the database.
  const instances = (): number => Math.max(store.instances, workers?.workers ?? 1);
  return shared ? new LeasedBudgets(shared, instances) : new LocalBudgets();
}

async function loadShared(
  { kind, database }: Pick<State, "kind" | "database">,
  counters: string | undefined,
  log: Log,
): Promise<SharedBudgets | undefined> {
  if (counters !== undefined)
    return new (await import("../state/redis/redis-budgets.ts")).RedisBudgets(counters, log);
  if (kind !== "postgres") return undefined;
  return new (await import("../state/postgres/postgres-budgets.ts")).PostgresBudgets(database);
}
