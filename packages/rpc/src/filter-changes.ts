import { invalidArgument, isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { badResult, checkFunction, checkNumbers, checkSignal, sleep } from "@node-access/transport";

/** What polling a filter needs of a client: any protocol's that offers filters. */
export interface PollingClient {
  /** Gives what is new since it was asked last. */
  eth_getFilterChanges(filterId: string): Promise<readonly unknown[]>;
}

/** How a filter is polled. */
export interface PollingOptions {
  /** Milliseconds between two polls; 1,000 if omitted. */
  readonly interval?: number | undefined;
  /** Ends the iteration: it returns, without an error. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Told when something may have been missed: the node has forgotten the filter (a new one is made), or a poll was sent and
   * its answer, which the node gives only once, did not arrive. What is missing a filter does not tell, and without this
   * nothing shows that something is. The next poll waits for the promise that it returns, if it returns one. If it throws, or
   * its promise rejects, the iteration ends with that error.
   */
  readonly onGap?: ((reason: NodeAccessError) => unknown) | undefined;
}

/** Polls in a row that may end in a gap before the iteration gives up and throws the last one's error. */
const gapsInARow = 3;

/**
 * Polls a filter, and makes it again where the node has forgotten it.
 *
 * @param client - Has `method` and `eth_getFilterChanges`.
 * @param method - Makes the filter, with `params`.
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
      // What a filter of this kind collects.
      yield* changes as T[];
      gaps = 0;
    } catch (error) {
      // What cannot be reached may, in a pool, be one node of several: another one can make the filter again.
      const forgotten = isForgottenFilter(error) || isNodeAccessError(error, "NOT_SENT");
      if (!(forgotten || isLostPoll(error)) || ++gaps > gapsInARow) throw error;
      if (forgotten) filterId = undefined;
      await onGap?.(error);
    }
    await sleep(interval, signal);
  }
}

const POLL = "eth_getFilterChanges";

/** Whether a node says that it does not know a filter. */
// -32000 "filter not found" is go-ethereum's; others word it alike. The code alone says only "server error".
export function isForgottenFilter(error: unknown): error is NodeAccessError {
  return (
    isNodeAccessError(error, "JSON_RPC_ERROR") &&
    // At its beginning: in a text without end the search would take time by its square.
    /filter.*(not found|not exist|expired|unknown)/i.test(error.context.rpcMessage.slice(0, 999))
  );
}

function isLostPoll(error: unknown): error is NodeAccessError {
  return (
    isNodeAccessError(error, "UNANSWERED") || (isNodeAccessError(error, "TIMEOUT") && error.context.sent)
  );
}
