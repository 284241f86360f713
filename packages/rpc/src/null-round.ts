import { isNodeAccessError } from "@node-access/auth";
import { nullRoundText } from "./generated/null-round.ts";

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
 * Source: `specs/upstream-errors.yaml`, `null-round`.
 */
export function isNullRound(error: unknown): boolean {
  if (!isNodeAccessError(error, "JSON_RPC_ERROR")) return false;
  return error.context.rpcMessage.toLowerCase().includes(nullRoundText);
}
