// Generated from specs/rpc/avalanche-health.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * Result of a check.
 *
 * Source: ava-labs/avalanchego, api/health.
 */
export interface AvalancheHealthCheck {
  /** What the check found; its form depends on the check. */
  message?: unknown;
  /** Why it failed. Absent if it did not. */
  error?: string;
  /** Time of the check, in ISO 8601. */
  timestamp?: string;
  /** How long it took, in nanoseconds. */
  duration: number;
  /** How often it has failed since it last succeeded. */
  contiguousFailures?: number;
  /** Time of the first of these failures, in ISO 8601. */
  timeOfFirstFailure?: string;
}

/**
 * Results of all checks.
 *
 * Source: ava-labs/avalanchego, api/health.
 */
export interface AvalancheHealth {
  /** Results by the check's name. */
  checks: Record<string, AvalancheHealthCheck>;
  /** Whether all succeeded. */
  healthy: boolean;
}

/** Whether an Avalanche node works, `health.`. */
export interface AvalancheHealthMethods {
  /**
   * Returns whether the node works, with the results of its checks.
   *
   * Source: ava-labs/avalanchego, health.
   *
   * @param params - The params by name. `tags`: Ids of subnets, to omit checks of all others. Default: all
   * checks.
   * @returns The checks.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const report = await client["health.health"]({ tags: ["11111111111111111111111111111111LpoYY"] });
   */
  "health.health"(params?: { readonly tags?: readonly string[] }): Promise<AvalancheHealth>;

  /**
   * Returns whether the node has caught up, so that it can be used.
   *
   * Source: ava-labs/avalanchego, health.
   *
   * @param params - The params by name. `tags`: Ids of subnets, to omit checks of all others. Default: all
   * checks.
   * @returns The checks.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const report = await client["health.readiness"]({ tags: ["11111111111111111111111111111111LpoYY"] });
   */
  "health.readiness"(params?: { readonly tags?: readonly string[] }): Promise<AvalancheHealth>;

  /**
   * Returns whether the node's process runs as it should; if not, restart it.
   *
   * Source: ava-labs/avalanchego, health.
   *
   * @param params - The params by name. `tags`: Ids of subnets, to omit checks of all others. Default: all
   * checks.
   * @returns The checks.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const report = await client["health.liveness"]({ tags: ["11111111111111111111111111111111LpoYY"] });
   */
  "health.liveness"(params?: { readonly tags?: readonly string[] }): Promise<AvalancheHealth>;
}

/**
 * The methods of {@link AvalancheHealthMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface AvalancheHealthCalls {
  "health.health": {
    params: { readonly tags?: readonly string[] };
    result: AvalancheHealth;
  };
  "health.readiness": {
    params: { readonly tags?: readonly string[] };
    result: AvalancheHealth;
  };
  "health.liveness": {
    params: { readonly tags?: readonly string[] };
    result: AvalancheHealth;
  };
}
