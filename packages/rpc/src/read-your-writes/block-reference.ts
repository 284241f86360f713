import { describeValue, invalidArgument, propertyOf } from "@node-access/auth";

/** A block: its number and, if known, its hash. */
export interface BlockReference {
  /** The number of the block, or of the slot on Solana. */
  readonly number: number;
  /** The hash of the block. Absent if only the number is known. */
  readonly hash?: string | undefined;
}

/** A block number as a result names it: a quantity, a decimal, a number or a bigint. */
export type BlockNumber = string | number | bigint;

/** A result that names its block: a block, a receipt, a transaction or a log; on Solana, one with a slot. */
export type ResultWithBlock =
  | { readonly number: BlockNumber | null; readonly hash?: string | null | undefined }
  | { readonly blockNumber: BlockNumber | null; readonly blockHash?: string | null | undefined }
  | { readonly block_number: BlockNumber | null; readonly block_hash?: string | null | undefined }
  | { readonly slot: BlockNumber }
  | { readonly context: { readonly slot: BlockNumber } };

const EXPECTED = "a block number, or a block, receipt, transaction or log that is in a block";

/**
 * Reads which block a result is of: a block, a receipt, a transaction, a log, or a result of Solana with a slot.
 *
 * @param result - The result, or a block number: a quantity, a decimal, a number or a bigint.
 * @returns the number, and the hash if the result has one.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it names no block, such as a pending transaction.
 *
 * @example
 * ```ts
 * import { blockOf } from "@node-access/rpc/read-your-writes";
 *
 * console.log(blockOf({ blockNumber: "0x10", blockHash: `0x${"ab".repeat(32)}` }).number); // 16
 * ```
 */
export function blockOf(result: BlockNumber | ResultWithBlock): BlockReference {
  if (typeof result !== "object") return { number: readNumber(result) };
  const read = (...names: readonly string[]): unknown =>
    names.map((name) => propertyOf(result, name)).find((value) => value !== undefined);
  // A transaction's own hash is not that of its block, so each number has its own hash.
  const [number, hash] =
    read("blockNumber", "block_number") === undefined
      ? [read("number", "slot") ?? propertyOf(read("context"), "slot"), read("hash")]
      : [read("blockNumber", "block_number"), read("blockHash", "block_hash")];
  return { number: readNumber(number), ...(typeof hash === "string" && { hash: hash.toLowerCase() }) };
}

function readNumber(value: unknown): number {
  const isNumber =
    /^(string|number|bigint)$/.test(typeof value) && /^(0x[\da-f]{1,13}|\d{1,15})$/i.test(`${value}`);
  if (!isNumber) throw invalidArgument("block", EXPECTED, describeValue(value));
  return Number(value);
}
