import { blockReference, byHash, lastOfRange, paramText } from "../block-reference.ts";
import { textAt } from "../../codec/json/json-text.ts";
import type { RoutedCall } from "../../upstreams/upstream.ts";

/** Stands for a result that never changes: its call names a block by hash, or does not read the chain. */
export const permanent: number = byHash;

/** Stands for a block that the result itself names. */
export const inResult = -2;

/**
 * @returns the block that a call's result depends on: its number, {@link permanent} or {@link inResult};
 * `undefined` if the result must not be cached.
 */
export function blockOfCall({ facts, params, block: known }: RoutedCall): number | undefined {
  const { cache, block, blockRange } = facts;
  if (!cache) return undefined;
  if (cache.by === "forever") return permanent;
  if (cache.by === "result") return inResult;
  if (cache.by === "param") return blockReference(paramText(params, cache, cache.path));
  if (blockRange) return lastOfRange(paramText(params, blockRange));
  // An object may restrict the block further than its number does.
  if (block && known !== undefined && params?.includes("{") === false) return known;
  return block && blockReference(paramText(params, block));
}

/**
 * Finds the block that a result depends on, from the result itself.
 *
 * @param block - What {@link blockOfCall} has found.
 * @returns its number or {@link permanent}; `undefined` if the result must not be cached, such as a pending
 * one.
 */
export function blockOfResult({ facts }: RoutedCall, block: number, result: string): number | undefined {
  const { cache } = facts;
  // A node also responds with `null` when it does not have something yet.
  if (!cache || result === "null") return undefined;
  if (cache.final) {
    const { path, value } = cache.final;
    return textAt(result, path) === JSON.stringify(value) ? permanent : undefined;
  }
  if (cache.by === "result") return blockReference(textAt(result, cache.path));
  return block;
}
