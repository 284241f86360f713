import { blockReference, byHash, lastOfRange } from "../../contract/json-rpc/block-reference.ts";
import { paramText } from "../../contract/json-rpc/param-text.ts";
import { textAt } from "../../contract/json-text.ts";
import type { RoutedCall } from "../../contract/part-source.ts";

/** The result never changes: what its call reads is named by a hash, or is not part of the chain. */
export const lasting: number = byHash;

/** The result itself says which block it is of. */
export const inResult = -2;

/**
 * Finds the block that a call's result is of, by the rule of its method.
 *
 * @returns its number, {@link lasting} or {@link inResult}; nothing if the result must not be cached.
 */
export function blockOfCall({ facts, params, block: known }: RoutedCall): number | undefined {
  const { cache, block, blockRange } = facts;
  if (!cache) return undefined;
  if (cache.by === "forever") return lasting;
  if (cache.by === "result") return inResult;
  if (cache.by === "param") return blockReference(paramText(params, cache, cache.path));
  if (blockRange) return lastOfRange(paramText(params, blockRange));
  // An object may say more of the block than its number.
  if (block && known !== undefined && params?.includes("{") === false) return known;
  return block && blockReference(paramText(params, block));
}

/**
 * Finds the block that a result is of, now that the result is there.
 *
 * @param block - What {@link blockOfCall} has found.
 * @param result - JSON.
 * @returns its number or {@link lasting}; nothing if the result must not be cached, as one that is still pending.
 */
export function blockOfResult({ facts }: RoutedCall, block: number, result: string): number | undefined {
  const { cache } = facts;
  // A node that does not know something yet says so in this way.
  if (!cache || result === "null") return undefined;
  if (cache.final) {
    const { path, value } = cache.final;
    return textAt(result, path) === JSON.stringify(value) ? lasting : undefined;
  }
  if (cache.by === "result") return blockReference(textAt(result, cache.path));
  return block;
}
