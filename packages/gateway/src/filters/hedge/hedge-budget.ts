/** The share of calls that may be hedged. */
const hedgedShare = 0.05;
/** Maximum saved hedges, for the moment in which an upstream hangs. */
const maxTokens = 50;

/** Allows one hedged call per twenty calls. */
export class HedgeBudget {
  #tokens = 0;

  /** Counts a call that could be hedged. */
  count(): void {
    this.#tokens = Math.min(maxTokens, this.#tokens + hedgedShare);
  }

  /** @returns whether a call may be hedged. */
  take(): boolean {
    // In floating point, twenty shares add up to slightly less than one.
    if (this.#tokens < 1 - 1e-9) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Returns a hedge that was not used. */
  refund(): void {
    this.#tokens += 1;
  }
}
