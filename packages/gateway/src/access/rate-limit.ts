import type { Limits } from "../contract/limits.ts";

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** How many buckets there may be before the full ones are let go: a full bucket is one that nobody remembers. */
const manyBuckets = 10_000;

/** A token bucket for each credential: one token for each request, and more for a large one. */
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
   * @param credential - Whose bucket: an id, never the secret.
   * @returns 0 if they were taken, else the whole seconds until they will be there.
   */
  take(credential: string, requests: number): number {
    const wait = this.wait(credential, requests);
    const bucket = this.#buckets.get(credential);
    if (wait === 0 && bucket) bucket.tokens -= Math.min(requests, this.#burst);
    return wait;
  }

  /** @returns 0 if tokens for a number of requests are there, else the whole seconds until they will be. Takes none. */
  wait(credential: string, requests: number): number {
    const now = performance.now();
    const bucket = this.#buckets.get(credential) ?? this.#add(credential, now);
    bucket.tokens = Math.min(this.#burst, this.#filled(bucket, now));
    bucket.filledAt = now;
    const missing = Math.min(requests, this.#burst) - bucket.tokens;
    return missing > 0 ? Math.max(1, Math.ceil(missing / this.#perSecond)) : 0;
  }

  /** How many buckets there are. */
  get size(): number {
    return this.#buckets.size;
  }

  #add(credential: string, now: number): Bucket {
    if (this.#buckets.size >= manyBuckets) {
      for (const [name, bucket] of this.#buckets) {
        if (this.#filled(bucket, now) >= this.#burst) this.#buckets.delete(name);
      }
    }
    const bucket = { tokens: this.#burst, filledAt: now };
    this.#buckets.set(credential, bucket);
    return bucket;
  }

  #filled({ tokens, filledAt }: Bucket, now: number): number {
    return tokens + ((now - filledAt) / 1000) * this.#perSecond;
  }
}
