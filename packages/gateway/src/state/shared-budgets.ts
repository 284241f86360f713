/** What a credential may spend: requests a second, and requests at once after a pause. */
export interface Quota {
  readonly rate: number;
  readonly burst: number;
}

/** What one instance asks of one credential's shared budget. */
export interface LeaseRequest {
  /** An id, never the secret. */
  readonly credential: string;
  readonly quota: Quota;
  /** Tokens that were spent before they were leased; below zero, tokens that are given back unspent. */
  readonly spent: number;
  /** Tokens to lease, as far as there are any. */
  readonly wanted: number;
}

/** What an instance gets for a {@link LeaseRequest}. */
export interface LeaseGrant {
  /** Tokens that are now the instance's own. */
  readonly granted: number;
  /** Tokens that are left for everybody. */
  readonly left: number;
}

/** One token bucket for each credential, shared by all instances of a fleet. */
export interface SharedBudgets {
  /**
   * Settles what was spent and leases more, for several credentials in one round trip.
   *
   * @returns a grant for each request, in their order. Rejects if the shared state cannot be reached.
   */
  lease(requests: readonly LeaseRequest[]): Promise<readonly LeaseGrant[]>;
  /** Ends what it holds open of its own. */
  close(): void;
}

/**
 * Fills a bucket for the time that has passed, and takes from it: what every implementation of {@link SharedBudgets} computes.
 *
 * @param tokens - In the bucket when it was last looked at; below zero, what is owed to it.
 * @param seconds - Since then. A clock that was set back counts as no time.
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
