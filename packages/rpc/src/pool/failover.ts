import { addHeaders, type Attempt, retryDelay } from "@node-access/transport";
import {
  attemptAt,
  mayFailOver,
  recordFailure,
  type PickEndpoint,
  type PooledEndpoint,
} from "./pooled-endpoint.ts";

/** The current endpoint of a call, and how to choose the next one. */
export interface Failover {
  endpoint: PooledEndpoint;
  readonly pick: PickEndpoint;
  /** Chooses the endpoint of a retry if no other is healthy: one with an open circuit may have recovered. */
  readonly fallback: (current: PooledEndpoint) => PooledEndpoint;
}

/** Makes one attempt, and fails over to other endpoints while that may help. */
export async function attemptWithFailover<T>(
  failover: Failover,
  attempt: Attempt,
  send: (endpoint: PooledEndpoint, attempt: Attempt) => Promise<T>,
  isStale: (response: T) => boolean = () => false,
): Promise<T> {
  const { operation, headers } = attempt;
  const tried = new Set<PooledEndpoint>();
  let stale: { readonly response: T } | undefined;
  const sendTo = async (endpoint: PooledEndpoint): Promise<T> => {
    if (endpoint.headers) {
      await addHeaders(endpoint.headers, attempt);
      attempt.headers = { ...headers, ...attempt.headers };
    }
    return send(endpoint, attemptAt(attempt, endpoint));
  };
  // A function of headers or a custom `fetch` may ignore the cancellation.
  const cancelled = new Promise<never>((_, reject) => attempt.onCancel(reject));
  // Since the endpoint was chosen, another call may have begun to probe it.
  if (!failover.endpoint.health.isReady) failover.endpoint = failover.pick(tried) ?? failover.endpoint;
  for (;;) {
    const { endpoint } = failover;
    let failure: unknown;
    tried.add(endpoint);
    attempt.headers = headers;
    endpoint.health.begin();
    try {
      const response = await Promise.race([sendTo(endpoint), cancelled]);
      endpoint.health.succeed();
      if (!isStale(response)) return response;
      stale ??= { response };
    } catch (error) {
      recordFailure(endpoint, error, operation);
      failure = error;
    }
    const next = failure === undefined || mayFailOver(failure, operation) ? failover.pick(tried) : undefined;
    if (next) {
      failover.endpoint = next;
      if (failure !== undefined) (attempt.failures ??= []).push(failure);
      // A write that may fail over was not executed.
      if (operation.idempotency === "write") attempt.sent = false;
    } else {
      if (stale) return stale.response;
      // If there will be a retry, it starts at another endpoint. Otherwise, pinned calls keep theirs.
      if (retryDelay(failure, operation, 1) !== undefined)
        failover.endpoint = failover.pick(new Set([endpoint])) ?? failover.fallback(endpoint);
      throw failure;
    }
  }
}
