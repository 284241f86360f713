import type { Limits } from "../options/limits.ts";
import { type HttpProblem, tooMany } from "../codec/http/problem.ts";
import type { Budgets, Quota } from "../state/budgets.ts";
import type { Caller } from "./caller.ts";

/** The burst in seconds of the rate, for a caller that has a rate and no burst of its own. */
const burstSeconds = 2;

/** Limits how many requests each caller may send: one token for each request, and more for a large one. */
export class RateLimit {
  readonly #quota: Quota;
  readonly #bytesPerRequest: number;
  readonly #budgets: Budgets;
  readonly #onCharged: ((credential: string, tokens: number) => void) | undefined;

  /** @param onCharged - Called with the tokens that a credential was charged, by its id or `none`. */
  constructor(
    {
      requestsPerSecond,
      requestBurst,
      bytesPerRequest,
    }: Pick<Limits, "requestsPerSecond" | "requestBurst" | "bytesPerRequest">,
    budgets: Budgets,
    onCharged?: (credential: string, tokens: number) => void,
  ) {
    this.#quota = { rate: requestsPerSecond, burst: requestBurst };
    this.#bytesPerRequest = bytesPerRequest;
    this.#budgets = budgets;
    this.#onCharged = onCharged;
  }

  /** How many requests a body counts as: the number of its calls, or more if it is large. */
  cost(calls: number, bytes: number): number {
    return Math.max(calls, Math.floor(bytes / this.#bytesPerRequest));
  }

  /**
   * Takes tokens for a number of requests, or returns the seconds until they are available. A number larger than the
   * burst takes all of it, so that a large batch is admitted after a pause instead of being rejected for ever.
   */
  take(caller: Caller, requests: number): number {
    const wait = this.#budgets.take(caller.tenant, requests, this.#quotaOf(caller));
    if (wait === 0) this.#onCharged?.(caller.isAnonymous ? "none" : caller.id, requests);
    return wait;
  }

  /** @returns 0 if tokens for a number of requests are available, else the whole seconds until they are. */
  wait(caller: Caller, requests: number): number {
    if (requests <= 0) return 0;
    return this.#budgets.wait(caller.tenant, requests, this.#quotaOf(caller));
  }

  /** Asks the other instances for tokens that {@link take} has denied. Most requests cost one, and do not wait. */
  request(caller: Caller, requests: number): Promise<void> | undefined {
    return requests > 1 ? this.#budgets.request?.(caller.tenant, requests, this.#quotaOf(caller)) : undefined;
  }

  /** Does again what was denied, after the other instances were asked. @returns the seconds to wait, which are 0 if it is admitted. */
  async retry(what: "take" | "wait", caller: Caller, requests: number, wait: number): Promise<number> {
    const asked = this.request(caller, requests);
    if (!asked) return wait;
    await asked;
    return this[what](caller, requests);
  }

  describe(caller: Caller): string {
    const { rate, burst } = this.#quotaOf(caller);
    const whose = caller.isAnonymous ? "without a credential" : "of this credential";
    return `too many requests ${whose}: ${rate} a second are allowed, and ${burst} at once`;
  }

  exceeded(caller: Caller, wait: number): HttpProblem {
    return tooMany(this.describe(caller), wait);
  }

  close(): void {
    this.#budgets.close();
  }

  #quotaOf({ rate, burst }: Caller): Quota {
    if (rate === undefined) return burst === undefined ? this.#quota : { ...this.#quota, burst };
    return { rate, burst: burst ?? burstSeconds * rate };
  }
}
