import { performance } from "node:perf_hooks";
import { LeasedBudgets } from "./leased-budgets.ts";
import type { State } from "../state/state.ts";
import type { Log } from "../observe/log.ts";
import {
  type Budgets,
  type LeaseGrant,
  type LeaseRequest,
  type Quota,
  settle,
  type SharedBudgets,
} from "../state/budgets.ts";

interface Bucket {
  tokens: number;
  filledAt: number;
  quota: Quota;
}

/** From this number of buckets on, full ones are removed: a full bucket is the same as none. */
const sweepThreshold = 10_000;

/** A token bucket for each credential in memory: of a gateway alone, or for the workers that lease from it. */
export class LocalBudgets implements Budgets, SharedBudgets {
  readonly #buckets = new Map<string, Bucket>();

  take(credential: string, tokens: number, quota: Quota): number {
    const bucket = this.#fill(credential, quota);
    const wait = waitFor(bucket, tokens);
    if (wait === 0) bucket.tokens -= Math.min(tokens, quota.burst);
    return wait;
  }

  wait(credential: string, tokens: number, quota: Quota): number {
    return waitFor(this.#fill(credential, quota), tokens);
  }

  async lease(requests: readonly LeaseRequest[]): Promise<LeaseGrant[]> {
    return requests.map((request) => {
      const bucket = this.#fill(request.credential, request.quota);
      const { tokens, granted, left } = settle(bucket.tokens, 0, request);
      bucket.tokens = tokens;
      return { granted, left };
    });
  }

  close(): void {}

  get size(): number {
    return this.#buckets.size;
  }

  #fill(credential: string, quota: Quota): Bucket {
    const now = performance.now();
    const bucket = this.#buckets.get(credential) ?? this.#add(credential, quota, now);
    bucket.quota = quota;
    bucket.tokens = Math.min(quota.burst, computeLevel(bucket, now));
    bucket.filledAt = now;
    return bucket;
  }

  #add(credential: string, quota: Quota, now: number): Bucket {
    if (this.#buckets.size >= sweepThreshold) {
      for (const [name, bucket] of this.#buckets) {
        if (computeLevel(bucket, now) >= bucket.quota.burst) this.#buckets.delete(name);
      }
    }
    const bucket = { tokens: quota.burst, filledAt: now, quota };
    this.#buckets.set(credential, bucket);
    return bucket;
  }
}

function computeLevel({ tokens, filledAt, quota }: Bucket, now: number): number {
  return tokens + ((now - filledAt) / 1000) * quota.rate;
}

/** @returns the whole seconds until a bucket holds this many tokens, or is full; 0 if it already is. */
function waitFor({ tokens: held, quota }: Bucket, tokens: number): number {
  const missing = Math.min(tokens, quota.burst) - held;
  return missing > 0 ? Math.max(1, Math.ceil(missing / quota.rate)) : 0;
}

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
    return (await import("../state/redis/redis-budgets.ts")).redisBudgets(counters, log);
  if (kind !== "postgres") return undefined;
  return (await import("../state/postgres/postgres-budgets.ts")).postgresBudgets(database);
}
