/**
 * The state of an endpoint's circuit breaker: `open` while it is not used, `half-open` when one
 * call may try it again.
 */
export type CircuitState = "closed" | "open" | "half-open";

/** Consecutive failures that open the circuit. */
const FAILURES = 3;
/** Minimum and maximum milliseconds for which the circuit stays open. It doubles each time in a row. */
const MIN_COOLDOWN = 1_000;
const MAX_COOLDOWN = 30_000;
/** Maximum milliseconds if the endpoint asks for more with Retry-After, which may be nonsense. */
const MAX_RETRY_AFTER = 3_600_000;
/** The weight of the latest call in the score. */
const WEIGHT = 0.2;

/** The health of one endpoint: a score, and a circuit breaker. */
export class EndpointHealth {
  #score = 1;
  #failures = 0;
  #openings = 0;
  #openUntil: number | undefined;
  #waitUntil = 0;
  #isProbing = false;

  /** From 1 (all calls succeed) down to 0. Recent calls weigh most. */
  get score(): number {
    return this.#score;
  }

  get state(): CircuitState {
    if (this.#openUntil === undefined) return "closed";
    return performance.now() < this.#openUntil ? "open" : "half-open";
  }

  /** When it may be called again, on the clock of `performance.now()`. */
  get readyAt(): number {
    return this.#openUntil ?? 0;
  }

  /** Whether the time that it requested with Retry-After has not passed. */
  get mustWait(): boolean {
    return performance.now() < this.#waitUntil;
  }

  /** Whether a call may be sent there. */
  get isReady(): boolean {
    return this.state === "closed" || (this.state === "half-open" && !this.#isProbing);
  }

  /** Records that a call is sent there. */
  begin(): void {
    this.#isProbing = this.state === "half-open";
  }

  /** Records a success. */
  succeed(): void {
    this.#score += (1 - this.#score) * WEIGHT;
    this.#failures = this.#openings = 0;
    this.#openUntil = undefined;
    this.#isProbing = false;
  }

  /** Records a failure. @param wait - Milliseconds that the endpoint requested with Retry-After. */
  fail(wait = 0): void {
    this.#score -= this.#score * WEIGHT;
    this.#failures += 1;
    this.#isProbing = false;
    if (this.#failures < FAILURES && this.#openUntil === undefined && wait === 0) return;
    this.#openings += 1;
    const cooldown = Math.min(MAX_COOLDOWN, MIN_COOLDOWN * 2 ** (this.#openings - 1));
    const now = performance.now();
    this.#waitUntil = now + Math.min(wait, MAX_RETRY_AFTER);
    // With jitter, because other processes have lost the endpoint too.
    this.#openUntil = Math.max(this.#waitUntil, now + cooldown * (0.5 + Math.random() / 2));
  }

  /** Records that a call has ended without a result that says anything about the endpoint. */
  release(): void {
    this.#isProbing = false;
  }
}
