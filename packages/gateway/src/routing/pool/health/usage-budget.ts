/** Tokens that several gateways share, counted in the background: no request waits for it. */
export interface SharedTokens {
  /** @returns 0 if so many may be taken, and they are; otherwise seconds until they may be. */
  take(key: string, tokens: number, quota: { readonly rate: number; readonly burst: number }): number;
}

/** Requests that several gateways count together by day. */
export interface DailyCount {
  /** How many there were today, at all gateways, as far as is known. */
  readonly today: number;
  /** Milliseconds until the next day begins. */
  readonly endsIn: number;
  add(requests: number): void;
}

/** How many requests an upstream may be sent. */
export interface BudgetOptions {
  readonly requestsPerSecond?: number;
  readonly requestsPerDay?: number;
}

/** Keeps the requests to one upstream within what its operator allows. */
export class UsageBudget {
  readonly #key: string;
  readonly #options: BudgetOptions;
  readonly #tokens: SharedTokens;
  readonly #day: DailyCount;
  /** Until when the second's requests are used up. */
  #emptyUntil = 0;

  /** @param key - Of the upstream, the same at all gateways. */
  constructor(key: string, options: BudgetOptions, tokens: SharedTokens, day: DailyCount) {
    this.#key = key;
    this.#options = options;
    this.#tokens = tokens;
    this.#day = day;
  }

  /**
   * Takes what a request costs.
   *
   * @param requests - A batch counts as its calls.
   * @returns whether it may be sent.
   */
  take(requests: number, now: number): boolean {
    const { requestsPerSecond: rate, requestsPerDay } = this.#options;
    if (now < this.#emptyUntil) return false;
    if (requestsPerDay !== undefined && this.#day.today + requests > requestsPerDay) {
      // A smaller batch may still fit.
      if (this.#day.today >= requestsPerDay) this.#emptyUntil = now + this.#day.endsIn;
      return false;
    }
    if (rate !== undefined) {
      // A burst beyond the rate would be more than a second's requests in a second.
      const wait = this.#tokens.take(this.#key, requests, { rate, burst: Math.max(1, rate / 5) });
      if (wait > 0) {
        // Asked again a little later, not with each request.
        this.#emptyUntil = now + Math.min(50, wait * 1000);
        return false;
      }
    }
    if (requestsPerDay !== undefined) this.#day.add(requests);
    return true;
  }

  /** Until when nothing is left, as far as is known; 0 if that is not known. */
  get emptyUntil(): number {
    return this.#emptyUntil;
  }

  /** What the admin API shows. */
  describe(): { readonly requestsToday?: number } & BudgetOptions {
    const { requestsPerDay } = this.#options;
    return { ...this.#options, ...(requestsPerDay !== undefined && { requestsToday: this.#day.today }) };
  }
}
