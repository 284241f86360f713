import { describeValue, invalidArgument, NodeAccessError } from "@node-access/auth";
import type { Hash } from "./generated/types.ts";

/** Where a read continues: plain JSON, to be stored with the data that came before it. */
export interface HistoryCursor {
  /** The number of the next block to read. */
  readonly nextBlock: number;
  /** The hash of the block before it, the last one that was delivered. */
  readonly blockHash: Hash;
}

/** Reads a cursor, which may come from a file. @throws NodeAccessError `INVALID_ARGUMENT`. */
export function readCursor(cursor: unknown): HistoryCursor | undefined {
  if (cursor === undefined) return undefined;
  const { nextBlock, blockHash } = Object(cursor) as Partial<HistoryCursor>;
  const like = "as in the cursor of a part";
  if (!Number.isSafeInteger(nextBlock) || Number(nextBlock) < 1)
    throw invalidArgument("cursor.nextBlock", `a block number from 1, ${like}`, describeValue(nextBlock));
  if (typeof blockHash !== "string" || !/^0x[\da-f]{64}$/.test(blockHash))
    throw invalidArgument("cursor.blockHash", `a hash, ${like}`, describeValue(blockHash));
  return { nextBlock: Number(nextBlock), blockHash };
}

/**
 * Creates the error for a block that was delivered and has left the chain.
 *
 * @param operation - The function that the user calls.
 * @param received - The hash of the block in its place, if it is known.
 */
export function blockReplaced(
  operation: string,
  block: number,
  expected: Hash,
  received: Hash | undefined,
): NodeAccessError<"BLOCK_REPLACED"> {
  const found = received === undefined ? "" : `, received ${received}`;
  return new NodeAccessError(
    "BLOCK_REPLACED",
    `${operation}: block ${block} has left the chain: expected ${expected}${found}. Delete what you have of it, and read again from the cursor of an earlier part`,
    { operation, block, expected, ...(received !== undefined && { received }) },
  );
}
