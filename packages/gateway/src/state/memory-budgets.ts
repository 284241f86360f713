import {
  type LeaseGrant,
  type LeaseRequest,
  type Quota,
  settle,
  type SharedBudgets,
} from "./shared-budgets.ts";

interface Bucket {
  tokens: number;
  filledAt: number;
  quota: Quota;
}

/** From this number of buckets on, full ones are removed: a full bucket is the same as none. */
const sweepThreshold = 10_000;

/** Rate budgets in the memory of one process, for itself and its worker processes. */
export class MemoryBudgets implements SharedBudgets {
  readonly #buckets = new Map<string, Bucket>();

  async lease(requests: readonly LeaseRequest[]): Promise<LeaseGrant[]> {
    const now = performance.now();
    return requests.map((request) => {
      const { credential, quota } = request;
      const { tokens, filledAt } = this.#buckets.get(credential) ?? this.#full(quota, now);
      const settled = settle(tokens, (now - filledAt) / 1000, request);
      this.#buckets.set(credential, { tokens: settled.tokens, filledAt: now, quota });
      return { granted: settled.granted, left: settled.left };
    });
  }

  close(): void {}

  #full(quota: Quota, now: number): Bucket {
    if (this.#buckets.size >= sweepThreshold) {
      for (const [
        name,
        {
          tokens,
          filledAt,
          quota: { rate, burst },
        },
      ] of this.#buckets)
        if (tokens + ((now - filledAt) / 1000) * rate >= burst) this.#buckets.delete(name);
    }
    return { tokens: quota.burst, filledAt: now, quota };
  }
}
