/** A credential's limits: requests a second, and requests in a burst after a pause. */
export interface Quota {
  readonly rate: number;
  readonly burst: number;
}

/** Decides whether a credential may spend tokens: one for each request, more for a large one. */
export interface Budgets {
  /**
   * Takes tokens. A number larger than the burst takes the whole burst, so that a large batch is admitted
   * after a pause.
   *
   * @returns 0 if they were taken, else the whole seconds until they are available.
   */
  take(credential: string, tokens: number, quota: Quota): number;
  /** @returns 0 if `tokens` are available, else the whole seconds until they are. Takes none. */
  wait(credential: string, tokens: number, quota: Quota): number;
  /**
   * Asks for tokens that {@link take} has denied.
   *
   * @returns when they may have come, unless waiting is in vain. Other instances may have more than this one.
   */
  request?(credential: string, tokens: number, quota: Quota): Promise<void> | undefined;
  close(): void;
}

/** One instance's request to one credential's shared budget. */
export interface LeaseRequest {
  readonly credential: string;
  readonly quota: Quota;
  /** Tokens that were spent before they were leased; negative for unspent tokens that are returned. */
  readonly spent: number;
  /** Tokens to lease, if available. */
  readonly wanted: number;
}

/** The response to a {@link LeaseRequest}. */
export interface LeaseGrant {
  /** Tokens that now belong to the instance. */
  readonly granted: number;
  /** Tokens that remain for all instances. */
  readonly left: number;
}

/** One token bucket for each credential, shared by all instances of a fleet. */
export interface SharedBudgets {
  /**
   * Settles what was spent and leases more, for several credentials in one round trip.
   *
   * @returns a grant for each request, in the same order. Rejects if the shared state cannot be reached.
   */
  lease(requests: readonly LeaseRequest[]): Promise<readonly LeaseGrant[]>;
  /** Closes the resources that it opened itself. */
  close(): void;
}

/**
 * Refills a bucket for the time that has passed, and takes tokens from it. Every implementation of {@link
 * SharedBudgets} computes the same.
 *
 * @param tokens - The bucket's level at its last update; negative if more was spent than it held.
 * @param seconds - The time since then. If the clock was set back, no time has passed.
 */
export function settle(
  tokens: number,
  seconds: number,
  { quota, spent, wanted }: Pick<LeaseRequest, "quota" | "spent" | "wanted">,
): LeaseGrant & { readonly tokens: number } {
  const filled = Math.min(quota.burst, tokens + Math.max(0, seconds) * quota.rate);
  const level = Math.min(quota.burst, filled - spent);
  const granted = Math.max(0, Math.min(wanted, level));
  return { granted, tokens: level - granted, left: Math.max(0, level - granted) };
}
