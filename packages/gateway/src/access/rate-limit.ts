interface Bucket {
  tokens: number;
  filledAt: number;
}

/** How many buckets there may be before the full ones are let go: a full bucket is one that nobody remembers. */
const manyBuckets = 10_000;

/** A token bucket for each credential. */
export class RateLimit {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  /**
   * Takes tokens for a number of requests. A number larger than the whole bucket takes all of it: such a batch is let
   * through after a pause, not refused for ever.
   *
   * @param credential - Whose bucket: an id, never the secret.
   * @returns 0 if they were taken, else the whole seconds until they will be there.
   */
  take(credential: string, requests: number): number {
    const now = performance.now();
    const bucket = this.#buckets.get(credential) ?? this.#add(credential, now);
    bucket.tokens = Math.min(this.#burst, this.#filled(bucket, now));
    bucket.filledAt = now;
    const cost = Math.min(requests, this.#burst);
    if (bucket.tokens < cost) return Math.max(1, Math.ceil((cost - bucket.tokens) / this.#perSecond));
    bucket.tokens -= cost;
    return 0;
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
