/** The fraction of a half-life within which decay is negligible: computing a power costs much. */
const negligible = 0.001;

/** A share, for example of requests that failed, in which old requests count less and less. */
export class DecayedShare {
  readonly #halfLife: number;
  #hits = 0;
  #all = 0;
  #updatedAt = 0;

  /** @param halfLife - Milliseconds after which a request counts half. */
  constructor(halfLife: number) {
    this.#halfLife = halfLife;
  }

  add(isHit: boolean, now: number): void {
    this.#decay(now);
    this.#all += 1;
    if (isHit) this.#hits += 1;
  }

  /** The share is 0 without data; a few requests count less than many. */
  value(now: number): number {
    this.#decay(now);
    return this.#hits / (this.#all + 1);
  }

  counts(now: number): { readonly hits: number; readonly all: number } {
    this.#decay(now);
    return { hits: this.#hits, all: this.#all };
  }

  #decay(now: number): void {
    const passed = now - this.#updatedAt;
    if (passed < this.#halfLife * negligible) return;
    this.#updatedAt = now;
    const left = 2 ** (-passed / this.#halfLife);
    this.#hits *= left;
    this.#all *= left;
  }
}

/** Estimates the 95th percentile of an upstream's latency. Old responses count less and less. */
export class DecayedTail {
  readonly #halfLife: number;
  #estimate = 0;
  #updatedAt = 0;

  /** @param halfLife - Milliseconds after which the estimate has halved. */
  constructor(halfLife: number) {
    this.#halfLife = halfLife;
  }

  add(milliseconds: number, now: number): void {
    const estimate = this.value(now);
    this.#updatedAt = now;
    if (estimate === 0) this.#estimate = milliseconds;
    // In equilibrium, one response in twenty is above the estimate.
    else if (milliseconds > estimate)
      this.#estimate = estimate + Math.min(milliseconds - estimate, 0.95 * Math.max(1, estimate) * step);
    else this.#estimate = estimate - Math.min(estimate - milliseconds, 0.05 * Math.max(1, estimate) * step);
  }

  /** Milliseconds; 0 without data. Decays, so that a slow upstream without requests gets another chance. */
  value(now: number): number {
    const passed = now - this.#updatedAt;
    return passed < this.#halfLife * negligible
      ? this.#estimate
      : this.#estimate * 2 ** (-passed / this.#halfLife);
  }
}

/** How far one response moves the estimate. */
const step = 0.3;
