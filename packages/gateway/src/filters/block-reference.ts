import { textAt } from "../codec/json/json-text.ts";
import type { ParamPlace } from "../generated/methods.ts";

/** Stands for a block that is named by its hash: which block that is never changes. */
export const byHash = -1;

/**
 * Reads which block a value names.
 *
 * @param text - JSON: a number, a quantity, a hash, a tag, or an object with one of these.
 * @returns the block's number, or {@link byHash}; `undefined` for a tag, whose block changes over time, and
 * for all other values.
 */
export function blockReference(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (text[0] === "{") return referenceInside(text);
  if (/^"(?:0x)?[0-9a-f]{64}"$/i.test(text)) return byHash;
  return /^(?:"0x[0-9a-f]{1,13}"|"\d{1,15}"|\d{1,15})$/i.test(text)
    ? Number(text.replaceAll('"', ""))
    : undefined;
}

/** Source: EIP-1898, starkware-libs/starknet-specs. */
function referenceInside(text: string): number | undefined {
  // With `requireCanonical`, the node's response depends on whether the block is still part of the chain.
  if (textAt(text, ["requireCanonical"]) === "true") return undefined;
  const hash = textAt(text, ["blockHash"]) ?? textAt(text, ["block_hash"]);
  const number = textAt(text, ["blockNumber"]) ?? textAt(text, ["block_number"]);
  if (hash === undefined) return number?.[0] === "{" ? undefined : blockReference(number);
  return number === undefined && /^"0x[0-9a-f]{1,64}"$/i.test(hash) ? byHash : undefined;
}

/**
 * @param text - JSON: an object with the first and the last block, or with the hash of the only one.
 * @returns the last block as {@link blockReference} does; `undefined` unless both ends are numbers.
 */
export function lastOfRange(text: string | undefined): number | undefined {
  if (text?.[0] !== "{") return undefined;
  const from = textAt(text, ["fromBlock"]) ?? textAt(text, ["from_block"]);
  const to = textAt(text, ["toBlock"]) ?? textAt(text, ["to_block"]);
  if (from === undefined && to === undefined) return referenceInside(text);
  const [first, last] = [blockReference(from), blockReference(to)];
  return first === undefined || first < 0 || last === undefined || last < 0 ? undefined : last;
}

/** @returns the text of a param, or of the value at a path inside it, if the call has it. */
export function paramText(
  params: string | undefined,
  { index, name }: ParamPlace,
  inside: readonly string[] = [],
): string | undefined {
  if (params === undefined) return undefined;
  return textAt(params, [params.trimStart()[0] === "[" ? String(index) : name, ...inside]);
}
