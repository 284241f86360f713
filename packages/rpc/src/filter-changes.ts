import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { checkNumbers, pause } from "@node-access/transport";

/** What polling a filter needs of a client: any protocol's that offers filters. */
export interface PollingClient {
  /** Gives what is new since it was asked last. */
  eth_getFilterChanges(filterId: string): Promise<readonly unknown[]>;
}

/** How a filter is polled. */
export interface PollingOptions {
  /** Milliseconds between two polls; 1,000 if omitted. */
  readonly interval?: number;
  /** Ends the iteration: it returns, without an error. */
  readonly signal?: AbortSignal;
  /**
   * Told when something may have been missed: the node has forgotten the filter (a new one is made), or a poll was sent and
   * its answer, which the node gives only once, did not arrive. What is missing a filter does not tell, and without this
   * nothing shows that something is.
   */
  readonly onGap?: (reason: NodeAccessError) => void;
}

/** Polls in a row that may end in a gap before the iteration gives up and throws the last one's error. */
const gapsInARow = 3;

/**
 * Polls a filter, and makes it again where the node has forgotten it.
 *
 * @param make - Makes the filter.
 */
export async function* filterChanges<T>(
  client: PollingClient,
  make: () => Promise<string>,
  { interval = 1000, signal, onGap }: PollingOptions,
): AsyncGenerator<T, void, undefined> {
  checkNumbers({ interval }, ["interval"]);
  let filterId: string | undefined;
  let gaps = 0;
  for (;;) {
    if (signal?.aborted) return;
    filterId ??= await make();
    try {
      // What a filter of this kind collects.
      yield* (await client.eth_getFilterChanges(filterId)) as T[];
      gaps = 0;
    } catch (error) {
      // What cannot be reached may, in a pool, be one node of several: another one can make the filter again.
      const forgotten = isForgottenFilter(error) || isNodeAccessError(error, "NOT_SENT");
      if (!(forgotten || isLostPoll(error)) || ++gaps > gapsInARow) throw error;
      if (forgotten) filterId = undefined;
      onGap?.(error);
    }
    await pause(interval, signal);
  }
}

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
