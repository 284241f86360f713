/** A rate limit that several gateways share. No request waits for it. */
export interface SharedTokens {
  /** @returns 0 if this many tokens were taken; otherwise the seconds until they may be available. */
  take(key: string, tokens: number, quota: { readonly rate: number; readonly burst: number }): number;
}

export interface DailyCount {
  /** Today's requests at all gateways, as far as known. */
  readonly today: number;
  /** Milliseconds until the next day begins. */
  readonly endsIn: number;
  add(requests: number): void;
}

export interface BudgetOptions {
  readonly requestsPerSecond?: number;
  readonly requestsPerDay?: number;
}

/** Milliseconds for which the next requests are those of tenants within their share: they try again sooner. */
const reserveTime = 150;

/** Keeps the requests to one upstream within its operator's limits. */
export class UsageBudget {
  readonly #key: string;
  readonly #options: BudgetOptions;
  readonly #tokens: SharedTokens;
  readonly #day: DailyCount;
  /** Until when the rate limit is exhausted. */
  emptyUntil = 0;
  /** Until when what there is must be left to tenants within their share. */
  #reservedUntil = 0;

  constructor(key: string, options: BudgetOptions, tokens: SharedTokens, day: DailyCount) {
    this.#key = key;
    this.#options = options;
    this.#tokens = tokens;
    this.#day = day;
  }

  /**
   * @param requests - A batch counts as its calls.
   * @param isOver - Whether the tenant uses its share of the upstream or more. Default: it does.
   * @returns whether the request may be sent.
   */
  take(requests: number, now: number, isOver = (): boolean => true): boolean {
    const { requestsPerSecond: rate, requestsPerDay } = this.#options;
    if (now < this.emptyUntil) {
      if (!isOver()) this.#reservedUntil = now + reserveTime;
      return false;
    }
    if (now < this.#reservedUntil && isOver()) return false;
    if (requestsPerDay !== undefined && this.#day.today + requests > requestsPerDay) {
      // If the day is not used up, a smaller batch may still fit.
      if (this.#day.today >= requestsPerDay) this.emptyUntil = now + this.#day.endsIn;
      return false;
    }
    if (rate !== undefined) {
      // With a larger burst, one second could have more requests than the rate allows.
      const wait = this.#tokens.take(this.#key, requests, { rate, burst: Math.max(1, rate / 5) });
      if (wait > 0) {
        // Checked again a little later, and not with each request.
        this.emptyUntil = now + Math.min(50, wait * 1000);
        if (!isOver()) this.#reservedUntil = now + reserveTime;
        return false;
      }
    }
    if (requestsPerDay !== undefined) this.#day.add(requests);
    return true;
  }

  /** Whether the requests of the next moment, but not those of the day, are used up. */
  isRateExhausted(now: number): boolean {
    const { requestsPerSecond, requestsPerDay = Infinity } = this.#options;
    return requestsPerSecond !== undefined && now < this.emptyUntil + 60 && this.#day.today < requestsPerDay;
  }

  describe(): { readonly requestsToday?: number } & BudgetOptions {
    const { requestsPerDay } = this.#options;
    return { ...this.#options, ...(requestsPerDay !== undefined && { requestsToday: this.#day.today }) };
  }
}
