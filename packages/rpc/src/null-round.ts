import { isNodeAccessError } from "@node-access/auth";

/**
 * Returns whether a call failed because its block number has no block, and never gets one: chains such as Filecoin skip numbers.
 *
 * @param error - What a call threw.
 * @returns whether the node says so.
 *
 * @example
 * ```ts
 * import { isNullRound } from "@node-access/rpc/history";
 *
 * console.log(isNullRound(new Error("not of a node"))); // false
 * ```
 *
 * Source: filecoin-project/lotus, `ErrNullRound`.
 */
export function isNullRound(error: unknown): boolean {
  return isNodeAccessError(error, "JSON_RPC_ERROR") && error.context.rpcMessage.includes("null round");
}
