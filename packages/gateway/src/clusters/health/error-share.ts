import { DecayedShare } from "./decayed.ts";

/** Milliseconds after which a request counts half. */
const halfLife = 10_000;
/** Fewer requests than this say nothing: one failure among three is chance. */
const minRequests = 10;
/** From this share on, an upstream counts as failing: callers of two such upstreams see one call in sixteen fail. */
const failingShare = 0.25;
/** Milliseconds after the last failure during which an upstream counts as failing, even if no call follows. */
const maxAge = 30_000;
/** Tenants whose requests are counted apart. The others count as one. */
const maxTenants = 64;

/**
 * Which share of callers' recent requests an upstream failed to serve. A tenant whose own requests make an upstream
 * fail does not count against it while it serves the others. Times are milliseconds of `performance.now()`.
 */
export class ErrorShare {
  readonly #tenants = new Map<string, DecayedShare>();
  #failedAt = -Infinity;

  add(isFailed: boolean, tenant: string, now: number): void {
    const key = this.#tenants.size < maxTenants || this.#tenants.has(tenant) ? tenant : "";
    let share = this.#tenants.get(key);
    if (!share) this.#tenants.set(key, (share = new DecayedShare(halfLife)));
    share.add(isFailed, now);
    if (isFailed) this.#failedAt = now;
  }

  /** @returns the share of requests that failed, if it is so large that the upstream counts as failing. */
  failing(now: number): number | undefined {
    if (now - this.#failedAt > maxAge) return undefined;
    let [failed, all] = [0, 0];
    let worst = { hits: 0, all: 0 };
    for (const [tenant, share] of this.#tenants) {
      const counts = share.counts(now);
      failed += counts.hits;
      all += counts.all;
      if (counts.hits > worst.hits) worst = counts;
      if (counts.all < 0.1) this.#tenants.delete(tenant);
    }
    const others = all - worst.all;
    if (others >= minRequests && (failed - worst.hits) / others < failingShare) return undefined;
    return all >= minRequests && failed >= failingShare * all ? failed / all : undefined;
  }
}

/** Counts the failures of an upstream, or its rejections. Times are milliseconds of `performance.now()`. */
export class Troubles {
  count = 0;
  /** When the last one was, and what the log shows of it. */
  at: number = -Infinity;
  reason = "";

  add(reason: string, now: number): void {
    this.count += 1;
    this.at = now;
    this.reason = reason;
  }
}
