import { invalidArgument, propertyOf } from "@node-access/auth";
import { type Attempt, badResponse } from "@node-access/transport";
import { jsonRpcError, rawMessage } from "@node-access/transport/json-rpc";
import { listHeightMethods } from "../pool/affinity.ts";
import type { Table } from "../protocol.ts";
import type { BlockReference } from "./block-reference.ts";
import { notReached, replaced } from "./missing-block.ts";

/** A request whose response shows whether a node has a block. */
export interface BlockProof {
  readonly method: string;
  readonly params: readonly unknown[];
  /** The method that says which block is the newest. */
  readonly height: string;
  /**
   * Checks the response.
   *
   * @throws NodeAccessError `BLOCK_NOT_REACHED` if the node does not have the block, `BLOCK_REPLACED` if it has another one,
   * and the node's error.
   */
  check(message: unknown, attempt: Attempt): void;
}

/** Source: anza-xyz/agave, MinContextSlotNotReached; starknet-specs, BLOCK_NOT_FOUND. */
const NOT_REACHED: ReadonlySet<unknown> = new Set([-32_016, 24]);
/** Messages of EVM nodes that respond with an error in place of `null`. Source: specs/upstream-errors.yaml. */
const LACKING = /(header|block)\b.*found|(unknown|find) block|be found|beyond|out ?of ?range/i;

/** Creates the request that shows whether a node has a block. With a hash, the block must be the one at its number. */
export function createProof(
  table: Table,
  method: string,
  block: BlockReference,
  params: unknown,
): BlockProof {
  const { number, hash } = block;
  const heights = listHeightMethods(table);
  const isStarknet = method.startsWith("starknet_");
  const height = heights.find((name) => name.startsWith("starknet_") === isStarknet);
  if (height === undefined)
    throw invalidArgument("client", "one of a protocol with block numbers", "another one");
  const prove = (
    name: string,
    its: readonly unknown[],
    check: (result: unknown, attempt: Attempt) => void,
  ): BlockProof => ({
    method: name,
    params: its,
    height,
    check(message, attempt) {
      const { result, error } = rawMessage(message);
      if (!error) return check(result, attempt);
      const { code, data, message: text } = Object(error) as Readonly<Record<string, unknown>>;
      if (NOT_REACHED.has(code) || LACKING.test(`${text}`.slice(0, 500)))
        throw notReached(attempt, block, propertyOf(data, "contextSlot"));
      throw jsonRpcError(error, attempt);
    },
  });
  if (hash !== undefined && (isStarknet || heights.includes("eth_blockNumber"))) {
    const quantity = `0x${number.toString(16)}`;
    const [reader, its] = isStarknet
      ? ["starknet_getBlockWithTxHashes", [{ block_number: number }]]
      : ["eth_getBlockByNumber", [quantity, false]];
    return prove(reader, its, (found, attempt) => {
      if (!found) throw notReached(attempt, block);
      const other = propertyOf(found, "block_hash") ?? propertyOf(found, "hash");
      if (typeof other !== "string") throw badResponse(attempt, "INVALID_RESPONSE", "no block", typeof found);
      if (!isSameHash(other, hash)) throw replaced(attempt, number, hash, other);
    });
  }
  if (hash !== undefined)
    throw invalidArgument("block", "a block number, for this protocol", "a block with a hash");
  const { commitment } = Object((params as readonly unknown[]).findLast((one) => one instanceof Object));
  const config = height === "getSlot" ? [{ ...(commitment && { commitment }), minContextSlot: number }] : [];
  return prove(height, config, (newest, attempt) => {
    if (!(Number(newest) >= number)) throw notReached(attempt, block, newest);
  });
}

/** Hashes of Starknet may have leading zeros. */
function isSameHash(one: unknown, other: string): boolean {
  try {
    return BigInt(String(one)) === BigInt(other);
  } catch {
    return one === other;
  }
}
