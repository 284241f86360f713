/** The part of a half-life in which nothing changes that could be seen: a power costs as much as all the rest of a request's count. */
const soon = 0.001;

/**
 * A share between 0 and 1, of requests that failed for example, in which old requests count less and less.
 *
 * Times are milliseconds of one clock that only moves forward.
 */
export class DecayedShare {
  readonly #halfLife: number;
  #hits = 0;
  #all = 0;
  #at = 0;

  /** @param halfLife - Milliseconds after which a request counts half. */
  constructor(halfLife: number) {
    this.#halfLife = halfLife;
  }

  add(isHit: boolean, now: number): void {
    this.#decay(now);
    this.#all += 1;
    if (isHit) this.#hits += 1;
  }

  /** One that nothing is known of has no share; a few requests count less than many. */
  value(now: number): number {
    this.#decay(now);
    return this.#hits / (this.#all + 1);
  }

  #decay(now: number): void {
    const passed = now - this.#at;
    if (passed < this.#halfLife * soon) return;
    this.#at = now;
    const left = 2 ** (-passed / this.#halfLife);
    this.#hits *= left;
    this.#all *= left;
  }
}

/** How long the slowest twentieth of an upstream's responses takes, in which old responses count less and less. */
export class DecayedTail {
  readonly #halfLife: number;
  #estimate = 0;
  #at = 0;

  /** @param halfLife - Milliseconds after which what is known counts half. */
  constructor(halfLife: number) {
    this.#halfLife = halfLife;
  }

  /** @param milliseconds - That a response took. */
  add(milliseconds: number, now: number): void {
    const estimate = this.value(now);
    this.#at = now;
    if (estimate === 0) this.#estimate = milliseconds;
    // In balance, one response of twenty is above the estimate.
    else if (milliseconds > estimate)
      this.#estimate = estimate + Math.min(milliseconds - estimate, 0.95 * Math.max(1, estimate) * step);
    else this.#estimate = estimate - Math.min(estimate - milliseconds, 0.05 * Math.max(1, estimate) * step);
  }

  /** Milliseconds; 0 if nothing is known. An upstream that was slow and is not asked any more is slowly forgiven. */
  value(now: number): number {
    const passed = now - this.#at;
    return passed < this.#halfLife * soon ? this.#estimate : this.#estimate * 2 ** (-passed / this.#halfLife);
  }
}

/** How far one response moves the estimate. */
const step = 0.3;
