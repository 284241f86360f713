/** How an endpoint has answered: `open` while it is left alone, `half-open` when one call may try it again. */
export type CircuitState = "closed" | "open" | "half-open";

/** Failures in a row after which an endpoint is left alone. */
const FAILURES = 3;
/** Milliseconds for which it is left alone at first, and at most; each time in a row for twice as long. */
const SHORTEST = 1_000;
const LONGEST = 30_000;
/** The same where it asks for more: what it asks for may be nonsense. */
const LONGEST_ASKED = 3_600_000;
/** How much of the score the latest call decides. */
const SHARE = 0.2;

/** The health of one endpoint: a score, and a circuit breaker. */
export class EndpointHealth {
  #score = 1;
  #failures = 0;
  #openings = 0;
  #until: number | undefined;
  #askedUntil = 0;
  #trying = false;

  /** From 1, where all calls are answered, down to 0; the latest weigh most. */
  get score(): number {
    return this.#score;
  }

  get state(): CircuitState {
    if (this.#until === undefined) return "closed";
    return performance.now() < this.#until ? "open" : "half-open";
  }

  /** When it may be called again, as `performance.now()` tells time. */
  get readyAt(): number {
    return this.#until ?? 0;
  }

  /** Whether it asked not to be called now. */
  get asksToWait(): boolean {
    return performance.now() < this.#askedUntil;
  }

  /** Whether a call may go there. */
  get isReady(): boolean {
    return this.state === "closed" || (this.state === "half-open" && !this.#trying);
  }

  /** Notes that a call goes there. */
  begin(): void {
    this.#trying = this.state === "half-open";
  }

  /** Notes that it has answered. */
  succeed(): void {
    this.#score += (1 - this.#score) * SHARE;
    this.#failures = this.#openings = 0;
    this.#until = undefined;
    this.#trying = false;
  }

  /** Notes that it has not. @param wait - Milliseconds for which it asked to be left alone. */
  fail(wait = 0): void {
    this.#score -= this.#score * SHARE;
    this.#failures += 1;
    this.#trying = false;
    if (this.#failures < FAILURES && this.#until === undefined && wait === 0) return;
    this.#openings += 1;
    const longest = Math.min(LONGEST, SHORTEST * 2 ** (this.#openings - 1));
    const now = performance.now();
    this.#askedUntil = now + Math.min(wait, LONGEST_ASKED);
    // Not all at the same moment: other processes have lost it too.
    this.#until = Math.max(this.#askedUntil, now + longest * (0.5 + Math.random() / 2));
  }

  /** Notes that a call has ended without telling anything about it. */
  release(): void {
    this.#trying = false;
  }
}
