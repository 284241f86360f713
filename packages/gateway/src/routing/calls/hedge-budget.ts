/** The share of calls that may be sent a second time. */
const share = 0.05;
/** How many second calls may be saved up, for a moment in which an upstream hangs. */
const most = 50;

/** Allows one hedged call for each twenty calls. */
export class HedgeBudget {
  #tokens = 0;

  /** Notes a call that could be hedged. */
  earn(): void {
    this.#tokens = Math.min(most, this.#tokens + share);
  }

  /** @returns whether a call may be hedged. */
  spend(): boolean {
    // Twenty shares add up to a little less than one.
    if (this.#tokens < 1 - 1e-9) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Gives back what was not used after all. */
  refund(): void {
    this.#tokens += 1;
  }
}
