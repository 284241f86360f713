import { performance } from "node:perf_hooks";
import type { Quota } from "../state/shared-budgets.ts";
import type { Budgets } from "./budgets.ts";

interface Bucket {
  tokens: number;
  filledAt: number;
  quota: Quota;
}

/** From this number of buckets on, full ones are removed: a full bucket is the same as none. */
const sweepThreshold = 10_000;

/** Rate limits of a gateway that runs alone: a token bucket for each credential. */
export class LocalBudgets implements Budgets {
  readonly #buckets = new Map<string, Bucket>();

  take(credential: string, tokens: number, quota: Quota): number {
    const bucket = this.#filled(credential, quota);
    const wait = waitFor(bucket, tokens);
    if (wait === 0) bucket.tokens -= Math.min(tokens, quota.burst);
    return wait;
  }

  wait(credential: string, tokens: number, quota: Quota): number {
    return waitFor(this.#filled(credential, quota), tokens);
  }

  close(): void {}

  /** The number of buckets. */
  get size(): number {
    return this.#buckets.size;
  }

  /** @returns a credential's bucket, refilled up to now. */
  #filled(credential: string, quota: Quota): Bucket {
    const now = performance.now();
    const bucket = this.#buckets.get(credential) ?? this.#add(credential, quota, now);
    bucket.quota = quota;
    bucket.tokens = Math.min(quota.burst, filled(bucket, now));
    bucket.filledAt = now;
    return bucket;
  }

  #add(credential: string, quota: Quota, now: number): Bucket {
    if (this.#buckets.size >= sweepThreshold) {
      for (const [name, bucket] of this.#buckets) {
        if (filled(bucket, now) >= bucket.quota.burst) this.#buckets.delete(name);
      }
    }
    const bucket = { tokens: quota.burst, filledAt: now, quota };
    this.#buckets.set(credential, bucket);
    return bucket;
  }
}

function filled({ tokens, filledAt, quota }: Bucket, now: number): number {
  return tokens + ((now - filledAt) / 1000) * quota.rate;
}

/** @returns the whole seconds until a bucket holds this many tokens, or is full; 0 if it already is. */
function waitFor({ tokens: held, quota }: Bucket, tokens: number): number {
  const missing = Math.min(tokens, quota.burst) - held;
  return missing > 0 ? Math.max(1, Math.ceil(missing / quota.rate)) : 0;
}
