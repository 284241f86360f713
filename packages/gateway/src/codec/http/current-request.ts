import { AsyncLocalStorage } from "node:async_hooks";

/** The request that a piece of work belongs to. */
export interface CurrentRequest {
  readonly id: string;
  /** Ends it with an error, if it has no response yet. */
  fail(error: unknown): void;
}

let requests: AsyncLocalStorage<CurrentRequest> | undefined;

/**
 * Remembers from now on which request each piece of work belongs to. Before Node 24, that would slow down every
 * promise, and is omitted.
 */
export function trackRequests(): void {
  if (Number.parseInt(process.versions.node, 10) >= 24) requests ??= new AsyncLocalStorage();
}

/** Does work for a request, which {@link currentRequest} finds in it and in its callbacks. */
export function runFor<Result>(request: CurrentRequest, work: () => Result): Result {
  return requests ? requests.run(request, work) : work();
}

/** Node emits the events of a connection for no request: what this returns calls others for the current. */
export function forCurrent(): <Given extends unknown[]>(
  work: (...given: Given) => void,
  ...given: Given
) => void {
  const request = currentRequest();
  // A snapshot of AsyncLocalStorage would take as long as a call from the cache.
  return (work, ...given) => (request ? runFor(request, () => work(...given)) : work(...given));
}

export function currentRequest(): CurrentRequest | undefined {
  return requests?.getStore();
}
