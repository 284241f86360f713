import type { Limits } from "../contract/limits.ts";
import type { Caller } from "./caller.ts";

interface Bucket {
  tokens: number;
  filledAt: number;
  perSecond: number;
  burst: number;
}

/** How many buckets there may be before the full ones are let go: a full bucket is one that nobody remembers. */
const manyBuckets = 10_000;

/** A token bucket for each caller: one token for each request, and more for a large one. */
export class RateLimit {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #bytesPerRequest: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor({
    requestsPerSecond,
    requestBurst,
    bytesPerRequest,
  }: Pick<Limits, "requestsPerSecond" | "requestBurst" | "bytesPerRequest">) {
    this.#perSecond = requestsPerSecond;
    this.#burst = requestBurst;
    this.#bytesPerRequest = bytesPerRequest;
  }

  /** How many requests a body counts as: its calls, or more if it is large. */
  cost(calls: number, bytes: number): number {
    return Math.max(calls, Math.floor(bytes / this.#bytesPerRequest));
  }

  /**
   * Takes tokens for a number of requests. A number larger than the whole bucket takes all of it: such a batch is let
   * through after a pause, not refused for ever.
   *
   * @returns 0 if they were taken, else the whole seconds until they will be there.
   */
  take(caller: Caller, requests: number): number {
    const wait = this.wait(caller, requests);
    const bucket = this.#buckets.get(caller.id);
    if (wait === 0 && bucket) bucket.tokens -= Math.min(requests, bucket.burst);
    return wait;
  }

  /** @returns 0 if tokens for a number of requests are there, else the whole seconds until they will be. Takes none. */
  wait(caller: Caller, requests: number): number {
    const now = performance.now();
    const bucket = this.#buckets.get(caller.id) ?? this.#add(caller, now);
    bucket.tokens = Math.min(bucket.burst, filled(bucket, now));
    bucket.filledAt = now;
    const missing = Math.min(requests, bucket.burst) - bucket.tokens;
    return missing > 0 ? Math.max(1, Math.ceil(missing / bucket.perSecond)) : 0;
  }

  /** How many buckets there are. */
  get size(): number {
    return this.#buckets.size;
  }

  #add({ id, rate, burst = rate && burstSeconds * rate }: Caller, now: number): Bucket {
    if (this.#buckets.size >= manyBuckets) {
      for (const [name, bucket] of this.#buckets) {
        if (filled(bucket, now) >= bucket.burst) this.#buckets.delete(name);
      }
    }
    const most = burst ?? this.#burst;
    const bucket = { tokens: most, filledAt: now, perSecond: rate ?? this.#perSecond, burst: most };
    this.#buckets.set(id, bucket);
    return bucket;
  }
}

/** A caller that has a rate and no burst of its own may send at once what it may send in so many seconds. */
const burstSeconds = 2;

function filled({ tokens, filledAt, perSecond }: Bucket, now: number): number {
  return tokens + ((now - filledAt) / 1000) * perSecond;
}
