import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";

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
