import { addHeaders, type Attempt, retryDelay } from "@node-access/transport";
import { attemptAt, mayGoOn, noteFailure, type Pick, type PooledEndpoint } from "./pooled-endpoint.ts";

/** The endpoint at which a call is, or begins its next attempt. */
export interface Course {
  endpoint: PooledEndpoint;
  readonly pick: Pick;
  /** Where a further attempt begins when no other endpoint is healthy: one whose circuit is open may have recovered. */
  readonly fallback: (current: PooledEndpoint) => PooledEndpoint;
}

/** Makes one attempt, at one endpoint after the other while that may help. */
export async function attend<T>(
  course: Course,
  attempt: Attempt,
  send: (endpoint: PooledEndpoint, attempt: Attempt) => Promise<T>,
  isStale: (answer: T) => boolean = () => false,
): Promise<T> {
  const { operation, headers } = attempt;
  const tried = new Set<PooledEndpoint>();
  let stale: { readonly answer: T } | undefined;
  for (;;) {
    const { endpoint } = course;
    let failure: unknown;
    tried.add(endpoint);
    attempt.headers = headers;
    if (endpoint.headers) {
      await addHeaders(endpoint.headers, attempt);
      attempt.headers = { ...headers, ...attempt.headers };
    }
    endpoint.health.begin();
    try {
      const answer = await send(endpoint, attemptAt(attempt, endpoint));
      endpoint.health.succeed();
      if (!isStale(answer)) return answer;
      stale ??= { answer };
    } catch (error) {
      noteFailure(endpoint, error, operation);
      failure = error;
    }
    const next = failure === undefined || mayGoOn(failure, operation) ? course.pick(tried) : undefined;
    if (next) {
      course.endpoint = next;
      // A write that comes here was not executed.
      if (operation.idempotency === "write") attempt.sent = false;
    } else {
      if (stale) return stale.answer;
      // A further attempt begins elsewhere, if it can. Where none follows, what has a home keeps it.
      if (retryDelay(failure, operation, 1) !== undefined)
        course.endpoint = course.pick(new Set([endpoint])) ?? course.fallback(endpoint);
      throw failure;
    }
  }
}
