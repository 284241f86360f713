import { textAt } from "../json-text.ts";

/** A block that a hash names: it stays what it is, whatever becomes of the chain. */
export const byHash = -1;

/**
 * Reads which block a value names.
 *
 * @param text - JSON: a number, a quantity, a hash, a tag, or an object with one of these.
 * @returns the block's number, or {@link byHash}; nothing for a tag, which names another block each time, and for what is
 * neither.
 */
export function blockReference(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (text[0] === "{") return referenceInside(text);
  if (/^"0x[0-9a-f]{64}"$/i.test(text)) return byHash;
  return /^(?:"0x[0-9a-f]{1,13}"|"\d{1,15}"|\d{1,15})$/i.test(text)
    ? Number(text.replaceAll('"', ""))
    : undefined;
}

/** Source: EIP-1898, starkware-libs/starknet-specs. */
function referenceInside(text: string): number | undefined {
  // Whether the block is still part of the chain decides what the node responds.
  if (textAt(text, ["requireCanonical"]) === "true") return undefined;
  const hash = textAt(text, ["blockHash"]) ?? textAt(text, ["block_hash"]);
  const number = textAt(text, ["blockNumber"]) ?? textAt(text, ["block_number"]);
  if (hash === undefined) return number?.[0] === "{" ? undefined : blockReference(number);
  return number === undefined && /^"0x[0-9a-f]{1,64}"$/i.test(hash) ? byHash : undefined;
}

/**
 * Reads up to which block a range goes.
 *
 * @param text - JSON: an object with the first and the last block, or with the hash of the only one.
 * @returns the last block as {@link blockReference} does; nothing unless both ends are numbers.
 */
export function lastOfRange(text: string | undefined): number | undefined {
  if (text?.[0] !== "{") return undefined;
  const from = textAt(text, ["fromBlock"]) ?? textAt(text, ["from_block"]);
  const to = textAt(text, ["toBlock"]) ?? textAt(text, ["to_block"]);
  if (from === undefined && to === undefined) return referenceInside(text);
  const [first, last] = [blockReference(from), blockReference(to)];
  return first === undefined || first < 0 || last === undefined || last < 0 ? undefined : last;
}
