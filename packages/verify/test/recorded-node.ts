import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckedResult, ReadFunction } from "../src/index.ts";
import { decodeBlocks } from "./decode-block.ts";

/** A recorded call. */
export interface Recorded extends CheckedResult {
  /** The chain's id, in a record of several chains. */
  readonly chainId?: string;
  readonly params: readonly unknown[];
}

/** Results of a real node, and a function that returns them. */
export interface RecordedNode {
  readonly chainId: string;
  readonly results: readonly Recorded[];
  readonly read: ReadFunction;
}

/**
 * Reads recorded calls from `fixtures/NAME.json`. If `fixtures/NAME.rlp` has the encoded blocks of the same chain,
 * the node returns these too.
 */
export function recordedNode(name: string, hasBlocks = false): RecordedNode {
  const { chainId, results } = JSON.parse(readFileSync(fixturePath(`${name}.json`), "utf8")) as RecordedNode;
  const all = [...results, ...results.flatMap(impliedCalls)];
  if (hasBlocks) all.push(...decodeBlocks(readFileSync(fixturePath(`${name}.rlp`))).flatMap(blockCalls));
  const found = new Map<string, unknown>();
  for (const { method, params, result } of all) {
    const key = JSON.stringify([method, params]);
    if (!found.has(key)) found.set(key, result);
  }
  return {
    chainId,
    results,
    read: ({ method, params }) =>
      Promise.resolve(structuredClone(found.get(JSON.stringify([method, params])))),
  };
}

/** The other ways to ask for what a call has returned. */
function impliedCalls({ method, result }: Recorded): Recorded[] {
  if (method.startsWith("eth_getBlockBy")) return blockCalls(result as Record<string, unknown>);
  const [first] = Array.isArray(result) ? (result as Record<string, unknown>[]) : [];
  if (method !== "eth_getBlockReceipts" || !first) return [];
  return [{ method, params: [first["blockHash"]], result }];
}

function blockCalls(block: Record<string, unknown>): Recorded[] {
  const { hash, number, transactions = [], uncleHeaders = [] } = block;
  const list = transactions as readonly (string | { readonly hash: string })[];
  const hashes = list.map((one) => (typeof one === "string" ? one : one.hash));
  const calls = [true, false].flatMap((isFull) => {
    const result = { ...block, transactions: isFull ? list : hashes };
    return [
      { method: "eth_getBlockByHash", params: [hash, isFull], result },
      { method: "eth_getBlockByNumber", params: [number, isFull], result },
    ];
  });
  const uncles = (uncleHeaders as readonly unknown[]).map((result, index) => ({
    method: "eth_getUncleByBlockHashAndIndex",
    params: [hash, `0x${index.toString(16)}`],
    result,
  }));
  // A list of hashes says nothing about the transactions.
  return [...(typeof list[0] === "string" ? calls.filter(({ params }) => !params[1]) : calls), ...uncles];
}

function fixturePath(file: string): string {
  return join(import.meta.dirname, "fixtures", file);
}
