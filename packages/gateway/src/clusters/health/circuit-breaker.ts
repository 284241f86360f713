/** `half-open` lets one request through that tests whether the upstream has recovered. */
export type BreakerState = "closed" | "open" | "half-open";

/** Consecutive failures that open a breaker. */
const failureThreshold = 5;
/** Milliseconds that a breaker stays open: the first time, and at most. Doubles with each failed probe. */
const minPause = 1_000;
const maxPause = 30_000;

/**
 * Keeps requests away from a failing upstream, and lets a single probe through to find out when it has
 * recovered. `sentAt` is when a request was sent. Times are milliseconds of one monotonic clock.
 */
export class CircuitBreaker {
  #failures = 0;
  #pause = minPause;
  #openedAt: number | undefined;
  /** Since when it is not closed. */
  downSince: number | undefined;
  #probeSince: number | undefined;
  #succeededAt = -Infinity;

  state(now: number): BreakerState {
    if (this.#openedAt === undefined) return "closed";
    return now >= this.#openedAt + this.#pause ? "half-open" : "open";
  }

  get isClosed(): boolean {
    return this.#openedAt === undefined;
  }

  get isProbing(): boolean {
    return this.#probeSince !== undefined;
  }

  wantsProbe(now: number): boolean {
    return this.#probeSince === undefined && this.state(now) === "half-open";
  }

  /** Records a request that is sent. While the breaker is not closed, the request is the probe. */
  sent(now: number): void {
    if (this.#openedAt !== undefined) this.#probeSince ??= now;
  }

  /** Records that a request was given up by its caller, which says nothing about the upstream. */
  abandoned(sentAt: number): void {
    if (this.#probeSince === sentAt) this.#probeSince = undefined;
  }

  isSilentSince(time: number): boolean {
    return this.#succeededAt < time;
  }

  /** Records a request that was served. One from before the breaker opened does not close it. */
  succeeded(sentAt: number, now: number): void {
    this.#succeededAt = now;
    if (this.#openedAt !== undefined && sentAt < this.#openedAt) return;
    this.#failures = 0;
    this.#pause = minPause;
    this.#openedAt = undefined;
    this.downSince = undefined;
    this.#probeSince = undefined;
  }

  /**
   * @param isDown - Whether the upstream could not be reached or did not respond. One such failure opens the
   * breaker, unless other requests succeeded while this one was in flight.
   * @returns whether the breaker opened.
   */
  failed(sentAt: number, now: number, isDown: boolean): boolean {
    if (this.#openedAt !== undefined) {
      // Sent before the breaker opened, so its failure adds nothing new.
      if (sentAt < this.#openedAt) return false;
      if (this.#probeSince === sentAt) this.#probeSince = undefined;
      this.#pause = Math.min(maxPause, this.#pause * 2);
      this.#openedAt = now;
      return false;
    }
    this.#failures++;
    if (this.#failures < failureThreshold && !(isDown && this.isSilentSince(sentAt))) return false;
    this.#openedAt = now;
    this.downSince = now;
    return true;
  }
}
