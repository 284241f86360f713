import type { WeightOf } from "../../upstreams/shares.ts";

/** Milliseconds for which a tenant gets none if the upstream does not say for how long; doubles each time. */
const minPause = 1_000;
/** The longest such pause that the gateway chooses, and the longest that an upstream may request. */
const maxOwnPause = 60_000;
const maxRequestedPause = 600_000;
/** Milliseconds between two requests to a throttled upstream, if no other one can serve them. */
const retryInterval = 100;
/** Milliseconds after which a call counts half as much for how much a tenant uses the upstream. */
const halfLife = 7_000;
/** A tenant counts as one that uses its share from this part of it on. */
const nearlyAll = 0.8;
/** Consecutive rejections of a tenant within its share after which it pauses too: nobody else can be the reason. */
const maxRounds = 5;
/** From this number of tenants on, those are forgotten that have not called lately. */
const maxTenants = 256;

interface TenantState {
  /** Its calls, of which older ones count less. */
  usage: number;
  usedAt: number;
  until: number;
  throttledAt: number;
  /** Whether the upstream itself requested the pause, and a short one. */
  isRequested: boolean;
  pauses: number;
  /** Consecutive rejections while it was within its share, and when the last one came. */
  rounds: number;
  rejectedAt: number;
}

/**
 * Who pauses when an upstream rejects requests as too many. The tenants that use more than their share do, whoever's
 * request was rejected; the others go on. Times are milliseconds of `performance.now()`.
 */
export class Throttle {
  readonly #tenants = new Map<string, TenantState>();
  readonly #weightOf: WeightOf;

  constructor(weightOf: WeightOf) {
    this.#weightOf = weightOf;
  }

  get until(): number {
    let until = 0;
    for (const state of this.#tenants.values()) until = Math.max(until, state.until);
    return until;
  }

  /** Until when a tenant gets nothing; 0 if it may get something. */
  untilFor(tenant = ""): number {
    return this.#tenants.get(tenant)?.until ?? 0;
  }

  /**
   * Whether a pausing tenant may send a request that no other upstream can serve: the upstream has not said for
   * how long to pause, or named a very long time, and has got no request in the last moment.
   */
  mayRetry(tenant: string | undefined, now: number): boolean {
    const { isRequested, throttledAt } = this.#getState(tenant, now);
    return !isRequested && now >= throttledAt + retryInterval;
  }

  used(tenant: string | undefined, calls: number, now: number): void {
    const state = this.#getState(tenant, now);
    state.usage = decayUsage(state, now) + calls;
    state.usedAt = now;
  }

  served(tenant: string | undefined, sentAt: number, now: number): void {
    const state = this.#getState(tenant, now);
    state.rounds = 0;
    if (sentAt >= state.until) state.pauses = 0;
    // The upstream accepts its requests again.
    if (sentAt > state.throttledAt) state.until = Math.min(state.until, now);
  }

  /** @param retryAfter - Seconds for which the upstream asks for no requests. */
  rejected(tenant: string | undefined, retryAfter: number | undefined, sentAt: number, now: number): void {
    const state = this.#getState(tenant, now);
    if (this.isOver(tenant, now) || state.rounds >= maxRounds) return pause(state, retryAfter, now);
    // Those that were sent before the last rejection say nothing new.
    if (sentAt > state.rejectedAt) state.rounds += 1;
    state.rejectedAt = now;
    for (const [other, one] of this.#tenants)
      if (other !== "" && one.until <= now && sentAt > one.throttledAt && this.isOver(other, now))
        pause(one, retryAfter, now);
  }

  /** Whether a tenant uses its share of the upstream or more, compared with the others that call. */
  isOver(tenant = "", now: number): boolean {
    if (tenant === "") return true;
    let [usage, weights] = [0, 0];
    for (const [other, state] of this.#tenants) {
      const used = decayUsage(state, now);
      // The gateway's own requests follow the upstream, and are few.
      if (other === "" || used < 0.5) continue;
      usage += used;
      weights += this.#weightOf(other);
    }
    const own = decayUsage(this.#getState(tenant, now), now) / this.#weightOf(tenant);
    return weights === 0 || own >= (nearlyAll * usage) / weights;
  }

  /** @returns how many percent of the upstream's calls are a tenant's; `undefined` if no other tenant is served. */
  computePercent(tenant = "", now: number): number | undefined {
    let [usage, isOtherServed] = [0, false];
    for (const [other, state] of this.#tenants) {
      if (other === "") continue;
      usage += decayUsage(state, now);
      isOtherServed ||= other !== tenant && state.until <= now && decayUsage(state, now) >= 0.5;
    }
    if (!isOtherServed) return undefined;
    return Math.round((100 * decayUsage(this.#getState(tenant, now), now)) / usage);
  }

  #getState(tenant = "", now: number): TenantState {
    const known = this.#tenants.get(tenant);
    if (known) return known;
    if (this.#tenants.size >= maxTenants)
      for (const [other, state] of this.#tenants)
        if (state.until <= now && decayUsage(state, now) < 0.1) this.#tenants.delete(other);
    const state: TenantState = {
      usage: 0,
      usedAt: now,
      until: 0,
      throttledAt: -Infinity,
      isRequested: false,
      pauses: 0,
      rounds: 0,
      rejectedAt: -Infinity,
    };
    this.#tenants.set(tenant, state);
    return state;
  }
}

function decayUsage({ usage, usedAt }: TenantState, now: number): number {
  return now - usedAt < 1 ? usage : usage * 2 ** ((usedAt - now) / halfLife);
}

function pause(state: TenantState, retryAfter: number | undefined, now: number): void {
  const own = Math.min(maxOwnPause, minPause * 2 ** Math.min(state.pauses, 10));
  const milliseconds = retryAfter === undefined ? own : retryAfter * 1000;
  state.pauses += 1;
  state.until = Math.max(state.until, now + Math.min(maxRequestedPause, milliseconds));
  state.isRequested = retryAfter !== undefined && milliseconds < maxRequestedPause;
  state.throttledAt = now;
}
