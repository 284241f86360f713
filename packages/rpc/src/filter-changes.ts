import { invalidArgument, isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { badResult, checkFunction, checkNumbers, checkSignal, sleep } from "@node-access/transport";

/** The part of a client that polling uses. Clients of all protocols with filters have it. */
export interface PollingClient {
  /** Returns the changes since the last poll. */
  eth_getFilterChanges(filterId: string): Promise<readonly unknown[]>;
}

/** Options of polling. */
export interface PollingOptions {
  /** Milliseconds between two polls. Default 1,000. */
  readonly interval?: number | undefined;
  /** Ends the iteration without an error. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Called when changes may have been missed: the node has forgotten the filter (a new one is
   * created), or the response to a poll was lost, which the node sends only once. A filter cannot
   * say what is missing, and without this function the gap goes unnoticed. If the function returns
   * a promise, the next poll waits for it. If it throws or rejects, the iteration ends with that
   * error.
   */
  readonly onGap?: ((reason: NodeAccessError) => unknown) | undefined;
}

/** Maximum consecutive polls that end in a gap. Then the iteration throws the last error. */
const MAX_GAPS = 3;

/**
 * Polls a filter, and creates it again if the node has forgotten it.
 *
 * @param client - A client with `method` and `eth_getFilterChanges`.
 * @param method - The method that creates the filter, called with `params`.
 */
export async function* filterChanges<T>(
  client: PollingClient,
  method: string,
  params: readonly unknown[],
  options: PollingOptions,
): AsyncGenerator<T, void, undefined> {
  const polling: PollingOptions = Object(options);
  const { interval = 1000, signal, onGap } = polling;
  const methods = Object(client) as Record<string, (...params: unknown[]) => Promise<unknown>>;
  if (!methods[method]) throw invalidArgument("client", `a client with ${method}`, typeof client);
  checkNumbers(polling, ["interval"]);
  checkFunction("onGap", onGap);
  checkSignal(polling);
  let filterId: unknown;
  let gaps = 0;
  for (;;) {
    if (signal?.aborted) return;
    if (!filterId) {
      filterId = await methods[method](...params);
      if (!filterId || typeof filterId !== "string") throw badResult(method, "a filter id", filterId);
    }
    try {
      const changes = await methods[POLL]?.(filterId);
      if (!Array.isArray(changes)) throw badResult(POLL, "a list", changes);
      // The type of changes depends on the kind of filter.
      for (const change of changes as T[]) {
        if (signal?.aborted) return;
        yield change;
      }
      gaps = 0;
    } catch (error) {
      // In a pool, only one of several nodes may be unreachable. Another one can create the filter again.
      const forgotten = isForgottenFilter(error) || isNodeAccessError(error, "NOT_SENT");
      if (!(forgotten || isLostPoll(error)) || ++gaps > MAX_GAPS) throw error;
      if (forgotten) filterId = undefined;
      await onGap?.(error);
    }
    await sleep(interval, signal);
  }
}

const POLL = "eth_getFilterChanges";

/** Checks whether an error means that the node does not know a filter. */
// go-ethereum uses -32000 "filter not found", and others a similar text. The code alone only means
// "server error".
export function isForgottenFilter(error: unknown): error is NodeAccessError {
  return (
    isNodeAccessError(error, "JSON_RPC_ERROR") &&
    // Only the beginning, because on a very long text this search would take quadratic time.
    /filter.*(not found|not exist|expired|unknown)/i.test(error.context.rpcMessage.slice(0, 999))
  );
}

function isLostPoll(error: unknown): error is NodeAccessError {
  return (
    isNodeAccessError(error, "UNANSWERED") || (isNodeAccessError(error, "TIMEOUT") && error.context.sent)
  );
}
