import { inTime } from "../observe/clock.ts";
import type { Budgets, Quota, SharedBudgets } from "../state/budgets.ts";

/** Seconds of a credential's rate that one lease covers, for all instances together. */
const leaseSeconds = 0.2;
/** Minimum milliseconds between two round trips. */
const minInterval = 20;
/** Milliseconds after which a late lease no longer blocks the instance's own share. */
const maxWait = 100;
/** Milliseconds after which a round trip has failed, and between two round trips while they fail. */
const deadline = 1_000;
/** Milliseconds after which unused tokens are returned. */
const idleTime = 3_000;

interface Lease {
  quota: Quota;
  /** Leased and unspent tokens. */
  tokens: number;
  /** Tokens spent beyond the lease and not settled yet. */
  debt: number;
  /** The maximum debt: this instance's share of the bucket's last known level. */
  credit: number;
  /** Additional debt while the shared budget is unreachable: the instance's share of the rate since then. */
  share: number;
  /** What rejected requests would have taken: the next lease covers it. */
  demand: number;
  /** What requests would take that wait for the next lease. */
  requested: number;
  usedAt: number;
  /** Until when the own share was counted, while the shared budget is unreachable. */
  countedUntil: number;
}

/**
 * Rate limits for a whole fleet, without a round trip for each call. Each instance leases tokens from the
 * credential's shared bucket in the background, before its own are used up. Until the first lease arrives,
 * and between two leases, it may run up a small debt, which the next lease settles. While the shared budget is
 * unreachable, each instance admits the rate divided by the number of instances.
 */
export class LeasedBudgets implements Budgets {
  readonly #shared: SharedBudgets;
  readonly #instances: () => number;
  readonly #leases = new Map<string, Lease>();
  readonly #toRenew = new Set<string>();
  readonly #sweep: NodeJS.Timeout;
  #timer: NodeJS.Timeout | undefined;
  #requestedAt: number | undefined;
  /** Resolves when the next lease has come, or failed to. */
  #next = Promise.withResolvers<void>();
  /** When the last round trip failed, until one succeeds. */
  #failedAt: number | undefined;
  #flushedAt = -Infinity;

  constructor(shared: SharedBudgets, instances: () => number) {
    this.#shared = shared;
    this.#instances = instances;
    this.#sweep = setInterval(() => this.#returnIdle(), 1_000).unref();
  }

  take(credential: string, tokens: number, quota: Quota): number {
    const lease = this.#leases.get(credential) ?? this.#add(credential, quota);
    const cost = Math.min(tokens, quota.burst);
    const wait = this.#wait(credential, lease, cost, quota);
    if (wait > 0) return wait;
    const leased = Math.min(lease.tokens, cost);
    lease.tokens -= leased;
    lease.debt += cost - leased;
    if (lease.debt > 0 || lease.tokens < this.#size(quota) / 2) this.#renew(credential);
    return 0;
  }

  wait(credential: string, tokens: number, quota: Quota): number {
    const lease = this.#leases.get(credential) ?? this.#add(credential, quota);
    return this.#wait(credential, lease, Math.min(tokens, quota.burst), quota);
  }

  /** Waits for a lease, if one instance may have all that it takes: a caller comes to any of them. */
  request(credential: string, tokens: number, quota: Quota): Promise<void> | undefined {
    const lease = this.#leases.get(credential) ?? this.#add(credential, quota);
    const requested = lease.requested + Math.min(tokens, quota.burst);
    if (requested > quota.burst || this.#failedAt !== undefined) return undefined;
    lease.requested = requested;
    this.#renew(credential);
    return this.#next.promise;
  }

  close(): void {
    clearInterval(this.#sweep);
    clearTimeout(this.#timer);
    this.#next.resolve();
    this.#toRenew.clear();
    this.#shared.close();
  }

  #wait(credential: string, lease: Lease, cost: number, quota: Quota): number {
    const now = performance.now();
    lease.quota = quota;
    lease.usedAt = now;
    this.#countShare(lease, now);
    const missing = cost - available(lease);
    if (missing <= 0) return 0;
    lease.demand = Math.max(lease.demand, cost);
    this.#renew(credential);
    return Math.max(1, Math.ceil(missing / quota.rate));
  }

  /** While the shared budget is unreachable, an instance may spend its share of the rate. */
  #countShare(lease: Lease, now: number): void {
    const waitedSince =
      this.#requestedAt !== undefined && now - this.#requestedAt > maxWait ? this.#requestedAt : undefined;
    const since = this.#failedAt ?? waitedSince;
    if (since === undefined) return;
    const { rate, burst } = lease.quota;
    const instances = this.#instances();
    const seconds = (now - Math.max(since, lease.countedUntil)) / 1000;
    const room = Math.max(1, burst / instances) - available(lease);
    lease.share += Math.max(0, Math.min(room, (seconds * rate) / instances));
    lease.countedUntil = now;
  }

  #add(credential: string, quota: Quota): Lease {
    const now = performance.now();
    // The bucket's level is not known yet. All instances together may exceed it by a second's worth at most.
    const credit = Math.max(1, Math.min(quota.burst, quota.rate) / this.#instances());
    const lease = {
      quota,
      tokens: 0,
      debt: 0,
      credit,
      share: 0,
      demand: 0,
      requested: 0,
      usedAt: now,
      countedUntil: now,
    };
    this.#leases.set(credential, lease);
    return lease;
  }

  #size({ rate, burst }: Quota): number {
    return Math.min(burst, Math.max(1, (rate * leaseSeconds) / this.#instances()));
  }

  #renew(credential: string): void {
    this.#toRenew.add(credential);
    if (this.#timer !== undefined || this.#requestedAt !== undefined) return;
    const interval = this.#failedAt === undefined ? minInterval : deadline;
    const delay = Math.max(0, this.#flushedAt + interval - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#flush();
    }, delay).unref();
  }

  async #flush(): Promise<void> {
    const awaited = this.#next;
    this.#next = Promise.withResolvers();
    const instances = this.#instances();
    const renewals = [...this.#toRenew].flatMap((credential) => {
      const lease = this.#leases.get(credential);
      if (!lease) return [];
      const now = performance.now();
      this.#countShare(lease, now);
      const { quota, debt, share } = lease;
      const demand = Math.max(lease.demand, lease.requested);
      lease.requested = 0;
      const isIdle = now - lease.usedAt > idleTime;
      const unused = isIdle && debt === 0 ? lease.tokens : 0;
      // Not added again if the round trip fails: they may have arrived at the bucket.
      lease.tokens -= unused;
      // The bucket has refilled while it was unreachable, and the instance has spent its share of that.
      const spent = Math.max(0, debt - share) - unused;
      const wanted = isIdle ? 0 : Math.max(0, Math.max(this.#size(quota), demand) - lease.tokens);
      return [{ lease, debt, request: { credential, quota, spent, wanted } }];
    });
    this.#toRenew.clear();
    if (renewals.length === 0) return awaited.resolve();
    this.#requestedAt = performance.now();
    try {
      const leased = this.#shared.lease(renewals.map(({ request }) => request));
      const grants = await inTime(leased, deadline, () => {
        throw new Error("the shared budgets did not respond in time");
      });
      for (const [index, { lease, debt }] of renewals.entries()) {
        const { granted, left } = grants[index] ?? { granted: 0, left: 0 };
        lease.debt -= debt;
        lease.tokens += granted;
        lease.credit = left / instances;
        lease.share = 0;
        lease.demand = 0;
      }
      this.#failedAt = undefined;
    } catch {
      this.#failedAt ??= this.#requestedAt;
    }
    this.#requestedAt = undefined;
    this.#flushedAt = performance.now();
    awaited.resolve();
    const [next] = this.#toRenew;
    if (next !== undefined) this.#renew(next);
  }

  #returnIdle(): void {
    const now = performance.now();
    for (const [credential, lease] of this.#leases) {
      if (now - lease.usedAt <= idleTime) continue;
      if (lease.tokens === 0 && lease.debt === 0) this.#leases.delete(credential);
      else this.#renew(credential);
    }
  }
}

function available({ tokens, credit, share, debt }: Lease): number {
  return tokens + credit + share - debt;
}
