import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { callError, type CallTarget } from "@node-access/transport";

/** Maximum number of filters. Nodes forget theirs after some minutes. */
const MAX_FILTERS = 10_000;

interface PoolFilter<Home> {
  /** The only node or socket on which it exists. */
  readonly home: Home;
  readonly id: unknown;
}

let lastFilter = 0;

/** Maps a pool's own ids to filters on its nodes, whose ids may be equal. No other id is sent to a node. */
export class PoolFilters<Home> {
  readonly #filters = new Map<unknown, PoolFilter<Home>>();

  /** @returns the filter's id for the caller. An invalid id, such as null, is returned unchanged. */
  add(home: Home, id: unknown): unknown {
    if (!id || typeof id !== "string") return id;
    lastFilter += 1;
    const localId = `0x${lastFilter.toString(16).padStart(16, "0")}`;
    this.#filters.set(localId, { home, id });
    if (this.#filters.size > MAX_FILTERS) this.#filters.delete(this.#filters.keys().next().value);
    return localId;
  }

  /** @param localId - The caller's id. */
  find(localId: unknown): PoolFilter<Home> | undefined {
    return this.#filters.get(localId);
  }

  /** Removes a filter that was uninstalled or that its node has forgotten. */
  delete(localId: unknown): void {
    this.#filters.delete(localId);
  }
}

/** Creates the error of an unknown filter, like a node's, so that callers handle it in the same way. */
export function createUnknownFilterError(target: CallTarget): NodeAccessError {
  const rpcMessage = "filter not found";
  const text = `${rpcMessage}: not created by this client, or its node is gone; create it again`;
  return callError(target, "JSON_RPC_ERROR", text, { rpcCode: -32000, rpcMessage, data: undefined });
}

/** Checks whether an error means that the node does not know a filter. */
// go-ethereum uses -32000 "filter not found", and others a similar text. The code alone only means "server error".
export function isForgottenFilter(error: unknown): error is NodeAccessError {
  return (
    isNodeAccessError(error, "JSON_RPC_ERROR") &&
    // Only the beginning, because on a very long text this search would take quadratic time.
    /filter.*(not found|not exist|expired|unknown)/i.test(error.context.rpcMessage.slice(0, 999))
  );
}
