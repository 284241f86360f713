/** What a circuit breaker lets through: everything, nothing, or one request that tests whether the upstream is back. */
export type BreakerState = "closed" | "open" | "half-open";

/** Failures in a row that open a breaker. */
const failuresInRow = 5;
/** Milliseconds that a breaker stays open: the first time, and at most. It doubles with each probe that fails. */
const firstPause = 1_000;
const longestPause = 30_000;

/**
 * Keeps requests away from an upstream that fails, and lets a single probe through to find out when it is back. Times are
 * milliseconds of one clock that only moves forward.
 */
export class CircuitBreaker {
  #failures = 0;
  #pause = firstPause;
  /** When it opened; nothing while it is closed. */
  #openedAt: number | undefined;
  #probeSince: number | undefined;
  #succeededAt = -Infinity;

  state(now: number): BreakerState {
    if (this.#openedAt === undefined) return "closed";
    return now >= this.#openedAt + this.#pause ? "half-open" : "open";
  }

  /** Whether requests go through without a second thought. */
  get isClosed(): boolean {
    return this.#openedAt === undefined;
  }

  /** Whether a request that tests the upstream is in flight. */
  get isProbing(): boolean {
    return this.#probeSince !== undefined;
  }

  /** Whether it is time to test the upstream, and nobody does. */
  wantsProbe(now: number): boolean {
    return this.#probeSince === undefined && this.state(now) === "half-open";
  }

  /** Notes a request that is sent. While the breaker is not closed, it is the probe. */
  sent(now: number): void {
    if (this.#openedAt !== undefined) this.#probeSince ??= now;
  }

  /**
   * Notes that a request was given up by its caller, which says nothing about the upstream.
   *
   * @param sentAt - When the request was sent.
   */
  abandoned(sentAt: number): void {
    if (this.#probeSince === sentAt) this.#probeSince = undefined;
  }

  /** Whether no request succeeded since a time. */
  isSilentSince(time: number): boolean {
    return this.#succeededAt < time;
  }

  /**
   * Notes a request that was served.
   *
   * @param sentAt - When the request was sent: one from before the breaker opened does not close it.
   */
  succeeded(sentAt: number, now: number): void {
    this.#succeededAt = now;
    if (this.#openedAt !== undefined && sentAt < this.#openedAt) return;
    this.#failures = 0;
    this.#pause = firstPause;
    this.#openedAt = undefined;
    this.#probeSince = undefined;
  }

  /**
   * Notes a request that failed.
   *
   * @param sentAt - When the request was sent.
   * @param isDown - Whether the upstream could not be reached or did not respond. One such failure opens the breaker, unless
   *   other requests succeeded while this one was in flight.
   * @returns whether the breaker opened.
   */
  failed(sentAt: number, now: number, isDown: boolean): boolean {
    if (this.#openedAt !== undefined) {
      // Sent before it opened: what it reports is known already.
      if (sentAt < this.#openedAt) return false;
      if (this.#probeSince === sentAt) this.#probeSince = undefined;
      this.#pause = Math.min(longestPause, this.#pause * 2);
      this.#openedAt = now;
      return false;
    }
    this.#failures++;
    if (this.#failures < failuresInRow && !(isDown && this.isSilentSince(sentAt))) return false;
    this.#openedAt = now;
    return true;
  }
}
