import { isNodeAccessError, propertyOf } from "@node-access/auth";
import { type Attempt, callError } from "@node-access/transport";
import type { BlockReference } from "./block-reference.ts";

/** Creates the error of a node that does not have a block. @param newest - The newest block that it has, if it says so. */
export function notReached(
  attempt: Attempt,
  { number: block, hash }: BlockReference,
  newest?: unknown,
): Error {
  const last = Number(newest ?? NaN);
  const isKnown = last >= 0 && last < block;
  const behind = isKnown ? `: the newest block is ${last}, ${block - last} behind` : "";
  const why = `block ${block} has not arrived${behind}; raise totalTimeout, or call a node that follows the chain`;
  const facts = { block, ...(hash !== undefined && { hash }), ...(isKnown && { newest: last }) };
  return callError(attempt, "BLOCK_NOT_REACHED", why, facts);
}

/** Creates the error of a node that has another block with the same number. */
export function replaced(attempt: Attempt, block: number, expected: string, received: string): Error {
  const why = `block ${block} is ${received}, not ${expected}: a reorg has replaced it; look your transaction up again`;
  return callError(attempt, "BLOCK_REPLACED", why, { block, expected, received });
}

/**
 * Adds to the error of a node that does not have a block how far the node is behind. A gateway that has waited for the block says
 * so itself.
 *
 * @param readNewest - Reads the node's newest block.
 * @returns the error; another one as it is.
 */
export async function explainMissing(
  error: unknown,
  block: BlockReference,
  attempt: Attempt,
  readNewest: () => Promise<unknown>,
): Promise<unknown> {
  if (isNodeAccessError(error, "JSON_RPC_ERROR")) {
    const { data } = error.context;
    if (propertyOf(data, "reason") !== "block_not_reached") return error;
    return notReached(attempt, block, propertyOf(data, "newest"));
  }
  if (!isNodeAccessError(error, "BLOCK_NOT_REACHED") || error.context.newest !== undefined) return error;
  return notReached(attempt, block, await readNewest().catch(() => undefined));
}
